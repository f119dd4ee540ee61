import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import type { SpotRecord } from '../../../spots/spot.ts'
import { compareSpots } from '../../../spots/order.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context).answer
const BALTIC = new Set(['EE', 'LV', 'LT'])
const baltic = starterSpots()
  .filter(({ country }) => BALTIC.has(country ?? ''))
  .toSorted(compareSpots)

test('the country with the quietest spot is the one that has it, and not the one that is quietest on average', () => {
  const [best] = baltic
  for (const query of [
    'Which Baltic country has the quietest place?',
    'Welches Land im Baltikum hat den ruhigsten Ort?',
    'Quel pays balte a le lieu le plus calme ?',
  ]) {
    const [lead = '', first = ''] = answerTo(query).split('\n')
    assert.match(lead, /Latvia|Lettland|Lettonie/, query)
    assert.ok(first.includes(best?.name ?? '?'), `${query}: ${first}`)
    assert.doesNotMatch(lead, /average|im Mittel|en moyenne/, query)
  }
})

test('the country with the noisiest spot is the one that has it', () => {
  const last = baltic.at(-1)
  const answer = answerTo('Which Baltic country has the noisiest place?')
  assert.match(
    answer,
    new RegExp(`has the noisiest spot in the Baltic states \\(rated ${last?.silenceRating.toFixed(1)}\\)`),
  )
  assert.ok(answer.split('\n')[1]?.includes(last?.name ?? '?'), answer)
})

test('which country is quietest, or has the quietest spots, is told by averages', () => {
  for (const query of ['Which Baltic country is the quietest?', 'Which Baltic country has the quietest places?'])
    assert.match(answerTo(query), /highest average rating/, query)
})

test('countries by the number of spots are in the order of that number', () => {
  const counts = Object.values(Object.groupBy(starterSpots(), ({ country }) => country ?? '')).map(
    all => all?.length ?? 0,
  )
  const most = Math.max(...counts)
  for (const query of [
    'top 5 countries by number of spots',
    'countries by number of spots',
    'Länder nach Anzahl der Orte',
  ])
    assert.match(answerTo(query), new RegExp(`(?<!\\d)${most}(?!\\d)`), query)
})

test('which countries or continents have something is told of each', () => {
  const deserts = starterSpots().filter(spot => spot.tags.includes('desert') || spot.sceneryType === 'desert')
  const countries = new Set(deserts.map(({ country }) => country))
  for (const query of [
    'which countries have deserts?',
    'which country has deserts',
    'in which countries are there deserts?',
    'how many deserts are there, and in which countries?',
    'in welchen Ländern gibt es Wüsten?',
    'dans quels pays y a-t-il des déserts ?',
    '¿en qué países hay desiertos?',
    'in quali paesi ci sono deserti?',
  ]) {
    const answer = answerTo(query)
    assert.match(answer, new RegExp(`^${deserts.length} `), query)
    assert.match(answer, new RegExp(` ${countries.size - 12} `), query)
  }
  assert.match(answerTo('which continents have deserts?'), /^\d+ deserts, by continent: Asia \d+;/)
  assert.match(answerTo('which countries have the most deserts'), /has the most deserts/)
})

test('of a fact that is not recorded of some, that is told beside the countries', () => {
  assert.match(
    answerTo('which countries allow campfires?'),
    /^\d+ spots .*, by country: .* Of \d+ more it is not known\.$/,
  )
})

test('a country of one thing, of one spot or of an order is not told by counts', () => {
  for (const query of [
    'in which country is the largest lake?',
    'which country is Hainich in?',
    'which country is the lake in Norway in?',
    'which country should I visit?',
    'which countries have no spots?',
  ])
    assert.doesNotMatch(answerTo(query), /by country/, query)
})

test('which countries have none of a thing is told of those with spots', () => {
  const all = new Set(starterSpots().map(({ country }) => country))
  const isLake = (spot: SpotRecord) => spot.tags.includes('lake') || spot.sceneryType === 'lake'
  const having = new Set(starterSpots().flatMap(spot => (isLake(spot) ? [spot.country] : [])))
  const none = all.size - having.size
  for (const query of ['which countries have no lakes?', 'are there lakes in every country?'])
    assert.match(
      answerTo(query),
      new RegExp(`^Of ${all.size} countries with spots in the catalogue, ${none} have no lake`),
      query,
    )
  for (const query of [
    'welche Länder haben keine Seen?',
    "quels pays n'ont pas de lacs ?",
    'qué países no tienen lagos',
    'quali paesi non hanno laghi?',
  ])
    assert.match(answerTo(query), new RegExp(`^0 \\S+ \\([^)]*${none} / ${all.size}\\)`), query)
  assert.match(
    answerTo('which countries in Europe have no quiet lakes'),
    /^Of \d+ countries with spots in Europe in the catalogue, \d+ have no quiet lake/,
  )
  assert.match(answerTo('which continents have no deserts'), /^Of 7 continents .*, 1 has no desert there: Europe\.$/)
  assert.match(answerTo('which countries have lakes without a fee'), /^\d+ lakes with free access, by country/)
})

test('as many countries are told as are asked for, in every language', () => {
  for (const [query, says] of [
    [
      'which three countries have the best average, with at least 10 spots each?',
      /4\.04 \(16 spots\)\. Next: Australia \(3\.95, 22 spots\) and the United States \(3\.94, 35 spots\)\./,
    ],
    ['which 2 continents have the most lakes', /^Europe has the most lakes: 46\. Next: Asia \(24\)\./],
    ['die drei Länder mit den meisten Wäldern', /\(14\)\. Danach: Australien \(9\); Japan \(7\)\./],
    ['los dos países con más bosques', /\(14\)\. Después: Australia \(9\)\./],
    ['les deux pays avec le plus de plages', /\(4\)\. Ensuite : États-Unis \(3\)\./],
    ['quali paesi hanno più laghi', /^Laghi per paese, in testa: Stati Uniti \(9\)\./],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('countries that have at least so many of something are told, and which they are', () => {
  for (const [query, told] of [
    [
      'Which countries have more than ten quiet spots?',
      /of countries with at least 11 quiet spots: the United States 29/,
    ],
    ['which countries have at least ten forests?', /of countries with at least 10 forests: /],
    ['which countries have at least 20 spots?', /of countries with at least 20 spots: /],
    ['Welche Länder haben mehr als zehn Orte?', /≥ 11\): Vereinigte Staaten 35/],
    ['Dans quels pays avez-vous plus de dix lieux ?', /≥ 11\): États-Unis 35/],
    ['¿En qué países hay más de diez sitios?', /≥ 11\): Estados Unidos 35/],
    ['In quali paesi avete più di dieci posti?', /≥ 11\): Stati Uniti 35/],
    ['which countries have more than 5000 spots?', /^There is no country with as many as 5001 of them/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, told, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

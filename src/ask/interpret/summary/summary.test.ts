import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { compareSpots } from '../../../spots/order.ts'
import type { SpotRecord } from '../../../spots/spot.ts'
import { ask } from '../../ask.ts'

const spots = starterSpots()
const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context)

function mean(fits: (spot: SpotRecord) => boolean): string {
  const ratings = spots.filter(fits).map(({ silenceRating }) => silenceRating)
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(2)
}

test('spots with something and those without are two groups', () => {
  const isHut = ({ tags }: SpotRecord) => tags.includes('hut')
  const isLake = ({ tags, sceneryType }: SpotRecord) => tags.includes('lake') || sceneryType === 'lake'
  const all = [mean(isHut), mean(spot => !isHut(spot))]
  const lakes = [mean(spot => isLake(spot) && isHut(spot)), mean(spot => isLake(spot) && !isHut(spot))]
  for (const [query, figures] of [
    ['average of spots with a hut versus those without a hut', all],
    ['la moyenne des sites avec hutte contre ceux sans hutte', all],
    ['compare places with huts and places without huts', all],
    ['mean rating of lakes with a hut compared to lakes without', lakes],
    [
      'average rating of free spots against spots that are not free',
      [mean(spot => spot.accessStatus === 'free'), mean(spot => spot.accessStatus === 'paid')],
    ],
  ] as const) {
    const { answer } = answerTo(query)
    // French has a decimal comma.
    for (const figure of figures)
      assert.ok(answer.replaceAll(/(\d),(\d)/g, '$1.$2').includes(figure), `${query}: ${answer}`)
  }
})

test('quiet spots and noisy ones are two groups', () => {
  const { answer } = answerTo('average elevation of quiet lakes versus noisy lakes')
  assert.match(answer, /quiet lakes;/)
  assert.match(answer, /noisy lakes;/)
})

test('whether a country or region is quiet is answered by the median of its spots, without a yes', () => {
  for (const query of [
    'Is Norway quiet?',
    'Is it quiet in Norway?',
    'is norway a noisy country',
    'Is Bavaria very quiet?',
  ]) {
    const { answer } = answerTo(query)
    assert.match(answer, /only the spots listed in it are known here.* in the median/, query)
    assert.doesNotMatch(answer, /\b(Yes|No|Ja), /, query)
  }
  assert.match(answerTo('Ist Norwegen ruhig?').answer, /^Von einer ganzen Region .* im Median /)
  assert.match(
    answerTo('Are Norway and Sweden quiet?').answer,
    /^Of a whole region .*Norway is quieter on average than Sweden/,
  )
  assert.match(answerTo('Is Norway quiet enough for camping?').answer, /^The catalogue has /)
  assert.match(answerTo('Is there a quiet spot in Norway?').answer, /^Yes, the catalogue has /)
  assert.match(answerTo('Is Norway quieter than Sweden?').answer, /^(Yes|No), /)
})

test('the quietest of each country or continent is one of each, the quietest first', () => {
  const bests = new Map<string | null, SpotRecord>()
  const lakes = spots.filter(({ tags, sceneryType }) => tags.includes('lake') || sceneryType === 'lake')
  for (const spot of lakes.toSorted(compareSpots)) if (!bests.has(spot.country)) bests.set(spot.country, spot)
  const scandinavian = ['NO', 'SE', 'DK'].flatMap(code => bests.get(code)?.name ?? [])
  for (const query of [
    'the quietest lake in each country of Scandinavia',
    'What is the quietest lake per country in Scandinavia?',
  ]) {
    const { answer, sources } = answerTo(query)
    assert.match(answer, new RegExp(`^The quietest lake in Scandinavia, by country \\(${scandinavian.length}\\):\n- `))
    assert.deepEqual(new Set(sources.map(({ title }) => title)), new Set(scandinavian), query)
  }
  assert.match(answerTo('which continent is the quietest?').answer, /highest average rating/)
  assert.equal(answerTo('quietest spot on each continent').sources.length, 7)
})

test('which of two is quieter is answered by the average of both, also where a language has but a superlative', () => {
  for (const query of [
    'Which of the two is quieter on average, Norway or Sweden?',
    'Tra la Norvegia e la Svezia, quale delle due è in media più silenziosa?',
    'Quale dei due è mediamente più silenzioso, Norvegia o Svezia?',
    '¿Cuál de las dos es por término medio más tranquila, Noruega o Suecia?',
    'Lequel des deux est en moyenne le plus calme, la Norvège ou la Suède ?',
    'Welches der beiden Länder ist im Schnitt ruhiger, Norwegen oder Schweden?',
  ]) {
    const { sentences, understood } = ask({ query }, context)
    assert.match(
      sentences[0] ?? '',
      /Norway is quieter on average|Norvegia \(3,78\)|Noruega \(3,78\)|Norvège \(3,78\)|Norwegen \(3,78\)/,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
  for (const query of ['Il lago più tranquillo in Norvegia o in Svezia', 'The quietest lake in Norway or Sweden'])
    assert.equal(ask({ query }, context).understood.kind, 'superlative', query)
  assert.match(ask({ query: 'dammi due laghi tranquilli in Svezia' }, context).answer, /1 lago tranquillo/)
})

test('groups that are compared by their medians are said to be so, in each language', () => {
  for (const [query, says] of [
    [
      'What is the median rating of lakes in Norway compared to Germany?',
      /^Norway is quieter in the median than Germany/,
    ],
    ['Medianbewertung der Seen in Norwegen verglichen mit Deutschland', /^Im Median ruhiger: Norwegen/],
    ["note médiane des lacs en Norvège comparée à l'Allemagne", /^Plus calme en médiane : Norvège/],
  ] as const)
    assert.match(ask({ query }, context).answer, says, query)
})

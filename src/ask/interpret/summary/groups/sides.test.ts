import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../../ask.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

for (const query of [
  'average silence rating of huts in Europe vs. springs in Europe',
  'average rating of huts and of springs in Europe',
  'compare the average rating of huts in Europe with that of springs',
  'Durchschnitt der Hütten gegen Quellen in Europa',
])
  test(`"${query}" has an average for either side`, () => {
    const rows = answerTo(query).split('\n').slice(1)
    assert.equal(rows.length, 2)
    assert.match(rows[0] ?? '', /^- \d+ .*(hut|Hütte)/)
    assert.match(rows[1] ?? '', /^- \d+ .*(spring|Quelle)/)
  })

test('what is joined behind "with" is one side', () => {
  assert.doesNotMatch(answerTo('average rating of lakes with a hut and toilets'), /\n- .*\n- /)
})

test('of noises on either side there are no figures', () => {
  assert.match(
    answerTo('How many places have aircraft as a noise source compared with roads?'),
    /no figures of all spots/,
  )
})

for (const [query, says] of [
  ['number of lakes per continent', /^\d+ lakes, by continent: .*Europe \d+.*Africa \d+/],
  ['how many spots are there by country?', /^\d+ spots, by country: .* \d+; \d+ more with \d+ in all\.$/],
  ['average rating by continent', /^Average rating of spots by continent: .*Europe \d\.\d\d \(of \d+\)/],
  ['Anzahl der Seen pro Kontinent', /^\d+ Seen \(Erdteile\): .*Europa \d+/],
  ['nombre de lacs par continent', /^\d+ lacs \(Continents\): .*Europe \d+/],
  ['número de lagos por continente', /^\d+ lagos \(Continentes\): .*Europa \d+/],
  ['quanti posti per paese', /^\d+ luoghi \(Paesi\): /],
] as const)
  test(`"${query}" has a figure for each`, () => assert.match(answerTo(query), says))

for (const query of [
  'Wie hoch ist die durchschnittliche Bewertung in Norwegen?',
  'how high is the average rating in Norway?',
])
  test(`"${query}" asks for no height`, () => assert.match(answerTo(query), /\b6\b.*3[,.]78/))

test('a share of the total stands beside each count', () => {
  for (const query of [
    'how many spots are in Africa compared with Europe, as a share of the total',
    "Quanti posti avete in Africa rispetto all'Europa? E in rapporto al totale?",
  ])
    assert.match(answerTo(query), /\b70\b[\s\S]*13 %[\s\S]*\b163\b[\s\S]*31 %/)
})

for (const query of [
  'Return top 5 spots, type=beach, continent=Oceania, sort by silence rating descending.',
  'List 5 beaches in Oceania by silence rating, highest first',
  'Top 5 Strände in Ozeanien',
  'top 5 des plages en Océanie',
  'top 5 de playas en Oceanía',
  'classifica delle 5 spiagge in Oceania',
])
  test(`"${query}" is a list in order`, () => {
    const { answer, sources } = ask({ query }, context)
    assert.equal(sources.length, 5)
    assert.match(sources[0]?.title ?? '', /^Tetepare/)
    assert.doesNotMatch(answer, /not take into account|pas pu tenir|No pude tener|Non ho potuto|Nicht berücks/)
  })

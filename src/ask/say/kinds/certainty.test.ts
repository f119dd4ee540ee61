import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import type { Explanation } from '../../../silence/explanation.ts'
import { ask } from '../../ask.ts'

const WHY: Explanation = {
  rating: 3.6,
  lden: 38.7,
  levels: { day: 36.5, evening: 35.8, night: 29.8 },
  band: [3, 4.2],
  confidence: 'medium',
  method: 'SR-1.1',
  words: 'quiet',
  dominant: [{ kind: 'road', class: 'trunk', name: 'A18', distanceM: 600, levelDb: 36, share: 0.6 }],
  caps: [],
  caveats: ['Computed from the map, not measured: the truth may lie 4 dB to either side'],
}
const spots = starterSpots().map(spot =>
  spot.country === 'DE'
    ? { ...spot, ratedBy: 'model' as const, confidence: 'medium' as const, lden: 38.7 }
    : spot.country === 'FR'
      ? { ...spot, ratedBy: 'model' as const, confidence: 'low' as const, lden: 38.7 }
      : spot,
)
const germans = new Set(spots.filter(({ ratedBy }) => ratedBy === 'model').map(({ name }) => name))
const made = await contextOf(spots)
const context = { ...made, explain: (doc: number) => (germans.has(made.index.name(doc)) ? WHY : undefined) }
const answerTo = (query: string, ...prev: string[]) => ask({ query, prev }, context)

test('how sure a rating is, is told with its interval, in each language', () => {
  for (const [before, query, says] of [
    ['Why is Grunewald so loud?', 'How sure are you about that?', /medium confidence.*from 3\.0 to 4\.2.*not measured/],
    ['How quiet is Grunewald?', 'How reliable is that?', /medium confidence.*from 3\.0 to 4\.2/],
    ['How quiet is Grunewald?', 'Are you sure?', /medium confidence/],
    ['Wie ruhig ist Grunewald?', 'Wie sicher ist das?', /nicht gemessen: mittlere Sicherheit, Spanne von 3,0 bis 4,2/],
    ['Wie ruhig ist Grunewald?', 'Wie zuverlässig ist diese Bewertung?', /mittlere Sicherheit/],
    [
      'Pourquoi Grunewald est-il bruyant ?',
      'Vous en êtes sûr ?',
      /non mesurée : fiabilité moyenne, intervalle de 3,0 à 4,2/,
    ],
    ['¿Es tranquilo Grunewald?', '¿Qué tan fiable es eso?', /no medida: fiabilidad media, intervalo de 3,0 a 4,2/],
    ['È tranquillo Grunewald?', 'Quanto è affidabile?', /non misurato: affidabilità media, intervallo da 3,0 a 4,2/],
  ] as const) {
    const { answer, understood } = answerTo(query, before)
    assert.match(answer, /Grunewald/, query)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('of a rating that people gave, that is told, and no interval', () => {
  assert.match(answerTo('How certain is the rating of Sarek?').answer, /given by its editors.*no confidence interval/)
  assert.match(answerTo('Wie sicher ist die Bewertung von Sarek?').answer, /hat die Redaktion vergeben/)
  assert.match(answerTo('Is Sarek safe?').answer, /safe/)
})

test('the level of a part of the day is told of a spot, in each language', () => {
  for (const [query, says] of [
    ['what is the noise level at night at Grunewald in decibels?', /about 30 dB.*at night.*by day about 37/],
    ['How loud is Grunewald in the evening?', /about 36 dB.*in the evening/],
    ['Wie laut ist es nachts im Grunewald?', /nachts etwa 30 dB/],
    ['Wie laut ist Grunewald tagsüber?', /tagsüber etwa 37 dB/],
    ['Quel est le niveau de bruit la nuit à Grunewald ?', /la nuit environ 30 dB/],
    ['¿Qué nivel de ruido hay por la noche en Grunewald?', /por la noche unos 30 dB/],
    ["Quanto rumore c'è di notte a Grunewald?", /di notte circa 30 dB/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(answerTo('and at night?', 'How loud is Grunewald?').answer, /about 30 dB/)
  assert.match(answerTo('How loud is Sarek at night?').answer, /at night is not known/)
})

test('where a noise comes from asks why, behind "and" too', () => {
  for (const [before, query] of [
    ['what is the noise level at night at Grunewald?', 'and where does that noise come from?'],
    ['Wie laut ist Grunewald?', 'und woher kommt dieser Lärm?'],
    ['Quel est le niveau de bruit à Grunewald ?', "et d'où vient ce bruit ?"],
    ['¿Qué nivel de ruido hay en Grunewald?', '¿y de dónde viene ese ruido?'],
    ["Quanto rumore c'è a Grunewald?", 'e da dove viene quel rumore?'],
  ] as const)
    assert.match(answerTo(query, before).answer, /A18/, query)
})

test('confidence, and who gave the rating, are conditions', () => {
  const of = (confidence: string) => spots.filter(spot => spot.confidence === confidence).length
  const computed = spots.filter(({ ratedBy }) => ratedBy === 'model').length
  for (const [query, count] of [
    ['How many spots have a low confidence rating?', of('low')],
    ['Wie viele Orte haben eine geringe Sicherheit?', of('low')],
    ['Combien de lieux ont une fiabilité faible ?', of('low')],
    ['¿Cuántos lugares tienen fiabilidad baja?', of('low')],
    ['Quanti luoghi hanno affidabilità bassa?', of('low')],
    ['How many spots have medium confidence?', of('medium')],
    ['How many hand-picked spots are there?', of('editorial')],
    ['How many spots are there, leaving out the imported regions?', of('editorial')],
    ['How many spots are there that are not rated by editors?', computed],
    ['How many spots have a computed rating?', computed],
    ['Wie viele handverlesene Orte gibt es?', of('editorial')],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, new RegExp(String.raw`\b${count}\b`), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.match(answerTo('lakes rated by editors in Norway').answer, /lakes in Norway rated by editors/)
  assert.match(
    answerTo('Which country has the most hand-picked spots, leaving out the imported regions?').answer,
    /^[^"]*the most spots rated by editors: /,
  )
  const starter = ask({ query: 'How many spots have a low confidence rating?' }, made)
  assert.match(starter.answer, /rated with low confidence/)
})

test('how reliable ratings are in general is a question about the method', async () => {
  const { understood } = ask({ query: 'how reliable are the ratings?' }, await starterContext())
  assert.equal(understood.kind, 'help')
  assert.deepEqual(understood.notApplied, [])
})

test('where one is sure about the rating is of high confidence, in each language; where it is safe is not', () => {
  for (const query of [
    "quiet places where you're sure about the rating",
    'ruhige Orte, bei denen ihr euch der Bewertung sicher seid',
    'des lieux calmes dont vous êtes sûrs de la note',
    'lugares tranquilos donde estéis seguros de la puntuación',
    'luoghi tranquilli con voto sicuro',
  ]) {
    const { applied, notApplied } = answerTo(query).understood
    assert.ok(
      applied.some(({ as }) => as === 'rated with high confidence'),
      query,
    )
    assert.deepEqual(notApplied, [], query)
  }
  for (const query of [
    'lakes where you are not sure about the rating',
    'Orte, bei denen ihr euch der Bewertung nicht sicher seid',
    "lieux où vous n'êtes pas sûrs de la note",
    'lagos donde no estéis seguros de la puntuación',
    'laghi dove non siete sicuri del voto',
  ])
    assert.ok(
      answerTo(query).understood.applied.some(({ as }) => as === 'rated with low confidence'),
      query,
    )
  for (const query of [
    'make sure the rating is over 4 in Norway',
    "I'm not sure about the lake, maybe a forest in Norway",
  ])
    assert.ok(!answerTo(query).understood.applied.some(({ as }) => as.endsWith(' confidence')), query)
})

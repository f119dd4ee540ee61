import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Explanation } from '../../../silence/explanation.ts'
import { ask } from '../../ask.ts'

const NOISE: Explanation = {
  rating: 2.1,
  lden: 47.6,
  levels: { day: 45.1, evening: 44.2, night: 38.6 },
  band: [1.3, 2.9],
  confidence: 'medium',
  method: 'SR-1.0',
  words: 'disturbed',
  dominant: [{ kind: 'road', class: 'primary', name: 'CG-1', distanceM: 410, levelDb: 46.2, share: 0.8 }],
  caps: [],
  caveats: [],
}
const FAINT: Explanation = { ...NOISE, rating: 5, lden: '< 20', levels: null, words: 'pristine', dominant: [] }
const explainPoint = ({ longitude }: Coordinates) => (longitude < 1.6 ? NOISE : FAINT)
const context = await contextOf(starterSpots(), undefined, explainPoint)
const answerTo = (query: string) => ask({ query }, context)

test('what is put at a point whose noise is asked for is no kind of spot', () => {
  for (const query of [
    'How noisy would my tent be at 42.5078, 1.5211?',
    'How loud would it be in a tent at 42.5078, 1.5211?',
    'How quiet would my cabin be at 42.5078, 1.5211?',
    'How noisy would our van be at 42.5078, 1.5211?',
    'How noisy would a picnic be at 42.5078, 1.5211?',
    'Would my tent be quiet at 42.5078, 1.5211?',
    'Wie laut wäre mein Zelt bei 42.5078, 1.5211?',
    'Quel serait le bruit dans ma tente à 42.5078, 1.5211 ?',
    'Ma tente serait-elle au calme à 42.5078, 1.5211 ?',
    '¿Cuánto ruido tendría mi tienda en 42.5078, 1.5211?',
    'Quanto sarebbe rumorosa la mia tenda a 42.5078, 1.5211?',
  ]) {
    const { answer, understood, sources } = answerTo(query)
    assert.match(answer, /^(It is disturbed at )?42\.5078, 1\.5211 ?: .*48 dB|^It is disturbed at.*48 dB/, query)
    assert.deepEqual([understood.kind, understood.notApplied, sources], ['about', [], []], query)
  }
})

test('the level of the night is told where it is asked for', () => {
  for (const query of [
    'How loud is it at night at 42.5078, 1.5211?',
    'How much noise is there at night at 42.5078, 1.5211?',
    'Wie viel Lärm gibt es nachts bei 42.5078, 1.5211?',
    'Wie laut ist es in der Nacht an 42.5078, 1.5211?',
    'Combien de bruit y a-t-il la nuit à 42.5078, 1.5211 ?',
    'Combien de décibels y a-t-il la nuit à 42.5078, 1.5211 ?',
    '¿Cuánto ruido hay por la noche en 42.5078, 1.5211?',
    "Quanto rumore c'è di notte a 42.5078, 1.5211?",
  ]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /48 dB.* 39 dB/, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['about', []], query)
  }
  assert.doesNotMatch(answerTo('How loud is it at 42.5078, 1.5211?').answer, /39 dB/)
  assert.match(
    answerTo('How loud is it at night at 42.5078, 1.7?').answer,
    /At night the level is less than 20 dB there/,
  )
  assert.match(answerTo('Wie laut ist es nachts bei 42.5078, 1.7?').answer, /Nachts sind es dort weniger als 20 dB/)
})

test('another time of a point is named as not applied, and the point is answered', () => {
  for (const [query, time] of [
    ['How loud is it in winter at 42.5078, 1.5211?', 'in winter'],
    ['Wie viel Lärm gibt es im Winter bei 42.5078, 1.5211?', 'im Winter'],
    ['Combien de bruit y a-t-il en hiver à 42.5078, 1.5211 ?', 'en hiver'],
    ['¿Cuánto ruido hay en invierno en 42.5078, 1.5211?', 'invierno'],
    ["Quanto rumore c'è d'inverno a 42.5078, 1.5211?", 'inverno'],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /48 dB/, query)
    assert.ok(understood.notApplied.join().includes(time), `${query}: ${understood.notApplied.join()}`)
  }
})

test('spots near a point are still looked for and counted', () => {
  for (const [query, kind] of [
    ['quiet places for my tent at 42.567, 1.6', 'nearest'],
    ['where can I camp near 42.567, 1.6', 'nearest'],
    ['How noisy is the lake at 42.567, 1.6?', 'nearest'],
    ['How many quiet lakes are there at 42.567, 1.6?', 'count'],
    ['How many campsites at 42.567, 1.6?', 'count'],
    ['lakes for my dog at 42.567, 1.6', 'nearest'],
  ] as const)
    assert.equal(answerTo(query).understood.kind, kind, query)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import type { Explanation } from '../../../silence/explanation.ts'
import { ask } from '../../ask.ts'

const made = await starterContext()
const sarek = Array.from({ length: made.index.count }, (_, doc) => doc).find(doc => made.index.name(doc) === 'Sarek')

function explanation(lden: number, rating: number): Explanation {
  const lift = {
    class: 'ski-lift',
    name: 'Täli',
    distanceM: 495,
    cap: 3.9,
    isSeasonal: true,
    season: 'winter',
  } as const
  return {
    rating,
    lden,
    levels: null,
    band: [rating, rating],
    confidence: 'high',
    method: 'SR-1.1',
    words: 'quiet',
    dominant: [{ kind: 'settlement', class: 'village', name: 'Malbun', distanceM: 1700, levelDb: 24, share: 0.5 }],
    caps: [lift],
    caveats: [
      'In winter a ski lift (Täli) 495 m away caps the rating at 3.9: in the rest of the year it may be quieter',
    ],
  }
}

function answerTo(query: string, why: Explanation): string {
  return ask({ query, prev: [] }, { ...made, explain: doc => (doc === sarek ? why : undefined) }).answer
}

const WHY: readonly (readonly [string, RegExp, RegExp])[] = [
  ['Why is Sarek rated so?', /In winter a ski lift \(Täli\), 0\.5 km away, caps the rating at 3\.9/, /because/],
  ['Warum ist Sarek so bewertet?', /Im Winter begrenzt ein Skilift \(Täli\), 0,5 km entfernt/, /denn/],
  [
    'Pourquoi Sarek a-t-il cette note ?',
    /En hiver, une remontée mécanique \(Täli\), à 0,5 km, limite la note à 3,9/,
    /, car /,
  ],
  [
    '¿Por qué Sarek tiene esa puntuación?',
    /En invierno, un remonte \(Täli\), a 0,5 km, limita la puntuación a 3,9/,
    /porque/,
  ],
  [
    'Perché Sarek ha questo voto?',
    /In inverno un impianto di risalita \(Täli\), a 0,5 km, limita il voto a 3,9/,
    /perché/,
  ],
]

for (const [query, capped, because] of WHY) {
  test(`a rating that a lift caps is no consequence of its level: ${query}`, () => {
    const answer = answerTo(query, explanation(28, 3.9))
    assert.match(answer, capped)
    assert.doesNotMatch(answer, because)
    const noisier = answerTo(query, explanation(45, 2.6))
    assert.match(noisier, because)
    assert.doesNotMatch(noisier, /Täli/)
  })
}

test('a lift that is asked for at a spot is told where one caps ratings there', () => {
  assert.match(answerTo('Ist an Sarek ein Skilift zu hören?', explanation(28, 3.9)), /ein Skilift \(Täli\), 0,5 km/i)
  assert.doesNotMatch(answerTo('Ist an Sarek ein Jachthafen zu hören?', explanation(28, 3.9)), /Täli|Bewertung auf/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string, ...prev: string[]) => ask({ query, prev }, context).understood

const ASKED = {
  'waterfall in Austria, at least 3': [
    'drop the rating',
    'forget the rating',
    'without the rating condition',
    'any rating',
    'ok, ignore the minimum rating please',
    'the rating doesn’t matter',
  ],
  'Wasserfall in Österreich, mindestens 3': ['ohne die Bewertung', 'vergiss die Bewertung', 'die Bewertung ist egal'],
  'cascades en Autriche, au moins 3': ['oublie la note', 'sans la note', 'peu importe la note'],
  'cascadas en Austria, al menos 3': ['olvida la puntuación', 'sin la puntuación', 'cualquier puntuación'],
  'cascate in Austria, almeno 3': ['lascia perdere il voto', 'senza il voto', 'qualsiasi voto'],
}

test('the limit of a rating is taken back, in each language', () => {
  for (const [first, turns] of Object.entries(ASKED))
    for (const query of turns) {
      const { minRating, tags, notApplied } = understood(query, first)
      assert.deepEqual([minRating, tags, notApplied], [1, ['waterfall'], []], query)
    }
})

test('a limit that is set, or a rating that is asked for, stays', () => {
  assert.equal(understood('without a rating below 3.5', 'lakes in Sweden').minRating, 3.5)
  assert.equal(understood('which has the best rating?', 'lakes in Sweden').kind, 'superlative')
})

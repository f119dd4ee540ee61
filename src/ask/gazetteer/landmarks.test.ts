import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('the name of a landmark is no misspelled town or word, in each language', () => {
  for (const query of [
    'Which is quieter, Taburiente or Teide?',
    'Ist der Teide leiser als Garajonay?',
    '¿Hay sitios tranquilos cerca del Everest?',
    'ruhige Orte am Achensee',
    'ruhige Orte am Fudschi',
    'lieux calmes près de la Meije',
    'posti tranquilli vicino al Sinai',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.corrected, [], query)
    assert.match(answer, /not known|nicht bekannt|no se conoce|connu|noto/, query)
  }
})

test('names that are misspelled are corrected still', () => {
  for (const [query, to] of [
    ['lakes near Stockolm', 'Stockholm'],
    ['spots near Telda', 'Telde'],
    ['lakes near Everet', 'Everett'],
  ] as const)
    assert.equal(ask({ query }, context).understood.corrected[0]?.to, to, query)
})

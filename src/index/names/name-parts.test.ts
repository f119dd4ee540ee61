import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasesOf } from './name-parts.ts'

test('each half of a name in two languages is a name', () => {
  assert.deepEqual(phrasesOf(['Aoraki / Mount Cook']), ['aoraki mount cook', 'mount cook'])
  assert.deepEqual(phrasesOf(['Lago di Braies / Pragser Wildsee']), [
    'lago di braies pragser wildsee',
    'lago di braies',
    'pragser wildsee',
  ])
  assert.deepEqual(phrasesOf(['Munga-Thirri–Simpson Desert']), [
    'munga thirri simpson desert',
    'munga thirri',
    'simpson desert',
  ])
})

test('a word, what only says a kind, and ends of a way are no names', () => {
  assert.deepEqual(phrasesOf(['Feldkirch–Buchs']), ['feldkirch buchs'])
  assert.deepEqual(phrasesOf(['Naffkopf/Pfälzerhütte']), ['naffkopf pfalzerhutte'])
  assert.deepEqual(phrasesOf(['Sentiero / Nature Reserve']), ['sentiero nature reserve'])
  assert.deepEqual(phrasesOf(["O'ahu"]), ['o ahu', 'oahu'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'
import { isLikelyTypo } from './likely-typo.ts'

const context = await starterContext()
const asked = (query: string) => ask({ query }, context)

test('letters left out, doubled, turned, of a key beside or of a like sound are slips; another beginning is none', () => {
  for (const [typed, meant] of [
    ['lkae', 'lake'],
    ['laek', 'lake'],
    ['kake', 'lake'],
    ['forrest', 'forest'],
    ['desart', 'desert'],
    ['watrfall', 'waterfall'],
    ['siland', 'island'],
  ] as const)
    assert.ok(isLikelyTypo(typed, meant), typed)
  for (const [typed, meant] of [
    ['vending', 'ending'],
    ['fnord', 'fiord'],
    ['blake', 'lake'],
    ['glaze', 'place'],
  ] as const)
    assert.ok(!isLikelyTypo(typed, meant), typed)
})

test('a word that is no slip is said not to be understood, and is read as no other', () => {
  for (const query of ['fnord', 'fnord lakes', 'quiet lakes with vending machines', 'purple fnord machine']) {
    const { understood, answer } = asked(query)
    assert.deepEqual(understood.corrected, [], query)
    assert.doesNotMatch(answer, /I read|fiord|fjord/, query)
  }
  assert.equal(asked('fnord').understood.kind, 'not understood')
})

test('nonsense of words that other languages have, too, is answered in English', () => {
  for (const query of ['purple monkey dishwasher', 'vending machine', 'fnord', 'table monkey purple']) {
    const { understood } = asked(query)
    assert.deepEqual([understood.language, understood.kind], ['en', 'not understood'], query)
  }
})

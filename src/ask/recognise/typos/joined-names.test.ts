import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context)

test('a name that is written together or apart is the spot, and it is said how it was read', () => {
  for (const [query, from, to] of [
    ['Hoh Rainforest', 'Hoh Rainforest', 'Hoh Rain Forest'],
    ['tell me about Rannochmoor', 'Rannochmoor', 'Rannoch Moor'],
    ['quiet forests near Blackforest', 'Blackforest', 'Black Forest'],
  ] as const)
    assert.deepEqual(answerTo(query).understood.corrected, [{ from, to }], query)
})

test('other words with a landscape at their end are no names', () => {
  for (const query of ['a quiet rainforest', 'tell me about Nowheremoor', 'Hoh Rain Forest'])
    assert.deepEqual(answerTo(query).understood.corrected, [], query)
})

test('an ordinary word before a kind of landscape is no other spot with that word', () => {
  for (const query of ['is Black Hills quiet?', 'tell me about the Black Hills', 'Black Hills'])
    assert.match(answerTo(query).answer, /A place called "Black Hills" is not known here/, query)
  assert.match(answerTo('Quiet Lakes').answer, /quiet lakes/)
})

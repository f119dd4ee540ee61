import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('"it" and "there" of a first question point at nothing: they are named, and nothing is a yes', () => {
  for (const [query, ...named] of [
    ['is it quiet?', 'it'],
    ['can I camp there?', 'there'],
    ['is this place free?', 'this place'],
    ['ist dieser Ort ruhig?', 'dieser Ort'],
    ['¿es tranquilo allí?', 'allí'],
    ['è tranquillo lì?', 'lì'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, named, query)
    assert.doesNotMatch(answer, /(^|\s)(Yes|Ja|Sí|Sì),/, query)
  }
})

test('an "it" that stands for what is said behind it, and one that was spoken of, are no such', () => {
  assert.match(ask({ query: 'is it allowed to camp?' }, context).answer, /^Yes, /)
  assert.match(ask({ query: 'is it possible to camp in Norway?' }, context).answer, /^Yes, /)
  assert.match(ask({ query: 'is it quiet?', prev: ['Tell me about Sarek'] }, context).answer, /^Yes, Sarek/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('that a rule applies restricts nothing, in each language', () => {
  for (const [query, before] of [
    ['which fire rule applies at the first one?', 'Forests near Berlin'],
    ['Und welche Feuerregel gilt auf der ersten?', 'Wälder bei Berlin'],
    ['quelle règle de feu s’applique au premier ?', 'Forêts près de Berlin'],
    ['¿qué norma de fuego rige en el primero?', 'Bosques cerca de Berlín'],
    ['quale regola sul fuoco vale per il primo?', 'Foreste vicino a Berlino'],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [before] }, context)
    assert.match(answer, /Grunewald/, query)
    assert.deepEqual([understood.aspect, understood.notApplied], ['fire', []], query)
  }
  assert.deepEqual(ask({ query: 'Gilt am Grunewald ein Feuerverbot?' }, context).understood.notApplied, [])
})

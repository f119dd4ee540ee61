import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

test('praise of what was shown says nothing beside a question, in each language', () => {
  for (const [before, query, says] of [
    ['forests in Germany', 'the second sounds good, is it free?', /^Access to Hainich is free/],
    ['Wälder in Deutschland', 'der zweite klingt gut, ist der kostenlos?', /^Der Zugang zu Hainich/],
    ['bosques en Alemania', 'el segundo suena bien, ¿es gratis?', /^El acceso a Hainich/],
    ['boschi in Germania', 'il secondo sembra bello, è gratis?', /^L’accesso a Hainich/],
  ] as const) {
    const { answer, understood } = after(query, before)
    assert.match(answer, says, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('sounds that are asked for are no praise', () => {
  assert.deepEqual(after('which has the sounds of a river?', 'forests in Germany').understood.kind === 'help', false)
  assert.match(after('what do I hear there?', 'tell me about Hainich').answer, /which noise sources are behind it/)
})

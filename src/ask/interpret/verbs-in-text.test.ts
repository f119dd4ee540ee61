import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('what somebody says or thinks is no word that a text should mention', () => {
  for (const [query, words] of [
    ['My grandson says there is a lake in Germany', ['grandson']],
    ['My sister says that a forest in Sweden is nice', ['sister']],
    ['Is there a lake in Norway that I saw in the sixties?', ['sixties']],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [] }, context)
    assert.doesNotMatch(answer, /whose text mentions/, query)
    const told = [...understood.applied.map(({ text }) => text), ...understood.notApplied].join(' ')
    for (const word of words) assert.ok(told.includes(word), `${query}: ${told}`)
  }
  assert.match(ask({ query: 'Is there a forest in Poland with bison?', prev: [] }, context).answer, /bison/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('of several that are compared only those that are equal are said to be', () => {
  const { answer } = ask({ query: 'which has more lakes, Finland, Norway or Sweden?' }, context)
  assert.match(answer, /^Finland and Norway are equal in this: 3\./)
  const foreign = ask({ query: 'Was hat mehr Seen: Finnland, Norwegen oder Schweden?' }, context).answer
  assert.doesNotMatch(foreign.split('\n')[0] ?? '', /gleich.*Schweden/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what "ist ruhig" is a condition, and "ist ruhiger" a comparison', () => {
  const quiet = ask({ query: 'Welcher Wald in Deutschland ist ruhig und kostenlos?', prev: [] }, context)
  assert.deepEqual(quiet.understood.notApplied, [])
  assert.deepEqual(quiet.docs, ask({ query: 'ruhige kostenlose Wälder in Deutschland', prev: [] }, context).docs)
  const { answer } = ask({ query: 'Welcher ist ruhiger, Sarek oder Abisko?', prev: [] }, context)
  assert.match(answer, /^Sarek ist ruhiger als Abisko/)
})

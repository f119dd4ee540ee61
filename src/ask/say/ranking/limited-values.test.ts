import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('as many countries are told as are asked for, those equal to the first among them', () => {
  const { answer } = ask({ query: 'top 10 countries by average silence rating' }, context)
  assert.equal(answer.match(/\(\d\.\d\d, \d+ spots?\)/g)?.length, 8)
  assert.match(answer, /^The Heard Island and McDonald Islands and the Pitcairn Islands have .*: 5\.00\./)
})

test('that more are equal to the last told is said', () => {
  const { answer } = ask({ query: 'top 3 countries by average silence rating' }, context)
  assert.match(answer, /Next: Suriname \(4\.90, 1 spot\); 1 more country has as much as the last\.$/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context).answer

test('a member of a list that is no spot is named as not known', () => {
  for (const [query, name] of [
    ['Hainich or Westhavelland or Müritz', 'Müritz'],
    ['which is quietest: Hainich, Westhavelland or Bavaria', 'Bavaria'],
    ['Sarek, Rondane or the Alps: which is quieter?', 'Alps'],
    ['compare Sarek, Rondane and Oslo', 'Oslo'],
    ['Hainich or Müritz', 'Müritz'],
  ] as const)
    assert.ok(answerTo(query).includes(`How quiet "${name}" is, is not known here.`), `${query}: ${answerTo(query)}`)
})

test('the country of a spot is no member of the list', () => {
  assert.doesNotMatch(answerTo('compare Sarek, Sweden, and Rondane, Norway'), /not known here/)
})

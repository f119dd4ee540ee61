import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context).answer

test('"is it the quietest?" behind a list is asked of its first, among what was looked for', () => {
  assert.match(answerTo('is that the quietest one?', 'quiet lakes in Finland'), /^Yes: The quietest lake in Finland is/)
  assert.match(answerTo('Is it the quietest in Europe?', 'lakes in Croatia'), /^No: The quietest lake in Europe is/)
})

test('of one spot it is asked among all', () => {
  assert.match(
    answerTo('is it the quietest in Norway?', 'tell me about Hardangervidda'),
    /^No: The quietest spot in Norway/,
  )
})

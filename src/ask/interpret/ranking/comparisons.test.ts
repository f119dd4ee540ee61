import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context).answer

test('a member of a list that is no spot is named as not known', () => {
  for (const [query, name] of [
    ['Hainich or Westhavelland or Harz', 'Harz'],
    ['which is quietest: Hainich, Westhavelland or Bavaria', 'Bavaria'],
    ['Sarek, Rondane or the Alps: which is quieter?', 'Alps'],
    ['compare Sarek, Rondane and Oslo', 'Oslo'],
    ['Hainich or Harz', 'Harz'],
  ] as const)
    assert.ok(answerTo(query).includes(`How quiet "${name}" is, is not known here.`), `${query}: ${answerTo(query)}`)
})

test('a spot that is called after a landscape is compared by itself, and asked about after another', () => {
  for (const query of ['Hainich or Müritz', 'compare Müritz and Hainich', 'was ist ruhiger, Müritz oder Hainich?'])
    assert.match(answerTo(query), /Müritz-Nationalpark.*3[.,]8/, query)
  assert.match(answerTo('and Müritz?', ['How quiet is Hainich?']), /^Müritz-Nationalpark is rated 3\.8/)
  assert.match(answerTo('ich meinte Müritz', ['Wie still ist der Hainich?']), /^Müritz-Nationalpark: Bewertung 3,8/)
})

test('the country of a spot is no member of the list', () => {
  assert.doesNotMatch(answerTo('compare Sarek, Sweden, and Rondane, Norway'), /not known here/)
})

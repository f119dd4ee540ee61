import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('of the quietest part of one spot its rating and what its description says are told, and no coordinates', () => {
  for (const [query, told] of [
    ['which part of Hampstead Heath is quietest', /^Hampstead Heath is rated 1\.5 .*in rain are the nearest/],
    ['where in Hampstead Heath is it quietest', /^Hampstead Heath is rated 1\.5 .*in rain are the nearest/],
    ['where is the quietest part of Epping Forest', /^Epping Forest is rated 2\.1 .*Great Monk ride are deepest/],
    ['Wo ist es in der Nordmarka am ruhigsten?', /^Nordmarka: Bewertung 3,0.*trails thin out/s],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('where a spot lies, and which part of a country is quietest, is told as before', () => {
  assert.match(answerTo('where exactly is Sarek'), /^Sarek lies at 67\.28/)
  assert.match(answerTo('which part of Norway is quietest'), /^The quietest spot in Norway/)
  assert.match(answerTo('is Sarek the quietest place in Sweden'), /^Yes: /)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: ['Sarek'] }, context).answer

test('behind one spot the nearest other one is the closest to it', () => {
  for (const query of ["what's the nearest other one?", "what's the nearest other spot?", 'the nearest one to it?'])
    assert.match(answerTo(query), /to Sarek is Muttos, 116 km away/, query)
})

test('the distance to a place that is named is that of the spot', () => {
  assert.match(answerTo('nearest to Berlin?'), /Sarek is 1657 km from Berlin/)
})

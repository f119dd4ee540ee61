import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../ask.ts'
import { starterContext } from '../../../test/support/starter-context.ts'

const context = await starterContext()

test('whether a spot is quieter than every one of a region is told by those that are as quiet', () => {
  assert.match(
    ask({ query: 'Is Sarek quieter than every spot in Norway?' }, context).answer,
    /^I found no spot in Norway as quiet/,
  )
  assert.match(
    ask({ query: 'Is Hainich quieter than any other forest in Germany?' }, context).answer,
    /^The catalogue has 1 forest in Germany as quiet as Hainich or quieter: Müritz/,
  )
})

test('a rating that is found high or low is why it is so, in French too', () => {
  assert.deepEqual(ask({ query: 'Pourquoi Sarek est-il noté si haut ?' }, context).understood.notApplied, [])
})

test('"leaving out" leaves out', () => {
  assert.equal(ask({ query: 'lakes in Norway, leaving out huts' }, context).understood.without.length, 1)
})

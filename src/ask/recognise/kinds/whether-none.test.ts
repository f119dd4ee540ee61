import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('whether there are none is answered with those that there are, and without a yes to the opposite', () => {
  for (const query of [
    'are there no lakes in Norway?',
    'is it true that Norway has no lakes',
    'there are no lakes in Norway, right?',
    'does Norway not have any lakes?',
    'so Norway has no lake?',
  ])
    assert.match(ask({ query }, context).answer, /^(I could not[^.]*\. )?There are \d+ lakes in Norway/, query)
  assert.match(ask({ query: 'are there no noisy parks in London' }, context).answer, /^There is 1 noisy park in London/)
  assert.match(ask({ query: 'is there no lake in Malta' }, context).answer, /^I found no lake in Malta/)
})

test('what is to be left out is left out, as before', () => {
  for (const query of [
    'Norway, no lakes please',
    'parks in London with no lake',
    'is there a place in Norway with no lake',
  ])
    assert.match(ask({ query }, context).answer, /without a lake|no lake/, query)
})

test('a list of places behind "not in" is left out as a whole', () => {
  const { docs } = ask({ query: 'deserts that are not in Africa, Asia or Australia' }, context)
  assert.ok(docs.length > 0)
  const lands = docs.map(doc => context.index.storedFields(doc).country)
  assert.ok(
    lands.every(code => !['AU', 'DZ', 'EG', 'IR', 'SA', 'NA'].includes(code ?? '')),
    lands.join(),
  )
})

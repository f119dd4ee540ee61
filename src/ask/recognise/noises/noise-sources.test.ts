import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answer = (query: string) => ask({ query }, context).answer

test('where no car or road comes is neither a noise nor reached by bus', () => {
  for (const query of [
    'lakes in Norway without road access',
    'lakes in Norway without car access',
    'a lake in Norway with no vehicle access',
  ])
    assert.match(answer(query), /not described as reached by car/, query)
  assert.match(answer('lakes with road access in Norway'), /reachable by car|reached by car/)
})

test('without road noise, and without a car, stay what they are', () => {
  assert.match(answer('lakes in Norway without road noise'), /noises are heard|roads/)
  assert.match(answer('lakes in Norway without a car'), /public transport/)
})

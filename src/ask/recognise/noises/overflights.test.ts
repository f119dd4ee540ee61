import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what flies over a spot is asked of its noise, and is no way to get there', () => {
  for (const query of [
    'do jets pass over Sarek?',
    'Does a helicopter go over Sarek?',
    'are there any planes right above Sarek',
    'is Sarek on a flight path?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /which noises|noise sources|not known/, query)
    assert.doesNotMatch(answer, /reached by plane|can hike/, query)
    assert.doesNotMatch(answer, /Yes/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  for (const query of ['Are there planes over Hoh Rain Forest?', 'do jets pass over Sarek?'])
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
})

test('places without aircraft overhead are sought by their noise', () => {
  for (const query of ['lakes in Sweden with no aircraft overhead', 'lakes in Sweden without flights above']) {
    const { understood } = ask({ query }, context)
    assert.ok(
      understood.applied.some(({ as }) => as === 'noise: aircraft'),
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a spot is reached by plane as before', () => {
  assert.match(ask({ query: 'can I go by plane to Gates of the Arctic' }, context).answer, /^Yes, getting to Gates/)
  assert.doesNotMatch(ask({ query: 'flights to Oslo over Easter' }, context).answer, /aircraft/)
})

test('what flies over there is asked of the noise of the spot before', () => {
  for (const query of ['Do planes fly over there?', 'any planes over there?', 'do jets pass over it?']) {
    const { answer } = ask({ query, prev: ['Torngat Mountains'] }, context)
    assert.match(answer, /^Whether aircraft are heard at Torngat Mountains is not known/, query)
  }
})

test('behind planes that are not wanted, their flying says nothing more', () => {
  for (const query of ['where no planes fly', 'lakes in Sweden where no aircraft pass'])
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
})

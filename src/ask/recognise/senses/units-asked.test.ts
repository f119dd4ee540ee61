import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('a distance is told in the unit asked for, beside kilometres', () => {
  for (const [query, told] of [
    ['distance in nautical miles between Hornstrandir and Landmannalaugar', '315 km (170 nautical miles)'],
    ['distance in miles between Hornstrandir and Landmannalaugar', '315 km (196 miles)'],
    ['how many miles is it from Hornstrandir to Landmannalaugar', '315 km (196 miles)'],
    ['how far is Hornstrandir from Landmannalaugar', '315 km from'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.ok(answer.includes(told), `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"in Miles" is in the town, and "within 10 miles" a limit', () => {
  const far = ask({ query: 'how far is Sarek from the lake in Miles' }, context)
  assert.ok(!far.answer.includes(' miles)'), far.answer)
  assert.equal(ask({ query: 'lakes within 10 miles of Oslo' }, context).understood.withinKm, 16.09344)
})

test('a distance that was told is told in another unit when that is asked for', () => {
  for (const query of ['And in miles?', 'in miles please', 'what is that in miles'])
    assert.match(
      ask({ query, prev: ['How far is Sarek from Oslo?'] }, context).answer,
      /Sarek is 886 km \(551 miles\) from Oslo/,
      query,
    )
})

test('a height is told in feet beside metres, where it is asked so', async () => {
  const spots = starterSpots().map(spot => ({ ...spot, elevation: spot.name === 'Sarek' ? 1000 : null }))
  const high = await contextOf(spots)
  for (const query of ['how high is Sarek in feet?', 'what is the altitude of Sarek in feet'])
    assert.equal(ask({ query }, high).answer, 'Sarek lies 1000 m (3281 feet) above the sea.', query)
  assert.match(ask({ query: 'how high is Muttos in feet?' }, high).answer, /not known/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { squareAround, type SampleMap } from '../../../../test/support/osm-samples.ts'
import { spotsOf } from '../../../../test/support/osm-spots.ts'
import type { Tags } from '../elements.ts'
import { UNVISITED } from './visited-islands.ts'

/** A square island, `metres` wide, with what `more` puts on the map. */
async function isSpot(tags: Tags, metres: number, more: (map: SampleMap) => unknown = () => {}): Promise<boolean> {
  const { spots, report } = await spotsOf(map => {
    map.way(squareAround(0, 0, metres), { place: 'islet', natural: 'coastline', name: 'Gull Rock', ...tags })
    more(map)
  })
  const isRefused = report.refused.some(({ name, reason }) => name === 'Gull Rock' && reason === UNVISITED)
  const isGiven = spots.some(({ name }) => name === 'Gull Rock')
  assert.notEqual(isRefused, isGiven)
  return isGiven
}

test('a rock in the sea of which nothing says that it may be visited is no spot', async () => {
  assert.equal(await isSpot({}, 50), false)
  assert.equal(await isSpot({}, 50, map => map.way([300, -50, 300, 50], { highway: 'path' })), false)
  assert.equal(await isSpot({}, 50, map => map.node(120, 0, { amenity: 'bench' })), false)
  assert.equal(await isSpot({}, 50, map => map.way([-20, 0, 20, 0], { highway: 'path', foot: 'no' })), false)
})

test('what is on an island, or what its tags say, tells that one may', async () => {
  assert.equal(await isSpot({}, 50, map => map.way([-20, 0, 20, 0], { highway: 'path' })), true)
  assert.equal(await isSpot({}, 50, map => map.node(15, 15, { amenity: 'bench' })), true)
  assert.equal(await isSpot({}, 50, map => map.node(15, 15, { tourism: 'wilderness_hut', name: 'Gull Hut' })), true)
  for (const tags of [{ access: 'yes' }, { foot: 'permissive' }, { tourism: 'attraction' }, { access: 'permit' }])
    assert.equal(await isSpot(tags, 50), true, JSON.stringify(tags))
})

test('a large island has more on it than paths', async () => {
  assert.equal(await isSpot({}, 600), true)
})

test('an island with a hotel on it is the hotel’s, unless it is large', async () => {
  for (const [metres, isGiven] of [
    [300, false],
    [1500, true],
  ] as const) {
    const { spots, report } = await spotsOf(map => {
      map.way(squareAround(0, 0, metres), { place: 'islet', natural: 'coastline', name: 'Gull Rock' })
      map.way([-20, 0, 20, 0], { highway: 'path' })
      map.way(squareAround(30, 30, 20), { tourism: 'hotel', name: 'Gull Hotel' })
    })
    assert.equal(
      spots.some(({ name }) => name === 'Gull Rock'),
      isGiven,
    )
    assert.equal(
      report.refused.some(({ reason }) => reason === 'an island of a hotel'),
      !isGiven,
    )
  }
})

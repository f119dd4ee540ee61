import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexOf } from '../../../test/support/service.ts'
import { seededRandom } from '../../../test/support/random.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import { extentOf } from './extent.ts'

test('the extent of an index is the box of its spots, to a few cells of the smallest tile that holds them', async () => {
  const random = seededRandom(3)
  for (const [south, west, size] of [
    [42.43, 1.41, 0.3],
    [-34, -58, 6],
    [-60, -150, 120],
  ] as const) {
    const places = Array.from({ length: 80 }, () => ({
      latitude: south + random() * size,
      longitude: west + random() * size,
    }))
    const extent = extentOf(await indexOf(places.map((place, i) => spotRecord(`s${i}`, place))))
    assert.ok(extent)
    const [latitudes, longitudes] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)]
    const near = (value: number, exact: number) => assert.ok(Math.abs(value - exact) <= size / 4, `${value} ${exact}`)
    near(extent.south, Math.min(...latitudes))
    near(extent.north, Math.max(...latitudes))
    near(extent.west, Math.min(...longitudes))
    near(extent.east, Math.max(...longitudes))
  }
})

test('the extent of one spot is its place, and of none there is none', async () => {
  const extent = extentOf(await indexOf([spotRecord('a', { latitude: 42.5, longitude: 1.5 })]))
  assert.deepEqual(extent, { west: 1.5, south: 42.5, east: 1.5, north: 42.5 })
  assert.equal(extentOf(await indexOf([])), null)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeTile, pointFeature } from '../basemap/encode-tile.ts'
import { METRES_PER_DEGREE } from '../geo/local-plane.ts'
import { sharesOf } from '../geo/mercator.ts'
import { arrivalsNear } from './arrivals.ts'

const EXTENT = 4096
const here = { latitude: 42.5, longitude: 1.5 }

/** A base map of points some metres east and north of `here`. */
function mapOf(points: readonly { class: string; name?: string; east: number; north: number }[]) {
  const shares = points.map(({ east, north, ...properties }) => {
    const latitude = here.latitude + north / METRES_PER_DEGREE
    const longitude = here.longitude + east / (METRES_PER_DEGREE * Math.cos((here.latitude * Math.PI) / 180))
    return { ...sharesOf({ latitude, longitude }), properties }
  })
  return {
    isEmpty: points.length === 0,
    close: async () => {},
    tile: async ({ z, x, y }: { z: number; x: number; y: number }) => {
      const own = shares.filter(share => Math.floor(share.x * 2 ** z) === x && Math.floor(share.y * 2 ** z) === y)
      const unit = (share: number, tile: number) => Math.round((share * 2 ** z - tile) * EXTENT)
      const features = own.map(({ properties, ...share }) => {
        return pointFeature({ x: unit(share.x, x), y: unit(share.y, y), properties })
      })
      return encodeTile([{ name: 'poi', extent: EXTENT, features }])
    },
  }
}

test('the nearest stop and the nearest car park are found, across the edges of tiles', async () => {
  const baseMap = mapOf([
    { class: 'bus', name: 'St. Johann', east: -900, north: 900 },
    { class: 'station', name: 'Far', east: 1400, north: 300 },
    { class: 'parking', east: 20, north: -950 },
    { class: 'parking', name: 'Second', east: 0, north: 990 },
    { class: 'spring', name: 'Nearer, and no stop', east: 10, north: 10 },
  ])
  const found = await arrivalsNear(baseMap, here)
  assert.deepEqual(
    found.map(({ kind, name, distanceKm }) => [kind, name, distanceKm.toFixed(2)]),
    [
      ['stop', 'St. Johann', '1.27'],
      ['parking', null, '0.95'],
    ],
  )
  assert.ok(Math.abs((found[1]?.at.latitude ?? 0) - (here.latitude - 950 / METRES_PER_DEGREE)) < 2e-5)
})

test('what is farther than one walks, or on no base map, is not found', async () => {
  const far = [
    { class: 'bus', east: 1600, north: 0 },
    { class: 'parking', east: 0, north: 1100 },
  ]
  assert.deepEqual(await arrivalsNear(mapOf(far), here), [])
  assert.deepEqual(await arrivalsNear(mapOf([]), here), [])
  // At a pole there are no tiles.
  assert.deepEqual(await arrivalsNear(mapOf(far), { latitude: 90, longitude: 0 }), [])
})

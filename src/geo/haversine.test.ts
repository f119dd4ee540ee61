import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { distanceKm, FARTHEST_KM } from './distance.ts'
import { CircleWidth, DistanceOrigin, HAV_ERROR, havOfKm, parallelAt } from './haversine.ts'

const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const point = fc.record({ latitude, longitude })

test('the hav of a distance is 0 at the origin, a half at a quarter turn and 1 at the antipode', () => {
  assert.equal(havOfKm(0), 0)
  assert.ok(Math.abs(havOfKm(FARTHEST_KM / 2) - 0.5) < 1e-15)
  assert.equal(havOfKm(FARTHEST_KM), 1)
  assert.equal(havOfKm(FARTHEST_KM * 2), 1)
})

test('the approximate hav is that of the distance within its error, also over the antimeridian and at the poles', () => {
  const holds = (from: { latitude: number; longitude: number }, to: typeof from) => {
    const hav = new DistanceOrigin(from).approximateHav(to.longitude, to.latitude)
    return Math.abs(hav - havOfKm(distanceKm(from, to))) <= HAV_ERROR
  }
  assert.ok(holds({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }))
  assert.ok(holds({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }))
  fc.assert(fc.property(point, point, holds), { numRuns: 2000 })
})

test('points nearer to the meridian than the inner width are within a circle, and beyond the outer width outside', () => {
  const distance = fc.double({ min: 0.001, max: FARTHEST_KM, noNaN: true })
  const strip = fc.tuple(latitude, latitude).map(edges => edges.toSorted((a, b) => a - b))
  const within = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(point, distance, strip, within, longitude, (from, km, [low = 0, high = 0], share, turn) => {
      const width = new CircleWidth(new DistanceOrigin(from), havOfKm(km))
      const edges = [parallelAt(low), parallelAt(high)] as const
      const to = { latitude: Math.min(high, low + (high - low) * share), longitude: from.longitude + turn }
      const away = distanceKm(from, to)
      if (Math.abs(turn) < width.inner(...edges)) assert.ok(away <= km + 0.001, `${away} km, inner, of ${km}`)
      if (Math.abs(turn) > width.outer(...edges)) assert.ok(away >= km - 0.001, `${away} km, outer, of ${km}`)
    }),
    { numRuns: 5000 },
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoomAround } from './nearby.ts'

test('a small map goes as near as the next place allows, within bounds', () => {
  const zoomFor = (distanceKm: number) => zoomAround(0, [{ doc: 0, distanceKm }])
  // At the equator 100 pixels of zoom 9 are 15.3 km.
  assert.equal(zoomFor(15.29), 9)
  assert.equal(zoomFor(30.58), 8)
  assert.equal(zoomFor(0), 11)
  assert.equal(zoomFor(20_000), 3)
  assert.ok(zoomAround(60, [{ doc: 0, distanceKm: 15.29 }]) < 9)
  assert.equal(zoomAround(0, []), 6)
})

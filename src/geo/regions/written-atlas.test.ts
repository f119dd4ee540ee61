import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOfArc, readWorldAtlas } from './world-atlas.ts'
import { readWrittenAtlas } from './written-atlas.ts'

const { arcs, objects, transform } = readWorldAtlas()
const written = readWrittenAtlas()

test('the written atlas has the countries of the atlas', () => {
  assert.deepEqual(written.countries, objects.countries.geometries)
})

test('each arc has the points and the box that it has in the atlas', () => {
  assert.equal(written.boxes.length, arcs.length)
  for (const [number, arc] of arcs.entries()) {
    const points = pointsOfArc(arc, transform)
    assert.deepEqual(written.points(number), points)
    const [xs, ys] = [0, 1].map(axis => points.filter((_, i) => i % 2 === axis)) as [Float64Array, Float64Array]
    const edges = { west: xs.reduce(least), south: ys.reduce(least), east: xs.reduce(most), north: ys.reduce(most) }
    assert.deepEqual(written.boxes[number], edges)
  }
})

function least(a: number, b: number): number {
  return Math.min(a, b)
}

function most(a: number, b: number): number {
  return Math.max(a, b)
}

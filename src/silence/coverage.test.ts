import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaOfBox, cells } from './coverage-cells.ts'
import { boxOfCoverage, type Coverage, edgesOfRings, indexCoverages } from './coverage.ts'
import { markSeaEdges } from './coast.ts'
import { distanceToPiece, E7, localPlane, METRES_PER_DEGREE } from '../geo/local-plane.ts'
import { seededRandom } from '../../test/support/random.ts'

function square(west: number, south: number, east: number, north: number): number[] {
  return [west, south, east, south, east, north, west, north, west, south].map(degrees => Math.round(degrees * E7))
}

function coverageOf(name: string, ...rings: number[][]): Coverage {
  const edges = edgesOfRings(rings)
  return { name, method: 'area', edges, atSea: new Uint8Array(edges.length / 4) }
}

test('a point is covered inside a ring and not in its hole', () => {
  const index = indexCoverages([coverageOf('a', square(0, 0, 1, 1), square(0.4, 0.4, 0.6, 0.6))])
  assert.equal(index.covers({ latitude: 0.2, longitude: 0.2 }), true)
  assert.equal(index.covers({ latitude: 0.5, longitude: 0.5 }), false)
  assert.equal(index.covers({ latitude: 0.2, longitude: 1.2 }), false)
})

test('a box meets a region that it crosses, holds or lies within, and none beside it or in its hole', () => {
  const { meets } = indexCoverages([coverageOf('a', square(0, 0, 1, 1), square(0.4, 0.4, 0.6, 0.6))])
  const isMet = (west: number, south: number, east: number, north: number) =>
    meets({ west: west * E7, south: south * E7, east: east * E7, north: north * E7 })
  assert.deepEqual(
    [isMet(0.9, 0.9, 1.1, 1.1), isMet(-1, -1, 2, 2), isMet(0.2, 0.2, 0.3, 0.3), isMet(0.3, 0.3, 0.5, 0.5)],
    [true, true, true, true],
  )
  assert.deepEqual([isMet(1.1, 0.2, 1.2, 0.3), isMet(0.45, 0.45, 0.55, 0.55)], [false, false])
})

test('points in a star with many corners are inside or outside as their angle and radius say', () => {
  const random = seededRandom(9)
  const radius = Array.from({ length: 90 }, () => 0.3 + random() * 0.7)
  const corner = (i: number) => {
    const angle = (i / 90) * 2 * Math.PI
    const r = radius[i % 90] ?? 0
    return [Math.round(r * Math.cos(angle) * E7), Math.round(r * Math.sin(angle) * E7)]
  }
  const ring = Array.from({ length: 91 }, (_, i) => corner(i % 90)).flat()
  const index = indexCoverages([coverageOf('star', ring)])
  for (let i = 0; i < 500; i++) {
    const angle = random() * 2 * Math.PI
    const at = (angle / (2 * Math.PI)) * 90
    const [ax = 0, ay = 0] = corner(Math.floor(at))
    const [bx = 0, by = 0] = corner(Math.floor(at) + 1)
    // Where the ray at this angle meets the side between the two corners.
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const edge = (ax * by - ay * bx) / (c * (by - ay) - s * (bx - ax)) / E7
    const r = random()
    if (Math.abs(r - edge) < 1e-6) continue
    assert.equal(index.covers({ latitude: r * s, longitude: r * c }), r < edge)
  }
})

test('regions add up, and where they meet there is no edge', () => {
  const [a, b] = [coverageOf('a', square(0, 0, 1, 1)), coverageOf('b', square(1, 0, 2, 1))]
  const point = { latitude: 0.5, longitude: 0.99 }
  const alone = indexCoverages([a]).metresToLandEdge(point, 3000)
  assert.ok(Math.abs(alone - 0.01 * METRES_PER_DEGREE) < 20, String(alone))
  const both = indexCoverages([a, b])
  assert.equal(both.metresToLandEdge(point, 3000), Infinity)
  assert.deepEqual(both.regionsAt(point), ['a'])
  assert.deepEqual(boxOfCoverage(b), { west: 1, south: 0, east: 2, north: 1 })
})

test('every notch of a jagged border is an edge, also beside a region far away', () => {
  const random = seededRandom(11)
  // About 4 km across, with notches that are deep, and narrower than what is looked at beside an edge.
  const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
  const corners = Array.from({ length: 240 }, (_, i) => {
    const angle = (i / 240) * 2 * Math.PI
    const metres = 1800 + random() * 400
    return [toE7(metres * Math.cos(angle)), toE7(metres * Math.sin(angle))]
  })
  const jagged = coverageOf('jagged', [...corners, corners[0] ?? []].flat())
  const far = coverageOf('far', square(3, 3, 4, 4))
  const plane = localPlane(0)
  for (const index of [indexCoverages([jagged]), indexCoverages([jagged, far])]) {
    for (let i = 0; i < 300; i++) {
      const [x, y] = [toE7((random() - 0.5) * 4400), toE7((random() - 0.5) * 4400)]
      const nearest = Math.min(
        ...corners.map(([ax = 0, ay = 0], at) => {
          const [bx = 0, by = 0] = corners[(at + 1) % corners.length] ?? []
          const [east, north] = [plane.east, plane.north]
          return distanceToPiece((ax - x) * east, (ay - y) * north, (bx - x) * east, (by - y) * north)
        }),
      )
      const point = { latitude: y / E7, longitude: x / E7 }
      const found = index.metresToLandEdge(point, 3000)
      assert.ok(Math.abs(found - nearest) < 0.1, `${found} m instead of ${nearest} m`)
      assert.equal(index.isNearLandEdge(point, nearest + 1), true)
      assert.equal(index.isNearLandEdge(point, nearest - 1), false)
    }
    const box = { west: -0.02, south: -0.02, east: 0.02, north: 0.02 }
    assert.equal(index.landEdgesNear(box, 100).length, corners.length)
  }
})

test('an edge to the right of the coastline lies at sea and is no land edge', () => {
  // The coast runs along y = 0 to the west: land to its left, in the south; water to its right, in the north.
  const coast = [2, 0, 1, 0.001, 0, 0, -1, 0].map(degrees => Math.round(degrees * E7))
  const { edges, atSea } = markSeaEdges(edgesOfRings([square(0.2, -0.5, 0.8, 0.5)]), [coast])
  const index = indexCoverages([{ name: 'a', method: 'area', edges, atSea }])
  assert.equal(index.metresToLandEdge({ latitude: 0.4, longitude: 0.21 }, 3000), Infinity)
  assert.ok(index.metresToLandEdge({ latitude: -0.4, longitude: 0.21 }, 3000) < 1200)
})

test('cells close gaps, leave out thin far-off parts, and never span between parts as a hull would', () => {
  const grid = cells(0)
  const metres = (x: number, y: number, nodes: number) => {
    for (let i = 0; i < nodes; i++) grid.add((x / METRES_PER_DEGREE) * E7, (y / METRES_PER_DEGREE) * E7)
  }
  for (let x = 1000; x < 20_000; x += 2000) for (let y = 1000; y < 20_000; y += 4000) metres(x, y, 50)
  for (let x = 61_000; x < 70_000; x += 2000) for (let y = 1000; y < 10_000; y += 2000) metres(x, y, 40)
  metres(100_000, 100_000, 2)
  const index = indexCoverages([{ name: 'a', method: 'cells', edges: grid.edges(), atSea: new Uint8Array() }])
  const covers = (x: number, y: number) =>
    index.covers({ latitude: y / METRES_PER_DEGREE, longitude: x / METRES_PER_DEGREE })
  assert.deepEqual([covers(9000, 9000), covers(9000, 7000), covers(65_000, 5000)], [true, true, true])
  assert.deepEqual([covers(40_000, 5000), covers(100_000, 100_000)], [false, false])
  // The edge that cells have is told as it is drawn, and taken for nearer where what lies beyond it is reckoned.
  const inside = { latitude: 9000 / METRES_PER_DEGREE, longitude: 5000 / METRES_PER_DEGREE }
  assert.equal(index.metresToLandEdge(inside, 4000), 0)
  assert.ok(Math.abs(index.metresToDrawnEdge(inside, 12_000) - 5000) < 50)
  assert.ok(Math.abs(grid.area() - (50 + 25 + 1) * 4e6) < 1)
  assert.ok(
    Math.abs(areaOfBox({ west: 0, south: 0, east: 0.1, north: 0.1 }) / (0.1 * METRES_PER_DEGREE) ** 2 - 1) < 1e-3,
  )
})

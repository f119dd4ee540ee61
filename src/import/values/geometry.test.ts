import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from './geometry.ts'

function place(type: string, coordinates: unknown): unknown {
  const parsed = placeOf({ type, coordinates })
  return 'value' in parsed ? [parsed.value.longitude, parsed.value.latitude] : parsed.fault
}

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]

test('points and lines stand for their middle', () => {
  assert.deepEqual(place('Point', [24.87, 57.17, 120]), [24.87, 57.17])
  assert.deepEqual(
    place('MultiPoint', [
      [10, 50],
      [11, 50],
      [13, 50],
    ]),
    [11, 50],
  )
  assert.deepEqual(
    place('LineString', [
      [10, 0],
      [11, 0],
      [14, 0],
    ]),
    [12, 0],
  )
  assert.deepEqual(
    place('MultiLineString', [
      [
        [0, 1],
        [1, 1],
      ],
      [
        [20, 0],
        [24, 0],
      ],
    ]),
    [22, 0],
  )
})

test('an area stands for a point well inside of its largest part, not in a hole', () => {
  const ring = [square(10, 50, 4), square(11, 51, 2)]
  const [x = 0, y = 0] = place('Polygon', ring) as number[]
  assert.ok(x > 10 && x < 14 && y > 50 && y < 54)
  assert.ok(!(x > 11 && x < 13 && y > 51 && y < 53))
  const [east = 0] = place('MultiPolygon', [[square(-20, 50, 1)], [square(30, 50, 3)]]) as number[]
  assert.ok(east > 30 && east < 33)
  // Near the pole a degree of longitude is short: the wide-looking part is the small one.
  const tall = [square(0, 40, 2)]
  const wide = [
    [
      [50, 88],
      [55, 88],
      [55, 89],
      [50, 89],
      [50, 88],
    ],
  ]
  const [chosen = 0] = place('MultiPolygon', [wide, tall]) as number[]
  assert.ok(chosen < 3)
})

test('the point of any star-shaped area lies inside of it', () => {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 200; round++) {
    const [x0, y0] = [random() * 300 - 150, random() * 140 - 70]
    const corners = Array.from(
      { length: 3 + Math.floor(random() * 40) },
      (_, i, { length } = { length: 43 }) => i / length,
    )
    const outline = corners.map((_, i) => {
      const angle = (i / corners.length) * 2 * Math.PI
      const radius = 0.01 + random() * 5
      return [x0 + radius * Math.cos(angle), y0 + radius * Math.sin(angle)]
    })
    const ring = [...outline, outline[0] ?? []]
    const [x = 0, y = 0] = place('Polygon', [ring]) as number[]
    assert.ok(isInside(ring, x, y), `round ${round}`)
  }
})

test('what is no one place, broken or outside of the globe is refused', () => {
  assert.match(String(place('GeometryCollection', [])), /"GeometryCollection" is not one place/)
  assert.match(String(place('Polygon', [[[1, 2]]])), /broken/)
  assert.match(String(place('Point', ['a', 1])), /broken/)
  assert.match(String(place('Point', [])), /broken/)
  assert.match(String(place('Point', [500_000, 4_649_776])), /projected/)
  assert.deepEqual(placeOf(null), { fault: 'no geometry: the place is unknown' })
})

/** Even-odd rule, written out. */
function isInside(ring: number[][], x: number, y: number): boolean {
  let inside = false
  for (let i = 1; i < ring.length; i++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[i - 1], ring[i]]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

// Pages against all noise in memory as one: the same bytes, wherever and in whatever order one asks.
import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../test/support/osm-samples.ts'
import { wholeNoise } from '../../../test/oracles/whole-noise.ts'
import { between, pick, type Random, seededRandom } from '../../../test/support/random.ts'
import { noiseMapOf } from '../../../test/support/noise-map-of.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { E7, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { boxOfCoverage, edgesOfRings } from '../coverage.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import { type EventClass, EVENTS, ROADS, type RoadClass } from '../parameters.ts'
import { builtUpBuilder } from '../sources/built-up.ts'
import { buildSources, type NoiseSource } from '../sources/sources.ts'
import { memoryPages } from './memory-pages.ts'
import { openNoise } from './open-noise.ts'
import { ownNoiseOf } from './own-noise.ts'
import { PageCache } from './page-cache.ts'

const DATA = join(import.meta.dirname, '../../../../shared/data/osm')
const POINTS = 300

/** Asks pages and the whole, points in turn from all over the maps and beside them; the smallest cache closes pages all the time. */
function assertSame(maps: readonly NoiseMap[], random: Random, points = POINTS): void {
  const whole = wholeNoise(maps)
  const pages = memoryPages(maps.map((map, i) => ownNoiseOf(String(i), map)))
  const paged = [openNoise(pages, new PageCache(0)), openNoise(pages, new PageCache(2 ** 30))]
  let answered = 0
  for (let i = 0; i < points; i++) {
    const point = pointIn(maps, random)
    const said = JSON.stringify([whole.explain(point), whole.levelsByClass(point), whole.rose(point)])
    if (whole.explain(point)) answered++
    for (const each of paged) {
      const same = JSON.stringify([each.explain(point), each.levelsByClass(point), each.rose(point)])
      assert.equal(same, said, `at ${point.latitude}, ${point.longitude}`)
    }
    assert.deepEqual(paged[0]?.regionsAt(point), whole.regionsAt(point))
    assert.equal(paged[0]?.metresToLandEdge(point, 3000), whole.metresToLandEdge(point, 3000))
  }
  assert.ok(answered > points / 20, `${answered} of ${points} points are covered`)
}

function pointIn(maps: readonly NoiseMap[], random: Random): Coordinates {
  const coverage = maps[Math.floor(random() * maps.length)]?.coverage
  const box = (coverage && boxOfCoverage(coverage)) ?? assert.fail('a map covers nothing')
  const longitude = box.west - 0.01 + random() * (box.east - box.west + 0.02)
  const latitude = Math.min(89.99, box.south - 0.01 + random() * (box.north - box.south + 0.02))
  return { latitude, longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude }
}

/** A region of random ways, settlements and the rest around a place; objects are numbered from `first` on. */
function randomMap(random: Random, middle: Coordinates, { first = 1, count = 400, degrees = 0.5 } = {}): NoiseMap {
  const east = degrees / Math.max(0.05, Math.cos((middle.latitude * Math.PI) / 180))
  const at = (): [number, number] => [
    Math.round((middle.longitude + (random() - 0.5) * east) * E7),
    Math.round(Math.min(90, middle.latitude + (random() - 0.5) * degrees) * E7),
  ]
  const builtUp = builtUpBuilder()
  const wandering = (steps: number, metres: number) => {
    let [x, y] = at()
    return Array.from({ length: steps }, () => {
      const step = (metres / METRES_PER_DEGREE) * E7
      x = Math.min(180 * E7, x + between(random, -step, step))
      y = Math.min(90 * E7, y + between(random, -step, step))
      return [x, y]
    }).flat()
  }
  const sources = Array.from({ length: count }, (_, i): NoiseSource => {
    const [origin, name] = [first + i, random() < 0.5 ? null : `N ${between(random, 1, 40)}`]
    const rest = { origin, name, size: 0 }
    if (i % 8 === 0)
      return {
        ...rest,
        kind: 'settlement',
        class: 'village',
        level: 30 + 12 * random(),
        size: 3000 * random() + 50,
        points: at(),
      }
    if (i % 40 === 1) return { ...rest, kind: 'aerodrome', class: 'large', level: 55, points: wandering(2, 2000) }
    if (i % 20 === 2) return { ...rest, kind: 'turbine', class: 'wind', level: 97.4, points: at() }
    if (i % 20 === 3) {
      const [x, y] = at()
      const points = [x, y, x + 9000, y, x + 9000, y + 9000, x, y + 9000, x, y]
      return { ...rest, kind: 'works', class: 'industry', level: 100, size: 1e6, points }
    }
    if (i % 20 === 4) {
      const eventClass = pick(random, Object.keys(EVENTS) as [EventClass, ...EventClass[]])
      return { ...rest, kind: 'event', class: eventClass, level: 0, points: wandering(3, 500) }
    }
    const roadClass = pick(random, Object.keys(ROADS) as [RoadClass, ...RoadClass[]])
    // Some are so long that no cell holds them.
    const points = wandering(between(random, 2, 60), i % 50 === 5 ? 60_000 : 300)
    if (roadClass === 'residential') builtUp.addStreet(points)
    return { ...rest, kind: 'road', class: roadClass, level: ROADS[roadClass].level, points }
  })
  const half = { x: (0.45 * east * E7) | 0, y: (0.45 * degrees * E7) | 0 }
  const [x, y] = [Math.round(middle.longitude * E7), Math.round(middle.latitude * E7)]
  const north = Math.min(90 * E7, y + half.y)
  const ring = [
    x - half.x,
    y - half.y,
    x + half.x,
    y - half.y,
    x + half.x,
    north,
    x - half.x,
    north,
    x - half.x,
    y - half.y,
  ]
  return {
    sources: buildSources(sources),
    coverage: { name: `from ${first}`, method: 'area', edges: edgesOfRings([ring]), atSea: new Uint8Array(4) },
    builtUp: builtUp.freeze(),
  }
}

for (const [where, middle] of Object.entries({
  'in the middle of nowhere': { latitude: 46.1, longitude: 7.9 },
  'on the equator and the first meridian': { latitude: 0.02, longitude: -0.01 },
  'near the north pole': { latitude: 89.6, longitude: 20 },
  'at the antimeridian from the west': { latitude: -17, longitude: 179.76 },
  'at the antimeridian from the east': { latitude: 52, longitude: -179.6 },
})) {
  test(`pages say of a region ${where} what the whole says`, () => {
    assertSame([randomMap(seededRandom(7), middle)], seededRandom(8))
  })
}

test('regions on both sides of the antimeridian are heard as one', () => {
  const maps = [179.75, -179.75].map((longitude, i) =>
    randomMap(seededRandom(i), { latitude: 52, longitude }, { first: 1 + 1000 * i }),
  )
  assertSame(maps, seededRandom(9))
})

test('what two or three extracts share is heard once, and where they meet there is no edge', () => {
  const middle = { latitude: 47, longitude: 9 }
  const base = randomMap(seededRandom(1), middle)
  const beside = randomMap(seededRandom(2), { latitude: 47.1, longitude: 9.3 }, { first: 300 })
  const third = randomMap(seededRandom(3), { latitude: 46.9, longitude: 9.1 }, { first: 100, count: 150 })
  assertSame([base, base], seededRandom(4))
  assertSame([base, beside], seededRandom(5))
  assertSame([beside, base], seededRandom(5))
  assertSame([third, base, beside], seededRandom(6))
})

const extracts = existsSync(DATA) ? globSync(join(DATA, '*.{pbf,gz}')).sort() : []
const skip = extracts.length === 0 && NO_EXTRACTS

test('pages say of each extract, and of all together, what the whole says', { skip }, async () => {
  const maps = []
  for (const path of extracts) {
    const map = await noiseMapOf(path)
    assertSame([map], seededRandom(maps.length), 150)
    maps.push(map)
  }
  assertSame(maps, seededRandom(99), 600)
})

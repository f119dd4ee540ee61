// Made-up noise maps: two regions side by side with roads that wander, villages, works, airfields and whatever else makes
// noise, by a seed.
import type { Box } from '../../src/geo/box.ts'
import { E7, METRES_PER_DEGREE } from '../../src/geo/local-plane.ts'
import { type Coverage, edgesOfRings } from '../../src/silence/coverage.ts'
import type { NoiseMap } from '../../src/silence/noise-bytes.ts'
import { type EventClass, RAILS, ROADS, type RoadClass } from '../../src/silence/parameters.ts'
import { builtUpBuilder } from '../../src/silence/sources/built-up.ts'
import { buildSources, type NoiseSource } from '../../src/silence/sources/sources.ts'
import { pick, type Random, seededRandom } from './random.ts'

export type Scene = { seed: number; latitude: number; longitude: number }

/** Half of the scene's side, metres. */
const HALF = 10_000
/** What lies beyond the regions is heard, too. */
const HEARD = 18_000

/** Returns two maps that meet in the middle, and the box around them, degrees. */
export function sceneAt({ seed, latitude, longitude }: Scene): { maps: NoiseMap[]; box: Box } {
  const random = seededRandom(seed)
  const wide = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const toE7 = (x: number, y: number) => [
    Math.round((longitude + x / wide) * E7),
    Math.round((latitude + y / METRES_PER_DEGREE) * E7),
  ]
  const draw = (metres: readonly [number, number][]) => metres.flatMap(([x, y]) => toE7(x, y))
  const sources = [...sourcesOf(random, draw)]
  const builtUp = builtUpBuilder()
  for (const { class: roadClass, points } of sources) if (roadClass === 'residential') builtUp.addStreet(points)
  const middle = (random() - 0.5) * 4000
  const west = coverageOf('west', [draw(rectangle(-HALF, -HALF, middle, HALF))])
  const east = coverageOf('east', [
    draw(rectangle(middle, -HALF, HALF, HALF)),
    draw(rectangle(middle + 2000, 1000, middle + 4000, 3000)),
  ])
  const streets = builtUp.freeze()
  const half = Math.floor(sources.length / 2)
  return {
    maps: [
      { sources: buildSources(sources.slice(0, half)), coverage: west, builtUp: streets },
      { sources: buildSources(sources.slice(half)), coverage: { ...east, missing: ['landuse'] }, builtUp: streets },
    ],
    box: {
      west: longitude - (HALF + 500) / wide,
      east: longitude + (HALF + 500) / wide,
      south: latitude - (HALF + 500) / METRES_PER_DEGREE,
      north: latitude + (HALF + 500) / METRES_PER_DEGREE,
    },
  }
}

type Draw = (metres: readonly [number, number][]) => number[]

function* sourcesOf(random: Random, draw: Draw): Generator<NoiseSource> {
  const classes = Object.keys(ROADS) as RoadClass[]
  let origin = 0
  const place = (): [number, number] => [(random() - 0.5) * 2 * HEARD, (random() - 0.5) * 2 * HEARD]
  const own = (fields: Partial<NoiseSource>, points: number[]): NoiseSource => ({
    kind: 'road',
    class: 'primary',
    name: null,
    level: 40,
    size: 0,
    ...fields,
    origin: ++origin,
    points,
  })
  for (let i = 0; i < 90; i++) {
    const roadClass = classes[i % classes.length] ?? 'primary'
    const line = wander(random, place(), 5 + Math.floor(random() * 60), 250)
    yield own({ class: roadClass, name: `Road ${i % 20}`, level: ROADS[roadClass].level - 3 * random() }, draw(line))
  }
  for (let i = 0; i < 4; i++) {
    yield own({ kind: 'rail', class: 'branch', level: RAILS.branch - 3 }, draw(wander(random, place(), 60, 500)))
  }
  for (let i = 0; i < 25; i++) {
    const radius = 200 + 900 * random()
    const name = `Village ${i}`
    yield own({ kind: 'settlement', class: 'village', name, level: 25 + 20 * random(), size: radius }, draw([place()]))
  }
  for (let i = 0; i < 40; i++) {
    const [x, y] = place()
    const [wide, high] = [50 + 500 * random(), 50 + 500 * random()]
    const level = 55 + 10 * Math.log10(wide * high)
    const ring = rectangle(x, y, x + wide, y + high)
    yield own({ kind: 'works', class: pick(random, ['industry', 'retail']), level, size: wide * high }, draw(ring))
  }
  for (let i = 0; i < 3; i++) {
    const [x, y] = place()
    yield own({ kind: 'aerodrome', class: 'airfield', name: `Field ${i}`, level: 36 }, draw([place(), [x, y]]))
    yield own({ kind: 'aerodrome', class: 'heliport', level: 28 }, draw([place()]))
    yield own({ kind: 'turbine', class: 'turbine', size: 3 * random(), level: 0 }, draw([place()]))
  }
  for (let i = 0; i < 20; i++) {
    yield own({ kind: 'event', class: pick(random, EVENT_CLASSES), level: 0 }, draw([place()]))
  }
}

const EVENT_CLASSES = ['shooting', 'marina', 'ski-lift'] as const satisfies readonly EventClass[]

function wander(random: Random, [x, y]: [number, number], count: number, step: number): [number, number][] {
  let direction = random() * 2 * Math.PI
  let [px, py] = [x, y]
  return Array.from({ length: count }, () => {
    direction += (random() - 0.5) * 1.2
    px += Math.cos(direction) * step * random()
    py += Math.sin(direction) * step * random()
    return [px, py]
  })
}

function rectangle(west: number, south: number, east: number, north: number): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

function coverageOf(name: string, rings: number[][]): Coverage {
  const edges = edgesOfRings(rings)
  return { name, method: 'area', edges, atSea: new Uint8Array(edges.length / 4) }
}

// A made-up valley: a motorway along a parallel, a ridge beside it, and heights of the ground for both.
import type { Box } from '../../src/geo/box.ts'
import { E7, METRES_PER_DEGREE } from '../../src/geo/local-plane.ts'
import { edgesOfRings } from '../../src/silence/coverage.ts'
import type { NoiseMap } from '../../src/silence/noise-bytes.ts'
import { ROADS, type RoadClass, SCREENING } from '../../src/silence/parameters.ts'
import { NOTHING_BUILT } from '../../src/silence/sources/built-up.ts'
import { buildSources, type NoiseSource } from '../../src/silence/sources/sources.ts'
import {
  boxOfHeightCell,
  CELL_SIDE,
  type Heights,
  heightCellsMeeting,
  SAMPLES_PER_DEGREE,
  UNKNOWN_HEIGHT,
} from '../../src/silence/terrain/heights.ts'
import { type Random, seededRandom } from './random.ts'

export type RidgeScene = { latitude: number; map: NoiseMap; flat: NoiseMap; box: Box }

const [LATITUDE, LONGITUDE] = [46.5, 10.5]
const HALF_DEGREE = 0.09
const RIDGE = { north: 1000, metres: 300, wide: 400 }

/**
 * Makes the scene: without `hills` one ridge north of the motorway; with it hills and wandering roads by that seed.
 * `isUnknown` tells of metres north of the motorway whether heights are not known there.
 */
export function ridgeScene({
  isUnknown = () => false,
  hills,
}: {
  isUnknown?: (north: number) => boolean
  hills?: number
} = {}): RidgeScene {
  const ring = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].flatMap(([x = 0, y = 0]) => [(LONGITUDE + x * HALF_DEGREE) * E7, (LATITUDE + y * HALF_DEGREE) * E7])
  const edges = edgesOfRings([ring.map(Math.round)])
  const coverage = { name: 'valley', method: 'area' as const, edges, atSea: new Uint8Array(edges.length / 4).fill(1) }
  const sources = buildSources(hills === undefined ? [motorway()] : [motorway(), ...roads(seededRandom(hills))])
  const height = hills === undefined ? ridge : hillsBy(hills)
  const flat: NoiseMap = { sources, coverage, builtUp: NOTHING_BUILT }
  return {
    latitude: LATITUDE,
    flat,
    map: { ...flat, coverage: { ...coverage, screening: 'terrain' }, heights: heightsBy(height, isUnknown) },
    box: {
      west: LONGITUDE - HALF_DEGREE,
      east: LONGITUDE + HALF_DEGREE,
      south: LATITUDE - HALF_DEGREE,
      north: LATITUDE + HALF_DEGREE,
    },
  }
}

function road(roadClass: RoadClass, origin: number, points: number[]): NoiseSource {
  return {
    kind: 'road',
    class: roadClass,
    name: `${roadClass} ${origin}`,
    origin,
    level: ROADS[roadClass].level,
    size: 0,
    points: points.map(Math.round),
  }
}

function motorway(): NoiseSource {
  const count = 60
  return road(
    'motorway',
    1,
    Array.from({ length: count + 1 }, (_, i) => [(LONGITUDE - 0.3 + (0.6 * i) / count) * E7, LATITUDE * E7]).flat(),
  )
}

function* roads(random: Random): Generator<NoiseSource> {
  const classes = ['primary', 'secondary', 'tertiary', 'residential'] as const
  for (let k = 0; k < 40; k++) {
    let [x, y] = [LONGITUDE + (random() - 0.5) * 0.3, LATITUDE + (random() - 0.5) * 0.3]
    const points: number[] = []
    for (let i = 0; i < 30; i++) {
      points.push(x * E7, y * E7)
      x += (random() - 0.5) * 0.003
      y += (random() - 0.4) * 0.003
    }
    yield road(classes[k % classes.length] ?? 'tertiary', k + 2, points)
  }
}

/** Metres above the sea by metres east and north of the middle. */
type Height = (east: number, north: number) => number

const ridge: Height = (_, north) => 800 + RIDGE.metres * Math.max(0, 1 - Math.abs(north - RIDGE.north) / RIDGE.wide)

function hillsBy(seed: number): Height {
  const random = seededRandom(seed)
  const waves = Array.from({ length: 6 }, () => ({
    east: (random() - 0.5) / 300,
    north: (random() - 0.5) / 300,
    metres: 40 + 120 * random(),
    from: 6 * random(),
  }))
  return (x, y) =>
    waves.reduce((sum, { east, north, metres, from }) => sum + metres * Math.sin(east * x + north * y + from), 1500)
}

function heightsBy(height: Height, isUnknown: (north: number) => boolean): Heights {
  const grown = SCREENING.reachMetres / METRES_PER_DEGREE
  const wide = METRES_PER_DEGREE * Math.cos((LATITUDE * Math.PI) / 180)
  const cells = heightCellsMeeting({
    west: (LONGITUDE - HALF_DEGREE - 2 * grown) * E7,
    east: (LONGITUDE + HALF_DEGREE + 2 * grown) * E7,
    south: (LATITUDE - HALF_DEGREE - grown) * E7,
    north: (LATITUDE + HALF_DEGREE + grown) * E7,
  })
  const made = new Map<string, Int16Array>()
  for (const cell of cells) {
    const { west, south } = boxOfHeightCell(cell)
    const samples = new Int16Array(CELL_SIDE * CELL_SIDE)
    for (let i = 0; i < samples.length; i++) {
      const [column, row] = [i % CELL_SIDE, Math.floor(i / CELL_SIDE)]
      const east = (west / E7 + column / SAMPLES_PER_DEGREE - LONGITUDE) * wide
      const north = (south / E7 + row / SAMPLES_PER_DEGREE - LATITUDE) * METRES_PER_DEGREE
      samples[i] = isUnknown(north) ? UNKNOWN_HEIGHT : Math.round(height(east, north))
    }
    made.set(`${cell.column} ${cell.row}`, samples)
  }
  return { cells, samplesAt: (column, row) => made.get(`${column} ${row}`) }
}

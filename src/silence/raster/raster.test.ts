import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS, realExtract } from '../../../test/support/osm-samples.ts'
import { type Scene, sceneAt } from '../../../test/support/noise-scenes.ts'
import { noiseMapOf } from '../../../test/support/noise-map-of.ts'
import { seededRandom } from '../../../test/support/random.ts'
import type { Box } from '../../geo/box.ts'
import { boxOfCoverage } from '../coverage.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import { joinNoiseMaps } from '../noise-maps.ts'
import { SCALE } from '../parameters.ts'
import { ratingOf } from '../rating.ts'
import { type Lattice, latticeOver } from './lattice.ts'
import { CONFIDENCE_CODES, rasterEngine } from './raster.ts'

/** Points of a lattice that are compared, and how few of them may differ. */
const COMPARED = 1200
const P99_DB = 0.5
const OTHER_CONFIDENCE = 0.02

type Comparison = {
  compared: number
  decibels: number[]
  otherCoverage: number
  otherConfidence: number
  otherCap: number
}

/** Compares the raster with the point engine at points of the lattice, chosen by a seed. */
function compare(maps: readonly NoiseMap[], lattice: Lattice): Comparison {
  const raster = rasterEngine(maps).compute(lattice)
  const points = joinNoiseMaps(maps)
  const random = seededRandom(7)
  const columns = lattice.longitudes.length
  const result: Comparison = { compared: 0, decibels: [], otherCoverage: 0, otherConfidence: 0, otherCap: 0 }
  for (let k = 0; k < COMPARED; k++) {
    const at = Math.floor(random() * raster.level.length)
    const longitude = lattice.longitudes[at % columns] ?? 0
    const said = points.explain({ longitude, latitude: lattice.latitudes[Math.floor(at / columns)] ?? 0 })
    const level = raster.level[at] ?? NaN
    if ((said === undefined) !== Number.isNaN(level)) result.otherCoverage++
    if (!said || Number.isNaN(level)) continue
    result.compared++
    const shown = said.lden === '< 20' ? SCALE.faintestShownDb : said.lden
    // Explanations have a decimal.
    result.decibels.push(Math.max(0, Math.abs(Math.max(SCALE.faintestShownDb, level) - shown) - 0.05))
    if (CONFIDENCE_CODES[raster.confidence[at] ?? 0] !== said.confidence) result.otherConfidence++
    const [lowest = Infinity] = said.caps.map(({ cap }) => cap).sort((a, b) => a - b)
    if (Math.abs((raster.cap[at] ?? Infinity) - lowest) > 0.01 && lowest !== raster.cap[at]) result.otherCap++
  }
  result.decibels.sort((a, b) => a - b)
  return result
}

function assertSame({ compared, decibels, otherCoverage, otherConfidence, otherCap }: Comparison, least: number): void {
  assert.ok(compared >= least, `${compared} points`)
  const p99 = decibels[Math.floor(0.99 * (decibels.length - 1))] ?? Infinity
  assert.ok(p99 <= P99_DB, `${p99} dB at the 99th percentile, ${decibels.at(-1)} at most`)
  // A cell whose middle lies on an edge, to a metre, may fall on either side.
  assert.ok(otherCoverage <= 1, `${otherCoverage} covered by one alone`)
  assert.ok(otherConfidence <= OTHER_CONFIDENCE * compared, `${otherConfidence} of another confidence`)
  assert.ok(otherCap <= 2, `${otherCap} of another cap`)
}

const SCENES: readonly Scene[] = [
  { seed: 1, latitude: 0, longitude: 0 },
  { seed: 2, latitude: 47, longitude: 11 },
  { seed: 3, latitude: -33, longitude: 151 },
  { seed: 4, latitude: 64, longitude: -20 },
  { seed: 5, latitude: -17, longitude: 180 },
]

for (const scene of SCENES) {
  test(`a raster hears what the point engine hears, near ${scene.latitude}°, ${scene.longitude}°`, () => {
    const { maps, box } = sceneAt(scene)
    assertSame(compare(maps, latticeOver(box, 150, 150)), 0.4 * COMPARED)
  })
}

test('a raster of a tenth of the step, among the sources, hears the same', () => {
  const { maps, box } = sceneAt({ seed: 6, latitude: 47, longitude: 11 })
  assertSame(compare(maps, latticeOver(middleOf(box, 0.1), 90, 90)), 0.4 * COMPARED)
})

test('a raster of one point is that point, and one beyond all regions covers nothing', () => {
  const { maps, box } = sceneAt({ seed: 2, latitude: 47, longitude: 11 })
  const engine = rasterEngine(maps)
  const [longitude, latitude] = [(box.west + box.east) / 2, (box.south + box.north) / 2]
  const one = engine.compute({ longitudes: Float64Array.of(longitude), latitudes: Float64Array.of(latitude) })
  const said = joinNoiseMaps(maps).explain({ latitude, longitude })
  assert.equal(one.covered, 1)
  assert.equal(ratingOf(one.level[0] ?? NaN, [one.cap[0] ?? Infinity]), said?.rating)
  const beyond = engine.compute(latticeOver({ west: -100, east: -99, south: 10, north: 11 }, 5, 5))
  assert.deepEqual([beyond.covered, beyond.level.every(Number.isNaN)], [0, true])
})

test('a region alone has the cells that it holds, with the noise of its neighbour', () => {
  const { maps, box } = sceneAt({ seed: 2, latitude: 47, longitude: 11 })
  const lattice = latticeOver(box, 60, 60)
  const [both, first] = [rasterEngine(maps).compute(lattice), rasterEngine(maps).compute(lattice, { region: 0 })]
  let [own, others] = [0, 0]
  for (let i = 0; i < both.level.length; i++) {
    const isOwn = both.sets[both.set[i] ?? 0]?.includes(0) ?? false
    if (isOwn) own++
    else if (!Number.isNaN(both.level[i])) others++
    assert.equal(first.level[i], isOwn ? both.level[i] : NaN)
  }
  assert.ok(own > 500 && others > 500, `${own}, ${others}`)
})

const EXTRACTS = ['andorra-2025-01-19.osm.pbf', 'heidelberg-clipped.osm.pbf', 'isle-of-man-2021-11-07.osm.pbf']
const paths = EXTRACTS.flatMap(name => realExtract(name) ?? [])

test('over real extracts a raster is within 0.5 dB of the point engine at the 99th percentile', {
  skip: paths.length === 0 && NO_EXTRACTS,
}, async () => {
  for (const path of paths) {
    const map = await noiseMapOf(path)
    const box = boxOfCoverage(map.coverage)
    assert.ok(box)
    assertSame(compare([map], latticeOver(middleOf(box, 0.6), 120, 120)), 0.3 * COMPARED)
  }
})

function middleOf({ west, south, east, north }: Box, share: number): Box {
  const [wide, high] = [((east - west) * (1 - share)) / 2, ((north - south) * (1 - share)) / 2]
  return { west: west + wide, east: east - wide, south: south + high, north: north - high }
}

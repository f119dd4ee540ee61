// How many points a second the raster engine computes, as a ratio of the point engine's in the same run.
import type { Box } from '../src/geo/box.ts'
import { METRES_PER_DEGREE } from '../src/geo/local-plane.ts'
import { indexCoverages } from '../src/silence/coverage.ts'
import { explain } from '../src/silence/explanation.ts'
import type { NoiseMap } from '../src/silence/noise-bytes.ts'
import { latticeOver } from '../src/silence/raster/lattice.ts'
import { rasterEngine } from '../src/silence/raster/raster.ts'
import { receiverOf } from '../src/silence/receiver.ts'
import { indexBuiltUp } from '../src/silence/sources/built-up.ts'
import { joinSources } from '../src/silence/sources/join-sources.ts'
import { wholeSources } from '../src/silence/sources/whole-sources.ts'
import { seededRandom } from '../test/support/random.ts'
import { quantile } from './tables.ts'

const STEP_METRES = 110
const POINTS = 2_000
/** The last of several runs counts: the first ones are compiled while they run. */
const RUNS = 4

export function rasterRows(all: readonly { name: string; maps: readonly NoiseMap[]; box: Box }[]) {
  return all.map(({ name, maps, box }) => {
    const wide = (box.east - box.west) * METRES_PER_DEGREE * Math.cos((box.south * Math.PI) / 180)
    const high = (box.north - box.south) * METRES_PER_DEGREE
    const lattice = latticeOver(box, Math.ceil(wide / STEP_METRES), Math.ceil(high / STEP_METRES))
    const points = pointsOf(maps)
    let [covered, rasterSeconds, pointSeconds] = [0, 1, 1]
    const decibels: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const engine = rasterEngine(maps)
      const start = process.cpuUsage().user
      const raster = engine.compute(lattice)
      rasterSeconds = (process.cpuUsage().user - start) / 1e6
      covered = raster.covered
      const random = seededRandom(run)
      const columns = lattice.longitudes.length
      const places = Array.from({ length: POINTS }, () => Math.floor(random() * raster.level.length))
      const inside = places.filter(at => !Number.isNaN(raster.level[at]))
      const from = process.cpuUsage().user
      const levels = inside.map(at => {
        return points(lattice.longitudes[at % columns] ?? 0, lattice.latitudes[Math.floor(at / columns)] ?? 0)
      })
      pointSeconds = (process.cpuUsage().user - from) / 1e6 / inside.length
      for (const [i, at] of inside.entries()) decibels.push(Math.abs((levels[i] ?? 0) - shown(raster.level[at] ?? 0)))
    }
    const [slow, fast] = [1 / pointSeconds, covered / rasterSeconds]
    return [
      name,
      covered,
      Math.round(slow),
      Math.round(fast),
      (fast / slow).toFixed(1),
      `${quantile(decibels, 0.99).toFixed(2)} dB`,
    ]
  })
}

/** The point engine without what it says beside the level: distances of what is loudest are a search of their own. */
function pointsOf(maps: readonly NoiseMap[]): (longitude: number, latitude: number) => number {
  const sources = joinSources(maps.map(({ sources }) => sources))
  const builtUp = indexBuiltUp(maps.flatMap(({ builtUp }) => builtUp ?? []))
  const receiver = receiverOf(wholeSources(sources, builtUp))
  const quick = { ...receiver, metresTo: () => 0 }
  const coverage = indexCoverages(maps.map(each => each.coverage))
  const facts = maps.map(({ usual, coverage: { missing } }) => ({
    ...(usual && { usual }),
    ...(missing && { missing }),
  }))
  return (longitude, latitude) => {
    const lden = explain({ longitude, latitude }, quick, coverage, facts)?.lden
    return typeof lden === 'number' ? lden : FAINTEST
  }
}

const FAINTEST = 20

function shown(level: number): number {
  return Math.max(FAINTEST, Math.round(level * 10) / 10)
}

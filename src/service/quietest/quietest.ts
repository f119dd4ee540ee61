// The quietest points that one can walk to, by the silence grid; each is then explained by the point engine.
import { setImmediate as turn } from 'node:timers/promises'
import { GrowableArray } from '../../arrays/growable-array.ts'
import type { BaseTiles } from '../../basemap/base-map.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import type { Explanation } from '../../silence/explanation.ts'
import { BLOCK_ZOOM, blocksOf, CODE_OF_CAP, latticeOfBlocks } from '../../silence/grid/cells.ts'
import type { SilenceGrid } from '../../silence/grid/silence-grid.ts'
import type { NoiseMaps } from '../../silence/noise-maps.ts'
import type { Timed } from './timed.ts'
import { waysOf } from './ways.ts'

export type QuietestOrder = { near: Coordinates; radiusKm: number; limit: number; timed?: Timed }

export type QuietPoint = { point: Coordinates; distanceKm: number; explanation: Explanation }

/** Points are at least this far from each other, metres. */
export const APART_METRES = 300
/** Cells are a hundred metres wide and levels rounded: more points than wanted are explained, and the best of them kept. */
const EXPLAINED_FOR_EACH = 2

type Places = { grid: SilenceGrid; noiseMaps: NoiseMaps; baseMap: BaseTiles }

/**
 * Finds the quietest points within a radius that lie on or near a path or track, the quietest first, of equally quiet ones
 * the nearest: each is quieter than all others that one can walk to within APART_METRES.
 * @returns undefined where nothing within the radius is covered
 */
export async function quietestAround(places: Places, order: QuietestOrder): Promise<QuietPoint[] | undefined> {
  const { near, limit, timed = work => work() } = order
  const { keys, points } = timed(() => cellsAround(places.grid, order))
  if (keys.length === 0) return undefined
  if (places.baseMap.isEmpty) return []
  const ways = waysOf(places.baseMap)
  const taken: Coordinates[] = []
  let next = 0
  while (isLooking()) await (timed(lookAtSome) ?? turn())
  return timed(() => taken.flatMap(explained).sort(quieter).slice(0, limit))

  function isLooking(): boolean {
    return next < keys.length && taken.length < EXPLAINED_FOR_EACH * limit
  }

  /** Looks at cells until one lies where ways are not known yet, whose reading it returns, or others should have their turn. */
  function lookAtSome(): Promise<void> | undefined {
    for (const end = next + CELLS_A_TURN; next < end && isLooking(); next++) {
      const at = 2 * ((keys[next] ?? 0) % MOST_CELLS)
      const point = { longitude: points.at(at), latitude: points.at(at + 1) }
      if (taken.some(other => distanceKm(other, point) * 1000 < APART_METRES)) continue
      const isReached = ways.reach(point)
      if (isReached === undefined) return ways.read(point, timed)
      if (isReached) taken.push(point)
    }
    return undefined
  }

  function explained(point: Coordinates): QuietPoint[] {
    const explanation = places.noiseMaps.explain(point)
    return explanation ? [{ point, distanceKm: distanceKm(near, point), explanation }] : []
  }
}

/** About ten milliseconds. */
const CELLS_A_TURN = 10_000

function quieter(a: QuietPoint, b: QuietPoint): number {
  const level = ({ explanation: { lden } }: QuietPoint) => (lden === '< 20' ? 0 : lden)
  return b.explanation.rating - a.explanation.rating || level(a) - level(b) || a.distanceKm - b.distanceKm
}

/** A cell's place in the list is the lower part of its key: a circle of 50 km has fewer than this. */
const MOST_CELLS = 2 ** 21
const METRES = 2 ** 17

type Cells = {
  /** Code of the level, metres from the middle and place in `points`, as one number each, sorted. */
  keys: Float64Array
  /** Longitude and latitude in turn. */
  points: GrowableArray<Float64Array>
}

/** Lists the covered cells within the radius, the quietest first, then the nearest. */
function cellsAround(grid: SilenceGrid, { near, radiusKm }: QuietestOrder): Cells {
  const high = (radiusKm * 1000) / METRES_PER_DEGREE
  const wide = high / Math.max(0.01, Math.cos((near.latitude * Math.PI) / 180))
  const { latitude, longitude } = near
  const [west, east, south, north] = [longitude - wide, longitude + wide, latitude - high, latitude + high]
  const range = blocksOf({ west, east, south, north })
  const [keys, points] = [new GrowableArray(Float64Array), new GrowableArray(Float64Array)]
  for (let y = range.north; y <= range.south; y++) {
    for (let x = range.west; x <= range.east; x++) {
      const block = grid.block({ z: BLOCK_ZOOM, x, y })
      if (!block) continue
      const { longitudes, latitudes } = latticeOfBlocks({ west: x, east: x, north: y, south: y }, block.cells)
      for (const [row, cellLatitude] of latitudes.entries()) {
        if (cellLatitude < south || cellLatitude > north) continue
        for (const [column, cellLongitude] of longitudes.entries()) {
          const at = row * block.cells + column
          const flag = block.flags[at] ?? 0
          if (flag === 0 || cellLongitude < west || cellLongitude > east) continue
          const km = distanceKm(near, { latitude: cellLatitude, longitude: cellLongitude })
          if (km > radiusKm) continue
          const code = Math.max(block.levels[at] ?? 0, CODE_OF_CAP[(flag >> 2) & 3] ?? 0)
          keys.push((code * METRES + Math.round(km * 1000)) * MOST_CELLS + points.length / 2)
          points.push(cellLongitude)
          points.push(cellLatitude)
        }
      }
    }
  }
  return { keys: keys.copy().sort(), points }
}

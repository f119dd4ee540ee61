// Land where people live: that of a place near it, or a settlement that nobody has named.
import { E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import { type PointTree, pointTree } from '../../../../geo/trees/point-tree.ts'
import { SETTLEMENTS } from '../../../../silence/parameters.ts'
import type { Settlement } from './settlement.ts'

/** Residential land by its middle, 10⁻⁷ degrees; `origin`: see `originOf`. */
export type Residential = { origin: number; x: number; y: number; m2: number }

const NEAR_METRES = 3_000

/**
 * Gives each residential area to the nearest place within 3 km that is more than a farm. Those without one are settlements of
 * their own: nobody has mapped a place, and people live there all the same. `areas`: m² of each place, then of these.
 */
export function assignResidential(
  found: readonly Settlement[],
  residential: readonly Residential[],
): { areas: Float64Array; alone: Settlement[] } {
  const ofPlaces = new Float64Array(found.length)
  const homes = found.flatMap((settlement, i) => (settlement.class === 'farm' ? [] : [i]))
  const tree = pointTree(homes.length, i => [found[homes[i] ?? 0]?.x ?? 0, found[homes[i] ?? 0]?.y ?? 0])
  const alone: Residential[] = []
  for (const area of residential) {
    const nearest = nearestOf(tree, homes, found, area)
    if (nearest === undefined) alone.push(area)
    else ofPlaces[nearest] = (ofPlaces[nearest] ?? 0) + area.m2
  }
  const areas = Float64Array.from([...ofPlaces, ...alone.map(({ m2 }) => m2)])
  return { areas, alone: alone.map(unnamed) }
}

function unnamed({ origin, x, y, m2 }: Residential): Settlement {
  const people = (SETTLEMENTS.village.density * m2) / 1e6
  return { origin, class: 'village', name: null, people, isCounted: false, x, y }
}

function nearestOf(tree: PointTree, ids: readonly number[], found: readonly Settlement[], { x, y }: Residential) {
  const plane = localPlane(y / E7)
  const dx = NEAR_METRES / plane.east
  const dy = NEAR_METRES / plane.north
  let [best, bestMetres]: [number | undefined, number] = [undefined, NEAR_METRES]
  for (const k of tree({ west: x - dx, south: y - dy, east: x + dx, north: y + dy })) {
    const i = ids[k] ?? 0
    const away = hypotenuse(((found[i]?.x ?? 0) - x) * plane.east, ((found[i]?.y ?? 0) - y) * plane.north)
    if (away < bestMetres) [best, bestMetres] = [i, away]
  }
  return best
}

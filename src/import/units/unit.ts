// Units of an import's work, as plain data: what comes of each depends on the noise and on nothing else, so that any thread of
// any machine may do it.
import type { StoredBlock } from '../../silence/grid/grid-bytes.ts'
import type { GridTask } from '../../silence/grid/grid-work.ts'
import { alongCells } from '../../silence/pages/page-grid.ts'
import type { Heard } from '../osm/describe/heard.ts'

/** What is heard at places near each other: longitude and latitude of each in turn, 10⁻⁷ degrees. */
export type RateUnit = { kind: 'rate'; places: readonly number[] }
/** Blocks of the silence grid of a region. */
export type GridUnit = { kind: 'grid'; task: GridTask }
export type Unit = RateUnit | GridUnit

/** `heard`: place by place; null where no region holds it. */
export type UnitResult = { kind: 'rate'; heard: (Heard | null)[] } | { kind: 'grid'; blocks: StoredBlock[] }

/** Where spots are, by their number; 10⁻⁷ degrees. */
export type SpotPoints = { xs: ArrayLike<number>; ys: ArrayLike<number> }

/** Units that rate spots, and the spots that they rate, in order: those of the second unit behind those of the first. */
export type RatePlan = { units: RateUnit[]; spots: Uint32Array }

/** About 0.4 s of work: little is lost with a machine, and handing it over costs a hundredth of it. */
const PLACES_OF_UNIT = 1000
/** Above the number of every spot. */
const MOST_SPOTS = 2 ** 31

/** Spreads spots over units that hold neighbouring cells, so that few pages of noise serve each of them. */
export function planRating(spots: ArrayLike<number>, { xs, ys }: SpotPoints, placesOfUnit = PLACES_OF_UNIT): RatePlan {
  const order = new Float64Array(spots.length)
  for (let i = 0; i < order.length; i++) {
    const spot = spots[i] ?? 0
    order[i] = alongCells(xs[spot] ?? 0, ys[spot] ?? 0) * MOST_SPOTS + spot
  }
  const sorted = Uint32Array.from(order.sort(), place => place % MOST_SPOTS)
  const units: RateUnit[] = []
  for (let from = 0; from < sorted.length; from += placesOfUnit) {
    const places: number[] = []
    for (const spot of sorted.subarray(from, from + placesOfUnit)) places.push(xs[spot] ?? 0, ys[spot] ?? 0)
    units.push({ kind: 'rate', places })
  }
  return { units, spots: sorted }
}

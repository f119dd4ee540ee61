// Units of an import's work, as plain data: what comes of each depends on the noise and on nothing else, so that any thread of
// any machine may do it.
import type { Coordinates } from '../../geo/coordinates.ts'
import { E7 } from '../../geo/local-plane.ts'
import type { StoredBlock } from '../../silence/grid/grid-bytes.ts'
import type { GridTask } from '../../silence/grid/grid-work.ts'
import { fineCellAt } from '../../silence/pages/page-grid.ts'
import type { Heard } from '../osm/describe/heard.ts'

/** Places of one cell of 0.25°. */
export type CellPlaces = { cell: number; places: readonly Coordinates[] }

/** What is heard at places, cell by cell. */
export type RateUnit = { kind: 'rate'; cells: readonly CellPlaces[] }
/** Blocks of the silence grid of a region. */
export type GridUnit = { kind: 'grid'; task: GridTask }
export type Unit = RateUnit | GridUnit

/** `heard`: place by place; null where no region holds it. */
export type UnitResult = { kind: 'rate'; heard: (Heard | null)[] } | { kind: 'grid'; blocks: StoredBlock[] }

/** Units that rate spots, and whose places each of them has, in order. */
export type RatePlan = { units: RateUnit[]; ids: string[][] }

/** About 0.4 s of work: little is lost with a machine, and handing it over costs a hundredth of it. */
const PLACES_OF_UNIT = 1000

/** Spreads spots over units that hold neighbouring cells. The order of the spots does not matter but within a cell. */
export function planRating(
  spots: Iterable<{ id: string; point: Coordinates }>,
  placesOfUnit = PLACES_OF_UNIT,
): RatePlan {
  const byCell = Map.groupBy(spots, ({ point }) => fineCellAt(point.longitude * E7, point.latitude * E7))
  const plan: RatePlan = { units: [], ids: [] }
  let [cells, ids]: [CellPlaces[], string[]] = [[], []]
  for (const [cell, all] of [...byCell].sort(([a], [b]) => a - b)) {
    for (let from = 0; from < all.length; ) {
      const some = all.slice(from, from + placesOfUnit - ids.length)
      cells.push({ cell, places: some.map(({ point }) => point) })
      ids.push(...some.map(({ id }) => id))
      from += some.length
      if (ids.length === placesOfUnit) endUnit()
    }
  }
  if (ids.length > 0) endUnit()
  return plan

  function endUnit(): void {
    plan.units.push({ kind: 'rate', cells })
    plan.ids.push(ids)
    ;[cells, ids] = [[], []]
  }
}

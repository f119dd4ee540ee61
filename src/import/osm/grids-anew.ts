import { type Box, boxesMeet, growBox, uniteBoxes } from '../../geo/box.ts'
import { E7 } from '../../geo/local-plane.ts'
import { boxOf } from '../../silence/grid/grid-work.ts'
import { hearingBoxes } from '../../silence/grid/hearing-boxes.ts'
import { planGrid } from '../../silence/grid/make-grid.ts'
import type { ChangedNoise } from '../../silence/pages/changed-noise.ts'
import { PageCache } from '../../silence/pages/page-cache.ts'
import type { Surroundings } from '../importer.ts'
import type { GridUnit, UnitResult } from '../units/unit.ts'
import type { Change } from './rated-anew.ts'

/** Noise and edges farther away than this say nothing of a place, degrees. */
const REACH_DEGREES = 0.5

/** The grids that a change makes necessary, in units of work. */
export type GridsPlan = {
  units: GridUnit[]
  /** Around the regions concerned, 10⁻⁷ degrees. */
  box: Box
  /** Makes the grids by source of what became of all units, in order. */
  finish(results: readonly UnitResult[]): Map<string, Uint8Array>
}

/**
 * Plans the grid of a region whose noise is new, and those of its neighbours: only what hears the change is made anew; of the
 * source itself all, unless this very program has made its grid (`isOurs`).
 */
export async function planGrids(
  around: Surroundings,
  { source, changed }: Change,
  { isOurs }: { isOurs: boolean },
): Promise<GridsPlan> {
  const changedBox = boxOfChange(changed)
  const pages = changed.after
  const cache = new PageCache(0)
  const stored = await around.grids()
  const hears = hearingBoxes(changed, cache)
  const concerned = pages.regions().filter(region => {
    return region.source === source || (changedBox && boxesMeet(growBox(changedBox, REACH_DEGREES), boxOf(region)))
  })
  const plans = concerned.map(region => {
    const bytes = region.source === source && !isOurs ? undefined : stored.get(region.source)
    const { coverage } = cache.open('region', region.hash, hash => pages.bytes(hash))
    return { source: region.source, plan: planGrid(coverage, bytes && { bytes, hears }) }
  })
  const units = plans.flatMap(({ source, plan }) =>
    plan.ranges.map((range): GridUnit => ({ kind: 'grid', task: { source, range } })),
  )
  return {
    units,
    box: uniteBoxes(concerned.map(({ box }) => box)),
    finish(results) {
      const bySource = Map.groupBy(results.entries(), ([at]) => units[at]?.task.source)
      return new Map(
        plans.map(({ source, plan }) => {
          const blocks = (bySource.get(source) ?? []).flatMap(([, made]) => (made.kind === 'grid' ? made.blocks : []))
          return [source, plan.finish(blocks)]
        }),
      )
    },
  }
}

/** The box around all that is other than it was, degrees; undefined when nothing is. */
function boxOfChange({ gone, come, regionsGone, regionsCome }: ChangedNoise): Box | undefined {
  const boxes = [...gone, ...come, ...regionsGone, ...regionsCome].map(({ box }) => box)
  if (boxes.length === 0) return undefined
  const { west, south, east, north } = uniteBoxes(boxes)
  return { west: west / E7, south: south / E7, east: east / E7, north: north / E7 }
}

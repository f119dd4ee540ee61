import { type Box, boxesMeet, growBox, uniteBoxes } from '../../geo/box.ts'
import { E7 } from '../../geo/local-plane.ts'
import { makeGrid } from '../../silence/grid/make-grid.ts'
import type { ChangedNoise } from '../../silence/pages/changed-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../silence/pages/page-cache.ts'
import { audibleInParts } from '../../silence/raster/audible.ts'
import { rasterEngineOver } from '../../silence/raster/raster.ts'
import type { Surroundings } from '../importer.ts'
import type { Change } from './rated-anew.ts'

/** Noise and edges farther away than this say nothing of a place, degrees. */
const REACH_DEGREES = 0.5

/** Makes the grid of a region whose noise is new; those of its neighbours only as far as they hear the change. */
export async function gridsAnew(
  around: Surroundings,
  { source, changed, now }: Change,
  grids: Map<string, Uint8Array>,
): Promise<void> {
  const box = boxOfChange(changed)
  const regions = changed.after.regions()
  const cache = new PageCache(RATING_CACHE_BYTES)
  const audible = now.audible()
  const sound = { within: audibleInParts(audible), builtUp: audible.builtUp }
  const stored = await around.grids()
  const read = (hash: string) => changed.after.bytes(hash)
  for (const region of regions) {
    const bytes = region.source === source ? undefined : stored.get(region.source)
    if (region.source !== source && !(box && boxesMeet(growBox(box, REACH_DEGREES), inDegrees(region.box)))) continue
    const near = regions.filter(other => {
      return boxesMeet(growBox(inDegrees(region.box), REACH_DEGREES), inDegrees(other.box))
    })
    const maps = near.map(({ hash }) => cache.open('region', hash, read))
    const before = bytes && box && { bytes, changed: box }
    const engine = rasterEngineOver(maps, sound)
    grids.set(region.source, makeGrid({ maps, region: near.indexOf(region), engine, before }))
  }
}

/** The box around all that is other than it was, degrees; undefined when nothing is. */
function boxOfChange({ gone, come, regionsGone, regionsCome }: ChangedNoise): Box | undefined {
  const boxes = [...gone, ...come, ...regionsGone, ...regionsCome].map(({ box }) => box)
  return boxes.length === 0 ? undefined : inDegrees(uniteBoxes(boxes))
}

function inDegrees({ west, south, east, north }: Box): Box {
  return { west: west / E7, south: south / E7, east: east / E7, north: north / E7 }
}

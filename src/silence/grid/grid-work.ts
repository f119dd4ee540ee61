import { type Box, boxesMeet, growBox } from '../../geo/box.ts'
import { E7 } from '../../geo/local-plane.ts'
import type { NoisePages, RegionEntry } from '../pages/noise-pages.ts'
import { PageCache } from '../pages/page-cache.ts'
import { audibleInParts } from '../raster/audible.ts'
import { type RasterEngine, rasterEngineOver } from '../raster/raster.ts'
import type { AudibleSources } from '../sources/audible.ts'
import { type BlockRange, blocksOfRange } from './block-range.ts'
import type { StoredBlock } from './grid-bytes.ts'

/** Noise and edges farther away than this say nothing of a place, degrees. */
const REACH_DEGREES = 0.5

/** A unit of work on the grid of a source's region: what comes of it depends on the noise and on nothing else. */
export type GridTask = { source: string; range: BlockRange }

export type GridWork = {
  /** @throws RangeError when the source has no region */
  compute(task: GridTask): StoredBlock[]
}

/** Computes grids over the noise of a version. */
export function gridWork(pages: NoisePages, audible: AudibleSources): GridWork {
  const cache = new PageCache(0)
  const sound = { within: audibleInParts(audible), builtUp: audible.builtUp, terrain: audible.terrain }
  const engines = new Map<string, { engine: RasterEngine; region: number }>()

  function engineOf(source: string) {
    const known = engines.get(source)
    if (known) return known
    const regions = pages.regions()
    const own = regions.find(region => region.source === source)
    if (!own) throw new RangeError(`there is no noise of the source ${source}`)
    const near = regions.filter(other => boxesMeet(growBox(boxOf(own), REACH_DEGREES), boxOf(other)))
    const open = (hash: string) => cache.open('region', hash, hash => pages.bytes(hash))
    const engine = rasterEngineOver(
      near.map(({ hash }) => open(hash)),
      sound,
    )
    const made = { engine, region: near.indexOf(own) }
    engines.set(source, made)
    return made
  }

  return {
    compute({ source, range }) {
      const { engine, region } = engineOf(source)
      return blocksOfRange(engine, range, region)
    },
  }
}

/** Returns the box of a region, degrees. */
export function boxOf({ box: { west, south, east, north } }: RegionEntry): Box {
  return { west: west / E7, south: south / E7, east: east / E7, north: north / E7 }
}

import { type Box, boxesMeet, growBox } from '../../geo/box.ts'
import { boxOfCoverage, type Coverage } from '../coverage.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import { rasterEngine } from '../raster/raster.ts'
import { packBlock, unpackBlock } from './block-bytes.ts'
import { type BlockRange, blocksOfRange, boxOfRange, rangesOf } from './block-range.ts'
import { BLOCK_ZOOM, type Block, type BlockAddress, blocksOf, boxOfBlock, keyOf, UNSTORED_ZOOM } from './cells.ts'
import { readGrid, type StoredBlock, writeGrid } from './grid-bytes.ts'
import { overviewOf } from './overview.ts'

/** Noise is looked for no further than this, degrees, and an edge matters no further. */
const REACH_DEGREES = 0.3

/** The grid as it was, and where noise has changed: the rest of it is kept. */
export type GridBefore = { bytes: Uint8Array; changed: Box }

/** What is to be computed for a grid, and what becomes of it. */
export type GridPlan = {
  /** Each is computed by itself, in any order. */
  ranges: readonly BlockRange[]
  /** Makes the grid of the blocks of all ranges, in any order. */
  finish(made: Iterable<StoredBlock>): Uint8Array
}

/** Computes the grid of one of the regions, of which it holds all cells that the region covers, with its overviews. */
export function makeGrid({
  maps,
  region,
  before,
}: {
  maps: readonly NoiseMap[]
  region: number
  before?: GridBefore | undefined
}): Uint8Array {
  const plan = planGrid(maps[region]?.coverage, before)
  const engine = rasterEngine(maps)
  return plan.finish(plan.ranges.flatMap(range => blocksOfRange(engine, range, region)))
}

/** Plans the grid of what a region covers. */
export function planGrid(coverage: Coverage | undefined, before?: GridBefore): GridPlan {
  const box = coverage && boxOfCoverage(coverage)
  if (!box) return { ranges: [], finish: () => writeGrid([]) }
  const changed = before && growBox(before.changed, REACH_DEGREES)
  const kept: StoredBlock[] = !before
    ? []
    : readGrid(before.bytes).filter(
        stored => stored.z === BLOCK_ZOOM && changed && !boxesMeet(boxOfBlock(stored), changed),
      )
  return {
    ranges: [...rangesOf(blocksOf(box))].filter(range => !changed || boxesMeet(boxOfRange(range), changed)),
    finish(computed) {
      const finest = new Map([...computed, ...kept].map(stored => [keyOf(stored), stored]))
      const all = [...finest.values()]
      let level: Known[] = all.map(stored => ({ ...stored, block: () => unpackBlock(stored.bytes, stored.cells) }))
      for (let z = BLOCK_ZOOM - 1; z >= 0; z--) {
        level = parentsOf(level).map(([x, y, quarters]) => overviewBlock({ z, x, y }, quarters))
        if (z !== UNSTORED_ZOOM) all.push(...level)
      }
      return writeGrid(all.sort((a, b) => a.z - b.z || a.y - b.y || a.x - b.x))
    },
  }
}

/** A block that is unpacked when it is asked for: a level of a large region is not in memory at once. */
type Known = StoredBlock & { block: () => Block }

function overviewBlock(address: BlockAddress, below: readonly Below[]): Known {
  const made = overviewOf(below.map(({ known, ...quarter }) => ({ ...quarter, block: known.block() })))
  const bytes = packBlock(made)
  return { ...address, cells: made.cells, bytes, block: () => unpackBlock(bytes, made.cells) }
}

type Below = { known: Known; column: number; row: number }

function parentsOf(children: readonly Known[]): [x: number, y: number, Below[]][] {
  const parents = new Map<string, [x: number, y: number, Below[]]>()
  for (const known of children) {
    const { z, x, y } = known
    const address = { z: z - 1, x: x >> 1, y: y >> 1 }
    const parent = parents.get(keyOf(address)) ?? [address.x, address.y, []]
    parent[2].push({ known, column: x & 1, row: y & 1 })
    parents.set(keyOf(address), parent)
  }
  return [...parents.values()]
}

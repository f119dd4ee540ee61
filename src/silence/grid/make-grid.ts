import type { Box } from '../../geo/box.ts'
import { boxOfCoverage, type Coverage } from '../coverage.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import { rasterEngine } from '../raster/raster.ts'
import { packBlock, unpackBlock } from './block-bytes.ts'
import { type BlockRange, blocksOfRange, rangesOf } from './block-range.ts'
import {
  BLOCK_CELLS,
  BLOCK_ZOOM,
  type Block,
  type BlockAddress,
  blocksOf,
  boxOfBlock,
  keyOf,
  UNSTORED_ZOOM,
} from './cells.ts'
import { isMadeAlike, readGrid, type StoredBlock, writeGrid } from './grid-bytes.ts'
import { overviewOf } from './overview.ts'

/** The grid as it was, and whether anything that has changed may be heard in a box, degrees: the rest of it is kept. */
export type GridBefore = { bytes: Uint8Array; hears: (box: Box) => boolean }

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

/** Plans the grid of what a region covers. A grid before that was made in another way is made anew. */
export function planGrid(coverage: Coverage | undefined, before?: GridBefore): GridPlan {
  const box = coverage && boxOfCoverage(coverage)
  if (!box) return { ranges: [], finish: () => writeGrid([]) }
  const ranges = [...rangesOf(blocksOf(box))]
  if (!before || !isMadeAlike(before.bytes)) return { ranges, finish: computed => finish(computed, []) }
  const { bytes, hears } = before
  return {
    ranges: ranges.flatMap(range => {
      const only = blocksIn(range).filter(([x, y]) => hears(boxOfBlock({ z: BLOCK_ZOOM, x, y })))
      return only.length > 0 ? [{ ...range, only }] : []
    }),
    finish: computed => finish(computed, keptOf(readGrid(bytes), hears)),
  }
}

/** Leaves out what hears a change: blocks, and the overviews over them. */
function keptOf(stored: readonly StoredBlock[], hears: (box: Box) => boolean): StoredBlock[] {
  return stored.filter(block => !hears(boxOfBlock(block)))
}

function blocksIn({ west, north, east, south }: BlockRange): [x: number, y: number][] {
  const blocks: [number, number][] = []
  for (let y = north; y <= south; y++) for (let x = west; x <= east; x++) blocks.push([x, y])
  return blocks
}

/** `kept`: blocks and overviews that are as they were. */
function finish(computed: Iterable<StoredBlock>, kept: readonly StoredBlock[]): Uint8Array {
  const known = new Map(kept.map(stored => [keyOf(stored), stored]))
  const finest = kept.filter(({ z }) => z === BLOCK_ZOOM)
  const all = [...computed, ...finest]
  let level = all.map(unpackedLater)
  for (let z = BLOCK_ZOOM - 1; z >= 0; z--) {
    level = parentsOf(level).map(([x, y, quarters]) => {
      const address = { z, x, y }
      const same = known.get(keyOf(address))
      if (same) return unpackedLater(same)
      return z === UNSTORED_ZOOM ? unstored(address, quarters) : overviewBlock(address, quarters)
    })
    if (z !== UNSTORED_ZOOM) all.push(...level)
  }
  return writeGrid(all.sort((a, b) => a.z - b.z || a.y - b.y || a.x - b.x))
}

function unpackedLater(stored: StoredBlock): Known {
  return { ...stored, block: () => unpackBlock(stored.bytes, stored.cells) }
}

/** An overview that is made when one above it is. */
function unstored(address: BlockAddress, below: readonly Below[]): Known {
  const cells = Math.min(BLOCK_CELLS, 2 * Math.max(...below.map(({ known }) => known.cells)))
  return { ...address, cells, bytes: NO_BYTES, block: () => overviewAbove(below) }
}

function overviewAbove(below: readonly Below[]): Block {
  return overviewOf(below.map(({ known, ...quarter }) => ({ ...quarter, block: known.block() })))
}

const NO_BYTES = new Uint8Array()

/** A block that is unpacked when it is asked for: a level of a large region is not in memory at once. */
type Known = StoredBlock & { block: () => Block }

function overviewBlock(address: BlockAddress, below: readonly Below[]): Known {
  const made = overviewAbove(below)
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

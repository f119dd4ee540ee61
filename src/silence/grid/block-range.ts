import type { Box } from '../../geo/box.ts'
import type { Raster, RasterEngine } from '../raster/raster.ts'
import { packBlock } from './block-bytes.ts'
import {
  BLOCK_ZOOM,
  type Block,
  type blocksOf,
  boxOfBlock,
  CAPS,
  cellsOfRow,
  codeOfLevel,
  latticeOfBlocks,
} from './cells.ts'
import type { StoredBlock } from './grid-bytes.ts'

/** Blocks of the finest zoom that are computed at once, from one column and row to another, both included: a unit of work. */
export type BlockRange = ReturnType<typeof blocksOf> & {
  /** Cells on a side of each block. */
  cells: number
  /** The columns and rows of the blocks that are asked for; absent: of all. */
  only?: readonly (readonly [x: number, y: number])[]
}

/** Blocks on a side of a range: the quadtree of sources is made once for it. */
const TOGETHER = 4

/** Cuts blocks into ranges whose rows have cells of one size. */
export function* rangesOf({ west, north, east, south }: ReturnType<typeof blocksOf>): Generator<BlockRange> {
  for (let y = north; y <= south; ) {
    const cells = cellsOfRow(y)
    let last = y
    while (last < south && last - y + 1 < TOGETHER && cellsOfRow(last + 1) === cells) last++
    for (let x = west; x <= east; x += TOGETHER) {
      yield { west: x, east: Math.min(east, x + TOGETHER - 1), north: y, south: last, cells }
    }
    y = last + 1
  }
}

/** Returns the box around a range, degrees. */
export function boxOfRange({ west, north, east, south }: BlockRange): Box {
  const [first, last] = [
    boxOfBlock({ z: BLOCK_ZOOM, x: west, y: north }),
    boxOfBlock({ z: BLOCK_ZOOM, x: east, y: south }),
  ]
  return { west: first.west, north: first.north, east: last.east, south: last.south }
}

/** Computes those blocks of a range that hold anything of a region, given by its place among those of the engine. */
export function blocksOfRange(engine: RasterEngine, range: BlockRange, region: number): StoredBlock[] {
  const lattice = latticeOfBlocks(range, range.cells)
  const raster = engine.compute(lattice, { region, ...(range.only && { asked: cellsOf(range.only, range) }) })
  const made: StoredBlock[] = []
  for (let y = range.north; y <= range.south; y++) {
    for (let x = range.west; x <= range.east; x++) {
      const block = cutBlock(raster, x - range.west, y - range.north, range.cells)
      if (block.flags.some(flag => flag !== 0))
        made.push({ z: BLOCK_ZOOM, x, y, cells: block.cells, bytes: packBlock(block) })
    }
  }
  return made
}

/** Marks the cells of blocks in the lattice of their range. */
function cellsOf(blocks: NonNullable<BlockRange['only']>, { west, north, east, south, cells }: BlockRange): Uint8Array {
  const columns = (east - west + 1) * cells
  const asked = new Uint8Array(columns * (south - north + 1) * cells)
  for (const [x, y] of blocks) {
    for (let row = (y - north) * cells; row < (y - north + 1) * cells; row++) {
      const from = row * columns + (x - west) * cells
      asked.fill(1, from, from + cells)
    }
  }
  return asked
}

function cutBlock({ longitudes, level, confidence, cap }: Raster, column: number, row: number, cells: number): Block {
  const block: Block = { cells, levels: new Uint8Array(cells * cells), flags: new Uint8Array(cells * cells) }
  for (let j = 0; j < cells; j++) {
    for (let i = 0; i < cells; i++) {
      const from = (row * cells + j) * longitudes.length + column * cells + i
      if (Number.isNaN(level[from])) continue
      const lowest = cap[from] ?? Infinity
      const capCode = CAPS.findIndex(each => Math.abs(each - lowest) < 0.01 || each === lowest)
      block.levels[j * cells + i] = codeOfLevel(level[from] ?? 0)
      block.flags[j * cells + i] = (confidence[from] ?? 0) | (Math.max(0, capCode) << 2) | WHOLE
    }
  }
  return block
}

/** A share of 15 fifteenths. */
const WHOLE = 15 << 4

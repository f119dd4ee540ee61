import type { Box } from '../../geo/box.ts'
import { BLOCK_CELLS, BLOCK_ZOOM, type Block, blocksOf, type Cell, cellAt } from './cells.ts'
import type { CellRange } from './cells-in.ts'
import type { SilenceGrid } from './silence-grid.ts'

/** A part of the grid as one picture of square cells, row by row from the north, on Mercator's square. */
export type Mosaic = CellRange & {
  /** Returns the cell at a column and row of the picture; undefined where not covered. */
  cell: (column: number, row: number) => Cell | undefined
}

/** Lays the blocks of the finest zoom side by side of which a picture is at most `most` cells wide and high; null for an empty grid. */
export function mosaicOf(grid: SilenceGrid, most: number): Mosaic | null {
  if (!grid.box) return null
  let z: number = BLOCK_ZOOM
  while (z > 0 && longestOf(wholeBlocks(grid.box, z)) > most) z--
  return mosaicIn(grid, wholeBlocks(grid.box, z))
}

/** Lays the blocks that a range of cells meets side by side, and cuts it out. */
export function mosaicIn(grid: SilenceGrid, range: CellRange): Mosaic {
  // Cells are read row by row: the block of the one before is mostly that of the next.
  let [lastX, lastY]: [number, number] = [-1, -1]
  let last: Block | undefined
  return {
    ...range,
    cell(column, row) {
      const left = range.west + column
      const top = range.north + row
      const x = Math.floor(left / BLOCK_CELLS)
      const y = Math.floor(top / BLOCK_CELLS)
      if (x !== lastX || y !== lastY) {
        last = grid.block({ z: range.z, x, y })
        lastX = x
        lastY = y
      }
      if (!last) return undefined
      const scale = last.cells / BLOCK_CELLS
      const i = Math.floor((left - x * BLOCK_CELLS) * scale)
      const j = Math.floor((top - y * BLOCK_CELLS) * scale)
      return cellAt(last, j * last.cells + i)
    },
  }
}

function longestOf({ width, height }: CellRange): number {
  return Math.max(width, height)
}

function wholeBlocks(box: Box, z: number): CellRange {
  // A hair inside: the box ends where the next tile begins.
  const hair = 1e-9
  const inner = { west: box.west + hair, south: box.south + hair, east: box.east - hair, north: box.north - hair }
  const { west, north, east, south } = blocksOf(inner, z)
  return {
    z,
    west: west * BLOCK_CELLS,
    north: north * BLOCK_CELLS,
    width: (east - west + 1) * BLOCK_CELLS,
    height: (south - north + 1) * BLOCK_CELLS,
  }
}

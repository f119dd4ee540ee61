import { BLOCK_CELLS, BLOCK_ZOOM, blocksOf, type Cell, cellAt } from './cells.ts'
import type { SilenceGrid } from './silence-grid.ts'

/** The whole grid as one picture of square cells, row by row from the north, on Mercator's square. */
export type Mosaic = {
  /** Of the tiles that it is made of, and the first of their columns and rows. */
  z: number
  west: number
  north: number
  /** In cells. */
  width: number
  height: number
  /** Returns the cell at a column and row; undefined where not covered. */
  cell: (column: number, row: number) => Cell | undefined
}

/** Lays the blocks of the finest zoom side by side of which a picture is at most `most` cells wide and high; null for an empty grid. */
export function mosaicOf(grid: SilenceGrid, most: number): Mosaic | null {
  if (!grid.box) return null
  let z: number = BLOCK_ZOOM
  while (z > 0 && sizeAt(grid.box, z).longest > most) z--
  const { west, north, width, height } = sizeAt(grid.box, z)
  return {
    z,
    west,
    north,
    width,
    height,
    cell(column, row) {
      const [x, y] = [Math.floor(column / BLOCK_CELLS), Math.floor(row / BLOCK_CELLS)]
      const block = grid.block({ z, x: west + x, y: north + y })
      if (!block) return undefined
      const [i, j] = [column - x * BLOCK_CELLS, row - y * BLOCK_CELLS].map(at => {
        return Math.floor((at * block.cells) / BLOCK_CELLS)
      })
      return cellAt(block, (j ?? 0) * block.cells + (i ?? 0))
    },
  }
}

function sizeAt(box: NonNullable<SilenceGrid['box']>, z: number) {
  // A hair inside: the box ends where the next tile begins.
  const hair = 1e-9
  const inner = { west: box.west + hair, south: box.south + hair, east: box.east - hair, north: box.north - hair }
  const { west, north, east, south } = blocksOf(inner, z)
  const [width, height] = [(east - west + 1) * BLOCK_CELLS, (south - north + 1) * BLOCK_CELLS]
  return { west, north, width, height, longest: Math.max(width, height) }
}

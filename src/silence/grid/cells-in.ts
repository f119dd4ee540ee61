import type { Box } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { sharesOf } from '../../geo/mercator.ts'
import { BLOCK_CELLS, blocksOf, type Cell, cellAt, latticeOfBlocks } from './cells.ts'
import type { SilenceGrid } from './silence-grid.ts'

/** Columns and rows of square cells of a zoom, counted from the north-west of Mercator's square. */
export type CellRange = { z: number; west: number; north: number; width: number; height: number }

/** Returns the cells of a zoom that a box meets, BLOCK_CELLS a block however many the block itself has. */
export function rangeOf({ west, south, east, north }: Box, z: number): CellRange {
  const size = 2 ** z * BLOCK_CELLS
  const within = (share: number) => Math.min(size - 1, Math.max(0, Math.floor(share * size)))
  const a = sharesOf({ latitude: north, longitude: west })
  const b = sharesOf({ latitude: south, longitude: east })
  const left = within(a.x)
  const top = within(a.y)
  return { z, west: left, north: top, width: within(b.x) - left + 1, height: within(b.y) - top + 1 }
}

/** Lists the covered cells of a zoom whose middles lie in a box, a row of a block at a time; rows without any are left out. */
export function* cellsIn(grid: SilenceGrid, box: Box, z: number): Generator<{ middle: Coordinates; cell: Cell }[]> {
  const range = blocksOf(box, z)
  for (let y = range.north; y <= range.south; y++) {
    for (let x = range.west; x <= range.east; x++) {
      const block = grid.block({ z, x, y })
      if (!block) continue
      const { longitudes, latitudes } = latticeOfBlocks({ z, west: x, east: x, north: y, south: y }, block.cells)
      for (const [row, latitude] of latitudes.entries()) {
        if (latitude < box.south || latitude > box.north) continue
        const cells = Array.from(longitudes).flatMap((longitude, column) => {
          if (longitude < box.west || longitude > box.east) return []
          const cell = cellAt(block, row * block.cells + column)
          return cell ? [{ middle: { latitude, longitude }, cell }] : []
        })
        if (cells.length > 0) yield cells
      }
    }
  }
}

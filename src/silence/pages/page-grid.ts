// How sources are spread over pages: by cell, and by how far they are heard.
import { morton } from '../../arrays/morton.ts'
import type { Box } from '../../geo/box.ts'
import { E7 } from '../../geo/local-plane.ts'
import { heardBox } from '../sources/reach.ts'

/** Cells of a grid over the world, numbered by row and column from the number `first` on; 10⁻⁷ degrees. */
type Grid = { side: number; columns: number; rows: number; first: number }

const FINE: Grid = gridOf(0.25, 0)
const COARSE: Grid = gridOf(2, 2 ** 21)
/** One cell for what is larger than a coarse one can hold. */
const WORLD: Grid = { side: 400 * E7, columns: 1, rows: 1, first: 2 ** 22 }

function gridOf(degrees: number, first: number): Grid {
  return { side: degrees * E7, columns: 360 / degrees, rows: 180 / degrees, first }
}

/**
 * A source is in the first layer that reaches as far as it is heard, in metres, and whose cells hold its shape: one that is
 * at most half a cell wide and high. Its cell is that of its middle. Layers keep a near look-up from opening what is heard
 * only far away, and a far one from opening side streets.
 */
export const LAYERS: readonly { reach: number; grid: Grid }[] = [
  { reach: 1_000, grid: FINE },
  { reach: 4_000, grid: FINE },
  { reach: 8_000, grid: FINE },
  { reach: 15_000, grid: FINE },
  { reach: 110_000, grid: COARSE },
  { reach: Infinity, grid: WORLD },
]
/** Built-up shares: not heard, but looked up at a place. */
export const BUILT_UP_LAYER = LAYERS.length
/** Heights of the ground: likewise. */
export const HEIGHTS_LAYER = LAYERS.length + 1

/** Tells whether what is in a layer makes noise. */
export function isHeard(layer: number): boolean {
  return layer < LAYERS.length
}

export type Place = { layer: number; cell: number }

/** Returns where a shape of a box (10⁻⁷ degrees) that is heard so far, in metres, is kept. */
export function placeOf(box: Box, reach: number): Place {
  const size = Math.max(box.east - box.west, box.north - box.south)
  const layer = LAYERS.findIndex(layer => layer.reach >= reach && 2 * size <= layer.grid.side)
  const at = layer < 0 ? LAYERS.length - 1 : layer
  const { grid } = LAYERS[at] ?? { grid: WORLD }
  return { layer: at, cell: cellAt(grid, (box.west + box.east) / 2, (box.south + box.north) / 2) }
}

/** Returns the fine cell that holds a place: that of its built-up shares and heights. */
export function fineCellAt(x: number, y: number): number {
  return cellAt(FINE, x, y)
}

/** Returns where the fine cell that holds a place comes on a line through all of them, on which cells that follow each other are near. */
export function alongCells(x: number, y: number): number {
  return morton(columnOf(FINE, x), rowOf(FINE, y))
}

function cellAt(grid: Grid, x: number, y: number): number {
  return grid.first + rowOf(grid, y) * grid.columns + columnOf(grid, x)
}

function columnOf({ side, columns }: Grid, x: number): number {
  return Math.min(columns - 1, Math.max(0, Math.floor((x + 180 * E7) / side)))
}

function rowOf({ side, rows }: Grid, y: number): number {
  return Math.min(rows - 1, Math.max(0, Math.floor((y + 90 * E7) / side)))
}

/** Numbers of cells from the first to the last, both included. */
export type CellRange = readonly [first: number, last: number]

/** What a page holds reaches from its cell by half a cell at most, and is heard that far: cells of each grid around a box. */
const AROUND = [FINE, COARSE].map(grid => ({
  grid,
  reach: Math.max(...LAYERS.filter(layer => layer.grid === grid).map(({ reach }) => reach)),
}))

/** Gives the cells that pages heard in a box (10⁻⁷ degrees) can be in. */
export function cellsHeardIn(box: Box): CellRange[] {
  const ranges: CellRange[] = [[WORLD.first, WORLD.first]]
  for (const { grid, reach } of AROUND) {
    const heard = heardBox(box, reach)
    const half = grid.side / 4
    ranges.push(
      ...cellsMeeting(grid, {
        west: heard.west - half,
        south: heard.south - half,
        east: heard.east + half,
        north: heard.north + half,
      }),
    )
  }
  return ranges
}

function cellsMeeting(grid: Grid, { west, south, east, north }: Box): CellRange[] {
  const [first, last] = [columnOf(grid, west), columnOf(grid, east)]
  const ranges: CellRange[] = []
  for (let row = rowOf(grid, south); row <= rowOf(grid, north); row++) {
    const start = grid.first + row * grid.columns
    ranges.push([start + first, start + last])
  }
  return ranges
}

/** Gives the fine cells that a box meets. */
export function fineCellsMeeting(box: Box): number[] {
  return cellsMeeting(FINE, box).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  )
}

/** Gives a cell and those around it, in its own grid. */
export function cellsAround(cell: number): CellRange[] {
  const grid = gridAt(cell)
  const place = cell - grid.first
  const [row, column] = [Math.floor(place / grid.columns), place % grid.columns]
  const [first, last] = [Math.max(0, column - 1), Math.min(grid.columns - 1, column + 1)]
  const ranges: CellRange[] = []
  for (let r = Math.max(0, row - 1); r <= Math.min(grid.rows - 1, row + 1); r++) {
    const start = grid.first + r * grid.columns
    ranges.push([start + first, start + last])
  }
  return ranges
}

function gridAt(cell: number): Grid {
  return cell >= WORLD.first ? WORLD : cell >= COARSE.first ? COARSE : FINE
}

/** Gives the coarse cells that lie over a fine one, and over those beside it. */
export function coarseCellsOver(cell: number): number[] {
  const grid = gridAt(cell)
  if (grid !== FINE) return [cell]
  const [row, column] = [Math.floor(cell / grid.columns), cell % grid.columns]
  const over = [-1, 0, 1].flatMap(up =>
    [-1, 0, 1].map(aside =>
      cellAt(COARSE, (column + 0.5 + aside) * grid.side - 180 * E7, (row + 0.5 + up) * grid.side - 90 * E7),
    ),
  )
  return [...new Set(over)]
}

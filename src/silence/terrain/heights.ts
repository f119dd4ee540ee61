// Heights of the ground in cells of a quarter of a degree, samples three seconds of arc apart, as tiles of SRTM have them.
import type { Box } from '../../geo/box.ts'
import { E7 } from '../../geo/local-plane.ts'

/** Samples of a degree, and steps from one edge of a cell to the other: cells share their edges. */
export const [SAMPLES_PER_DEGREE, CELL_STEPS] = [1_200, 300] as const
export const CELL_SIDE = CELL_STEPS + 1
export const CELLS_PER_DEGREE = SAMPLES_PER_DEGREE / CELL_STEPS
/** A sample that is not known, as SRTM has it. */
export const UNKNOWN_HEIGHT = -32_768

/** Columns count eastward from 180° W, rows northward from the South Pole. */
export type HeightCell = { column: number; row: number }

export type Terrain = {
  /** Returns whole metres, CELL_SIDE² of them, row by row from the south; undefined where none is known. */
  samplesAt(column: number, row: number): Int16Array | undefined
}

/** The heights that a region brings. */
export type Heights = Terrain & { cells: readonly HeightCell[] }

/** Puts the heights of several regions together: what the first does not know may be known by the next. */
export function joinTerrains(all: readonly Terrain[]): Terrain | undefined {
  if (all.length === 0) return undefined
  return {
    samplesAt(column, row) {
      const known = all.flatMap(terrain => terrain.samplesAt(column, row) ?? [])
      return known.length === 0 ? undefined : joinHeights(known)
    },
  }
}

/** Puts the heights of one cell together, likewise. */
export function joinHeights([first = NO_HEIGHTS, ...others]: readonly Int16Array[]): Int16Array {
  if (others.length === 0 || !first.includes(UNKNOWN_HEIGHT)) return first
  return first.map((height, i) => {
    if (height !== UNKNOWN_HEIGHT) return height
    return others.find(samples => samples[i] !== UNKNOWN_HEIGHT)?.[i] ?? UNKNOWN_HEIGHT
  })
}

const NO_HEIGHTS = new Int16Array()
const ROW_CELLS = 360 * CELLS_PER_DEGREE

/** Brings a column within the map. */
export function columnOnMap(column: number): number {
  return ((column % ROW_CELLS) + ROW_CELLS) % ROW_CELLS
}

/** Gives the cells that a box of 10⁻⁷ degrees meets. */
export function heightCellsMeeting({ west, south, east, north }: Box): HeightCell[] {
  const columnOf = (x: number) => Math.floor((x / E7 + 180) * CELLS_PER_DEGREE)
  const rowOf = (y: number) => Math.floor((y / E7 + 90) * CELLS_PER_DEGREE)
  const cells: HeightCell[] = []
  for (let row = rowOf(south); row <= rowOf(north); row++) {
    for (let column = columnOf(west); column <= columnOf(east); column++) cells.push({ column, row })
  }
  return cells
}

/** Returns the box of a cell, 10⁻⁷ degrees. */
export function boxOfHeightCell({ column, row }: HeightCell): Box {
  const side = E7 / CELLS_PER_DEGREE
  const [west, south] = [column * side - 180 * E7, row * side - 90 * E7]
  return { west, south, east: west + side, north: south + side }
}

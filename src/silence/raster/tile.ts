// A tile: the part of a raster that is computed at once.
import { dbOfHouses, type BuiltUpIndex } from '../sources/built-up.ts'
import { E7 } from '../../geo/local-plane.ts'
import { type Lattice, mapX, mapY, metresPerUnit } from './lattice.ts'

/** Cells on a side of a tile, and of the parts that near sources are gathered for. */
export const [TILE_CELLS, PART_CELLS] = [32, 4] as const
/** Sources count as far from a view, so that its nodes are enough, when they are this many of its sides away. */
export const FAR_SIDES = 0.6

export type Tile = {
  columns: number
  rows: number
  /** The middle, units of the map, and the metres of a unit. */
  x: number
  y: number
  scale: number
  longitudes: Float64Array
  latitudes: Float64Array
  /** Metres east and north of the middle. */
  xs: Float64Array
  ys: Float64Array
  /** Per cell, row by row from the north: whether it is asked for. */
  isWanted: Uint8Array
  /** dB per metre of the distinct surroundings of the cells, and which of them each cell has. */
  houses: number[]
  housesOf: Uint8Array
}

export type TileOrder = {
  lattice: Lattice
  /** Of the whole lattice, row by row. */
  isWanted: Uint8Array
  builtUp: BuiltUpIndex
  column: number
  row: number
}

/** Cuts a tile out of a lattice; undefined when none of its cells is asked for. */
export function tileAt({ lattice, isWanted: wantedOfAll, builtUp, column, row }: TileOrder): Tile | undefined {
  const longitudes = lattice.longitudes.subarray(column, column + TILE_CELLS)
  const latitudes = lattice.latitudes.subarray(row, row + TILE_CELLS)
  const columns = longitudes.length
  const rows = latitudes.length
  const isWanted = new Uint8Array(columns * rows)
  let wanted = 0
  for (let j = 0; j < rows; j++) {
    const from = (row + j) * lattice.longitudes.length + column
    for (let i = 0; i < columns; i++) {
      const own = wantedOfAll[from + i] ?? 0
      isWanted[j * columns + i] = own
      wanted |= own
    }
  }
  if (wanted === 0) return undefined
  const x = mapX(((longitudes[0] ?? 0) + (longitudes[columns - 1] ?? 0)) / 2)
  const y = (mapY(latitudes[0] ?? 0) + mapY(latitudes[rows - 1] ?? 0)) / 2
  const scale = metresPerUnit(((latitudes[0] ?? 0) + (latitudes[rows - 1] ?? 0)) / 2)
  const xs = longitudes.map(longitude => (mapX(longitude) - x) * scale)
  const ys = latitudes.map(latitude => (mapY(latitude) - y) * scale)
  const houses: number[] = []
  const housesOf = new Uint8Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      if (isWanted[j * columns + i] === 0) continue
      const db = dbOfHouses(builtUp.shareAt((longitudes[i] ?? 0) * E7, (latitudes[j] ?? 0) * E7))
      let which = houses.indexOf(db)
      if (which === -1) which = houses.push(db) - 1
      housesOf[j * columns + i] = which
    }
  }
  return {
    columns,
    rows,
    x,
    y,
    scale,
    longitudes,
    latitudes,
    xs,
    ys,
    isWanted,
    houses,
    housesOf,
  }
}

const NOTHING = new Float64Array()
const NO_BYTES = new Uint8Array()

/** The tile of no cells. */
export const NO_TILE: Tile = {
  columns: 0,
  rows: 0,
  x: 0,
  y: 0,
  scale: 1,
  longitudes: NOTHING,
  latitudes: NOTHING,
  xs: NOTHING,
  ys: NOTHING,
  isWanted: NO_BYTES,
  houses: [],
  housesOf: NO_BYTES,
}

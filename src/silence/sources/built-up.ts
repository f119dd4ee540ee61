// How densely the land is built up: rows of houses between a source and its receiver.
import { lowerBound } from '../../arrays/binary-search.ts'
import { NumberSums } from '../../arrays/number-sums.ts'
import type { Box } from '../../geo/box.ts'
import { E7, hypotenuse, localPlane, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { HOUSES } from '../parameters.ts'

/** The built-up share of the ground by cell; only cells where it is above 0. */
export type BuiltUp = {
  /** Degrees: gives all cells their width in degrees. A whole one: another first street moves no cell. */
  latitude: number
  /** Rising. */
  keys: Float64Array
  /** 0 to HOUSES.share. */
  shares: Float32Array
}

export type BuiltUpIndex = {
  /** Returns the built-up share around a place (10⁻⁷ degrees), 0 in open country. */
  shareAt(x: number, y: number): number
}

export const OPEN_COUNTRY: BuiltUpIndex = { shareAt: () => 0 }
export const NOTHING_BUILT: BuiltUp = { latitude: 0, keys: new Float64Array(), shares: new Float32Array() }

/** Returns the dB per metre that houses take away at one end of the way; those of both ends add up. */
export function dbOfHouses(share: number): number {
  return (HOUSES.dbPerMetre * share) / 2
}

/** Half of the cells around have streets with houses. */
const IN_TOWN_SHARE = HOUSES.share / 2

/** Tells whether a place (10⁻⁷ degrees) is among the houses of a town or a village. */
export function isInTown(builtUp: BuiltUpIndex, x: number, y: number): boolean {
  return builtUp.shareAt(x, y) > IN_TOWN_SHARE
}

/** Indexes several regions' shares as one: where they overlap the larger one counts. */
export function indexBuiltUp(all: readonly BuiltUp[]): BuiltUpIndex {
  const cells = all
    .filter(({ keys }) => keys.length > 0)
    .map(({ latitude, keys, shares }) => {
      return { grid: gridAt(latitude), shareOf: (key: number) => shareAmong(keys, shares, key) }
    })
  if (cells.length === 0) return OPEN_COUNTRY
  return {
    shareAt: (x, y) => cells.reduce((most, { grid, shareOf }) => Math.max(most, shareOf(grid.keyOf(x, y))), 0),
  }
}

function shareAmong(keys: Float64Array, shares: Float32Array, key: number): number {
  const place = lowerBound(keys, key)
  return keys[place] === key ? (shares[place] ?? 0) : 0
}

export type BuiltUpBuilder = {
  /** Adds a street with houses (longitude and latitude in turn, 10⁻⁷ degrees). */
  addStreet(points: ArrayLike<number>): void
  freeze(): BuiltUp
}

export function builtUpBuilder(): BuiltUpBuilder {
  const metres = new NumberSums()
  let latitude = 0
  let grid: Grid | undefined
  return {
    addStreet(points) {
      if (!grid) {
        latitude = Math.round((points[1] ?? 0) / E7)
        grid = gridAt(latitude)
      }
      const plane = localPlane((points[1] ?? 0) / E7)
      for (let i = 0; i + 3 < points.length; i += 2) {
        const ax = points[i] ?? 0
        const ay = points[i + 1] ?? 0
        const bx = points[i + 2] ?? 0
        const by = points[i + 3] ?? 0
        const length = hypotenuse((bx - ax) * plane.east, (by - ay) * plane.north)
        const parts = Math.max(1, Math.ceil(length / HOUSES.cellMetres))
        for (let k = 0; k < parts; k++) {
          const share = (k + 0.5) / parts
          const key = grid.keyOf(ax + (bx - ax) * share, ay + (by - ay) * share)
          metres.add(key, length / parts)
        }
      }
    },
    freeze() {
      /** By cell: how many of the cells around are built up. */
      const counts = new NumberSums()
      for (const [key, length] of metres) {
        if (length < HOUSES.leastStreetMetres) continue
        for (const offset of AROUND) counts.add(key + offset, 1)
      }
      const keys = counts.keys().sort()
      return { latitude, keys, shares: Float32Array.from(keys, key => shareOf(counts.get(key) ?? 0)) }
    },
  }
}

/** The built-up share of the ground between here and there is that of the cells around, as far as it is known. */
function shareOf(builtCells: number): number {
  return HOUSES.share * Math.min(1, builtCells / AROUND.length / HOUSES.fullCells)
}

/** The cells of a region. */
export type Grid = {
  /** Returns the number of the cell that holds a place, 10⁻⁷ degrees. */
  keyOf(x: number, y: number): number
  /** Returns a cell's box, 10⁻⁷ degrees. */
  boxOf(key: number): Box
}

const ROW = 2 ** 24

export function gridAt(latitude: number): Grid {
  const height = (HOUSES.cellMetres / METRES_PER_DEGREE) * E7
  const width = height / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  return {
    keyOf: (x, y) => (Math.floor(y / height) + ROW / 4) * ROW + Math.floor(x / width) + ROW / 4,
    boxOf(key) {
      const row = Math.floor(key / ROW) - ROW / 4
      const column = (key % ROW) - ROW / 4
      return { west: column * width, south: row * height, east: (column + 1) * width, north: (row + 1) * height }
    },
  }
}

const SIDE = Array.from({ length: 2 * HOUSES.aroundCells + 1 }, (_, i) => i - HOUSES.aroundCells)
/** From the key of a cell to those of the cells around it and its own. */
const AROUND = SIDE.flatMap(row => SIDE.map(column => row * ROW + column))

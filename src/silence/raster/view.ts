// What is being computed: a tile as a whole, then each of its parts, and so on down to the smallest parts.
import type { Screen } from '../terrain/screen.ts'
import { NODE_COUNT, NODES, writeNodes, writeShares } from './chebyshev.ts'
import { PART_CELLS, TILE_CELLS, type Tile } from './tile.ts'

/** Cells on a side of the views of each depth. */
export const VIEW_SIDES = [TILE_CELLS, TILE_CELLS / 2, TILE_CELLS / 4, PART_CELLS] as const

/** A view of some cells of a tile; metres from the tile's middle. */
export class View {
  tile: Tile
  /** The box around the cells in view, and its longer side. */
  west = 0
  south = 0
  east = 0
  north = 0
  side = 0
  /** The cells in view: the first column and row, and how many. */
  column = 0
  row = 0
  columns = 0
  rows = 0
  /** The places among the tile's `houses` that its cells have. */
  readonly houses: number[] = []
  /** The nodes of the view, and the shares that they have in the places below them: NODE_COUNT a place. */
  readonly nodeXs = new Float64Array(NODE_COUNT)
  readonly nodeYs = new Float64Array(NODE_COUNT)
  readonly shares = new Float64Array(Math.max(NODE_COUNT, PART_CELLS * PART_CELLS) * NODE_COUNT)
  /** What the terrain around each cell in view lets through, PART_CELLS a row; null: it is not known in this tile. */
  screens: readonly (Screen | null)[] | null = null
  readonly #columnNodes = new Float64Array(NODES)
  readonly #rowNodes = new Float64Array(NODES)

  constructor(tile: Tile) {
    this.tile = tile
  }

  /** Shows cells of a tile; returns whether any of them is asked for. */
  show(tile: Tile, column: number, row: number, side: number): boolean {
    const { xs, ys } = tile
    const columns = Math.min(side, tile.columns - column)
    const rows = Math.min(side, tile.rows - row)
    this.tile = tile
    this.column = column
    this.row = row
    this.columns = columns
    this.rows = rows
    if (!this.#findHouses()) return false
    this.west = xs[column] ?? 0
    this.east = xs[column + columns - 1] ?? 0
    this.north = ys[row] ?? 0
    this.south = ys[row + rows - 1] ?? 0
    this.side = Math.max(this.east - this.west, this.north - this.south)
    writeNodes(this.west, Math.max(this.west + 1, this.east), this.#columnNodes)
    writeNodes(this.north, Math.min(this.north - 1, this.south), this.#rowNodes)
    for (let j = 0, node = 0; j < NODES; j++) {
      for (let i = 0; i < NODES; i++, node++) {
        this.nodeXs[node] = this.#columnNodes[i] ?? 0
        this.nodeYs[node] = this.#rowNodes[j] ?? 0
      }
    }
    return true
  }

  #findHouses(): boolean {
    const { column, row, columns, rows, houses } = this
    const { isWanted, housesOf } = this.tile
    houses.length = 0
    for (let j = row; j < row + rows; j++) {
      for (let i = column; i < column + columns; i++) {
        const at = j * this.tile.columns + i
        const own = housesOf[at] ?? 0
        if (isWanted[at] !== 0 && !houses.includes(own)) houses.push(own)
      }
    }
    return houses.length > 0
  }

  /** Writes the shares in the nodes of a view of some of these cells. */
  shareNodes({ nodeXs, nodeYs }: View): void {
    for (let node = 0; node < NODE_COUNT; node++) this.#share(nodeXs[node] ?? 0, nodeYs[node] ?? 0, node)
  }

  /** Writes the shares in the cells in view, PART_CELLS a row. */
  shareCells(): void {
    const { xs, ys } = this.tile
    for (let j = 0; j < this.rows; j++) {
      for (let i = 0; i < this.columns; i++) {
        this.#share(xs[this.column + i] ?? 0, ys[this.row + j] ?? 0, j * PART_CELLS + i)
      }
    }
  }

  #share(x: number, y: number, place: number): void {
    writeShares(this.#columnNodes, x, along, 0)
    writeShares(this.#rowNodes, y, down, 0)
    let to = place * NODE_COUNT
    for (let j = 0; j < NODES; j++) {
      for (let i = 0; i < NODES; i++) this.shares[to++] = (along[i] ?? 0) * (down[j] ?? 0)
    }
  }

  /** Returns the metres to a box by its edges, metres. */
  metresTo(west: number, south: number, east: number, north: number): number {
    const dx = Math.max(0, west - this.east, this.west - east)
    const dy = Math.max(0, south - this.north, this.south - north)
    return Math.sqrt(dx * dx + dy * dy)
  }
}

const along = new Float64Array(NODES)
const down = new Float64Array(NODES)

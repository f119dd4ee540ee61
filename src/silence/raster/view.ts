import type { Screen } from '../terrain/screen.ts'
import { PART_CELLS, type Tile } from './tile.ts'

/** What is being computed: a tile as a whole, then each of its parts; metres from the tile's middle. */
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
  /** What the terrain around each cell in view lets through, PART_CELLS a row; null: it is not known in this tile. */
  screens: readonly (Screen | null)[] | null = null

  constructor(tile: Tile) {
    this.tile = tile
  }

  showTile(tile: Tile): void {
    this.tile = tile
    this.#show(0, 0, tile.columns, tile.rows)
  }

  /** Shows each part of the tile that has a cell that is asked for. */
  eachPart(use: () => void): void {
    const { columns, rows, isWanted } = this.tile
    for (let row = 0; row < rows; row += PART_CELLS) {
      for (let column = 0; column < columns; column += PART_CELLS) {
        this.#show(column, row, Math.min(PART_CELLS, columns - column), Math.min(PART_CELLS, rows - row))
        let wanted = 0
        for (let j = row; j < row + this.rows; j++) {
          for (let i = column; i < column + this.columns; i++) wanted |= isWanted[j * columns + i] ?? 0
        }
        if (wanted) use()
      }
    }
  }

  #show(column: number, row: number, columns: number, rows: number): void {
    Object.assign(this, { column, row, columns, rows })
    const { xs, ys } = this.tile
    this.west = xs[column] ?? 0
    this.east = xs[column + columns - 1] ?? 0
    this.north = ys[row] ?? 0
    this.south = ys[row + rows - 1] ?? 0
    this.side = Math.max(this.east - this.west, this.north - this.south)
  }

  /** Returns the metres to a box by its edges, metres. */
  metresTo(west: number, south: number, east: number, north: number): number {
    const dx = Math.max(0, west - this.east, this.west - east)
    const dy = Math.max(0, south - this.north, this.south - north)
    return Math.sqrt(dx * dx + dy * dy)
  }
}

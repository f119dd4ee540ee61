import { NODE_COUNT } from './chebyshev.ts'
import { NodeEnergies } from './node-energies.ts'
import { PART_CELLS, type Tile } from './tile.ts'
import { type View, VIEW_SIDES } from './view.ts'

const PART_SIZE = PART_CELLS * PART_CELLS

/**
 * The energies of a tile by group: at the nodes of the views of each depth what comes from some way off, at the cells of one
 * smallest part what is near. Groups have slots in the order in which they are heard.
 */
export class GroupEnergies {
  /** By group, the error of its level in dB, squared. */
  readonly #squaredErrors: Float64Array
  readonly #slots: Int32Array
  readonly #groups: number[] = []
  /** By depth of the view. */
  readonly nodes: readonly NodeEnergies[]
  /** By slot and cell of the part: PART_CELLS numbers a row. */
  near = new Float64Array(64 * PART_SIZE)
  /** The slots that are heard in the part, each once. */
  readonly #heard: number[] = []
  readonly #isHeard: Uint8Array

  constructor(errors: Float64Array) {
    this.#squaredErrors = errors.map(error => error * error)
    this.#slots = new Int32Array(errors.length).fill(-1)
    this.#isHeard = new Uint8Array(errors.length)
    this.nodes = VIEW_SIDES.map(() => new NodeEnergies(errors.length))
  }

  begin({ houses }: Tile): void {
    this.beginPart()
    for (const nodes of this.nodes) nodes.beginTile(houses.length)
    for (const group of this.#groups) this.#slots[group] = -1
    this.#groups.length = 0
  }

  slotOf(group: number): number {
    const known = this.#slots[group] ?? -1
    if (known !== -1) return known
    const slot = this.#groups.push(group) - 1
    this.#slots[group] = slot
    if (this.near.length < (slot + 1) * PART_SIZE) {
      const longer = new Float64Array(2 * (slot + 1) * PART_SIZE)
      longer.set(this.near)
      this.near = longer
    }
    return slot
  }

  beginPart(): void {
    for (const slot of this.#heard) {
      this.near.fill(0, slot * PART_SIZE, (slot + 1) * PART_SIZE)
      this.#isHeard[slot] = 0
    }
    this.#heard.length = 0
  }

  addNear(slot: number, cell: number, energy: number): void {
    const at = this.hear(slot) + cell
    this.near[at] = (this.near[at] ?? 0) + energy
  }

  /** Ends a part: writes the energy, and the sum of squares of each group's energy times its error, of its cells. */
  sumPart(view: View, nodes: NodeEnergies, energy: Float64Array, squares: Float64Array): void {
    nodes.rank(view, this.#leastNear(view))
    view.shareCells()
    this.#addBetween(view, nodes.rest, 0, energy, null)
    const size = (view.tile.houses.length + 1) * NODE_COUNT
    for (const slot of nodes.loud) this.#addBetween(view, nodes.values, slot * size, this.near, this.hear(slot))
    const { tile, column, row, columns, rows } = view
    for (const slot of this.#heard) {
      const squaredError = this.#squaredErrors[this.#groups[slot] ?? 0] ?? 0
      for (let j = 0; j < rows; j++) {
        const from = slot * PART_SIZE + j * PART_CELLS
        const to = (row + j) * tile.columns + column
        for (let i = 0; i < columns; i++) {
          const own = this.near[from + i] ?? 0
          energy[to + i] = (energy[to + i] ?? 0) + own
          squares[to + i] = (squares[to + i] ?? 0) + own * own * squaredError
        }
      }
    }
  }

  /** Returns the least energy that a cell of the part hears from near by. */
  #leastNear({ tile, column, row, columns, rows }: View): number {
    let least = Infinity
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        if (tile.isWanted[(row + j) * tile.columns + column + i] === 0) continue
        let sum = 0
        for (const slot of this.#heard) sum += this.near[slot * PART_SIZE + j * PART_CELLS + i] ?? 0
        if (sum < least) least = sum
      }
    }
    return least
  }

  /** Adds the values between those at the nodes, which begin at `at`: to cells of the tile, or of the part from `to` on. */
  #addBetween(view: View, values: Float64Array, at: number, into: Float64Array, to: number | null): void {
    const { tile, shares, column, row, columns, rows } = view
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const cell = (row + j) * tile.columns + column + i
        if (tile.isWanted[cell] === 0) continue
        const from = at + (tile.housesOf[cell] ?? 0) * NODE_COUNT
        const place = (j * PART_CELLS + i) * NODE_COUNT
        let sum = 0
        for (let k = 0; k < NODE_COUNT; k++) sum += (shares[place + k] ?? 0) * (values[from + k] ?? 0)
        if (sum <= 0) continue
        const there = to === null ? cell : to + j * PART_CELLS + i
        into[there] = (into[there] ?? 0) + sum
      }
    }
  }

  /** Counts a slot among those that are heard in the part; returns where its numbers begin in `near`, until the next slot is made. */
  hear(slot: number): number {
    if (this.#isHeard[slot] !== 1) {
      this.#isHeard[slot] = 1
      this.#heard.push(slot)
    }
    return slot * PART_SIZE
  }
}

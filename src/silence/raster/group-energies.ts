import { NODE_COUNT, NODES } from './chebyshev.ts'
import { PART_CELLS, type Tile } from './tile.ts'

const PART_SIZE = PART_CELLS * PART_CELLS

/** A group whose share is below this at every node of a tile counts in the sum, but its own error does not. */
const LEAST_SHARE = 0.01

/**
 * The energies of a tile by group: those from afar at the tile's nodes, once for each of the surroundings that its cells
 * have; those from near by at the cells of one part of the tile. Groups have slots in the order in which they are heard.
 */
export class GroupEnergies {
  /** By group, the error of its level in dB, squared. */
  readonly #squaredErrors: Float64Array
  readonly #slots: Int32Array
  readonly #groups: number[] = []
  /** By slot, surroundings and node; behind the last surroundings what is heard in all of them. */
  far = new Float64Array(64 * NODE_COUNT)
  /** By slot and cell of the part: PART_CELLS numbers a row. */
  near = new Float64Array(64 * PART_SIZE)
  /** The slots that are heard in the part, each once. */
  readonly #heard: number[] = []
  readonly #isHeard: Uint8Array
  /** Slots that are loud from afar, and the sum of all others by surroundings and node. */
  readonly #loud: number[] = []
  #rest = new Float64Array(NODE_COUNT)
  #surroundings = 1

  constructor(errors: Float64Array) {
    this.#squaredErrors = errors.map(error => error * error)
    this.#slots = new Int32Array(errors.length).fill(-1)
    this.#isHeard = new Uint8Array(errors.length)
  }

  begin({ houses }: Tile): void {
    this.beginPart()
    for (const group of this.#groups) this.#slots[group] = -1
    this.far.fill(0, 0, this.farOf(this.#groups.length, 0))
    this.#groups.length = 0
    this.#loud.length = 0
    this.#surroundings = houses.length
    this.#rest = new Float64Array(houses.length * NODE_COUNT)
  }

  slotOf(group: number): number {
    const known = this.#slots[group] ?? -1
    if (known !== -1) return known
    const slot = this.#groups.push(group) - 1
    this.#slots[group] = slot
    const count = this.#groups.length
    this.far = atLeast(this.far, this.farOf(count, 0))
    this.near = atLeast(this.near, count * PART_SIZE)
    return slot
  }

  /** Where the numbers of a slot begin in `far`, until the next slot is made; `houses`: how many surroundings there are for those of all. */
  farOf(slot: number, houses: number): number {
    return (slot * (this.#surroundings + 1) + houses) * NODE_COUNT
  }

  /** Ends the gathering from afar: tells apart the groups that count by themselves. */
  rankFar(): void {
    const { far } = this
    const size = this.#surroundings * NODE_COUNT
    const total = new Float64Array(size)
    for (let slot = 0; slot < this.#groups.length; slot++) {
      const from = this.farOf(slot, 0)
      for (let i = 0; i < size; i++) {
        const energy = (far[from + i] ?? 0) + (far[from + size + (i % NODE_COUNT)] ?? 0)
        far[from + i] = energy
        total[i] = (total[i] ?? 0) + energy
      }
    }
    for (let slot = 0; slot < this.#groups.length; slot++) {
      const from = this.farOf(slot, 0)
      let isLoud = false
      for (let i = 0; i < size && !isLoud; i++) isLoud = (far[from + i] ?? 0) > LEAST_SHARE * (total[i] ?? 0)
      if (isLoud) this.#loud.push(slot)
      else for (let i = 0; i < size; i++) this.#rest[i] = (this.#rest[i] ?? 0) + (far[from + i] ?? 0)
    }
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
  sumPart(tile: Tile, column: number, row: number, energy: Float64Array, squares: Float64Array): void {
    const columns = Math.min(PART_CELLS, tile.columns - column)
    const rows = Math.min(PART_CELLS, tile.rows - row)
    for (const slot of this.#loud) this.hear(slot)
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const cell = (row + j) * tile.columns + column + i
        const at = (tile.housesOf[cell] ?? 0) * NODE_COUNT
        energy[cell] = between(tile, column + i, row + j, this.#rest, at)
        for (const slot of this.#loud) {
          const near = slot * PART_SIZE + j * PART_CELLS + i
          const far = between(tile, column + i, row + j, this.far, this.farOf(slot, 0) + at)
          this.near[near] = (this.near[near] ?? 0) + far
        }
      }
    }
    for (const slot of this.#heard) {
      const squaredError = this.#squaredErrors[this.#groups[slot] ?? 0] ?? 0
      for (let j = 0; j < rows; j++) {
        for (let i = 0; i < columns; i++) {
          const own = this.near[slot * PART_SIZE + j * PART_CELLS + i] ?? 0
          const cell = (row + j) * tile.columns + column + i
          energy[cell] = (energy[cell] ?? 0) + own
          squares[cell] = (squares[cell] ?? 0) + own * own * squaredError
        }
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

/** Returns the value at a cell between those at the nodes, which begin at `at`; never below 0. */
function between(tile: Tile, column: number, row: number, values: Float64Array, at: number): number {
  const { columnWeights, rowWeights } = tile
  let sum = 0
  for (let j = 0; j < NODES; j++) {
    let line = 0
    for (let i = 0; i < NODES; i++) {
      line += (columnWeights[column * NODES + i] ?? 0) * (values[at + j * NODES + i] ?? 0)
    }
    sum += (rowWeights[row * NODES + j] ?? 0) * line
  }
  return sum > 0 ? sum : 0
}

function atLeast(numbers: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  if (numbers.length >= length) return numbers
  const longer = new Float64Array(2 * length)
  longer.set(numbers)
  return longer
}

import type { Block } from './cells.ts'

/** Levels are told apart by how much those around them differ: 0, 1 to 2, 3 to 6, 7 to 14, 15 to 30, and more. */
export const CONTEXTS = 6
/** A whole cell of low confidence without a cap. */
const FIRST_FLAG = 0xf1

/** Goes over the covered cells of a block in their order, and says what those before let expect of each. */
export class BlockCursor {
  /** The flags and the level that are to be expected. */
  flag = FIRST_FLAG
  level = 0
  /** How much the levels around differ. */
  context = 0
  readonly #block: Block
  #last = -1

  constructor(block: Block) {
    this.#block = block
  }

  /** Moves on to a covered cell; all before it must be known, and of the rows above whether they are covered. */
  moveTo(at: number): void {
    const { cells, levels, flags } = this.#block
    const before = this.#last
    this.#last = at
    this.context = 0
    // Cells on a side are a power of two.
    const column = at & (cells - 1)
    const hasLeft = column !== 0 && flags[at - 1] !== 0
    const hasAbove = at >= cells && flags[at - cells] !== 0
    if (!hasAbove) {
      this.flag = hasLeft ? (flags[at - 1] ?? 0) : FIRST_FLAG
      this.level = before < 0 ? 0 : (levels[hasLeft ? at - 1 : before] ?? 0)
      return
    }
    const above = levels[at - cells] ?? 0
    this.flag = flags[at - cells] ?? 0
    this.level = above
    if (!hasLeft || flags[at - cells - 1] === 0) return
    const left = levels[at - 1] ?? 0
    const corner = levels[at - cells - 1] ?? 0
    const hasRight = column !== cells - 1 && flags[at - cells + 1] !== 0
    const right = hasRight ? (levels[at - cells + 1] ?? 0) : above
    const low = Math.min(left, above)
    const high = Math.max(left, above)
    this.level = corner >= high ? low : corner <= low ? high : left + above - corner
    const differences = Math.abs(left - corner) + Math.abs(above - corner) + Math.abs(above - right)
    this.context = Math.min(CONTEXTS - 1, 31 - Math.clz32(differences + 1))
  }
}

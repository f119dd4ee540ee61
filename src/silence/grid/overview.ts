import { BLOCK_CELLS, type Block, CODE_OF_CAP, codeOfEnergy, ENERGY_OF_CODE } from './cells.ts'

/** A block and which quarter of the one above it is: column and row, 0 or 1. */
export type Quarter = { block: Block; column: number; row: number }

/**
 * Makes a block of the next lower zoom: of each cell the mean energy of what is covered below it, with the caps in it, the
 * covered share, and the confidence that most of it has.
 */
export function overviewOf(quarters: readonly Quarter[]): Block {
  const cells = Math.min(BLOCK_CELLS, 2 * Math.max(...quarters.map(({ block }) => block.cells)))
  const half = cells / 2
  const overview: Block = { cells, levels: new Uint8Array(cells * cells), flags: new Uint8Array(cells * cells) }
  for (const { block, column, row } of quarters) {
    for (let j = 0; j < half; j++) {
      for (let i = 0; i < half; i++) {
        const at = (row * half + j) * cells + column * half + i
        summarise(block, i / half, j / half, half, overview, at)
      }
    }
  }
  return overview
}

/** `x` and `y`: the corner of the cell as shares of the block below, which has `half` such cells on a side. */
function summarise(block: Block, x: number, y: number, half: number, into: Block, at: number): void {
  const side = Math.max(1, block.cells / half)
  const column = Math.floor(x * block.cells)
  const row = Math.floor(y * block.cells)
  let energy = 0
  let share = 0
  let low = 0
  let medium = 0
  let high = 0
  for (let j = row; j < row + side; j++) {
    for (let i = column; i < column + side; i++) {
      const flag = block.flags[j * block.cells + i] ?? 0
      if (flag === 0) continue
      const code = Math.max(block.levels[j * block.cells + i] ?? 0, CODE_OF_CAP[(flag >> 2) & 3] ?? 0)
      energy += (flag >> 4) * (ENERGY_OF_CODE[code] ?? 0)
      share += flag >> 4
      if ((flag & 3) === 1) low += flag >> 4
      else if ((flag & 3) === 2) medium += flag >> 4
      else high += flag >> 4
    }
  }
  if (share === 0) return
  into.levels[at] = codeOfEnergy(energy / share)
  const confidence = low >= medium && low >= high ? 1 : medium >= high ? 2 : 3
  into.flags[at] = confidence | (Math.max(1, Math.round(share / (side * side))) << 4)
}

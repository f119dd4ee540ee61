import { LRUCache } from 'lru-cache'
import { type Box, uniteBoxes } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { sharesOf } from '../../geo/mercator.ts'
import { unpackBlock } from './block-bytes.ts'
import {
  BLOCK_ZOOM,
  type Block,
  type BlockAddress,
  boxOfBlock,
  type Cell,
  cellAt,
  codeOfEnergy,
  ENERGY_OF_CODE,
  keyOf,
  UNSTORED_ZOOM,
} from './cells.ts'
import { readGrid, type StoredBlock } from './grid-bytes.ts'
import { overviewOf } from './overview.ts'

/** The grids of several regions, read as one. */
export type SilenceGrid = {
  /** Returns the block of a tile; undefined where nothing of it is covered. */
  block(address: BlockAddress): Block | undefined
  /** Returns the cell that holds a point; undefined where no region covers it. */
  at(point: Coordinates): Cell | undefined
  /** The box around all blocks that hold anything, degrees; null when there are none. */
  box: Box | null
}

/** Unpacked blocks that each thread keeps: 128 KiB each. */
const KEPT_BLOCKS = 96

/** Opens grids as `makeGrid` made them. */
export function openGrids(grids: readonly Uint8Array[]): SilenceGrid {
  const stored = new Map<string, StoredBlock[]>()
  for (const grid of grids) {
    for (const block of readGrid(grid)) {
      const same = stored.get(keyOf(block))
      if (same) same.push(block)
      else stored.set(keyOf(block), [block])
    }
  }
  const unpacked = new LRUCache<string, Block>({ max: KEPT_BLOCKS })
  const finest = [...stored.values()].flatMap(([first]) => (first?.z === BLOCK_ZOOM ? [boxOfBlock(first)] : []))

  function block(address: BlockAddress): Block | undefined {
    const key = keyOf(address)
    const known = unpacked.get(key)
    if (known) return known
    const made = address.z === UNSTORED_ZOOM ? madeOverview(address) : readBlock(key)
    if (made) unpacked.set(key, made)
    return made
  }

  function readBlock(key: string): Block | undefined {
    return stored
      .get(key)
      ?.map(({ bytes, cells }) => unpackBlock(bytes, cells))
      .reduce(united)
  }

  function madeOverview({ z, x, y }: BlockAddress): Block | undefined {
    const quarters = QUARTERS.flatMap(([column, row]) => {
      const below = block({ z: z + 1, x: 2 * x + column, y: 2 * y + row })
      return below ? [{ block: below, column, row }] : []
    })
    return quarters.length > 0 ? overviewOf(quarters) : undefined
  }

  return {
    block,
    at(point) {
      const { x, y } = sharesOf(point)
      const tiles = 2 ** BLOCK_ZOOM
      const address = { z: BLOCK_ZOOM, x: Math.floor(x * tiles), y: Math.floor(y * tiles) }
      const found = block(address)
      if (!found) return undefined
      const column = Math.floor((x * tiles - address.x) * found.cells)
      const row = Math.floor((y * tiles - address.y) * found.cells)
      return cellAt(found, row * found.cells + column)
    },
    box: finest.length > 0 ? uniteBoxes(finest) : null,
  }
}

const QUARTERS = [0, 1].flatMap(row => [0, 1].map(column => [column, row] as const))

/** Puts two regions' blocks of one tile together: where both cover a part of a cell, the mean by share. */
function united(a: Block, b: Block): Block {
  const both: Block = { cells: a.cells, levels: a.levels.slice(), flags: a.flags.slice() }
  for (let at = 0; at < both.flags.length; at++) {
    const mine = both.flags[at] ?? 0
    const other = b.flags[at] ?? 0
    if (other === 0 || mine >> 4 === 15) continue
    const own = mine >> 4
    const added = other >> 4
    const energy = own * (ENERGY_OF_CODE[a.levels[at] ?? 0] ?? 0) + added * (ENERGY_OF_CODE[b.levels[at] ?? 0] ?? 0)
    both.levels[at] = own === 0 ? (b.levels[at] ?? 0) : codeOfEnergy(energy / (own + added))
    both.flags[at] = ((own < added ? other : mine) & 15) | (Math.min(15, own + added) << 4)
  }
  return both
}

export const NO_GRID: SilenceGrid = openGrids([])

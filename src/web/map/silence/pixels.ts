// The silence grid as pixels of a map's tile: of each the step of its rating. Up to the zoom of the finest cells a pixel
// is a cell; beyond it levels are interpolated between the middles of cells.
import {
  BLOCK_ZOOM,
  type Block,
  type BlockAddress,
  CAPS,
  CODE_OF_CAP,
  levelOfCode,
} from '../../../silence/grid/cells.ts'
import type { SilenceGrid } from '../../../silence/grid/silence-grid.ts'
import { CONFIDENCE_CODES } from '../../../silence/raster/raster.ts'
import { SCALE } from '../../../silence/parameters.ts'
import { RATING_STEPS } from '../../rating/steps.ts'

export const TILE_PIXELS = 256
/** Where the rating is of low confidence, HATCH_GAP of HATCH_STEP diagonal lines are left blank. */
const [HATCH_STEP, HATCH_GAP] = [8, 3]
/** Fifteenths of a cell that must be covered for it to be drawn: of an overview about half. */
const LEAST_SHARE = 7
const LOW = CONFIDENCE_CODES.indexOf('low')

/** Returns the pixels of a tile, 0 where nothing is known; undefined when that is so everywhere. */
export function silencePixels(grid: SilenceGrid, tile: BlockAddress): Uint8Array | undefined {
  if (tile.z > BLOCK_ZOOM) return interpolated(grid, tile)
  const block = grid.block(tile)
  if (!block) return undefined
  const pixels = new Uint8Array(TILE_PIXELS * TILE_PIXELS)
  for (let y = 0; y < TILE_PIXELS; y++) {
    const row = Math.floor((y * block.cells) / TILE_PIXELS) * block.cells
    for (let x = 0; x < TILE_PIXELS; x++) {
      const at = row + Math.floor((x * block.cells) / TILE_PIXELS)
      const flag = block.flags[at] ?? 0
      if (flag >> 4 < LEAST_SHARE || isBlank(flag & 3, x, y)) continue
      pixels[y * TILE_PIXELS + x] = STEP_OF_CODE[codeOf(block, at)] ?? 0
    }
  }
  return pixels
}

function isBlank(confidence: number, x: number, y: number): boolean {
  return confidence === LOW && (x + y) % HATCH_STEP < HATCH_GAP
}

/** Returns the code of a cell's level, caps counted in. */
function codeOf({ levels, flags }: Block, at: number): number {
  return Math.max(levels[at] ?? 0, CODE_OF_CAP[((flags[at] ?? 0) >> 2) & 3] ?? 0)
}

/** The levels above which the steps below the quietest begin, the quietest first; ratings are rounded to one decimal. */
const LIMITS = RATING_STEPS.slice(1)
  .map(({ from }) => SCALE.pristineDb + (SCALE.most - from + 0.05) / SCALE.perDb)
  .reverse()

function stepOfLevel(level: number): number {
  let step = RATING_STEPS.length
  for (const limit of LIMITS) if (level > limit) step--
  return step
}

const STEP_OF_CODE = Uint8Array.from({ length: 256 }, (_, code) => stepOfLevel(levelOfCode(code)))

function interpolated(grid: SilenceGrid, { z, x, y }: BlockAddress): Uint8Array | undefined {
  const parts = 2 ** (z - BLOCK_ZOOM)
  const address = { z: BLOCK_ZOOM, x: Math.floor(x / parts), y: Math.floor(y / parts) }
  const block = grid.block(address)
  if (!block) return undefined
  const { cells } = block
  const [left, top] = [((x % parts) / parts) * cells, ((y % parts) / parts) * cells]
  const side = cells / parts
  const window = windowOf(grid, address, cells, Math.floor(left) - 1, Math.floor(top) - 1, Math.ceil(side) + 2)
  const pixels = new Uint8Array(TILE_PIXELS * TILE_PIXELS)
  for (let py = 0; py < TILE_PIXELS; py++) {
    const v = top + ((py + 0.5) / TILE_PIXELS) * side - window.top - 0.5
    const j = Math.floor(v)
    const down = v - j
    for (let px = 0; px < TILE_PIXELS; px++) {
      const u = left + ((px + 0.5) / TILE_PIXELS) * side - window.left - 0.5
      const i = Math.floor(u)
      const right = u - i
      const nearest = (down < 0.5 ? j : j + 1) * window.side + (right < 0.5 ? i : i + 1)
      const confidence = window.confidence[nearest] ?? 0
      if (confidence === 0 || isBlank(confidence, px, py)) continue
      pixels[py * TILE_PIXELS + px] = stepOfLevel(levelIn(window, i, j, right, down))
    }
  }
  return pixels
}

/** Cells of a block and around it. */
type Window = { left: number; top: number; side: number; level: Float32Array; confidence: Uint8Array }

function windowOf(
  grid: SilenceGrid,
  address: BlockAddress,
  cells: number,
  left: number,
  top: number,
  side: number,
): Window {
  const window = { left, top, side, level: new Float32Array(side * side), confidence: new Uint8Array(side * side) }
  /** This block and those around it that are met, each looked up once. */
  const blocks = new Map<number, Block | undefined>()
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const column = left + i
      const row = top + j
      const dx = Math.floor(column / cells)
      const dy = Math.floor(row / cells)
      const which = dy * 3 + dx
      if (!blocks.has(which)) blocks.set(which, grid.block({ ...address, x: address.x + dx, y: address.y + dy }))
      const block = blocks.get(which)
      // Towards the poles the block in the next row may have fewer cells: its edge is that of the map then.
      if (block?.cells !== cells) continue
      const at = (row - dy * cells) * cells + column - dx * cells
      window.level[j * side + i] = levelOfCode(codeOf(block, at))
      window.confidence[j * side + i] = (block.flags[at] ?? 0) & 3
    }
  }
  return window
}

/** Returns the level between four cells, of which those that are not covered do not count. */
function levelIn({ side, level, confidence }: Window, i: number, j: number, right: number, down: number): number {
  let sum = 0
  let weights = 0
  for (let dj = 0; dj < 2; dj++) {
    for (let di = 0; di < 2; di++) {
      const at = (j + dj) * side + i + di
      if (confidence[at] === 0) continue
      const weight = (di === 1 ? right : 1 - right) * (dj === 1 ? down : 1 - down)
      sum += weight * (level[at] ?? 0)
      weights += weight
    }
  }
  return weights > 0 ? sum / weights : 0
}

/** The caps that pixels know; a table of another length would need more bits. */
if (CAPS.length > 4) throw new RangeError('a cell keeps two bits of its cap')

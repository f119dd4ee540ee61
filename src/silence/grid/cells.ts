// The silence grid: cells of about 100 m, the same for all regions. A block holds the cells of a map's tile of zoom 10;
// blocks of lower zooms are overviews of the four below them. Those of the
// zoom just below are made when they are asked for.
import { latitudeAt, longitudeAt, sharesOf } from '../../geo/mercator.ts'
import type { Box } from '../../geo/box.ts'
import type { Lattice } from '../raster/lattice.ts'
import { CONFIDENCE_CODES } from '../raster/raster.ts'
import { EVENTS, SCALE } from '../parameters.ts'
import { type Confidence, levelOf, ratingOf } from '../rating.ts'

/** The zoom whose tiles hold the finest cells, the lowest that is not stored, and the most cells on a side of a block. */
export const [BLOCK_ZOOM, UNSTORED_ZOOM, BLOCK_CELLS] = [10, 9, 256] as const

export type BlockAddress = { z: number; x: number; y: number }

export function keyOf({ z, x, y }: BlockAddress): string {
  return `${z}/${x}/${y}`
}

/** The cells of a block, row by row from the north. */
export type Block = {
  /** Cells on a side. */
  cells: number
  /** Codes of levels; nothing where not covered. */
  levels: Uint8Array
  /** Bits 0 and 1: place among CONFIDENCE_CODES, 0 where not covered; 2 and 3: place among CAPS; 4 to 7: the covered share, 1 to 15. */
  flags: Uint8Array
}

/** The world's side at the equator, metres. */
const WORLD_METRES = 40_030_000
/** Cells are at least this long, at most twice; at the equator 153 m. */
const LEAST_METRES = 70
/** Steps of levels, dB; how many coarse ones lie below the range in which the rating changes, and fine ones within it. */
const [FINE_DB, COARSE_DB, FAINT_CODES, FINE_CODES] = [0.5, 2, 10, 52]

/** Returns how many cells on a side a block of BLOCK_ZOOM has: fewer towards the poles, where its tile is smaller. */
export function cellsOfRow(y: number): number {
  const latitude = latitudeAt((y + 0.5) / 2 ** BLOCK_ZOOM)
  const metres = (WORLD_METRES * Math.cos((latitude * Math.PI) / 180)) / 2 ** BLOCK_ZOOM
  let cells: number = BLOCK_CELLS
  while (metres / cells < LEAST_METRES && cells > 16) cells /= 2
  return cells
}

/** Returns the middles of the cells of some blocks of one zoom, from one column and row to another, both included. */
export function latticeOfBlocks(
  range: { z?: number; west: number; north: number; east: number; south: number },
  cells: number,
): Lattice {
  const size = 2 ** (range.z ?? BLOCK_ZOOM) * cells
  const middles = (first: number, last: number) =>
    Float64Array.from({ length: (last - first + 1) * cells }, (_, i) => (first * cells + i + 0.5) / size)
  return {
    longitudes: middles(range.west, range.east).map(longitudeAt),
    latitudes: middles(range.north, range.south).map(latitudeAt),
  }
}

/** Returns the box of a block, degrees. */
export function boxOfBlock({ z, x, y }: BlockAddress): Box {
  const size = 2 ** z
  return {
    west: longitudeAt(x / size),
    east: longitudeAt((x + 1) / size),
    north: latitudeAt(y / size),
    south: latitudeAt((y + 1) / size),
  }
}

/** Returns the blocks of a zoom that a box in degrees meets, as their first and last columns and rows. */
export function blocksOf({ west, south, east, north }: Box, z: number = BLOCK_ZOOM) {
  const a = sharesOf({ latitude: north, longitude: west })
  const b = sharesOf({ latitude: south, longitude: east })
  const within = (share: number) => Math.min(2 ** z - 1, Math.max(0, Math.floor(share * 2 ** z)))
  return { west: within(a.x), north: within(a.y), east: within(b.x), south: within(b.y) }
}

/**
 * The level of each code, dB: half-decibel steps where the rating depends on it, so that its error is at most 0.04; steps of
 * 2 dB where the rating is 5 or 1 all the same.
 */
const LEVELS = Float64Array.from({ length: 256 }, (_, code) => {
  const fine = Math.min(Math.max(code - FAINT_CODES, 0), FINE_CODES)
  return SCALE.pristineDb + COARSE_DB * (code - FAINT_CODES - fine) + FINE_DB * fine
})

export function codeOfLevel(level: number): number {
  const faint = FAINT_CODES + (level - SCALE.pristineDb) / COARSE_DB
  const fine = FAINT_CODES + (level - SCALE.pristineDb) / FINE_DB
  const loud = FAINT_CODES + FINE_CODES + (level - SCALE.pristineDb - FINE_CODES * FINE_DB) / COARSE_DB
  return Math.min(255, Math.max(0, Math.round(level < SCALE.pristineDb ? faint : Math.min(fine, loud))))
}

/** Returns dB(A) Lden. */
export function levelOfCode(code: number): number {
  return LEVELS[code] ?? 0
}

/** The ratings that events allow, none at first. */
export const CAPS: readonly number[] = [Infinity, ...new Set(Object.values(EVENTS).map(({ cap }) => cap))].sort(
  (a, b) => b - a,
)

/** What a cell says. */
export type Cell = {
  /** dB(A) Lden, in the steps of LEVELS; of an overview the mean energy of what is covered, with caps in it. */
  level: number
  rating: number
  confidence: Confidence
  /** The covered share, 0 to 1. */
  share: number
}

/** Reads the cell of a block by its place; undefined where not covered. */
export function cellAt({ levels, flags }: Block, at: number): Cell | undefined {
  const flag = flags[at] ?? 0
  const confidence = CONFIDENCE_CODES[flag & 3]
  if (!confidence) return undefined
  const level = levelOfCode(levels[at] ?? 0)
  return { level, rating: ratingOf(level, [CAPS[(flag >> 2) & 3] ?? Infinity]), confidence, share: (flag >> 4) / 15 }
}

/** The energy of each code: overviews are means of energies. */
export const ENERGY_OF_CODE = Float64Array.from({ length: 256 }, (_, code) => 10 ** (levelOfCode(code) / 10))

/** The lowest code at which the rating is no higher than each cap. */
export const CODE_OF_CAP = CAPS.map(cap => {
  for (let code = 0; code < 256; code++) if (ratingOf(levelOfCode(code)) <= cap) return code
  return 255
})

export function codeOfEnergy(energy: number): number {
  return codeOfLevel(levelOf(energy))
}

import { gatherBits, morton } from '../../arrays/morton.ts'
import { WORLD_BITS, WORLD_SIZE, type WorldPlace } from '../../geo/mercator.ts'
import type { Cluster, Doc, TileQuery } from '../types.ts'

export const TILE_EXTENT = 4096

/**
 * Numbers a place so that every tile of every zoom is one run of numbers (Morton order: the bits of x and y in turn).
 * Below 2^52, so that it is exact as a number.
 */
export function tileKey({ x, y }: WorldPlace): number {
  const high = morton(x >>> HALF, y >>> HALF)
  const low = morton(x & LOW, y & LOW)
  return high * 2 ** (HALF * 2) + low
}

/** Returns the place of a key. */
export function placeOfKey(key: number): WorldPlace {
  const [high, low] = [Math.floor(key / 2 ** (HALF * 2)), key % 2 ** (HALF * 2)]
  return {
    x: (gatherBits(high) << HALF) | gatherBits(low),
    y: (gatherBits(high >>> 1) << HALF) | gatherBits(low >>> 1),
  }
}

const HALF = WORLD_BITS / 2
const LOW = 2 ** HALF - 1

/** The run of keys of a tile, and how many keys a cell has. */
export function keysOf({ z, x, y, cellBits }: TileQuery): { start: number; end: number; cellKeys: number } {
  const size = WORLD_SIZE / 2 ** z
  const start = tileKey({ x: x * size, y: y * size })
  return { start, end: start + size * size, cellKeys: (size / 2 ** cellBits) ** 2 }
}

/** The sums over the spots of a cell. */
export type CellSums = { count: number; x: number; y: number; ratingTenths: number; doubtful: number; doc: Doc }

export function clusterOf({ z, x, y }: TileQuery, sums: CellSums): Cluster {
  const size = WORLD_SIZE / 2 ** z
  const unit = (sum: number, origin: number) => Math.floor(((sum / sums.count - origin) / size) * TILE_EXTENT)
  return {
    count: sums.count,
    x: unit(sums.x, x * size),
    y: unit(sums.y, y * size),
    silenceRating: Math.round(sums.ratingTenths / sums.count) / 10,
    doubtful: sums.doubtful,
    doc: sums.count === 1 ? sums.doc : null,
  }
}

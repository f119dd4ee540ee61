// Heights of the ground from tiles of one degree in the form of SRTM (.hgt), in which Copernicus' are also given.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { SAMPLES_PER_DEGREE } from '../../silence/terrain/heights.ts'
import { OperatorError } from '../../operator-error.ts'

export type Elevations = {
  /** Metres above the sea, between the samples around a point; null where one of them, or the tile, is not known. */
  at(latitude: number, longitude: number): number | null
  /** Returns the sample at a place of the grid of three seconds of arc, counted from 180° W and the South Pole; null likewise. */
  sampleAt(column: number, row: number): number | null
  /** Changes when the tiles do: their names, sizes and times. */
  readonly version: string
}

/** Samples on a tile's side, by the bytes of its file: one and three seconds of arc. Neighbours share their edges. */
const SIDES: ReadonlyMap<number, number> = new Map([1201, 3601].map(side => [2 * side * side, side]))
const NAME = /^([NS])(\d{2})([EW])(\d{3})\.hgt$/i
/** "No data" of SRTM. */
const VOID = -32_768
/** A tile of 3601 is 26 MB. */
const OPEN_TILES = 6

type Tile = { side: number; samples: Buffer }

/**
 * Opens a folder of tiles such as N42E001.hgt; they are read when they are first needed.
 * @throws OperatorError for a folder that is not there or has no tile, and for a tile of another size
 */
export function openElevations(folder: string): Elevations {
  const files = tilesIn(folder)
  if (files.size === 0) {
    throw new OperatorError(`there is no elevation tile in "${folder}": it needs files such as N42E001.hgt`)
  }
  const open = new LRUCache<string, Tile>({ max: OPEN_TILES })
  const facts = Array.from(files.values(), ({ path, size, modified }) => `${path} ${size} ${modified}`)

  function tile(key: string): Tile | undefined {
    const file = files.get(key)
    if (!file) return undefined
    const known = open.get(key) ?? { side: file.side, samples: readFileSync(file.path) }
    open.set(key, known)
    return known
  }

  function sampleIn(south: number, west: number, right: number, down: number): number | null {
    const found = tile(`${south} ${west}`)
    if (!found) return null
    const step = (found.side - 1) / SAMPLES_PER_DEGREE
    const sample = found.samples.readInt16BE(2 * (down * step * found.side + right * step))
    return sample === VOID ? null : sample
  }

  return {
    version: facts.sort().join('\n'),
    sampleAt(column, row) {
      const [east, north] = [Math.floor(column / SAMPLES_PER_DEGREE), Math.floor(row / SAMPLES_PER_DEGREE)]
      const [right, up] = [column - east * SAMPLES_PER_DEGREE, row - north * SAMPLES_PER_DEGREE]
      const own = sampleIn(north - 90, east - 180, right, SAMPLES_PER_DEGREE - up)
      // An edge is in both tiles beside it.
      if (own === null && right === 0 && up === 0) {
        return sampleIn(north - 91, east - 181, SAMPLES_PER_DEGREE, 0) ?? null
      }
      if (own === null && right === 0)
        return sampleIn(north - 90, east - 181, SAMPLES_PER_DEGREE, SAMPLES_PER_DEGREE - up)
      return own === null && up === 0 ? sampleIn(north - 91, east - 180, right, 0) : own
    },
    at(latitude, longitude) {
      const [south, west] = [Math.floor(latitude), Math.floor(longitude)]
      const found = tile(`${south} ${west}`)
      return found
        ? between(found, (longitude - west) * (found.side - 1), (south + 1 - latitude) * (found.side - 1))
        : null
    },
  }
}

/** `x`: eastward, `y`: southward, from the north-western sample. */
function between({ side, samples }: Tile, x: number, y: number): number | null {
  const [column, row] = [Math.min(side - 2, Math.floor(x)), Math.min(side - 2, Math.max(0, Math.floor(y)))]
  const [right, down] = [x - column, y - row]
  let metres = 0
  for (const [i, j, weight] of [
    [0, 0, (1 - right) * (1 - down)],
    [1, 0, right * (1 - down)],
    [0, 1, (1 - right) * down],
    [1, 1, right * down],
  ] as const) {
    const sample = samples.readInt16BE(2 * ((row + j) * side + column + i))
    if (sample === VOID) return null
    metres += weight * sample
  }
  return metres
}

type TileFile = { path: string; side: number; size: number; modified: number }

function tilesIn(folder: string): Map<string, TileFile> {
  const files = new Map<string, TileFile>()
  for (const entry of namesIn(folder)) {
    const [, ns, latitude, ew, longitude] = NAME.exec(entry) ?? []
    if (ns === undefined) continue
    const path = join(folder, entry)
    const { size, mtimeMs } = statSync(path)
    const side = SIDES.get(size)
    if (side === undefined) {
      throw new OperatorError(
        `"${path}" is no elevation tile: it must have 1201 or 3601 samples on a side, got ${size} bytes`,
      )
    }
    const [south, west] = [
      Number(latitude) * (/n/i.test(ns) ? 1 : -1),
      Number(longitude) * (/e/i.test(ew ?? '') ? 1 : -1),
    ]
    files.set(`${south} ${west}`, { path, side, size, modified: mtimeMs })
  }
  return files
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new OperatorError(`the folder of elevation tiles "${folder}" cannot be read`, { cause: error })
  }
}

import { closeSync, openSync, readSync } from 'node:fs'

/** Media types by the tile type of the head, from 1 (PMTiles specification, version 3). */
const TYPES = ['application/vnd.mapbox-vector-tile', 'image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
/** Endings of tiles, in the same order. */
const ENDINGS = ['mvt', 'png', 'jpg', 'webp', 'avif'] as const
const [HEAD_BYTES, VERSION_AT, COMPRESSION_AT, TYPE_AT] = [127, 7, 98, 99]
/** Compressions of tiles that are read: none, gzip. */
const READ_COMPRESSIONS: ReadonlySet<number> = new Set([1, 2])

export type TileKind = { type: (typeof TYPES)[number]; ending: (typeof ENDINGS)[number] }

/**
 * Reads from a file's head what tiles it holds.
 * @throws Error that says what would do: "must be …"
 */
export function readTileKind(file: string): TileKind {
  const head = headOf(file)
  if (head.toString('latin1', 0, VERSION_AT) !== 'PMTiles' || head[VERSION_AT] !== 3) {
    throw new Error('must be a PMTiles archive of version 3')
  }
  if (!READ_COMPRESSIONS.has(head[COMPRESSION_AT] ?? 0)) {
    throw new Error('must be a PMTiles archive whose tiles are packed with gzip or not at all')
  }
  const kind = (head[TYPE_AT] ?? 0) - 1
  const type = TYPES[kind]
  const ending = ENDINGS[kind]
  if (!type || !ending) throw new Error(`must be a PMTiles archive of vector tiles or pictures (${ENDINGS.join(', ')})`)
  return { type, ending }
}

function headOf(file: string): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES)
  try {
    const handle = openSync(file, 'r')
    try {
      return bytes.subarray(0, readSync(handle, bytes, 0, HEAD_BYTES, 0))
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    throw new Error('must be a file that can be read, or the URL of a map style', { cause: error })
  }
}

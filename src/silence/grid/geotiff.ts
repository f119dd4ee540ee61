// The grid as a GeoTIFF (OGC 19-008r4) for GIS programs: three bands of 32-bit floats on Web Mercator (EPSG:3857), packed
// strip by strip with Deflate.
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { CONFIDENCE_CODES } from '../raster/raster.ts'
import { BLOCK_CELLS } from './cells.ts'
import type { Mosaic } from './mosaic.ts'

/** Level in dB(A) Lden, rating, and confidence from 1 (low) to 3 (high); not a number where not covered. */
export const BANDS = 3
const [FLOAT_BYTES, STRIP_ROWS] = [4, 64]
/** Half of the world's side on Web Mercator, metres. */
const HALF_WORLD = 20_037_508.342789244
const WEB_MERCATOR = 3857

const [ASCII, SHORT, LONG, DOUBLE] = [2, 3, 4, 12]
const SIZES: Record<number, number> = { [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [DOUBLE]: 8 }
type Field = [tag: number, type: number, values: readonly number[]]

const packed = promisify(deflate)

/** Encodes a picture; between two strips others have their turn. `attribution`: whom to credit, as the file's copyright. */
export async function encodeGeoTiff(mosaic: Mosaic, attribution: string): Promise<Buffer> {
  const { width, height } = mosaic
  const strips: Buffer[] = []
  for (let row = 0; row < height; row += STRIP_ROWS) strips.push(await packed(stripOf(mosaic, row)))
  const side = (2 * HALF_WORLD) / (2 ** mosaic.z * BLOCK_CELLS)
  const left = mosaic.west * side - HALF_WORLD
  const top = HALF_WORLD - mosaic.north * side
  const head = 8
  const offsets: number[] = []
  let end = head
  for (const strip of strips) {
    offsets.push(end)
    end += strip.length
  }
  const fields: Field[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, [32, 32, 32]],
    [259, SHORT, [8]], // Deflate
    [262, SHORT, [1]], // black is zero
    [273, LONG, offsets],
    [277, SHORT, [BANDS]],
    [278, LONG, [STRIP_ROWS]],
    [279, LONG, strips.map(({ length }) => length)],
    [284, SHORT, [1]], // the bands of a point side by side
    [338, SHORT, [0, 0]], // two further bands
    [339, SHORT, [3, 3, 3]], // floats
    [33432, ASCII, [...Buffer.from(`${attribution}\0`)]],
    [33550, DOUBLE, [side, side, 0]],
    [33922, DOUBLE, [0, 0, 0, left, top, 0]],
    // Projected, a pixel is an area, and which projection.
    [34735, SHORT, [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, WEB_MERCATOR]],
    [42113, ASCII, [...Buffer.from('nan\0')]],
  ]
  const start = Buffer.alloc(head)
  start.write('II', 'latin1')
  start.writeUInt16LE(42, 2)
  start.writeUInt32LE(end, 4)
  return Buffer.concat([start, ...strips, directoryOf(fields, end)])
}

function stripOf({ width, height, cell }: Mosaic, first: number): Buffer {
  const rows = Math.min(STRIP_ROWS, height - first)
  const bytes = Buffer.alloc(rows * width * BANDS * FLOAT_BYTES)
  let at = 0
  for (let row = first; row < first + rows; row++) {
    for (let column = 0; column < width; column++) {
      const found = cell(column, row)
      const values = found ? [found.level, found.rating, CONFIDENCE_CODES.indexOf(found.confidence)] : NOTHING
      for (const value of values) at = bytes.writeFloatLE(value, at)
    }
  }
  return bytes
}

const NOTHING = [NaN, NaN, NaN]

/** `offset`: where the directory will lie; what is longer than four bytes lies behind it. */
function directoryOf(fields: readonly Field[], offset: number): Buffer {
  const directory = Buffer.alloc(2 + 12 * fields.length + 4)
  directory.writeUInt16LE(fields.length, 0)
  const behind: Buffer[] = []
  let next = offset + directory.length
  for (const [i, [tag, type, values]] of fields.entries()) {
    const at = 2 + 12 * i
    const bytes = bytesOf(type, values)
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(values.length, at + 4)
    if (bytes.length <= 4) directory.set(bytes, at + 8)
    else {
      directory.writeUInt32LE(next, at + 8)
      behind.push(bytes)
      next += bytes.length
    }
  }
  return Buffer.concat([directory, ...behind])
}

function bytesOf(type: number, values: readonly number[]): Buffer {
  const size = SIZES[type] ?? 1
  const bytes = Buffer.alloc(size * values.length)
  for (const [i, value] of values.entries()) {
    if (type === DOUBLE) bytes.writeDoubleLE(value, i * size)
    else bytes.writeUIntLE(value, i * size, size)
  }
  return bytes
}

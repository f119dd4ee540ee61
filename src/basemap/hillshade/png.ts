// PNG pictures (W3C PNG, third edition): of few colours, a palette and four bits a pixel, or of any.
import { crc32, deflateSync } from 'node:zlib'

export type PngColour = { red: number; green: number; blue: number; alpha: number }

const SIGNATURE = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const [BIT_DEPTH, INDEXED, TRUE_COLOUR] = [4, 3, 2]

type Size = { width: number; height: number }

/** Encodes pixels, row by row, each the place of its colour among at most 16. */
export function encodePng(pixels: Uint8Array, size: Size, palette: readonly PngColour[]): Buffer {
  const colours = palette.flatMap(({ red, green, blue }) => [red, green, blue])
  const opacities = palette.map(({ alpha }) => alpha)
  const chunks = [chunk('PLTE', Uint8Array.from(colours)), chunk('tRNS', Uint8Array.from(opacities))]
  return picture(size, { form: [BIT_DEPTH, INDEXED], chunks, rows: rowsOf(pixels, size) })
}

/** Encodes pixels, row by row, each its red, green and blue. */
export function encodeColourPng(pixels: Uint8Array, size: Size): Buffer {
  const { width, height } = size
  const rows = new Uint8Array((1 + width * 3) * height)
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (1 + width * 3) + 1)
  return picture(size, { form: [8, TRUE_COLOUR], chunks: [], rows })
}

type Content = { form: [bitDepth: number, colourType: number]; chunks: readonly Buffer[]; rows: Uint8Array }

function picture({ width, height }: Size, { form, chunks, rows }: Content): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set(form, 8)
  const data = chunk('IDAT', deflateSync(rows, { level: 6 }))
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), ...chunks, data, chunk('IEND', new Uint8Array())])
}

/** Two pixels a byte; each row begins with its filter, none. */
function rowsOf(pixels: Uint8Array, { width, height }: Size): Uint8Array {
  const stride = 1 + Math.ceil(width / 2)
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 2) {
      const right = x + 1 < width ? (pixels[y * width + x + 1] ?? 0) : 0
      rows[y * stride + 1 + x / 2] = ((pixels[y * width + x] ?? 0) << 4) | right
    }
  }
  return rows
}

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}

import { PbfWriter } from 'pbf'

/** Names and values of a feature's tags. */
export type Properties = Readonly<Record<string, string | number>>

/** Points (a corner each), lines, or closed rings in units of the tile from its north-western corner, x and y in turn. */
export type TileFeature = { shape: keyof typeof SHAPES; parts: readonly ArrayLike<number>[]; properties: Properties }

export type TileLayer = { name: string; extent: number; features: readonly TileFeature[] }

/** Makes a feature of a point, in units of the tile. */
export function pointFeature({ x, y, properties }: { x: number; y: number; properties: Properties }): TileFeature {
  return { shape: 'point', parts: [[x, y]], properties }
}

// Numbers of the Mapbox Vector Tile specification 2.1.
const TILE_LAYERS = 3
const LAYER = { name: 1, features: 2, keys: 3, values: 4, extent: 5, version: 15 }
const FEATURE = { tags: 2, type: 3, geometry: 4 }
const VALUE = { string: 1, double: 3, uint: 5 }
const SHAPES = { point: 1, line: 2, area: 3 } as const
const [MOVE_TO, LINE_TO, CLOSE_PATH] = [1, 2, 7]
const LENGTH_DELIMITED = 2

/** The fewest numbers of a part: a ring has its first corner twice. */
const LEAST_NUMBERS = { point: 2, line: 4, area: 8 } as const
const MOST_VARINT_BYTES = 5
/** Of a part: move to, line to, close path. */
const MOST_COMMANDS = 3

/** Encodes layers as a Mapbox vector tile; those without features are left out. */
export function encodeTile(layers: readonly TileLayer[]): Uint8Array<ArrayBuffer> {
  return encodeWith(new PbfWriter(), layers)
}

/** Likewise with a writer that serves for many tiles: the bytes of one are good until the next. */
export function encodeWith(writer: PbfWriter, layers: readonly TileLayer[]): Uint8Array<ArrayBuffer> {
  writer.pos = 0
  writer.length = writer.buf.length
  for (const layer of layers)
    if (layer.features.length > 0) writeMessage(writer, TILE_LAYERS, () => writeLayer(layer, writer))
  return writer.finish() as Uint8Array<ArrayBuffer> // a PbfWriter makes its own buffers
}

/** Moves what it holds at once where its length takes more than a byte: a PbfWriter does so byte by byte. */
function writeMessage(writer: PbfWriter, field: number, write: () => void): void {
  writer.writeVarint((field << 3) | LENGTH_DELIMITED)
  const lengthAt = writer.pos
  const start = lengthAt + 1
  writer.pos = start
  write()
  const end = writer.pos
  let bytes = 1
  for (let left = (end - start) >> 7; left > 0; left >>= 7) bytes++
  if (bytes > 1) {
    writer.realloc(bytes)
    writer.buf.copyWithin(lengthAt + bytes, start, end)
  }
  writer.pos = lengthAt
  writer.writeVarint(end - start)
  writer.pos = end + bytes - 1
}

function writeLayer({ name, extent, features }: TileLayer, writer: PbfWriter): void {
  const keys = new Map<string, number>()
  const values = new Map<string | number, number>()
  writer.writeVarintField(LAYER.version, 2)
  writer.writeStringField(LAYER.name, name)
  for (const { shape, parts, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [numberOf(keys, key), numberOf(values, value)])
    const drawn = parts.filter(part => part.length >= LEAST_NUMBERS[shape])
    if (drawn.length > 0)
      writeMessage(writer, LAYER.features, () => writeFeature({ tags, shape, parts: drawn }, writer))
  }
  for (const key of keys.keys()) writer.writeStringField(LAYER.keys, key)
  for (const value of values.keys()) writer.writeMessage(LAYER.values, writeValue, value)
  writer.writeVarintField(LAYER.extent, extent)
}

/** Gives each different value the next number, from 0. */
function numberOf<T>(numbers: Map<T, number>, value: T): number {
  return numbers.getOrInsert(value, numbers.size)
}

type Drawn = { tags: number[]; shape: keyof typeof SHAPES; parts: readonly ArrayLike<number>[] }

function writeFeature({ tags, shape, parts }: Drawn, writer: PbfWriter): void {
  writer.writePackedVarint(FEATURE.tags, tags)
  writer.writeVarintField(FEATURE.type, SHAPES[shape])
  writeMessage(writer, FEATURE.geometry, () => {
    const numbers = parts.reduce((sum, { length }) => sum + length, 0)
    writer.realloc(MOST_VARINT_BYTES * (numbers + MOST_COMMANDS * parts.length))
    writer.pos = shape === 'point' ? writePoints(writer, parts) : writePaths(writer, parts, shape)
  })
}

function writeValue(value: string | number, writer: PbfWriter): void {
  if (typeof value === 'string') writer.writeStringField(VALUE.string, value)
  else if (Number.isInteger(value) && value >= 0) writer.writeVarintField(VALUE.uint, value)
  else writer.writeDoubleField(VALUE.double, value)
}

/** One command for all points: each is told from the one before. Returns where the next byte is written. */
function writePoints({ buf, pos }: PbfWriter, points: readonly ArrayLike<number>[]): number {
  let at = writeVarint(buf, pos, command(MOVE_TO, points.length))
  let x = 0
  let y = 0
  for (const point of points) {
    const nextX = point[0] ?? 0
    const nextY = point[1] ?? 0
    at = writeVarint(buf, at, zigzag(nextX - x))
    at = writeVarint(buf, at, zigzag(nextY - y))
    x = nextX
    y = nextY
  }
  return at
}

/** A ring's last corner, which is its first, is told by closing it. */
function writePaths({ buf, pos }: PbfWriter, paths: readonly ArrayLike<number>[], shape: 'line' | 'area'): number {
  let at = pos
  let x = 0
  let y = 0
  for (const path of paths) {
    const numbers = path.length - (shape === 'area' ? 2 : 0)
    for (let i = 0; i < numbers; i += 2) {
      const nextX = path[i] ?? 0
      const nextY = path[i + 1] ?? 0
      if (i === 0) at = writeVarint(buf, at, command(MOVE_TO, 1))
      if (i === 2) at = writeVarint(buf, at, command(LINE_TO, numbers / 2 - 1))
      at = writeVarint(buf, at, zigzag(nextX - x))
      at = writeVarint(buf, at, zigzag(nextY - y))
      x = nextX
      y = nextY
    }
    if (shape === 'area') at = writeVarint(buf, at, command(CLOSE_PATH, 1))
  }
  return at
}

/** Writes 32 bits, seven to a byte; returns where the next byte is written. */
function writeVarint(bytes: Uint8Array, start: number, value: number): number {
  let at = start
  let left = value
  for (; left > 0x7f; left >>>= 7) bytes[at++] = (left & 0x7f) | 0x80
  bytes[at++] = left
  return at
}

function command(id: number, count: number): number {
  return (id & 7) | (count << 3)
}

function zigzag(value: number): number {
  return ((value << 1) ^ (value >> 31)) >>> 0
}

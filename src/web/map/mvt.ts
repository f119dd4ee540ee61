import { PbfWriter } from 'pbf'

/** A point of a tile, in units of the tile from its north-western corner, and what is said of it. */
export type PointFeature = { x: number; y: number; properties: Record<string, string | number> }

// Field numbers of the Mapbox Vector Tile specification 2.1.
const TILE_LAYERS = 3
const LAYER = { name: 1, features: 2, keys: 3, values: 4, extent: 5, version: 15 }
const FEATURE = { tags: 2, type: 3, geometry: 4 }
const VALUE = { string: 1, double: 3, uint: 5 }
const POINT = 1
const MOVE_TO_ONE = 9

type Layer = { name: string; extent: number; points: readonly PointFeature[] }

/** Encodes a layer of points as a Mapbox vector tile; a layer without points is an empty tile. */
export function encodeTile(layer: Layer): Uint8Array {
  const writer = new PbfWriter()
  if (layer.points.length > 0) writer.writeMessage(TILE_LAYERS, writeLayer, layer)
  return writer.finish()
}

function writeLayer({ name, extent, points }: Layer, writer: PbfWriter): void {
  const keys = new Numbering<string>()
  const values = new Numbering<string | number>()
  writer.writeVarintField(LAYER.version, 2)
  writer.writeStringField(LAYER.name, name)
  for (const { x, y, properties } of points) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [keys.of(key), values.of(value)])
    writer.writeMessage(LAYER.features, writeFeature, { tags, geometry: [MOVE_TO_ONE, zigzag(x), zigzag(y)] })
  }
  for (const key of keys.all()) writer.writeStringField(LAYER.keys, key)
  for (const value of values.all()) writer.writeMessage(LAYER.values, writeValue, value)
  writer.writeVarintField(LAYER.extent, extent)
}

function writeFeature({ tags, geometry }: { tags: number[]; geometry: number[] }, writer: PbfWriter): void {
  writer.writePackedVarint(FEATURE.tags, tags)
  writer.writeVarintField(FEATURE.type, POINT)
  writer.writePackedVarint(FEATURE.geometry, geometry)
}

function writeValue(value: string | number, writer: PbfWriter): void {
  if (typeof value === 'string') writer.writeStringField(VALUE.string, value)
  else if (Number.isInteger(value) && value >= 0) writer.writeVarintField(VALUE.uint, value)
  else writer.writeDoubleField(VALUE.double, value)
}

function zigzag(value: number): number {
  return ((value << 1) ^ (value >> 31)) >>> 0
}

/** Gives each different value the next number, from 0. */
class Numbering<T> {
  readonly #numbers = new Map<T, number>()

  of(value: T): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    const next = this.#numbers.size
    this.#numbers.set(value, next)
    return next
  }

  all(): Iterable<T> {
    return this.#numbers.keys()
  }
}

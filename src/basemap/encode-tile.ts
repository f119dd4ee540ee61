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

/** Encodes layers as a Mapbox vector tile; those without features are left out. */
export function encodeTile(layers: readonly TileLayer[]): Uint8Array<ArrayBuffer> {
  const writer = new PbfWriter()
  for (const layer of layers) if (layer.features.length > 0) writer.writeMessage(TILE_LAYERS, writeLayer, layer)
  return writer.finish() as Uint8Array<ArrayBuffer> // a PbfWriter makes its own buffers
}

function writeLayer({ name, extent, features }: TileLayer, writer: PbfWriter): void {
  const keys = new Numbering<string>()
  const values = new Numbering<string | number>()
  writer.writeVarintField(LAYER.version, 2)
  writer.writeStringField(LAYER.name, name)
  for (const { shape, parts, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [keys.of(key), values.of(value)])
    const geometry = shape === 'point' ? pointCommands(parts) : pathCommands(parts, shape === 'area')
    if (geometry.length > 0) writer.writeMessage(LAYER.features, writeFeature, { tags, type: SHAPES[shape], geometry })
  }
  for (const key of keys.all()) writer.writeStringField(LAYER.keys, key)
  for (const value of values.all()) writer.writeMessage(LAYER.values, writeValue, value)
  writer.writeVarintField(LAYER.extent, extent)
}

type Encoded = { tags: number[]; type: number; geometry: number[] }

function writeFeature({ tags, type, geometry }: Encoded, writer: PbfWriter): void {
  writer.writePackedVarint(FEATURE.tags, tags)
  writer.writeVarintField(FEATURE.type, type)
  writer.writePackedVarint(FEATURE.geometry, geometry)
}

function writeValue(value: string | number, writer: PbfWriter): void {
  if (typeof value === 'string') writer.writeStringField(VALUE.string, value)
  else if (Number.isInteger(value) && value >= 0) writer.writeVarintField(VALUE.uint, value)
  else writer.writeDoubleField(VALUE.double, value)
}

/** One command for all points: each is told from the one before. */
function pointCommands(points: readonly ArrayLike<number>[]): number[] {
  const commands = [command(MOVE_TO, points.length)]
  let x = 0
  let y = 0
  for (const point of points) {
    const nextX = point[0] ?? 0
    const nextY = point[1] ?? 0
    commands.push(zigzag(nextX - x), zigzag(nextY - y))
    ;[x, y] = [nextX, nextY]
  }
  return points.length === 0 ? [] : commands
}

/** A ring's last corner, which is its first, is told by closing it. */
function pathCommands(paths: readonly ArrayLike<number>[], isClosed: boolean): number[] {
  const commands: number[] = []
  let x = 0
  let y = 0
  for (const path of paths) {
    const corners = path.length / 2 - (isClosed ? 1 : 0)
    if (corners < (isClosed ? 3 : 2)) continue
    for (let at = 0; at < 2 * corners; at += 2) {
      const nextX = path[at] ?? 0
      const nextY = path[at + 1] ?? 0
      if (at === 0) commands.push(command(MOVE_TO, 1))
      if (at === 2) commands.push(command(LINE_TO, corners - 1))
      commands.push(zigzag(nextX - x), zigzag(nextY - y))
      ;[x, y] = [nextX, nextY]
    }
    if (isClosed) commands.push(command(CLOSE_PATH, 1))
  }
  return commands
}

function command(id: number, count: number): number {
  return (id & 7) | (count << 3)
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

import { PbfWriter } from 'pbf'
import type { Box } from '../geo/box.ts'
import { encodeWith, type Properties, type TileFeature, type TileLayer } from './encode-tile.ts'
import { LAST_ZOOM, LAYER_NAMES, type LayerName, type LayerRule } from './layers.ts'
import { Pieces } from './pieces.ts'
import { type ArchivePieces, writeVectorArchive } from './pmtiles/write.ts'
import { signedArea } from './geometry/clip.ts'
import type { Piece, Tile } from './tile.ts'
import { addLines, addPoint, addRings, type Attributes, EXTENT_BITS } from './tiler.ts'

/** An object to be drawn; corners in units of the Mercator square. */
export type Drawn =
  | { rule: LayerRule; tags: Readonly<Record<string, string>>; from?: number; point: readonly [x: number, y: number] }
  | { rule: LayerRule; tags: Readonly<Record<string, string>>; lines: readonly Int32Array[] }
  /** Closed rings, outer ones each followed by its holes. */
  | { rule: LayerRule; tags: Readonly<Record<string, string>>; rings: readonly { ring: Int32Array; isHole: boolean }[] }

type Described = { layer: LayerName; shape: TileFeature['shape']; properties: Properties }

/** Draws objects into the tiles of a region. */
export class BaseMapDrawing {
  readonly #pieces: Pieces
  readonly #numbers = new Map<string, number>()
  readonly #attributes: Described[] = []
  /** Numbers of what has no name. */
  readonly #plain = new Map<LayerRule, number>()

  constructor(pieces = new Pieces()) {
    this.#pieces = pieces
  }

  add(drawn: Drawn): void {
    const { rule, tags } = drawn
    const from = 'from' in drawn && drawn.from !== undefined ? drawn.from : rule.from
    const attributes = this.#attributesOf(rule, tags, from)
    if ('point' in drawn) addPoint(this.#pieces, drawn.point, attributes)
    else if ('lines' in drawn) addLines(this.#pieces, drawn.lines, attributes)
    else {
      const rings = drawn.rings.map(({ ring, isHole }) => (signedArea(ring) > 0 === isHole ? reversed(ring) : ring))
      addRings(this.#pieces, rings, attributes)
    }
  }

  /** Packs all tiles into a PMTiles archive; null when nothing was drawn. */
  archive(bounds: Box, metadata: object): ArchivePieces | null {
    return writeVectorArchive(this.tiles(), { bounds, metadata })
  }

  /** Encodes all tiles, by rising number; the bytes of each are good until the next. */
  *tiles(): Generator<Tile & { id: number; bytes: Uint8Array }> {
    const writer = new PbfWriter()
    for (const { id, tile, pieces } of this.#pieces.tiles()) yield { ...tile, id, bytes: this.#encoded(pieces, writer) }
  }

  #encoded(all: readonly Piece[], writer: PbfWriter): Uint8Array<ArrayBuffer> {
    const byLayer = new Map<LayerName, TileFeature[]>(LAYER_NAMES.map(name => [name, []]))
    const groups = Map.groupBy(all, ({ attributes }) => attributes)
    for (const [number, pieces] of groups) {
      const attributes = this.#attributes[number]
      if (!attributes) continue
      const { layer, shape, properties } = attributes
      byLayer.get(layer)?.push({ shape, properties, parts: pieces.map(({ points }) => points) })
    }
    return encodeWith(
      writer,
      Array.from(byLayer, ([name, features]): TileLayer => ({ name, extent: 2 ** EXTENT_BITS, features })),
    )
  }

  /** Objects of the same attributes are one feature of a tile, with a part each. */
  #attributesOf(rule: LayerRule, tags: Readonly<Record<string, string>>, from: number): Attributes {
    const { layer, shape } = rule
    const plain = this.#plainNumberOf(rule)
    const name = tags['name']
    const { namedFrom = Infinity } = rule
    if (name === undefined || namedFrom > LAST_ZOOM) return { from, plain, fullFrom: Infinity, full: plain }
    const also = (rule.also ?? []).flatMap(key => (tags[key] === undefined ? [] : [[key, tags[key]]]))
    const full = this.#numberOf({ layer, shape, properties: { class: rule.class, name, ...Object.fromEntries(also) } })
    return { from, plain, fullFrom: namedFrom, full }
  }

  #plainNumberOf(rule: LayerRule): number {
    const { layer, shape } = rule
    const made = () => this.#numberOf({ layer, shape, properties: { class: rule.class } })
    return this.#plain.getOrInsertComputed(rule, made)
  }

  #numberOf(attributes: Described): number {
    return this.#numbers.getOrInsertComputed(JSON.stringify(attributes), () => this.#attributes.push(attributes) - 1)
  }
}

function reversed(ring: Int32Array): Int32Array {
  const result = new Int32Array(ring.length)
  for (let at = 0; at < ring.length; at += 2) {
    result[at] = ring[ring.length - 2 - at] ?? 0
    result[at + 1] = ring[ring.length - 1 - at] ?? 0
  }
  return result
}

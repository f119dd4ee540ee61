import { WORLD_BITS } from '../geo/mercator.ts'
import { type Axis, cutParts, signedArea } from './geometry/clip.ts'
import { LEAST, Parts } from './geometry/parts.ts'
import { Outline } from './geometry/simplify.ts'
import { LAST_ZOOM } from './layers.ts'
import type { Pieces } from './pieces.ts'

/** Units on a tile's side. */
export const EXTENT_BITS = 12
/** What lines need beyond a tile's edge to be drawn with their width, in units of the tile. */
const BUFFER = 64
/** Corners that move a line by less are left out: half a pixel of a tile drawn on 512 pixels; at the last zoom a quarter. */
const TOLERANCE = { last: 2, other: 5 } as const
/** Areas of less than this many square units are not seen: 4 x 4 pixels. */
const LEAST_AREA = 1024

/** The numbers of an object's attributes, first those that it has below a zoom, and the first zoom at which it is drawn. */
export type Attributes = { from: number; plain: number; fullFrom: number; full: number }

/** Cuts an object's lines or rings, corners in units of the Mercator square, into pieces for the tiles of all zooms. */
export function addLines(pieces: Pieces, lines: readonly Int32Array[], attributes: Attributes): void {
  for (const line of lines) addShape(pieces, line, { attributes, isArea: false })
}

/** Likewise for closed rings: the outer one first. What the outer one is too small for is left out with its holes. */
export function addRings(pieces: Pieces, rings: readonly Int32Array[], attributes: Attributes): void {
  for (const ring of rings) addShape(pieces, ring, { attributes, isArea: true })
}

/** A point belongs to the tile that holds it, and to no other. */
export function addPoint(pieces: Pieces, [x, y]: readonly [number, number], attributes: Attributes): void {
  for (let z = attributes.from; z <= LAST_ZOOM; z++) {
    const tileBits = WORLD_BITS - z
    const tile = { z, x: x >> tileBits, y: y >> tileBits }
    const place = [(x >> (tileBits - EXTENT_BITS)) & UNITS, (y >> (tileBits - EXTENT_BITS)) & UNITS]
    pieces.add(tile, attributesAt(attributes, z), place)
  }
}

const UNITS = 2 ** EXTENT_BITS - 1

function attributesAt({ plain, fullFrom, full }: Attributes, z: number): number {
  return z < fullFrom ? plain : full
}

type Shape = { attributes: Attributes; isArea: boolean }

/** One serves for all shapes, one after the other. */
const outline = new Outline()
const parts = new Parts()

function addShape(pieces: Pieces, points: Int32Array, { attributes, isArea }: Shape): void {
  const area = isArea ? Math.abs(signedArea(points)) : Infinity
  if (area < LEAST_AREA) return
  const least = isArea ? LEAST.ring : LEAST.line
  outline.begin(points)
  for (let z = LAST_ZOOM; z >= attributes.from; z--) {
    const bits = WORLD_BITS - EXTENT_BITS - z
    if (area < LEAST_AREA * 4 ** bits) break
    outline.simplify(((z === LAST_ZOOM ? TOLERANCE.last : TOLERANCE.other) * 2 ** bits) ** 2)
    if (outline.length < least) continue
    const tileBits = bits + EXTENT_BITS
    const buffer = BUFFER * 2 ** bits
    const range = { last: 2 ** z - 1, tileBits, buffer }
    const columns = tilesOf(outline, 0, range)
    const rows = tilesOf(outline, 1, range)
    const cut: Cut = { pieces, z, attributes: attributesAt(attributes, z), isArea, tileBits, buffer, rows }
    // Most objects lie in one tile, whole.
    if (columns.first === columns.last && rows.first === rows.last) {
      put(outline.points, { start: 0, end: outline.length }, { cut, x: columns.first, y: rows.first })
      continue
    }
    parts.drop(0, 0)
    parts.push(outline.points, outline.length)
    splitFrom({ first: 0, end: 1 }, columns, { cut, axis: 0, x: 0 })
  }
}

type Tiles = { first: number; last: number }

/** The columns or rows of tiles that an outline needs, with what is drawn beyond their edges. */
function tilesOf(
  { points, length }: Outline,
  axis: Axis,
  { last, tileBits, buffer }: { last: number; tileBits: number; buffer: number },
): Tiles {
  let least = Infinity
  let most = -Infinity
  for (let at: number = axis; at < length; at += 2) {
    const value = points[at] ?? 0
    if (value < least) least = value
    if (value > most) most = value
  }
  return { first: Math.max(0, (least - buffer) >> tileBits), last: Math.min(last, (most + buffer) >> tileBits) }
}

type Cut = {
  pieces: Pieces
  z: number
  attributes: number
  isArea: boolean
  tileBits: number
  buffer: number
  rows: Tiles
}
/** What is cut, the coordinate by which, and the column whose rows are cut. */
type Split = { cut: Cut; axis: Axis; x: number }
/** Parts by their places on the stack. */
type PartsRange = { first: number; end: number }

function splitFrom(range: PartsRange, tiles: Tiles, split: Split): void {
  if (tiles.first === tiles.last) splitHalf(range, tiles, split)
  else splitTiles(range, tiles, split)
}

/** Halves a row of tiles until one is left: long shapes are not gone through anew for each tile. */
function splitTiles(range: PartsRange, { first, last }: Tiles, split: Split): void {
  if (first > last || range.first === range.end) return
  if (first === last) {
    takeTile(range, first, split)
    return
  }
  const middle = (first + last) >> 1
  splitHalf(range, { first, last: middle }, split)
  splitHalf(range, { first: middle + 1, last }, split)
}

function splitHalf({ first, end }: PartsRange, tiles: Tiles, split: Split): void {
  const { axis, cut } = split
  const { count, used } = parts
  const low = tiles.first * 2 ** cut.tileBits - cut.buffer
  const high = (tiles.last + 1) * 2 ** cut.tileBits + cut.buffer
  cutParts(parts, { first, end, isArea: cut.isArea }, { axis, low, high })
  splitTiles({ first: count, end: parts.count }, tiles, split)
  parts.drop(count, used)
}

function takeTile(range: PartsRange, tile: number, { cut, axis, x }: Split): void {
  if (axis === 0) {
    splitFrom(range, cut.rows, { cut, axis: 1, x: tile })
    return
  }
  for (let part = range.first; part < range.end; part++) {
    put(parts.points, { start: parts.start(part), end: parts.end(part) }, { cut, x, y: tile })
  }
}

let local = new Int16Array(1024)

/** Moves a part to its tile's corner and units; corners that fall together are one. */
function put(
  points: Int32Array,
  { start, end }: { start: number; end: number },
  { cut, x, y }: { cut: Cut; x: number; y: number },
): void {
  const bits = cut.tileBits - EXTENT_BITS
  const west = x << EXTENT_BITS
  const north = y << EXTENT_BITS
  if (end - start > local.length) local = new Int16Array(2 * (end - start))
  const into = local
  let length = 0
  // Far outside: no corner of a tile.
  let lastLeft = -UNITS
  let lastTop = -UNITS
  for (let at = start; at < end; at += 2) {
    const left = ((points[at] ?? 0) >> bits) - west
    const top = ((points[at + 1] ?? 0) >> bits) - north
    if (left === lastLeft && top === lastTop) continue
    into[length++] = lastLeft = left
    into[length++] = lastTop = top
  }
  if (length >= (cut.isArea ? LEAST.ring : LEAST.line)) cut.pieces.add({ z: cut.z, x, y }, cut.attributes, into, length)
}

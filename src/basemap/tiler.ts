import { boxOfLine } from '../geo/box.ts'
import { WORLD_BITS } from '../geo/mercator.ts'
import { type Axis, clipLine, clipRing, signedArea } from './geometry/clip.ts'
import { importances, type Outline, simplified } from './geometry/simplify.ts'
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

/** The number of an object's attributes at a zoom; null where it is not drawn. */
export type AttributesAt = (z: number) => number | null

/** Cuts an object's lines or rings, corners in units of the Mercator square, into pieces for the tiles of all zooms. */
export function addLines(pieces: Pieces, lines: readonly Int32Array[], attributesAt: AttributesAt): void {
  for (const line of lines) addShape(pieces, line, { attributesAt, isArea: false })
}

/** Likewise for closed rings: the outer one first. What the outer one is too small for is left out with its holes. */
export function addRings(pieces: Pieces, rings: readonly Int32Array[], attributesAt: AttributesAt): void {
  for (const ring of rings) addShape(pieces, ring, { attributesAt, isArea: true })
}

/** A point belongs to the tile that holds it, and to no other. */
export function addPoint(
  pieces: Pieces,
  [x, y]: readonly [number, number],
  { from, attributesAt }: { from: number; attributesAt: AttributesAt },
): void {
  for (let z = from; z <= LAST_ZOOM; z++) {
    const attributes = attributesAt(z)
    if (attributes === null) continue
    const tileBits = WORLD_BITS - z
    const tile = { z, x: x >> tileBits, y: y >> tileBits }
    pieces.add(tile, attributes, [(x >> (tileBits - EXTENT_BITS)) & UNITS, (y >> (tileBits - EXTENT_BITS)) & UNITS])
  }
}

const UNITS = 2 ** EXTENT_BITS - 1

type Shape = { attributesAt: AttributesAt; isArea: boolean }

function addShape(pieces: Pieces, points: Int32Array, { attributesAt, isArea }: Shape): void {
  let outline: Outline | undefined
  const area = isArea ? Math.abs(signedArea(points)) : Infinity
  for (let z = LAST_ZOOM; z >= 0; z--) {
    const attributes = attributesAt(z)
    if (attributes === null) continue
    const bits = WORLD_BITS - EXTENT_BITS - z
    if (area < LEAST_AREA * 4 ** bits) break
    const tolerance = (z === LAST_ZOOM ? TOLERANCE.last : TOLERANCE.other) * 2 ** bits
    outline = simplified((outline ??= { points, importance: importances(points) }), tolerance ** 2)
    const coarse = outline.points
    if (coarse.length < (isArea ? 8 : 4)) continue
    const { west, south: top, east, north: bottom } = boxOfLine(coarse)
    const buffer = BUFFER * 2 ** bits
    const tileBits = bits + EXTENT_BITS
    const range = { first: 0, last: 2 ** z - 1 }
    const columns = rangeOf(west - buffer, east + buffer, tileBits, range)
    const rows = rangeOf(top - buffer, bottom + buffer, tileBits, range)
    const put = (parts: Int32Array[], x: number, y: number) => {
      for (const part of parts) {
        const local = toTile(part, { x: x << EXTENT_BITS, y: y << EXTENT_BITS, bits })
        if (local.length >= (isArea ? 8 : 4)) pieces.add({ z, x, y }, attributes, local)
      }
    }
    // Most objects lie in one tile, whole.
    if (columns.first === columns.last && rows.first === rows.last) {
      put([coarse], columns.first, rows.first)
      continue
    }
    const cut = { isArea, tileBits, buffer }
    split([coarse], columns, { ...cut, axis: 0 }, (parts, x) =>
      split(parts, rows, { ...cut, axis: 1 }, (parts, y) => put(parts, x, y)),
    )
  }
}

type Range = { first: number; last: number }

function rangeOf(low: number, high: number, tileBits: number, { first, last }: Range): Range {
  return { first: Math.max(first, low >> tileBits), last: Math.min(last, high >> tileBits) }
}

type Cut = { isArea: boolean; tileBits: number; buffer: number; axis: Axis }

/** Halves a row of tiles until one is left: long shapes are not gone through anew for each tile. */
function split(
  parts: Int32Array[],
  { first, last }: Range,
  cut: Cut,
  take: (parts: Int32Array[], tile: number) => void,
): void {
  if (first > last || parts.length === 0) return
  if (first === last) {
    take(within(parts, { first, last }, cut), first)
    return
  }
  const middle = (first + last) >> 1
  for (const half of [
    { first, last: middle },
    { first: middle + 1, last },
  ]) {
    split(within(parts, half, cut), half, cut, take)
  }
}

function within(parts: Int32Array[], { first, last }: Range, { isArea, tileBits, buffer, axis }: Cut): Int32Array[] {
  const low = first * 2 ** tileBits - buffer
  const high = (last + 1) * 2 ** tileBits + buffer
  return parts.flatMap(part => {
    let least = Infinity
    let most = -Infinity
    for (let at: number = axis; at < part.length; at += 2) {
      const value = part[at] ?? 0
      if (value < least) least = value
      if (value > most) most = value
    }
    if (least >= low && most <= high) return [part]
    if (most < low || least > high) return []
    if (!isArea) return clipLine(part, axis, low, high)
    const ring = clipRing(part, axis, low, high)
    return ring.length >= 8 ? [ring] : []
  })
}

/** Moves a shape to its tile's corner and units; corners that fall together are one. */
function toTile(points: Int32Array, { x, y, bits }: { x: number; y: number; bits: number }): Int32Array {
  const local = new Int32Array(points.length)
  let length = 0
  for (let at = 0; at < points.length; at += 2) {
    const left = ((points[at] ?? 0) >> bits) - x
    const top = ((points[at + 1] ?? 0) >> bits) - y
    if (length > 0 && left === local[length - 2] && top === local[length - 1]) continue
    local[length++] = left
    local[length++] = top
  }
  return local.subarray(0, length)
}

import { gatherBits, type SourceTree } from '../source-tree.ts'
import type { View } from '../view.ts'

/** A square counts as points, one a group, when its side is at most this share of its distance (0.1 dB off). */
export const POINT_SHARE = 0.7

/** Returns the side of the squares of a level, metres. */
export function sideOf({ size }: SourceTree, level: number, { tile }: View): number {
  return size * 2 ** level * tile.scale
}

/** Returns the western edge of a square, metres from the middle of the tile in view. */
export function westOf({ west, size, levels }: SourceTree, level: number, square: number, { tile }: View): number {
  const code = levels[level]?.code[square] ?? 0
  return (west - tile.x + gatherBits(code) * size * 2 ** level) * tile.scale
}

/** Likewise the southern edge. */
export function southOf({ south, size, levels }: SourceTree, level: number, square: number, { tile }: View): number {
  const code = levels[level]?.code[square] ?? 0
  return (south - tile.y + gatherBits(code >>> 1) * size * 2 ** level) * tile.scale
}

/** Returns the metres from what is in view to a square. */
export function metresToSquare(tree: SourceTree, level: number, square: number, view: View): number {
  const side = sideOf(tree, level, view)
  const west = westOf(tree, level, square, view)
  const south = southOf(tree, level, square, view)
  return view.metresTo(west, south, west + side, south + side)
}

/** A level of no squares. */
export const NO_LEVEL = {
  first: new Uint32Array(),
  start: new Uint32Array(),
  points: new Float64Array(),
  group: new Uint32Array(),
}

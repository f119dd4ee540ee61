import Flatbush from 'flatbush'
import { distanceToPiece, E7, footOf, hypotenuse, localPlane } from '../geo/local-plane.ts'

/** The longest piece of an edge, in metres; each piece is land or sea as a whole. */
const PIECE_METRES = 500

/**
 * Cuts edges (x1, y1, x2, y2 in 10⁻⁷ degrees) into short pieces and marks those at sea. A piece is at sea when it lies to
 * the right of the nearest coastline: OpenStreetMap draws coastlines with the water on the right. Without a coastline all
 * is land.
 */
export function markSeaEdges(
  edges: Int32Array,
  coastline: readonly ArrayLike<number>[],
): { edges: Int32Array; atSea: Uint8Array } {
  const pieces = cut(edges)
  const offshore = indexCoast(coastline)
  const atSea = new Uint8Array(pieces.length / 4)
  if (coastline.length === 0) return { edges: pieces, atSea }
  for (let i = 0; i < pieces.length; i += 4) {
    const x = ((pieces[i] ?? 0) + (pieces[i + 2] ?? 0)) / 2
    const y = ((pieces[i + 1] ?? 0) + (pieces[i + 3] ?? 0)) / 2
    atSea[i / 4] = offshore(x, y) > 0 ? 1 : 0
  }
  return { edges: pieces, atSea }
}

/** Farther from a coastline than waters of a country usually reach, its side tells nothing: other land may lie there. */
const REACH_METRES = 50_000

/** Returns the metres from a place at sea (10⁻⁷ degrees) to the nearest coastline; 0 on land, and far from any coast. */
export type Offshore = (x: number, y: number) => number

/** Indexes coastlines. Without any, all is land. */
export function indexCoast(coastline: readonly ArrayLike<number>[]): Offshore {
  const coast = coastPieces(coastline)
  if (coast.length === 0) return () => 0
  const tree = new Flatbush(coast.length / 4)
  for (let i = 0; i < coast.length; i += 4) {
    const ax = coast[i] ?? 0
    const ay = coast[i + 1] ?? 0
    const bx = coast[i + 2] ?? 0
    const by = coast[i + 3] ?? 0
    tree.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  }
  tree.finish()
  return (x, y) => metresOffshore(x, y, coast, tree)
}

/** The index compares degrees, not metres: this many candidates are measured. */
const CANDIDATES = 16

function metresOffshore(x: number, y: number, coast: Int32Array, tree: Flatbush): number {
  const { east, north } = localPlane(y / E7)
  let nearest = Infinity
  let tie = 0
  let side = 0
  for (const piece of tree.neighbors(x, y, CANDIDATES)) {
    const px = ((coast[4 * piece] ?? 0) - x) * east
    const py = ((coast[4 * piece + 1] ?? 0) - y) * north
    const qx = ((coast[4 * piece + 2] ?? 0) - x) * east
    const qy = ((coast[4 * piece + 3] ?? 0) - y) * north
    const metres = distanceToPiece(px, py, qx, qy)
    // At a shared corner both pieces are equally near: the one seen more from its side decides.
    const across = footOf(px, py, qx, qy).across
    if (metres > nearest + 0.01 || (metres > nearest - 0.01 && across <= tie)) continue
    nearest = metres
    tie = across
    side = px * qy - py * qx
  }
  // On the coast itself it is the sea's side that counts.
  return side < 0 && nearest <= REACH_METRES ? Math.max(nearest, Number.MIN_VALUE) : 0
}

function cut(edges: Int32Array): Int32Array {
  const pieces: number[] = []
  for (let i = 0; i < edges.length; i += 4) {
    const ax = edges[i] ?? 0
    const ay = edges[i + 1] ?? 0
    const bx = edges[i + 2] ?? 0
    const by = edges[i + 3] ?? 0
    const { east, north } = localPlane((ay + by) / 2 / E7)
    const count = Math.max(1, Math.ceil(hypotenuse((bx - ax) * east, (by - ay) * north) / PIECE_METRES))
    for (let k = 0; k < count; k++) {
      pieces.push(ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count)
      pieces.push(ax + ((bx - ax) * (k + 1)) / count, ay + ((by - ay) * (k + 1)) / count)
    }
  }
  return Int32Array.from(pieces, Math.round)
}

function coastPieces(coastline: readonly ArrayLike<number>[]): Int32Array {
  const pieces: number[] = []
  for (const line of coastline) {
    for (let i = 0; i + 3 < line.length; i += 2) {
      pieces.push(line[i] ?? 0, line[i + 1] ?? 0, line[i + 2] ?? 0, line[i + 3] ?? 0)
    }
  }
  return Int32Array.from(pieces)
}

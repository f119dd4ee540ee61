// How far the cells of a tile are from the nearest edge of the map on land: edges that can be the nearest of a tile are
// found in a tree, those of a part of it among them, and so on for ever smaller parts.
import Flatbush from 'flatbush'
import { E7 } from '../../geo/local-plane.ts'
import type { LandEdge } from '../coverage.ts'
import { mapX, mapY, nearestTurn } from './lattice.ts'
import { squaredDistance } from './shapes.ts'
import { TILE_CELLS, type Tile } from './tile.ts'

/** Numbers of an edge: its ends in units of the map, and the metres by which it counts as nearer. */
const EDGE_NUMBERS = 5
/** Cells on a side of the smallest parts. */
const LEAST_CELLS = 2
/** From the edges whose boxes are nearest the distance is known well enough to leave out most others. */
const FIRST_EDGES = 4

/** Makes the function that measures a tile: metres per cell, Infinity beyond `most`. */
export function edgeDistances(
  edges: readonly LandEdge[],
  longitude: number,
  most: number,
): (tile: Tile) => Float64Array {
  const all = new Float64Array(edges.length * EDGE_NUMBERS)
  const tree = edges.length > 0 ? new Flatbush(edges.length) : undefined
  let mostMargin = 0
  for (const [i, { ax, ay, bx, by, margin }] of edges.entries()) {
    const shift = nearestTurn(ax / E7, longitude) - ax / E7
    const x1 = mapX(ax / E7 + shift)
    const y1 = mapY(ay / E7)
    const x2 = mapX(bx / E7 + shift)
    const y2 = mapY(by / E7)
    all.set([x1, y1, x2, y2, margin], i * EDGE_NUMBERS)
    tree?.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2))
    mostMargin = Math.max(mostMargin, margin)
  }
  tree?.finish()
  /** By depth: edges that can be the nearest of a part. */
  const near: Float64Array[] = Array.from({ length: Math.log2(TILE_CELLS) + 2 }, () => new Float64Array())

  /** Of the edges that are looked at: how far they are. */
  let metresTo = new Float64Array()

  return tile => {
    const metres = new Float64Array(tile.columns * tile.rows).fill(Infinity)
    const whole = { column: 0, row: 0, columns: tile.columns, rows: tile.rows }
    measure(tile, whole, metres, { depth: 0, count: edgesNear(tile, circleAround(tile, whole)) })
    return metres
  }

  /** Writes those edges that can be the nearest of a point of a tile, perhaps some more, in its metres; returns how many. */
  function edgesNear(tile: Tile, { x, y, radius }: Circle): number {
    if (!tree) return 0
    const { scale } = tile
    const middleX = tile.x + x / scale
    const middleY = tile.y + y / scale
    let within = most + radius
    for (const edge of tree.neighbors(middleX, middleY, FIRST_EDGES)) {
      const at = edge * EDGE_NUMBERS
      const ax = ((all[at] ?? 0) - middleX) * scale
      const ay = ((all[at + 1] ?? 0) - middleY) * scale
      const bx = ((all[at + 2] ?? 0) - middleX) * scale
      const by = ((all[at + 3] ?? 0) - middleY) * scale
      within = Math.min(within, Math.sqrt(squaredDistance(ax, ay, bx - ax, by - ay)) - (all[at + 4] ?? 0) + 2 * radius)
    }
    // A metre more: what is just as far must not be lost to rounding.
    const reach = (Math.max(0, within) + mostMargin + 1) / scale
    const found = tree.search(middleX - reach, middleY - reach, middleX + reach, middleY + reach)
    const into = atLeast(0, found.length)
    let to = 0
    for (const edge of found) {
      const at = edge * EDGE_NUMBERS
      into[to++] = ((all[at] ?? 0) - tile.x) * scale
      into[to++] = ((all[at + 1] ?? 0) - tile.y) * scale
      into[to++] = ((all[at + 2] ?? 0) - tile.x) * scale
      into[to++] = ((all[at + 3] ?? 0) - tile.y) * scale
      into[to++] = all[at + 4] ?? 0
    }
    return found.length
  }

  /** Measures a part: what can be the nearest of it is looked for among what can be that of the part around it. */
  function measure(tile: Tile, part: Part, metres: Float64Array, around: { depth: number; count: number }): void {
    if (around.count === 0 || !isWanted(tile, part)) return
    const depth = around.depth + 1
    const count = nearestOf(around, circleAround(tile, part))
    if (count === 0) return
    const { column, row, columns, rows } = part
    const half = Math.max(columns, rows) >> 1
    if (half >= LEAST_CELLS) {
      for (let j = row; j < row + rows; j += half) {
        for (let i = column; i < column + columns; i += half) {
          const wide = Math.min(half, column + columns - i)
          const high = Math.min(half, row + rows - j)
          measure(tile, { column: i, row: j, columns: wide, rows: high }, metres, { depth, count })
        }
      }
      return
    }
    const edges = near[depth] ?? NONE
    for (let j = row; j < row + rows; j++) {
      for (let i = column; i < column + columns; i++) {
        if (tile.isWanted[j * tile.columns + i] === 0) continue
        measureEdges(edges, count, tile.xs[i] ?? 0, tile.ys[j] ?? 0, metresTo)
        let least = Infinity
        for (let k = 0; k < count; k++) least = Math.min(least, metresTo[k] ?? Infinity)
        metres[j * tile.columns + i] = least <= most ? Math.max(0, least) : Infinity
      }
    }
  }

  /** Writes those edges that can be the nearest of a point of a circle, and are within `most` metres of it; returns how many. */
  function nearestOf({ depth, count }: { depth: number; count: number }, { x, y, radius }: Circle): number {
    const from = near[depth] ?? NONE
    const into = atLeast(depth + 1, count)
    let least = most + radius
    measureEdges(from, count, x, y, metresOf(count))
    for (let i = 0; i < count; i++) least = Math.min(least, (metresTo[i] ?? 0) + 2 * radius)
    let to = 0
    for (let i = 0; i < count; i++) {
      if ((metresTo[i] ?? 0) > least) continue
      const at = i * EDGE_NUMBERS
      into[to++] = from[at] ?? 0
      into[to++] = from[at + 1] ?? 0
      into[to++] = from[at + 2] ?? 0
      into[to++] = from[at + 3] ?? 0
      into[to++] = from[at + 4] ?? 0
    }
    return to / EDGE_NUMBERS
  }

  function metresOf(count: number): Float64Array {
    if (metresTo.length < count) metresTo = new Float64Array(2 * count)
    return metresTo
  }

  function atLeast(depth: number, count: number): Float64Array {
    const known = near[depth] ?? NONE
    if (known.length >= count * EDGE_NUMBERS) return known
    return (near[depth] = new Float64Array(2 * count * EDGE_NUMBERS))
  }
}

const NONE = new Float64Array()

type Part = { column: number; row: number; columns: number; rows: number }

function isWanted({ isWanted, columns: all }: Tile, { column, row, columns, rows }: Part): boolean {
  for (let j = row; j < row + rows; j++) {
    for (let i = column; i < column + columns; i++) if (isWanted[j * all + i] === 1) return true
  }
  return false
}

type Circle = { x: number; y: number; radius: number }

function circleAround(tile: Tile, part: Part): Circle {
  const west = tile.xs[part.column] ?? 0
  const east = tile.xs[part.column + part.columns - 1] ?? 0
  const north = tile.ys[part.row] ?? 0
  const south = tile.ys[part.row + part.rows - 1] ?? 0
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    radius: Math.sqrt((east - west) ** 2 + (north - south) ** 2) / 2,
  }
}

/** Writes the metres from a place to each edge: squaredDistance, in one loop. */
function measureEdges(edges: Float64Array, count: number, x: number, y: number, into: Float64Array): void {
  for (let i = 0; i < count; i++) {
    const at = i * EDGE_NUMBERS
    const ax = (edges[at] ?? 0) - x
    const ay = (edges[at + 1] ?? 0) - y
    const dx = (edges[at + 2] ?? 0) - x - ax
    const dy = (edges[at + 3] ?? 0) - y - ay
    const length2 = dx * dx + dy * dy
    const share = length2 === 0 ? 0 : -(ax * dx + ay * dy) / length2
    const within = share < 0 ? 0 : share > 1 ? 1 : share
    const px = ax + within * dx
    const py = ay + within * dy
    into[i] = Math.sqrt(px * px + py * py) - (edges[at + 4] ?? 0)
  }
}

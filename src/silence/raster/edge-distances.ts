// How far the cells of a tile are from the nearest edge of the map on land: the edges near the raster are gathered once,
// those that can be the nearest of a part of a tile once for the part.
import { E7 } from '../../geo/local-plane.ts'
import type { LandEdge } from '../coverage.ts'
import { mapX, mapY, nearestTurn } from './lattice.ts'
import { squaredDistance } from './shapes.ts'
import { PART_CELLS, type Tile } from './tile.ts'

/** Numbers of an edge: its ends in units of the map, and the metres by which it counts as nearer. */
const EDGE_NUMBERS = 5

/** Makes the function that measures a tile: metres per cell, Infinity beyond `most`. */
export function edgeDistances(
  edges: readonly LandEdge[],
  longitude: number,
  most: number,
): (tile: Tile) => Float64Array {
  const all = Float64Array.from(
    edges.flatMap(({ ax, ay, bx, by, margin }) => {
      const shift = nearestTurn(ax / E7, longitude) - ax / E7
      return [mapX(ax / E7 + shift), mapY(ay / E7), mapX(bx / E7 + shift), mapY(by / E7), margin]
    }),
  )
  return tile => {
    const metres = new Float64Array(tile.columns * tile.rows).fill(Infinity)
    const whole = { column: 0, row: 0, columns: tile.columns, rows: tile.rows }
    const near = nearestOf(inMetres(all, tile), boxOf(tile, whole), most)
    if (near.length === 0) return metres
    for (let row = 0; row < tile.rows; row += PART_CELLS) {
      for (let column = 0; column < tile.columns; column += PART_CELLS) {
        const columns = Math.min(PART_CELLS, tile.columns - column)
        const rows = Math.min(PART_CELLS, tile.rows - row)
        const part = nearestOf(near, boxOf(tile, { column, row, columns, rows }), most)
        for (let j = row; j < row + rows; j++) {
          for (let i = column; i < column + columns; i++) {
            const least = leastMetres(part, tile.xs[i] ?? 0, tile.ys[j] ?? 0)
            metres[j * tile.columns + i] = least <= most ? Math.max(0, least) : Infinity
          }
        }
      }
    }
    return metres
  }
}

function inMetres(all: Float64Array, { x, y, scale }: Tile): Float64Array {
  const edges = all.slice()
  for (let i = 0; i < edges.length; i += EDGE_NUMBERS) {
    edges[i] = ((edges[i] ?? 0) - x) * scale
    edges[i + 1] = ((edges[i + 1] ?? 0) - y) * scale
    edges[i + 2] = ((edges[i + 2] ?? 0) - x) * scale
    edges[i + 3] = ((edges[i + 3] ?? 0) - y) * scale
  }
  return edges
}

type Circle = { x: number; y: number; radius: number }

function boxOf(tile: Tile, part: { column: number; row: number; columns: number; rows: number }): Circle {
  const [west, east] = [tile.xs[part.column] ?? 0, tile.xs[part.column + part.columns - 1] ?? 0]
  const [north, south] = [tile.ys[part.row] ?? 0, tile.ys[part.row + part.rows - 1] ?? 0]
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    radius: Math.sqrt((east - west) ** 2 + (north - south) ** 2) / 2,
  }
}

/** Returns the edges that can be the nearest of a point of a circle, and within `most` metres of it. */
function nearestOf(edges: Float64Array, { x, y, radius }: Circle, most: number): Float64Array {
  const count = edges.length / EDGE_NUMBERS
  const metres = new Float64Array(count)
  let least = most + radius
  for (let i = 0; i < count; i++) {
    const own = metresToEdge(edges, i * EDGE_NUMBERS, x, y)
    metres[i] = own
    least = Math.min(least, own + 2 * radius)
  }
  const kept = new Float64Array(edges.length)
  let length = 0
  for (let i = 0; i < count; i++) {
    if ((metres[i] ?? 0) > least) continue
    kept.set(edges.subarray(i * EDGE_NUMBERS, (i + 1) * EDGE_NUMBERS), length)
    length += EDGE_NUMBERS
  }
  return kept.subarray(0, length)
}

function leastMetres(edges: Float64Array, x: number, y: number): number {
  let least = Infinity
  for (let at = 0; at < edges.length; at += EDGE_NUMBERS) {
    const own = metresToEdge(edges, at, x, y)
    if (own < least) least = own
  }
  return least
}

function metresToEdge(edges: Float64Array, at: number, x: number, y: number): number {
  const [ax, ay] = [(edges[at] ?? 0) - x, (edges[at + 1] ?? 0) - y]
  const [bx, by] = [(edges[at + 2] ?? 0) - x, (edges[at + 3] ?? 0) - y]
  return Math.sqrt(squaredDistance(ax, ay, bx - ax, by - ay)) - (edges[at + 4] ?? 0)
}

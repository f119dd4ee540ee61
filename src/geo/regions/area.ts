import { type Box, boxOfLine, uniteBoxes } from '../box.ts'
import type { Coordinates } from '../coordinates.ts'
import { isCrossed, type Line } from '../polygon.ts'
import { bucketsOf } from './buckets.ts'

/** A part of the world that tells of a point whether it lies in it; `country` is that of a part of a country. */
export type Area = { box: Box; country?: string; contains: (point: Coordinates) => boolean }

/** Kilometres of a degree of latitude. */
const KM_OF_DEGREE = 111.2
/** Edges in one band of an area, about. */
const EDGES_IN_BAND = 6
/** The cells that lines are looked up by, in degrees. */
const CELL = 0.5

/** The area within closed rings, holes among them: a point is tried against the edges of its band of latitude alone. */
export function areaOfRings(rings: readonly Line[]): Area {
  const box = boxAround(rings)
  const edges = edgesOf(rings)
  const count = edges.length / 4
  const bands = Math.max(1, Math.ceil(count / EDGES_IN_BAND))
  const height = (box.north - box.south) / bands || 1
  const bandOf = (latitude: number) => Math.min(bands - 1, Math.max(0, Math.floor((latitude - box.south) / height)))
  const { starts, items } = bucketsOf({ count, buckets: bands }, (edge, found) => {
    const [a, b] = [bandOf(edges[edge * 4 + 1] ?? 0), bandOf(edges[edge * 4 + 3] ?? 0)]
    for (let band = Math.min(a, b); band <= Math.max(a, b); band++) found(band)
  })
  return {
    box,
    contains({ latitude, longitude }) {
      if (!isInBox(box, latitude, longitude)) return false
      const band = bandOf(latitude)
      let isInside = false
      for (let i = starts[band] ?? 0; i < (starts[band + 1] ?? 0); i++) {
        const at = (items[i] ?? 0) * 4
        const [ax = 0, ay = 0] = [edges[at], edges[at + 1]]
        if (isCrossed(ax, ay, edges[at + 2] ?? 0, edges[at + 3] ?? 0, longitude, latitude)) isInside = !isInside
      }
      return isInside
    },
  }
}

/** All within `km` of one of some lines; measured in the plane, as lines are short against the earth. */
export function areaAlongLines(lines: readonly Line[], km: number): Area {
  const reach = km / KM_OF_DEGREE
  const tight = boxAround(lines)
  const wide = reach / shrinkAt(Math.max(Math.abs(tight.south), Math.abs(tight.north)) + reach)
  const { west, south } = { west: tight.west - wide, south: tight.south - reach }
  const box: Box = { south, north: tight.north + reach, west, east: tight.east + wide }
  const [columns, rows] = [cellsIn(box.east - west), cellsIn(box.north - south)]
  const edges = edgesOf(lines)
  const { starts, items } = bucketsOf({ count: edges.length / 4, buckets: columns * rows }, (edge, found) => {
    const at = edge * 4
    const [ax = 0, ay = 0, bx = 0, by = 0] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]]
    const far = reach / shrinkAt(Math.max(Math.abs(ay), Math.abs(by)) + reach)
    const [left, right] = [cellOf(Math.min(ax, bx) - far - west), cellOf(Math.max(ax, bx) + far - west)]
    const [low, high] = [cellOf(Math.min(ay, by) - reach - south), cellOf(Math.max(ay, by) + reach - south)]
    for (let row = Math.max(0, low); row <= Math.min(rows - 1, high); row++) {
      for (let column = Math.max(0, left); column <= Math.min(columns - 1, right); column++)
        found(row * columns + column)
    }
  })
  return {
    box,
    contains({ latitude, longitude }) {
      if (!isInBox(box, latitude, longitude)) return false
      const shrink = shrinkAt(latitude)
      const cell = cellOf(latitude - south) * columns + cellOf(longitude - west)
      for (let i = starts[cell] ?? 0; i < (starts[cell + 1] ?? 0); i++) {
        const at = (items[i] ?? 0) * 4
        const [ax = 0, ay = 0, bx = 0, by = 0] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]]
        if (
          squareTo((ax - longitude) * shrink, ay - latitude, (bx - longitude) * shrink, by - latitude) <=
          reach * reach
        )
          return true
      }
      return false
    },
  }
}

/** The edges of lines, four numbers each; a line of one point is an edge without length. */
function edgesOf(lines: readonly Line[]): Float64Array {
  const count = lines.reduce((sum, { length }) => sum + Math.max(1, length / 2 - 1), 0)
  const edges = new Float64Array(count * 4)
  let at = 0
  for (const line of lines) {
    for (let i = 0; i + 3 < line.length || i === 0; i += 2) {
      const [ax, ay] = [line[i] ?? 0, line[i + 1] ?? 0]
      edges[at++] = ax
      edges[at++] = ay
      edges[at++] = line[i + 2] ?? ax
      edges[at++] = line[i + 3] ?? ay
    }
  }
  return edges
}

function cellOf(degrees: number): number {
  return Math.floor(degrees / CELL)
}

function cellsIn(degrees: number): number {
  return cellOf(degrees) + 1
}

/** The square of the distance of the origin from the line between two points. */
function squareTo(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  const [x, y] = [ax + t * dx, ay + t * dy]
  return x * x + y * y
}

/** How much shorter a degree of longitude is than one of latitude; not less than at 85 degrees. */
function shrinkAt(latitude: number): number {
  return Math.cos((Math.min(85, Math.abs(latitude)) * Math.PI) / 180)
}

function isInBox({ south, west, north, east }: Box, latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

function boxAround(lines: readonly Line[]): Box {
  return uniteBoxes(lines.map(line => boxOfLine(line)))
}

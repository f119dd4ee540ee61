import { type Box, boxOfLine, uniteBoxes } from '../box.ts'
import type { Coordinates } from '../coordinates.ts'
import { isCrossed, type Line } from '../polygon.ts'

/** A part of the world that tells of a point whether it lies in it. */
export type Area = { box: Box; contains: (point: Coordinates) => boolean }

/** Kilometres of a degree of latitude. */
const KM_OF_DEGREE = 111.2
/** Edges in one band of an area, about. */
const EDGES_IN_BAND = 6
/** The cells that lines are looked up by, in degrees. */
const CELL = 0.5

/** The area within closed rings, holes among them: a point is tried against the edges of its band of latitude alone. */
export function areaOfRings(rings: readonly Line[]): Area {
  const box = boxAround(rings)
  const edges: number[] = []
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2)
      edges.push(ring[i] ?? 0, ring[i + 1] ?? 0, ring[i + 2] ?? 0, ring[i + 3] ?? 0)
  }
  const bands = Math.max(1, Math.ceil(edges.length / 4 / EDGES_IN_BAND))
  const height = (box.north - box.south) / bands || 1
  const bandOf = (latitude: number) => Math.min(bands - 1, Math.max(0, Math.floor((latitude - box.south) / height)))
  const edgesOf: number[][] = Array.from({ length: bands }, () => [])
  for (let at = 0; at < edges.length; at += 4) {
    const [a, b] = [bandOf(edges[at + 1] ?? 0), bandOf(edges[at + 3] ?? 0)]
    for (let band = Math.min(a, b); band <= Math.max(a, b); band++) edgesOf[band]?.push(at)
  }
  return {
    box,
    contains({ latitude, longitude }) {
      if (!isInBox(box, latitude, longitude)) return false
      let isInside = false
      for (const at of edgesOf[bandOf(latitude)] ?? []) {
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
  const wide = reach / shrinkAt(Math.max(Math.abs(tight.south), Math.abs(tight.north)))
  const box: Box = {
    south: tight.south - reach,
    north: tight.north + reach,
    west: tight.west - wide,
    east: tight.east + wide,
  }
  const cells = new Map<number, number[]>()
  const points: number[] = []
  for (const line of lines) {
    for (let i = 0; i + 3 < line.length || i === 0; i += 2) {
      const [ax = 0, ay = 0, bx = ax, by = ay] = [line[i], line[i + 1], line[i + 2], line[i + 3]]
      const at = points.push(ax, ay, bx, by) - 4
      const far = reach / shrinkAt(Math.max(Math.abs(ay), Math.abs(by)) + reach)
      eachCell(
        Math.min(ax, bx) - far,
        Math.max(ax, bx) + far,
        Math.min(ay, by) - reach,
        Math.max(ay, by) + reach,
        key => {
          const cell = cells.get(key)
          if (cell) cell.push(at)
          else cells.set(key, [at])
        },
      )
    }
  }
  return {
    box,
    contains({ latitude, longitude }) {
      if (!isInBox(box, latitude, longitude)) return false
      const shrink = shrinkAt(latitude)
      for (const at of cells.get(keyOf(longitude, latitude)) ?? []) {
        const [ax = 0, ay = 0, bx = 0, by = 0] = [points[at], points[at + 1], points[at + 2], points[at + 3]]
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

/** The square of the distance of the origin from the line between two points. */
function squareTo(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  const [x, y] = [ax + t * dx, ay + t * dy]
  return x * x + y * y
}

function eachCell(west: number, east: number, south: number, north: number, found: (key: number) => void): void {
  for (let x = Math.floor(west / CELL); x <= Math.floor(east / CELL); x++) {
    for (let y = Math.floor(south / CELL); y <= Math.floor(north / CELL); y++) found(x * 1000 + y)
  }
}

function keyOf(longitude: number, latitude: number): number {
  return Math.floor(longitude / CELL) * 1000 + Math.floor(latitude / CELL)
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

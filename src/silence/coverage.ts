// Where the imported map can be trusted to be whole: outside of it there is no rating, since no data is not silence.
import Flatbush from 'flatbush'
import type { Coordinates } from '../geo/distance.ts'
import { distanceToPiece, E7, hypotenuse, localPlane } from '../geo/local-plane.ts'

/**
 * An area by its edge: straight pieces x1, y1, x2, y2 in 10⁻⁷ degrees (longitude first), in any order. A point is inside
 * when a ray from it crosses an odd number of them.
 */
export type Coverage = {
  /** The region, for answers. */
  name: string
  method: 'area' | 'boundary' | 'header-box' | 'cells'
  edges: Int32Array
  /** Per edge: 1 when it lies at sea, where nothing is missing beyond it. */
  atSea: Uint8Array
}

/** Degrees. */
export type Box = { west: number; south: number; east: number; north: number }

export type CoverageIndex = {
  covers(point: Coordinates): boolean
  /** Returns the names of the regions that hold the point. */
  regionsAt: (point: Coordinates) => string[]
  /** Returns the metres to the nearest land edge of the union, if within `most`; else Infinity. */
  metresToLandEdge: (point: Coordinates, most: number) => number
}

/** Metres to both sides of an edge at which the union is asked whether the edge is still one. */
const BESIDE_METRES = 100

/** Indexes the union of coverages. */
export function indexCoverages(coverages: readonly Coverage[]): CoverageIndex {
  const trees = coverages.map(treeOfEdges)

  function isIn(which: number, x: number, y: number): boolean {
    const { edges } = coverages[which] ?? NONE
    const crossed = trees[which]?.search(x, y, Infinity, y) ?? []
    let isInside = false
    for (const edge of crossed) {
      const i = 4 * edge
      const [ax, ay, bx, by] = [edges[i] ?? 0, edges[i + 1] ?? 0, edges[i + 2] ?? 0, edges[i + 3] ?? 0]
      if (ay > y !== by > y && ax + ((y - ay) * (bx - ax)) / (by - ay) > x) isInside = !isInside
    }
    return isInside
  }
  const isCovered = (x: number, y: number) => coverages.some((_, which) => isIn(which, x, y))

  return {
    covers: ({ latitude, longitude }) => isCovered(longitude * E7, latitude * E7),
    regionsAt({ latitude, longitude }) {
      return coverages.filter((_, which) => isIn(which, longitude * E7, latitude * E7)).map(({ name }) => name)
    },
    metresToLandEdge({ latitude, longitude }, most) {
      const [x0, y0] = [longitude * E7, latitude * E7]
      const plane = localPlane(latitude)
      const [dx, dy] = [most / plane.east, most / plane.north]
      const near: { metres: number; which: number; edge: number }[] = []
      for (const [which, { edges, atSea }] of coverages.entries()) {
        for (const edge of trees[which]?.search(x0 - dx, y0 - dy, x0 + dx, y0 + dy) ?? []) {
          if (atSea[edge] === 1) continue
          const i = 4 * edge
          const [ax, ay] = [((edges[i] ?? 0) - x0) * plane.east, ((edges[i + 1] ?? 0) - y0) * plane.north]
          const [bx, by] = [((edges[i + 2] ?? 0) - x0) * plane.east, ((edges[i + 3] ?? 0) - y0) * plane.north]
          const metres = distanceToPiece(ax, ay, bx, by)
          if (metres <= most) near.push({ metres, which, edge })
        }
      }
      if (coverages.length === 1) return near.reduce((least, { metres }) => Math.min(least, metres), Infinity)
      near.sort((a, b) => a.metres - b.metres)
      return near.find(({ which, edge }) => isOuterEdge(which, edge))?.metres ?? Infinity
    },
  }

  /** Where two regions meet there is no edge: both sides are covered. */
  function isOuterEdge(which: number, edge: number): boolean {
    const { edges } = coverages[which] ?? NONE
    const i = 4 * edge
    const [ax, ay, bx, by] = [edges[i] ?? 0, edges[i + 1] ?? 0, edges[i + 2] ?? 0, edges[i + 3] ?? 0]
    const plane = localPlane(ay / E7)
    const [px, py] = [(bx - ax) * plane.east, (by - ay) * plane.north]
    const length = hypotenuse(px, py) || 1
    const dx = ((-py / length) * BESIDE_METRES) / plane.east
    const dy = ((px / length) * BESIDE_METRES) / plane.north
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
    return !isCovered(mx + dx, my + dy) || !isCovered(mx - dx, my - dy)
  }
}

const NONE: Coverage = { name: '', method: 'area', edges: new Int32Array(), atSea: new Uint8Array() }

function treeOfEdges({ edges }: Coverage): Flatbush | undefined {
  if (edges.length === 0) return undefined
  const tree = new Flatbush(edges.length / 4, 16, Int32Array)
  for (let i = 0; i < edges.length; i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = edges.subarray(i, i + 4)
    tree.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  }
  tree.finish()
  return tree
}

/** Returns the box around a coverage; null when it is empty. */
export function boxOfCoverage({ edges }: Coverage): Box | null {
  if (edges.length === 0) return null
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (let i = 0; i < edges.length; i += 2) {
    const [x, y] = [(edges[i] ?? 0) / E7, (edges[i + 1] ?? 0) / E7]
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.south = Math.min(box.south, y)
    box.north = Math.max(box.north, y)
  }
  return box
}

/** Makes the edges of closed rings (longitude and latitude in turn, 10⁻⁷ degrees). */
export function edgesOfRings(rings: Iterable<ArrayLike<number>>): Int32Array {
  const edges: number[] = []
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      edges.push(ring[i] ?? 0, ring[i + 1] ?? 0, ring[i + 2] ?? 0, ring[i + 3] ?? 0)
    }
  }
  return Int32Array.from(edges)
}

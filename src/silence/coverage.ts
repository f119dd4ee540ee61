// Where the imported map can be trusted to be whole: outside of it there is no rating, since no data is not silence.
import type Flatbush from 'flatbush'
import { type Box, boxOfLine } from '../geo/box.ts'
import { BEYOND, type MissingKind } from './parameters.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import { insideTest } from '../geo/trees/inside-edges.ts'
import { treeOfEdges } from '../geo/trees/tree-of-edges.ts'
import { distanceToPiece, E7, hypotenuse, type LocalPlane, localPlane } from '../geo/local-plane.ts'

/**
 * An area by its edge: straight pieces x1, y1, x2, y2 in 10⁻⁷ degrees (longitude first), in any order. A point is inside
 * when a ray from it crosses an odd number of them.
 */
export type Coverage = {
  /** The region, for answers. */
  name: string
  method: 'area' | 'boundary' | 'header-box' | 'cells'
  edges: Int32Array
  /** Per edge: 1 when it lies at open sea, where nothing is missing beyond it. */
  atSea: Uint8Array
  /** Edges, in the same form, of cells within where the map has too little to rate by. */
  blank?: Int32Array
  /** Kinds of data that the whole extract lacks. */
  missing?: readonly MissingKind[]
  /** What the region is rated with beside the method itself. */
  screening?: 'terrain'
  /** Imported by an earlier version of the method, which kept less. */
  isOld?: boolean
  /** Of its edges and of those of `blank`; made when they are missing. */
  trees?: { edges: Flatbush | undefined; blank: Flatbush | undefined }
}

export type CoverageIndex = {
  covers(point: Coordinates): boolean
  /** Tells whether some of the area lies in a box, 10⁻⁷ degrees; perhaps near it alone. */
  meets: (box: Box) => boolean
  /** Returns the names of the regions that hold the point. */
  regionsAt: (point: Coordinates) => string[]
  /** Returns the places of the regions, in the list that was indexed, that hold the point. */
  whichAt: (point: Coordinates) => number[]
  /** Returns the metres to the nearest land edge of the union, if within `most`; else Infinity. */
  metresToLandEdge: (point: Coordinates, most: number) => number
  /** Likewise as the edge is drawn, which is told: cells are only taken for nearer where what may lie beyond is reckoned. */
  metresToDrawnEdge: (point: Coordinates, most: number) => number
  /** Tells whether a land edge lies within some metres: faster than how many they are. */
  isNearLandEdge: (point: Coordinates, metres: number) => boolean
  /** Returns the land edges of the union that count as within `most` metres of a point of a box in degrees; perhaps more. */
  landEdgesNear: (box: Box, most: number) => LandEdge[]
}

/** A straight piece of edge, 10⁻⁷ degrees, and the metres by which it counts as nearer than it is. */
export type LandEdge = { ax: number; ay: number; bx: number; by: number; margin: number }

/** An edge of one region is inside the union when the points this many metres to both sides of it are covered. */
const BESIDE_METRES = 100

/** Cells tell the edge of the map only roughly, and gaps between them are closed: it counts as nearer by this. */
const CELLS_MARGIN_METRES = 8_000

/** An edge that is farther away says nothing of a place. */
export const FARTHEST_EDGE_METRES = BEYOND.nearMetres + CELLS_MARGIN_METRES + 4 * BESIDE_METRES

/** Indexes the union of coverages. */
export function indexCoverages(coverages: readonly Coverage[]): CoverageIndex {
  const trees = coverages.map(({ trees, edges }) => (trees ? trees.edges : treeOfEdges(edges)))
  const blanks = coverages.map(({ trees, blank }) => (trees ? trees.blank : blank && treeOfEdges(blank)))

  const inside = coverages.map(({ edges, blank = NO_EDGES }, which) => ({
    edges: testOf(edges, trees[which]),
    blank: testOf(blank, blanks[which]),
  }))

  function isIn(which: number, x: number, y: number): boolean {
    const test = inside[which]
    return test !== undefined && test.edges(x, y) && !test.blank(x, y)
  }
  const isCovered = (x: number, y: number) => coverages.some((_, which) => isIn(which, x, y))

  function metresToLandEdge(point: Coordinates, most: number): number {
    return metresTo(point, most, method => (method === 'cells' ? CELLS_MARGIN_METRES : 0))
  }

  function metresTo(
    { latitude, longitude }: Coordinates,
    most: number,
    marginOf: (method: Coverage['method']) => number,
  ): number {
    const x0 = longitude * E7
    const y0 = latitude * E7
    const plane = localPlane(latitude)
    const dx = most / plane.east
    const dy = most / plane.north
    /** Where one region is alone, none of its edges is inside of another. */
    const isAlone = coverages.length === 1
    const near: { metres: number; which: number; edge: number }[] = []
    let nearest = Infinity
    for (const [which, { blank }] of coverages.entries()) {
      for (const edge of blanks[which]?.search(x0 - dx, y0 - dy, x0 + dx, y0 + dy) ?? []) {
        const metres = metresToEdge(blank ?? NO_EDGES, edge, x0, y0, plane)
        if (metres <= most) nearest = Math.min(nearest, metres)
      }
    }
    for (const [which, { edges, atSea, method }] of coverages.entries()) {
      const margin = marginOf(method)
      const wide = dx + margin / plane.east
      const high = dy + margin / plane.north
      for (const edge of trees[which]?.search(x0 - wide, y0 - high, x0 + wide, y0 + high) ?? []) {
        if (atSea[edge] === 1) continue
        const metres = metresToEdge(edges, edge, x0, y0, plane)
        if (metres > most + margin) continue
        if (isAlone) nearest = Math.min(nearest, Math.max(0, metres - margin))
        else near.push({ metres: Math.max(0, metres - margin), which, edge })
      }
    }
    near.sort((a, b) => a.metres - b.metres)
    return Math.min(
      nearest,
      near.find(({ which, edge }) => isOuterEdge(which, edge, { x0, y0, plane }))?.metres ?? Infinity,
    )
  }

  return {
    covers: ({ latitude, longitude }) => isCovered(longitude * E7, latitude * E7),
    meets: ({ west, south, east, north }) =>
      trees.some(tree => (tree?.search(west, south, east, north).length ?? 0) > 0) || isCovered(west, south),
    whichAt({ latitude, longitude }) {
      return [...coverages.keys()].filter(which => isIn(which, longitude * E7, latitude * E7))
    },
    regionsAt({ latitude, longitude }) {
      return coverages.filter((_, which) => isIn(which, longitude * E7, latitude * E7)).map(({ name }) => name)
    },
    metresToLandEdge,
    metresToDrawnEdge: (point, most) => metresTo(point, most, () => 0),
    isNearLandEdge(point, metres) {
      const [only] = coverages
      if (!only || coverages.length > 1 || only.blank || only.method === 'cells') {
        return metresToLandEdge(point, metres) < Infinity
      }
      const x0 = point.longitude * E7
      const y0 = point.latitude * E7
      const plane = localPlane(point.latitude)
      const dx = metres / plane.east
      const dy = metres / plane.north
      for (const edge of trees[0]?.search(x0 - dx, y0 - dy, x0 + dx, y0 + dy) ?? []) {
        if (only.atSea[edge] !== 1 && metresToEdge(only.edges, edge, x0, y0, plane) <= metres) return true
      }
      return false
    },
    landEdgesNear,
  }

  function landEdgesNear(box: Box, most: number): LandEdge[] {
    const found: LandEdge[] = []
    for (const [which, { edges, blank = NO_EDGES, atSea, method }] of coverages.entries()) {
      const margin = method === 'cells' ? CELLS_MARGIN_METRES : 0
      for (const edge of searchAround(trees[which], box, most + margin)) {
        if (atSea[edge] === 1 || !isOuterEdge(which, edge)) continue
        found.push(landEdge(edges, edge, margin))
      }
      for (const edge of searchAround(blanks[which], box, most)) found.push(landEdge(blank, edge, 0))
    }
    return found
  }

  /**
   * Where two regions meet there is no edge: both sides are covered, one of them by another region, near the place that
   * asks; without one, at its middle. Both sides of a notch in a border may lie in its own region, and it is an edge.
   */
  function isOuterEdge(which: number, edge: number, from?: Place): boolean {
    const { edges } = coverages[which] ?? NONE
    const i = 4 * edge
    const ax = edges[i] ?? 0
    const ay = edges[i + 1] ?? 0
    const bx = edges[i + 2] ?? 0
    const by = edges[i + 3] ?? 0
    const { x0, y0, plane } = from ?? { x0: (ax + bx) / 2, y0: (ay + by) / 2, plane: localPlane(ay / E7) }
    const px = (bx - ax) * plane.east
    const py = (by - ay) * plane.north
    const length = hypotenuse(px, py) || 1
    const foot = -((ax - x0) * plane.east * px + (ay - y0) * plane.north * py) / (length * length)
    // Not at the very ends, where another edge begins.
    const least = Math.min(0.5, (2 * BESIDE_METRES) / length)
    const share = Math.min(1 - least, Math.max(least, foot))
    const dx = ((-py / length) * BESIDE_METRES) / plane.east
    const dy = ((px / length) * BESIDE_METRES) / plane.north
    const x = ax + share * (bx - ax)
    const y = ay + share * (by - ay)
    const isElsewhere = (x: number, y: number) => coverages.some((_, other) => other !== which && isIn(other, x, y))
    const sides = [
      [x + dx, y + dy],
      [x - dx, y - dy],
    ] as const
    return !sides.every(side => isCovered(...side)) || !sides.some(side => isElsewhere(...side))
  }
}

function testOf(edges: Int32Array, tree: Flatbush | undefined): (x: number, y: number) => boolean {
  return tree ? insideTest(edges, tree) : () => false
}

/** Where one asks from, 10⁻⁷ degrees, and the plane around it. */
type Place = { x0: number; y0: number; plane: LocalPlane }

const NO_EDGES = new Int32Array()

function landEdge(edges: Int32Array, edge: number, margin: number): LandEdge {
  const [ax = 0, ay = 0, bx = 0, by = 0] = edges.subarray(4 * edge, 4 * edge + 4)
  return { ax, ay, bx, by, margin }
}

/** Searches a box in degrees that is made larger by some metres. */
function searchAround(tree: Flatbush | undefined, { west, south, east, north }: Box, metres: number): number[] {
  const plane = localPlane(Math.max(Math.abs(south), Math.abs(north)))
  const dx = metres / plane.east
  const dy = metres / plane.north
  return tree?.search(west * E7 - dx, south * E7 - dy, east * E7 + dx, north * E7 + dy) ?? []
}

function metresToEdge(edges: Int32Array, edge: number, x0: number, y0: number, plane: LocalPlane): number {
  const i = 4 * edge
  const ax = ((edges[i] ?? 0) - x0) * plane.east
  const ay = ((edges[i + 1] ?? 0) - y0) * plane.north
  const bx = ((edges[i + 2] ?? 0) - x0) * plane.east
  const by = ((edges[i + 3] ?? 0) - y0) * plane.north
  return distanceToPiece(ax, ay, bx, by)
}

const NONE: Coverage = { name: '', method: 'area', edges: new Int32Array(), atSea: new Uint8Array() }

/** Returns the box around a coverage, degrees; null when it is empty. */
export function boxOfCoverage({ edges }: Coverage): Box | null {
  if (edges.length === 0) return null
  const { west, south, east, north } = boxOfLine(edges)
  return { west: west / E7, south: south / E7, east: east / E7, north: north / E7 }
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

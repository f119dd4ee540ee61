import type { Box } from '../geo/box.ts'
import { E7, METRES_PER_DEGREE } from '../geo/local-plane.ts'

const CELL_METRES = 2_000
/** Cells with at most this many empty cells between them belong together. */
const GAP_CELLS = 2
const CLOSE_CELLS = 2
/** A component counts when its nodes per cell are at least this share of the largest component's. */
const LEAST_DENSITY = 0.1

/** The 2 km cells of a region that hold nodes of highways, counted. */
export type Cells = {
  add(longitudeE7: number, latitudeE7: number): void
  /** Square metres of all cells with a node. */
  area(): number
  /** Returns the edges of the cells that the region is held to cover; see `edgesOfRings` for the form. */
  edges(): Int32Array
}

/** `latitude`: somewhere in the region; gives all cells their width in degrees. */
export function cells(latitude: number): Cells {
  const { keyOf, edgesOf } = cellGrid(latitude)
  const counted = new Map<number, number>()
  /** Nodes that follow each other are mostly in one cell. */
  let [last, run] = [NaN, 0]
  const counts = () => {
    if (run > 0) counted.set(last, (counted.get(last) ?? 0) + run)
    run = 0
    return counted
  }
  return {
    add(x, y) {
      const key = keyOf(x, y)
      if (key !== last) counts()
      last = key
      run++
    },
    area: () => counts().size * CELL_METRES * CELL_METRES,
    edges: () => edgesOf(close(denseComponents(counts()))),
  }
}

export type CellGrid = {
  /** Returns the number of the cell that holds a place (10⁻⁷ degrees). */
  keyOf: (x: number, y: number) => number
  /** Returns a cell and the eight around it. */
  around: (key: number) => number[]
  /** Returns all cells at most so many away, its own too. */
  within: (key: number, cells: number) => number[]
  /** Returns the edges of a set of cells; see `edgesOfRings` for the form. */
  edgesOf: (cells: ReadonlySet<number>) => Int32Array
}

/** Cuts the world into cells; `latitude`, somewhere in the region, gives all their width in degrees. */
export function cellGrid(latitude: number, metres = CELL_METRES): CellGrid {
  const height = (metres / METRES_PER_DEGREE) * E7
  const width = height / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  return {
    keyOf: (x, y) => keyOf(Math.floor(x / width), Math.floor(y / height)),
    around: key => neighbours(key, 1),
    within: neighbours,
    edgesOf: cells => edgesOfCells(cells, width, height),
  }
}

/** Returns the square metres of a box in degrees. */
export function areaOfBox({ west, south, east, north }: Box): number {
  const middle = Math.cos((((south + north) / 2) * Math.PI) / 180)
  return (east - west) * middle * METRES_PER_DEGREE * (north - south) * METRES_PER_DEGREE
}

const ROW = 1 << 20

function keyOf(column: number, row: number): number {
  return (row + ROW / 2) * ROW + column + ROW / 2
}

function neighbours(key: number, distance: number): number[] {
  const around: number[] = []
  for (let row = -distance; row <= distance; row++) {
    for (let column = -distance; column <= distance; column++) around.push(key + row * ROW + column)
  }
  return around
}

function denseComponents(counts: Map<number, number>): Set<number> {
  const open = new Set(counts.keys())
  const components: { members: number[]; nodes: number }[] = []
  for (const seed of open) {
    open.delete(seed)
    const members = [seed]
    for (const key of members) {
      for (const other of neighbours(key, GAP_CELLS + 1)) if (open.delete(other)) members.push(other)
    }
    components.push({ members, nodes: members.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0) })
  }
  const largest = components.reduce((a, b) => (b.nodes > a.nodes ? b : a), { members: [0], nodes: 0 })
  const least = (LEAST_DENSITY * largest.nodes) / largest.members.length
  const kept = components.filter(({ members, nodes }) => nodes / members.length >= least)
  return new Set(kept.flatMap(({ members }) => members))
}

/** Closes gaps and holes: dilates by CLOSE_CELLS, then erodes by as many. */
function close(set: Set<number>): Set<number> {
  const grown = new Set<number>()
  for (const key of set) for (const other of neighbours(key, CLOSE_CELLS)) grown.add(other)
  return new Set([...grown].filter(key => neighbours(key, CLOSE_CELLS).every(other => grown.has(other))))
}

function edgesOfCells(set: ReadonlySet<number>, width: number, height: number): Int32Array {
  const edges: number[] = []
  for (const key of set) {
    const column = (key % ROW) - ROW / 2
    const row = Math.floor(key / ROW) - ROW / 2
    const west = Math.round(column * width)
    const east = Math.round((column + 1) * width)
    const south = Math.round(row * height)
    const north = Math.round((row + 1) * height)
    if (!set.has(key - 1)) edges.push(west, south, west, north)
    if (!set.has(key + 1)) edges.push(east, south, east, north)
    if (!set.has(key - ROW)) edges.push(west, south, east, south)
    if (!set.has(key + ROW)) edges.push(west, north, east, north)
  }
  return Int32Array.from(edges)
}

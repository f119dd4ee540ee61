// Roads and rails as a quadtree, made once for a raster: from afar all pieces within a square that belong to one group
// count as one point, with their energy at its middle.
import { E7 } from '../../geo/local-plane.ts'
import { GrowableArray } from '../../arrays/growable-array.ts'
import { dbOfHouses, type BuiltUpIndex } from '../sources/built-up.ts'
import { measuresOf } from '../sources/run-measures.ts'
import type { NoiseSources } from '../sources/sources.ts'
import { mapX, mapY, nearestTurn } from './lattice.ts'
import { gatherBits, morton } from '../../arrays/morton.ts'

/** Numbers of a piece of way: its ends in units of the map, 10^(level/10), and dB per metre that houses take away. */
export const [AX, AY, BX, BY, POWER, PIECE_HOUSES, PIECE_NUMBERS] = [0, 1, 2, 3, 4, 5, 6] as const
/** Numbers of a point: its place, power times length in units of the map, and dB per metre that houses take away. */
export const [X, Y, WEIGHT, POINT_HOUSES, POINT_NUMBERS] = [0, 1, 2, 3, 4] as const

/** The squares of one size: square i has the children `first[i]` to `first[i + 1]`, of the next finer size, or pieces. */
export type TreeLevel = {
  /** Morton number. */
  code: Uint32Array
  first: Uint32Array
  /** Square i has the points `start[i]` to `start[i + 1]`. */
  start: Uint32Array
  /** POINT_NUMBERS each. */
  points: Float64Array
  group: Uint32Array
  /** The western and southern edge of each square, and the side of all; units of the map. */
  west: Float64Array
  south: Float64Array
  side: number
}

export type SourceTree = {
  /** How far these sources are looked for, metres. */
  radius: number
  /** PIECE_NUMBERS each. */
  pieces: Float64Array
  pieceGroup: Uint32Array
  /** The finest first. */
  levels: TreeLevel[]
}

export type TreeOrder = {
  sources: NoiseSources
  runs: readonly number[]
  radius: number
  builtUp: BuiltUpIndex
  /** The longitude around which the raster lies. */
  longitude: number
  /** The side of the finest squares, units of the map. */
  size: number
}

/** Bits of a square's number along each axis: Morton numbers of both fit into 32 bits. */
const MOST_BITS = 15
/** Squares up to so many of the finest on a side lie alike in all trees of one size: what changes far off moves none. */
const ALIGNED = 2 ** 12

function aligned(place: number): number {
  return Math.floor(place / ALIGNED) * ALIGNED
}

/** Builds the tree of the runs of one search radius; undefined when there are none. */
export function treeOf(order: TreeOrder): SourceTree | undefined {
  const { pieces: loose, groups } = piecesOf(order)
  const count = groups.length
  if (count === 0) return undefined
  const middle = (i: number, axis: 0 | 1) =>
    ((loose[i * PIECE_NUMBERS + axis] ?? 0) + (loose[i * PIECE_NUMBERS + 2 + axis] ?? 0)) / 2
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (let i = 0; i < count; i++) {
    west = Math.min(west, middle(i, 0))
    east = Math.max(east, middle(i, 0))
    south = Math.min(south, middle(i, 1))
    north = Math.max(north, middle(i, 1))
  }
  const size = Math.max(order.size, Math.max(east - west, north - south) / (2 ** MOST_BITS - 1 - ALIGNED))
  const begin = { column: aligned(west / size), row: aligned(south / size), size }
  // Code and place in one number, so that they are sorted as numbers are.
  const keys = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const column = Math.floor(middle(i, 0) / size) - begin.column
    const row = Math.floor(middle(i, 1) / size) - begin.row
    keys[i] = morton(column, row) * count + i
  }
  keys.sort()
  const codes = new Uint32Array(count)
  const pieceGroup = new Uint32Array(count)
  const pieces = new Float64Array(loose.length)
  for (let i = 0; i < count; i++) {
    const key = keys[i] ?? 0
    codes[i] = Math.floor(key / count)
    const place = key % count
    pieceGroup[i] = groups[place] ?? 0
    for (let k = 0; k < PIECE_NUMBERS; k++) pieces[i * PIECE_NUMBERS + k] = loose[place * PIECE_NUMBERS + k] ?? 0
  }
  let made = levelOf(childrenOf(codes, pieces, pieceGroup), { ...begin, times: 1 })
  const levels = [made.level]
  while (made.level.code.length > 1) {
    const { level, kind } = made
    const codes = level.code.map(each => each >>> 2)
    made = levelOf({ ...level, codes, kind }, { ...begin, times: 2 ** levels.length })
    levels.push(made.level)
  }
  return { radius: order.radius, pieces, pieceGroup, levels }
}

/** Cuts runs into pieces no longer than the finest squares. */
function piecesOf({ sources, runs, builtUp, longitude, size }: TreeOrder) {
  const { points, start, level, group } = sources.runs
  const { middle } = measuresOf(sources)
  const pieces = new GrowableArray(Float64Array)
  const groups = new GrowableArray(Uint32Array)
  for (const run of runs) {
    const from = 2 * (start[run] ?? 0)
    const to = 2 * (start[run + 1] ?? 0)
    const degrees = (points[from] ?? 0) / E7
    const shift = mapX(nearestTurn(degrees, longitude) - degrees)
    const power = 10 ** ((level[run] ?? 0) / 10)
    const houses = dbOfHouses(builtUp.shareAt(middle[2 * run] ?? 0, middle[2 * run + 1] ?? 0))
    let ax = mapX(degrees) + shift
    let ay = mapY((points[from + 1] ?? 0) / E7)
    for (let i = from + 2; i < to; i += 2) {
      const x = mapX((points[i] ?? 0) / E7) + shift
      const y = mapY((points[i + 1] ?? 0) / E7)
      const parts = Math.max(1, Math.ceil(Math.sqrt((x - ax) ** 2 + (y - ay) ** 2) / size))
      const dx = (x - ax) / parts
      const dy = (y - ay) / parts
      for (let k = 0; k < parts; k++) {
        pieces.push(ax + k * dx)
        pieces.push(ay + k * dy)
        pieces.push(ax + (k + 1) * dx)
        pieces.push(ay + (k + 1) * dy)
        pieces.push(power)
        pieces.push(houses)
        groups.push(group[run] ?? 0)
      }
      ax = x
      ay = y
    }
  }
  return { pieces: pieces.view(), groups: groups.view() }
}

/** Points in the order of the squares that they lie in, each with the number of its kind: group, and what houses take away. */
type Children = { codes: Uint32Array; start: Uint32Array; points: Float64Array; group: Uint32Array; kind: Uint32Array }

/** Each piece as a child of one point. */
function childrenOf(codes: Uint32Array, pieces: Float64Array, pieceGroup: Uint32Array): Children {
  const count = codes.length
  const points = new Float64Array(count * POINT_NUMBERS)
  const kind = new Uint32Array(count)
  const kinds = new Map<number, number>()
  for (let i = 0; i < count; i++) {
    const from = i * PIECE_NUMBERS
    const to = i * POINT_NUMBERS
    const ax = pieces[from + AX] ?? 0
    const ay = pieces[from + AY] ?? 0
    const bx = pieces[from + BX] ?? 0
    const by = pieces[from + BY] ?? 0
    const houses = pieces[from + PIECE_HOUSES] ?? 0
    points[to + X] = (ax + bx) / 2
    points[to + Y] = (ay + by) / 2
    points[to + WEIGHT] = (pieces[from + POWER] ?? 0) * Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    points[to + POINT_HOUSES] = houses
    const key = (pieceGroup[i] ?? 0) * 1024 + Math.round(houses * 20_000)
    let number = kinds.get(key)
    if (number === undefined) kinds.set(key, (number = kinds.size))
    kind[i] = number
  }
  return { codes, start: Uint32Array.from({ length: count + 1 }, (_, i) => i), points, group: pieceGroup, kind }
}

/**
 * Makes the squares over children in the order of their codes: of each kind within a square one point. `times`: how many of
 * the finest squares, of which numbers count from `column` and `row`, each has on a side.
 */
function levelOf(
  { codes, start: childStart, points, group, kind }: Children,
  { column, row, size, times }: { column: number; row: number; size: number; times: number },
): { level: TreeLevel; kind: Uint32Array } {
  const children = codes.length
  const most = group.length
  const code = new Uint32Array(children)
  const first = new Uint32Array(children + 1)
  const start = new Uint32Array(children + 1)
  const made = {
    points: new Float64Array(most * POINT_NUMBERS),
    group: new Uint32Array(most),
    kind: new Uint32Array(most),
  }
  /** By kind: its last point. */
  const pointOf = new Int32Array(kind.reduce((highest, each) => Math.max(highest, each), 0) + 1).fill(-1)
  let squares = 0
  let count = 0
  for (let child = 0; child < children; child++) {
    if (child === 0 || codes[child] !== codes[child - 1]) {
      code[squares] = codes[child] ?? 0
      first[squares] = child
      start[squares++] = count
    }
    for (let k = childStart[child] ?? 0; k < (childStart[child + 1] ?? 0); k++) {
      const from = k * POINT_NUMBERS
      const weight = points[from + WEIGHT] ?? 0
      if (weight === 0) continue
      const own = kind[k] ?? 0
      let point = pointOf[own] ?? -1
      if (point < (start[squares - 1] ?? 0)) {
        point = count++
        pointOf[own] = point
        made.group[point] = group[k] ?? 0
        made.kind[point] = own
        made.points[point * POINT_NUMBERS + POINT_HOUSES] = points[from + POINT_HOUSES] ?? 0
      }
      const to = point * POINT_NUMBERS
      made.points[to + X] = (made.points[to + X] ?? 0) + (points[from + X] ?? 0) * weight
      made.points[to + Y] = (made.points[to + Y] ?? 0) + (points[from + Y] ?? 0) * weight
      made.points[to + WEIGHT] = (made.points[to + WEIGHT] ?? 0) + weight
    }
  }
  first[squares] = children
  start[squares] = count
  for (let to = 0; to < count * POINT_NUMBERS; to += POINT_NUMBERS) {
    const weight = made.points[to + WEIGHT] ?? 0
    made.points[to + X] = (made.points[to + X] ?? 0) / weight
    made.points[to + Y] = (made.points[to + Y] ?? 0) / weight
  }
  const own = code.slice(0, squares)
  return {
    level: {
      code: own,
      west: Float64Array.from(own, each => (column + gatherBits(each) * times) * size),
      south: Float64Array.from(own, each => (row + gatherBits(each >>> 1) * times) * size),
      side: size * times,
      first: first.slice(0, squares + 1),
      start: start.slice(0, squares + 1),
      points: made.points.slice(0, count * POINT_NUMBERS),
      group: made.group.slice(0, count),
    },
    kind: made.kind.slice(0, count),
  }
}

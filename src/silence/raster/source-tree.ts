// Roads and rails as a quadtree, made once for a raster: from afar all pieces within a square that belong to one group
// count as one point, with their energy at its middle.
import { E7 } from '../../geo/local-plane.ts'
import { GrowableArray } from '../../arrays/growable-array.ts'
import { dbOfHouses, type BuiltUpIndex } from '../sources/built-up.ts'
import { measuresOf } from '../sources/run-measures.ts'
import type { NoiseSources } from '../sources/sources.ts'
import { mapX, mapY, nearestTurn } from './lattice.ts'

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
}

export type SourceTree = {
  /** How far these sources are looked for, metres. */
  radius: number
  /** PIECE_NUMBERS each. */
  pieces: Float64Array
  pieceGroup: Uint32Array
  /** The finest first. */
  levels: TreeLevel[]
  /** Where squares are counted from, and the side of the finest ones; units of the map. */
  west: number
  south: number
  size: number
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

/** Builds the tree of the runs of one search radius; undefined when there are none. */
export function treeOf(order: TreeOrder): SourceTree | undefined {
  const { pieces: loose, groups } = piecesOf(order)
  const count = groups.length
  if (count === 0) return undefined
  const middle = (i: number, axis: 0 | 1) =>
    ((loose[i * PIECE_NUMBERS + axis] ?? 0) + (loose[i * PIECE_NUMBERS + 2 + axis] ?? 0)) / 2
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < count; i++) {
    west = Math.min(west, middle(i, 0))
    east = Math.max(east, middle(i, 0))
    south = Math.min(south, middle(i, 1))
    north = Math.max(north, middle(i, 1))
  }
  const size = Math.max(order.size, Math.max(east - west, north - south) / (2 ** MOST_BITS - 1))
  // Code and place in one number, so that they are sorted as numbers are.
  const keys = Float64Array.from({ length: count }, (_, i) => {
    return morton(Math.floor((middle(i, 0) - west) / size), Math.floor((middle(i, 1) - south) / size)) * count + i
  }).sort()
  const codes = Uint32Array.from(keys, key => Math.floor(key / count))
  const places = Uint32Array.from(keys, key => key % count)
  const pieces = new Float64Array(loose.length)
  for (const [i, place] of places.entries()) {
    pieces.set(loose.subarray(place * PIECE_NUMBERS, (place + 1) * PIECE_NUMBERS), i * PIECE_NUMBERS)
  }
  const pieceGroup = places.map(place => groups[place] ?? 0)
  const levels = [finestLevel(codes, pieces, pieceGroup)]
  for (let last = levels[0]; last && last.code.length > 1; last = levels.at(-1)) levels.push(coarser(last))
  return { radius: order.radius, pieces, pieceGroup, levels, west, south, size }
}

/** Cuts runs into pieces no longer than the finest squares. */
function piecesOf({ sources, runs, builtUp, longitude, size }: TreeOrder) {
  const { points, start, level, group } = sources.runs
  const { middle } = measuresOf(sources)
  const pieces = new GrowableArray(Float64Array)
  const groups = new GrowableArray(Uint32Array)
  for (const run of runs) {
    const [from, to] = [2 * (start[run] ?? 0), 2 * (start[run + 1] ?? 0)]
    const degrees = (points[from] ?? 0) / E7
    const shift = mapX(nearestTurn(degrees, longitude) - degrees)
    const power = 10 ** ((level[run] ?? 0) / 10)
    const houses = dbOfHouses(builtUp.shareAt(middle[2 * run] ?? 0, middle[2 * run + 1] ?? 0))
    let ax = mapX(degrees) + shift
    let ay = mapY((points[from + 1] ?? 0) / E7)
    for (let i = from + 2; i < to; i += 2) {
      const [x, y] = [mapX((points[i] ?? 0) / E7) + shift, mapY((points[i + 1] ?? 0) / E7)]
      const parts = Math.max(1, Math.ceil(Math.sqrt((x - ax) ** 2 + (y - ay) ** 2) / size))
      const [dx, dy] = [(x - ax) / parts, (y - ay) / parts]
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

/** Gathers points by group, and by what houses take away, within a square. */
function pointsBuilder() {
  const points = new GrowableArray(Float64Array)
  const group = new GrowableArray(Uint32Array)
  /** Of the present square: sums of weight, weight times place. */
  let sums = new Map<number, { group: number; houses: number; weight: number; x: number; y: number }>()
  const add = (of: number, houses: number, weight: number, x: number, y: number): void => {
    if (weight === 0) return
    const key = of * 1024 + Math.round(houses * 20_000)
    const sum = sums.get(key)
    if (!sum) {
      sums.set(key, { group: of, houses, weight, x: x * weight, y: y * weight })
      return
    }
    sum.weight += weight
    sum.x += x * weight
    sum.y += y * weight
  }
  return {
    points,
    group,
    add,
    endSquare() {
      for (const sum of sums.values()) {
        points.push(sum.x / sum.weight)
        points.push(sum.y / sum.weight)
        points.push(sum.weight)
        points.push(sum.houses)
        group.push(sum.group)
      }
      sums = new Map()
    },
  }
}

function finestLevel(codes: Uint32Array, pieces: Float64Array, pieceGroup: Uint32Array): TreeLevel {
  return levelOf(codes, (i, add) => {
    const at = i * PIECE_NUMBERS
    const [ax, ay, bx, by] = [pieces[at + AX] ?? 0, pieces[at + AY] ?? 0, pieces[at + BX] ?? 0, pieces[at + BY] ?? 0]
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    const weight = (pieces[at + POWER] ?? 0) * length
    add(pieceGroup[i] ?? 0, pieces[at + PIECE_HOUSES] ?? 0, weight, (ax + bx) / 2, (ay + by) / 2)
  })
}

function coarser({ code, start, points, group }: TreeLevel): TreeLevel {
  return levelOf(
    code.map(each => each >>> 2),
    (i, add) => {
      for (let k = start[i] ?? 0; k < (start[i + 1] ?? 0); k++) {
        const at = k * POINT_NUMBERS
        const [x, y, weight, houses] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0]
        add(group[k] ?? 0, houses, weight, x, y)
      }
    },
  )
}

type Add = ReturnType<typeof pointsBuilder>['add']

/** Makes the squares over children in the order of their codes, each the code of its square. */
function levelOf(childCodes: Uint32Array, addChild: (child: number, add: Add) => void): TreeLevel {
  const [code, first, start] = [
    new GrowableArray(Uint32Array),
    new GrowableArray(Uint32Array),
    new GrowableArray(Uint32Array),
  ]
  const merged = pointsBuilder()
  for (const [i, childCode] of childCodes.entries()) {
    if (i === 0 || childCode !== childCodes[i - 1]) {
      merged.endSquare()
      code.push(childCode)
      first.push(i)
      start.push(merged.group.length)
    }
    addChild(i, merged.add)
  }
  merged.endSquare()
  first.push(childCodes.length)
  start.push(merged.group.length)
  return {
    code: code.copy(),
    first: first.copy(),
    start: start.copy(),
    points: merged.points.copy(),
    group: merged.group.copy(),
  }
}

/** Puts the bits of two numbers below 2^16 in turn, y above x. */
function morton(x: number, y: number): number {
  return (spread(x) | (spread(y) << 1)) >>> 0
}

function spread(bits: number): number {
  let spread = (bits | (bits << 8)) & 0x00ff00ff
  spread = (spread | (spread << 4)) & 0x0f0f0f0f
  spread = (spread | (spread << 2)) & 0x33333333
  return (spread | (spread << 1)) & 0x55555555
}

/** Takes every other bit of a Morton number: its column; its row, when shifted right by one before. */
export function gatherBits(spread: number): number {
  let bits = spread & 0x55555555
  bits = (bits | (bits >>> 1)) & 0x33333333
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f
  bits = (bits | (bits >>> 4)) & 0x00ff00ff
  return (bits | (bits >>> 8)) & 0x0000ffff
}

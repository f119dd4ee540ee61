// The network of roads as a graph: its nodes are the places where roads meet or end.
import { type Bitset, emptyBitset, hasBit, setBit } from '../../../../arrays/bitset.ts'
import { GrowableArray } from '../../../../arrays/growable-array.ts'
import { SpilledNumbers } from '../../../spill/spilled-numbers.ts'
import { PlaceTable } from './place-table.ts'

/** A road as the network sees it: its corners are numbers `from` to `to` (exclusive) of `points`, longitude and latitude in turn. */
export type NetworkRoad = {
  number: number
  /** People who live along the whole of it. */
  people: number
  points: Int32Array
  from: number
  to: number
}

/** Roads, which are joined where they share a corner (10⁻⁷ degrees). */
export type NetworkRoads = {
  /** How many there are, and how many corners they have. */
  length: number
  corners: number
  /** Shows all in their order; what is shown is good during the call. */
  each(show: (road: NetworkRoad) => void): void
}

export type NetworkOptions = {
  /**
   * Marks with 1 which dead ends (longitude and latitude in turn) may go on beyond the map, so that nobody knows who lives
   * behind.
   */
  openEnds: (ends: Int32Array) => Uint8Array
  /** Corners whose places are in memory at once; absent: `CORNERS_AT_ONCE`. */
  cornersAtOnce?: number
}

/** Of more corners, the places are told apart part by part: 25 bytes of memory each. */
const CORNERS_AT_ONCE = 1 << 22

export type Graph = {
  nodes: number
  /** The two nodes of each edge, in their order. */
  ends: SpilledNumbers
  /** Of each edge the number of its road, rising. */
  roadOf: SpilledNumbers
  /** People who live along each edge. */
  people: Float64Array
  /** Per node: 1 where the map may end. */
  isOpen: Uint8Array
}

export function graphOf(roads: NetworkRoads, { openEnds, cornersAtOnce = CORNERS_AT_ONCE }: NetworkOptions): Graph {
  const { isNode, isDeadEnd } = markNodes(roads, cornersAtOnce)
  const places = new PlaceTable()
  /** The nodes with one use, ends of one road, and where they are. */
  const deadEnds = new GrowableArray(Uint32Array)
  const endPoints = new GrowableArray(Int32Array)
  const [ends, roadOf, people] = [new SpilledNumbers(), new SpilledNumbers(), new GrowableArray(Float64Array)]
  let corner = 0
  roads.each(({ number, people: own, points, from: first, to: end }) => {
    const parts = (end - first) / 2 - 1
    let from = -1
    let since = 0
    for (let i = first; i < end; i += 2) {
      if (!hasBit(isNode, corner++)) continue
      const x = points[i] ?? 0
      const y = points[i + 1] ?? 0
      const known = places.length
      const node = places.of(x, y)
      if (node === known && hasBit(isDeadEnd, corner - 1)) {
        deadEnds.push(node)
        endPoints.push(x)
        endPoints.push(y)
      }
      if (from >= 0) {
        ends.push(from)
        ends.push(node)
        roadOf.push(number)
        people.push((own * ((i - first) / 2 - since)) / parts)
      }
      from = node
      since = (i - first) / 2
    }
  })
  const isOpen = new Uint8Array(places.length)
  for (const [i, open] of openEnds(endPoints.view()).entries()) isOpen[deadEnds.at(i)] = open
  return { nodes: places.length, ends, roadOf, people: people.take(), isOpen }
}

/** Uses of a place from which on it does not matter how many there are. */
const MANY = 3

/** Marks the corners, by their number among those of all roads, that are nodes: used twice or more; and of these the ends of one road. */
function markNodes(roads: NetworkRoads, cornersAtOnce: number): { isNode: Bitset; isDeadEnd: Bitset } {
  const [isNode, isDeadEnd] = [emptyBitset(roads.corners), emptyBitset(roads.corners)]
  const parts = Math.max(1, Math.ceil(roads.corners / cornersAtOnce))
  for (let part = 0; part < parts; part++) {
    const places = new PlaceTable()
    const uses = new GrowableArray(Int16Array)
    /** The corners of this part, and their places. */
    const corners = new GrowableArray(Uint32Array)
    const placeOf = new GrowableArray(Uint32Array)
    let corner = -1
    roads.each(({ points, from, to }) => {
      for (let i = from; i < to; i += 2) {
        corner++
        const x = points[i] ?? 0
        const y = points[i + 1] ?? 0
        if (parts > 1 && partOf(x, y) % parts !== part) continue
        const place = places.of(x, y)
        // The ends count twice: they are nodes of the network even when no other road comes there.
        if (uses.at(place) < MANY) uses.add(place, i === from || i === to - 2 ? 2 : 1)
        corners.push(corner)
        placeOf.push(place)
      }
    })
    for (let k = 0; k < corners.length; k++) {
      const used = uses.at(placeOf.at(k))
      if (used >= 2) setBit(isNode, corners.at(k))
      if (used === 2) setBit(isDeadEnd, corners.at(k))
    }
  }
  return { isNode, isDeadEnd }
}

/** Says to which part a place belongs; the table of places takes other bits. */
function partOf(x: number, y: number): number {
  return (Math.imul(x ^ 0x5bd1e995, 0xcc9e2d51) ^ Math.imul(y, 0x1b873593)) >>> 12
}

import KDBush from 'kdbush'
import { type Coordinates, distanceKm } from '../spots/distance.ts'
import { type DocSet, bitmapOf, bitmapWords, isDenseSize, listOf } from './doc-sets.ts'
import { type Box, WORLD, leastDistanceKm, mostDistanceKm } from './geo-box.ts'
import { GrowingList } from './growing.ts'
import type { Doc, Filter } from './index.ts'
import type { Layout, Sections } from './sections.ts'

/** Places in a leaf of the tree. */
export const LEAF = 64
/** Bounds of boxes and distances of places are rounded differently, by less than this (a millimetre). */
export const ROUNDING_KM = 1e-6

/** Collects coordinates and sorts them into a k-d tree. */
export class GeoWriter {
  readonly #coordinates: number[] = []

  add({ latitude, longitude }: Coordinates): void {
    this.#coordinates.push(longitude, latitude)
  }

  reserve(layout: Layout): void {
    layout.reserve('geoDocs', 'u32', this.#coordinates.length / 2)
    layout.reserve('geoPlaces', 'u32', this.#coordinates.length / 2)
    layout.reserve('geoCoordinates', 'f64', this.#coordinates.length)
  }

  fill(sections: Sections): void {
    const count = this.#coordinates.length / 2
    const tree = new KDBush(count, LEAF, Float64Array)
    for (let doc = 0; doc < count; doc++) {
      tree.add(this.#coordinates[doc * 2] ?? 0, this.#coordinates[doc * 2 + 1] ?? 0)
    }
    if (count > 0) tree.finish()
    sections.view('geoDocs', 'u32').set(tree.ids)
    sections.view('geoCoordinates', 'f64').set(tree.coords)
    const places = sections.view('geoPlaces', 'u32')
    for (const [place, doc] of tree.ids.entries()) places[doc] = place
  }
}

/** What a search does with a box of the tree. */
type Verdict = 'none' | 'all' | 'look'

/** Where the documents lie: a k-d tree as kdbush sorts it, over the shared bytes. */
export class Geo {
  readonly docs: Uint32Array
  /** Longitude, latitude of each place of the tree. */
  readonly coordinates: Float64Array
  readonly #places: Uint32Array

  constructor(sections: Sections) {
    this.docs = sections.view('geoDocs', 'u32')
    this.coordinates = sections.view('geoCoordinates', 'f64')
    this.#places = sections.view('geoPlaces', 'u32')
  }

  coordinatesOf(doc: Doc): Coordinates {
    const place = this.#places[doc] ?? 0
    return { longitude: this.coordinates[place * 2] ?? 0, latitude: this.coordinates[place * 2 + 1] ?? 0 }
  }

  within({ latitude, longitude }: Coordinates, radiusKm: number): DocSet {
    const from = { latitude, longitude }
    return this.#collect(
      box => {
        if (leastDistanceKm(from, box) > radiusKm + ROUNDING_KM) return 'none'
        return mostDistanceKm(from, box) < radiusKm - ROUNDING_KM ? 'all' : 'look'
      },
      place => distanceKm(place, from) <= radiusKm,
    )
  }

  inBox({ west, south, east, north }: NonNullable<Filter['bbox']>): DocSet {
    const spans =
      west > east
        ? [
            [west, 180],
            [-180, east],
          ]
        : [[west, east]]
    const boxes = spans.map(([west = 0, east = 0]) => ({ west, south, east, north }))
    return this.#collect(
      box => {
        if (boxes.some(outer => contains(outer, box))) return 'all'
        return boxes.some(other => meet(other, box)) ? 'look' : 'none'
      },
      ({ longitude, latitude }) =>
        boxes.some(({ west, south, east, north }) => {
          return longitude >= west && longitude <= east && latitude >= south && latitude <= north
        }),
    )
  }

  #collect(judge: (box: Box) => Verdict, isIn: (place: Coordinates) => boolean): DocSet {
    const spans: Span[] = []
    const single = new GrowingList()
    const look = (left: number, right: number) => {
      for (let place = left; place <= right; place++) {
        const longitude = this.coordinates[place * 2] ?? 0
        if (isIn({ longitude, latitude: this.coordinates[place * 2 + 1] ?? 0 })) single.push(this.docs[place] ?? 0)
      }
    }
    const descend = (node: Node) => {
      const verdict = judge(node.box)
      if (verdict === 'none') return
      if (verdict === 'all') return void spans.push({ left: node.left, right: node.right })
      if (node.right - node.left <= LEAF) return look(node.left, node.right)
      const [lower, middle, upper] = halves(node, this.coordinates)
      descend(lower)
      look(middle, middle)
      descend(upper)
    }
    if (this.docs.length > 0) descend(rootOf(this.docs.length))
    return this.#setOf(spans, single.view())
  }

  #setOf(spans: readonly Span[], single: Uint32Array): DocSet {
    const { docs } = this
    const size = spans.reduce((size, { left, right }) => size + right + 1 - left, single.length)
    if (!isDenseSize(size, docs.length)) {
      const list = new Int32Array(size)
      list.set(single)
      let at = single.length
      for (const { left, right } of spans) {
        list.set(docs.subarray(left, right + 1), at)
        at += right + 1 - left
      }
      return listOf(list.sort())
    }
    const words = new Int32Array(bitmapWords(docs.length))
    for (const doc of single) words[doc >> 5] = (words[doc >> 5] ?? 0) | (1 << (doc & 31))
    for (const { left, right } of spans) {
      for (let place = left; place <= right; place++) {
        const doc = docs[place] ?? 0
        words[doc >> 5] = (words[doc >> 5] ?? 0) | (1 << (doc & 31))
      }
    }
    return bitmapOf(words, size)
  }
}

/** Places of the tree from `left` to `right`, both included. */
type Span = { left: number; right: number }

/** A part of the tree: places from `left` to `right`, both included, all in the box. */
export type Node = { left: number; right: number; isByLongitude: boolean; box: Box }

export function rootOf(count: number): Node {
  return { left: 0, right: count - 1, isByLongitude: true, box: WORLD }
}

/** Splits a node as kdbush does: at its middle place, by longitude and latitude in turn. */
export function halves({ left, right, isByLongitude, box }: Node, coordinates: Float64Array): [Node, number, Node] {
  const middle = (left + right) >> 1
  const split = coordinates[middle * 2 + (isByLongitude ? 0 : 1)] ?? 0
  const lower = isByLongitude ? { ...box, east: split } : { ...box, north: split }
  const upper = isByLongitude ? { ...box, west: split } : { ...box, south: split }
  return [
    { left, right: middle - 1, isByLongitude: !isByLongitude, box: lower },
    middle,
    { left: middle + 1, right, isByLongitude: !isByLongitude, box: upper },
  ]
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north
  )
}

function meet(a: Box, b: Box): boolean {
  return a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south
}

import KDBush from 'kdbush'
import type { Coordinates } from '../spots/distance.ts'
import type { Area } from './area.ts'
import { AreaMatch } from './area-match.ts'
import { type Box, WORLD } from './geo-box.ts'
import { GrowingList } from './growing.ts'
import type { Doc } from './index.ts'
import type { Layout, Sections } from './sections.ts'

/** Places in a leaf of the tree. */
export const LEAF = 16

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

  longitudeOf(doc: Doc): number {
    return this.coordinates[(this.#places[doc] ?? 0) * 2] ?? 0
  }

  latitudeOf(doc: Doc): number {
    return this.coordinates[(this.#places[doc] ?? 0) * 2 + 1] ?? 0
  }

  /** Finds the places in an area: whole parts of the tree where it can, single ones at the edge. */
  find(area: Area): AreaMatch {
    const { coordinates, docs } = this
    const runs: number[] = []
    const single = new GrowingList()
    const look = (left: number, right: number) => {
      for (let place = left; place <= right; place++) {
        if (area.holds(coordinates[place * 2] ?? 0, coordinates[place * 2 + 1] ?? 0)) single.push(docs[place] ?? 0)
      }
    }
    // One box for all parts of the tree: each sets the side that parts it from its sibling, and sets it back.
    const box = { ...WORLD }
    const descend = (left: number, right: number, isByLongitude: boolean) => {
      const verdict = area.judge(box)
      if (verdict === 'none') return
      if (verdict === 'all') return void runs.push(left, right)
      if (right - left <= LEAF) return look(left, right)
      const middle = (left + right) >> 1
      const { west, south, east, north } = box
      if (isByLongitude) box.east = coordinates[middle * 2] ?? 0
      else box.north = coordinates[middle * 2 + 1] ?? 0
      descend(left, middle - 1, !isByLongitude)
      box.east = east
      box.north = north
      look(middle, middle)
      if (isByLongitude) box.west = coordinates[middle * 2] ?? 0
      else box.south = coordinates[middle * 2 + 1] ?? 0
      descend(middle + 1, right, !isByLongitude)
      box.west = west
      box.south = south
    }
    if (docs.length > 0) descend(0, docs.length - 1, true)
    return new AreaMatch(area, { runs, single: single.view() }, this)
  }
}

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

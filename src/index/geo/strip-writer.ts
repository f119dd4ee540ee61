import type { Doc } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'

/** Returns how many strips there are: enough that each is narrow, few enough that looking into each costs little. */
function stripsOf(count: number): number {
  return Math.ceil(Math.sqrt(count) / 2)
}

/** Returns the place where a strip begins. */
export function startOf(strip: number, count: number): number {
  return Math.floor((strip * count) / stripsOf(count))
}

/** Longitudes and latitudes are rounded to 2^16 cells from the least to the greatest. */
export const CELL_BITS = 16
export const CELLS = 1 << CELL_BITS
/** Each strip is divided by longitude into 2^6 equal slots, so that a cell is found in few steps. */
export const SLOT_BITS = 6
/** More than documents can be. */
const DOCS = 2 ** 32

export type Scale = { least: number; perDegree: number }

/** Returns the cell of a longitude or latitude; those of places are never negative. */
export function cellOf({ least, perDegree }: Scale, degrees: number): number {
  return Math.floor((degrees - least) * perDegree)
}

/** Sorts places, given as longitude and latitude in turn, into strips by latitude, and each strip by longitude. */
export class StripWriter {
  readonly #degrees: readonly number[]

  constructor(degrees: readonly number[]) {
    this.#degrees = degrees
  }

  reserve(layout: Layout): void {
    const count = this.#degrees.length / 2
    layout.reserve('geoDocs', 'u32', count)
    layout.reserve('geoCells', 'u32', count)
    layout.reserve('geoSlots', 'u32', stripsOf(count) << SLOT_BITS)
    layout.reserve('geoEdges', 'f64', stripsOf(count) + 1)
    layout.reserve('geoScales', 'f64', 4)
  }

  fill(sections: Sections): void {
    const [docs, cells] = [sections.view('geoDocs', 'u32'), sections.view('geoCells', 'u32')]
    const [edges, slots] = [sections.view('geoEdges', 'f64'), sections.view('geoSlots', 'u32')]
    const [scale, latitudeScale] = [this.#scaleOf(this.#longitude), this.#scaleOf(this.#latitude)]
    const scales = [scale.least, scale.perDegree, latitudeScale.least, latitudeScale.perDegree]
    sections.view('geoScales', 'f64').set(scales)
    const keys = this.#byLatitude(latitudeScale)
    for (let strip = 0; strip < edges.length - 1; strip++) {
      const [start, end] = [startOf(strip, keys.length), startOf(strip + 1, keys.length)]
      const ownKeys = keys.subarray(start, end)
      const latitudes = ownKeys.map(key => this.#latitude(key % DOCS))
      edges[strip] = latitudes.reduce((least, latitude) => Math.min(least, latitude))
      if (end === keys.length) edges[strip + 1] = latitudes.reduce((most, latitude) => Math.max(most, latitude))
      for (const [i, key] of ownKeys.entries()) ownKeys[i] = keyOf(scale, this.#longitude(key % DOCS), key % DOCS)
      ownKeys.sort()
      for (const [i, key] of ownKeys.entries()) {
        docs[start + i] = key % DOCS
        cells[start + i] = Math.floor(key / DOCS) * CELLS + cellOf(latitudeScale, this.#latitude(key % DOCS))
      }
      for (let slot = 0, place = start; slot < 1 << SLOT_BITS; slot++) {
        while (place < end && (cells[place] ?? 0) >>> CELL_BITS < (slot * CELLS) >> SLOT_BITS) place++
        slots[(strip << SLOT_BITS) + slot] = place
      }
    }
  }

  /** Sorts the documents by latitude, in exact order at least across the bounds of strips. */
  #byLatitude(scale: Scale): Float64Array {
    // Numbers are sorted many times faster than by a comparison: cell and document are put into one.
    const keys = Float64Array.from({ length: this.#degrees.length / 2 }, (_, doc) =>
      keyOf(scale, this.#latitude(doc), doc),
    ).sort()
    const cellAt = (place: number) => Math.floor((keys[place] ?? -1) / DOCS)
    for (let strip = 1, sorted = 0; strip < stripsOf(keys.length); strip++) {
      const bound = startOf(strip, keys.length)
      if (bound < sorted) continue
      let [from, to] = [bound, bound]
      while (from > 0 && cellAt(from - 1) === cellAt(bound)) from--
      while (to < keys.length && cellAt(to) === cellAt(bound)) to++
      keys.subarray(from, to).sort((a, b) => this.#latitude(a % DOCS) - this.#latitude(b % DOCS) || a - b)
      sorted = to
    }
    return keys
  }

  readonly #longitude = (doc: Doc) => this.#degrees[doc * 2] ?? 0
  readonly #latitude = (doc: Doc) => this.#degrees[doc * 2 + 1] ?? 0

  #scaleOf(of: (doc: Doc) => number): Scale {
    let [least, most] = [180, -180]
    for (let doc = 0; doc < this.#degrees.length / 2; doc++) {
      least = Math.min(least, of(doc))
      most = Math.max(most, of(doc))
    }
    return { least, perDegree: most > least ? (CELLS - 1) / (most - least) : 1 }
  }
}

function keyOf(scale: Scale, degrees: number, doc: Doc): number {
  return cellOf(scale, degrees) * DOCS + doc
}

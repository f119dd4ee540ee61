import type { Doc } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'

/** Many enough that a band is narrow, few enough that to look into each costs little. */
export function bandsOf(count: number): number {
  return Math.ceil(Math.sqrt(count) / 2)
}

/** Where a band begins. */
export function startOf(band: number, count: number): number {
  return Math.floor((band * count) / bandsOf(count))
}

/** Longitudes and latitudes are told apart in so many cells from the least to the greatest. */
export const CELL_BITS = 16
export const CELLS = 1 << CELL_BITS
/** A band is parted by longitude into so many equal slots, to find a cell in few steps. */
export const SLOT_BITS = 6
/** More than documents can be. */
const DOCS = 2 ** 32

export type Scale = { least: number; perDegree: number }

/** Returns the cell of a longitude or latitude; those of places are never negative. */
export function cellOf({ least, perDegree }: Scale, degrees: number): number {
  return Math.floor((degrees - least) * perDegree)
}

/** Sorts places, given as longitude and latitude in turn, into bands by latitude, and each band by longitude. */
export class BandWriter {
  readonly #degrees: readonly number[]

  constructor(degrees: readonly number[]) {
    this.#degrees = degrees
  }

  reserve(layout: Layout): void {
    const count = this.#degrees.length / 2
    layout.reserve('geoDocs', 'u32', count)
    layout.reserve('geoCells', 'u32', count)
    layout.reserve('geoSlots', 'u32', bandsOf(count) << SLOT_BITS)
    layout.reserve('geoEdges', 'f64', bandsOf(count) + 1)
    layout.reserve('geoScales', 'f64', 4)
  }

  fill(sections: Sections): void {
    const [docs, cells] = [sections.view('geoDocs', 'u32'), sections.view('geoCells', 'u32')]
    const [edges, slots] = [sections.view('geoEdges', 'f64'), sections.view('geoSlots', 'u32')]
    const [scale, latitudeScale] = [this.#scaleOf(this.#longitude), this.#scaleOf(this.#latitude)]
    const scales = [scale.least, scale.perDegree, latitudeScale.least, latitudeScale.perDegree]
    sections.view('geoScales', 'f64').set(scales)
    const keys = this.#byLatitude(latitudeScale)
    for (let band = 0; band < edges.length - 1; band++) {
      const [start, end] = [startOf(band, keys.length), startOf(band + 1, keys.length)]
      const strip = keys.subarray(start, end)
      const latitudes = strip.map(key => this.#latitude(key % DOCS))
      edges[band] = latitudes.reduce((least, latitude) => Math.min(least, latitude))
      if (end === keys.length) edges[band + 1] = latitudes.reduce((most, latitude) => Math.max(most, latitude))
      for (const [i, key] of strip.entries()) strip[i] = keyOf(scale, this.#longitude(key % DOCS), key % DOCS)
      strip.sort()
      for (const [i, key] of strip.entries()) {
        docs[start + i] = key % DOCS
        cells[start + i] = Math.floor(key / DOCS) * CELLS + cellOf(latitudeScale, this.#latitude(key % DOCS))
      }
      for (let slot = 0, place = start; slot < 1 << SLOT_BITS; slot++) {
        while (place < end && (cells[place] ?? 0) >>> CELL_BITS < (slot * CELLS) >> SLOT_BITS) place++
        slots[(band << SLOT_BITS) + slot] = place
      }
    }
  }

  /** Sorts the documents by latitude, in exact order at least across the bounds of bands. */
  #byLatitude(scale: Scale): Float64Array {
    // Numbers are sorted many times faster than by a comparison: cell and document are put into one.
    const keys = Float64Array.from({ length: this.#degrees.length / 2 }, (_, doc) =>
      keyOf(scale, this.#latitude(doc), doc),
    ).sort()
    const cellAt = (place: number) => Math.floor((keys[place] ?? -1) / DOCS)
    for (let band = 1, sorted = 0; band < bandsOf(keys.length); band++) {
      const bound = startOf(band, keys.length)
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

import { firstWhere } from '../../arrays/binary-search.ts'
import { type Slack, slackOf, type Span } from './area.ts'
import { parallelAt, type Parallel } from '../../geo/haversine.ts'
import { CELL_BITS, CELLS, cellOf, type Scale, SLOT_BITS, startOf } from './strip-writer.ts'
import type { Sections } from '../storage/sections.ts'

/** What of a strip lies in a span: from `from` up to `to` all that may, and of that, from `sureFrom` on, what surely does. */
export type StripInterval = { from: number; to: number; sureFrom: number; sureTo: number }

/**
 * The documents in strips from south to north of about as many places each, and within a strip from west to east: what
 * lies between two longitudes is a run of each strip, found by halving. (Each place has a number in this order.)
 */
export class Strips {
  /** By place. */
  readonly docs: Uint32Array
  readonly count: number
  /** The least latitude of each strip, and the greatest of the last. */
  readonly edges: readonly Parallel[]
  /** By place: the cell of its longitude, and below it that of its latitude. */
  readonly #cells: Uint32Array
  readonly #starts: Uint32Array
  /** Of each strip, where each of its slots begins. */
  readonly #slots: Uint32Array
  readonly #scale: Scale
  readonly #latitudeScale: Scale
  readonly #degreesPerCell: number
  readonly #degreesPerLatitudeCell: number
  /** How far a place may lie from the middle of its cell. */
  readonly slack: Slack

  constructor(sections: Sections) {
    this.docs = sections.view('geoDocs', 'u32')
    this.edges = Array.from(sections.view('geoEdges', 'f64'), parallelAt)
    this.#cells = sections.view('geoCells', 'u32')
    this.#slots = sections.view('geoSlots', 'u32')
    const [west = 0, perLongitude = 1, south = 0, perLatitude = 1] = sections.view('geoScales', 'f64')
    this.#scale = { least: west, perDegree: perLongitude }
    this.#latitudeScale = { least: south, perDegree: perLatitude }
    this.#degreesPerCell = 1 / perLongitude
    this.#degreesPerLatitudeCell = 1 / perLatitude
    this.slack = slackOf(0.5 / perLongitude, 0.5 / perLatitude)
    this.count = this.edges.length - 1
    this.#starts = Uint32Array.from(this.edges, (_, strip) => startOf(strip, this.docs.length))
  }

  south(strip: number): number {
    return this.edges[strip]?.degrees ?? 0
  }

  north(strip: number): number {
    return this.edges[strip + 1]?.degrees ?? 0
  }

  start(strip: number): number {
    return this.#starts[strip] ?? 0
  }

  /** The first strip that reaches a latitude; `count` when none does. */
  at(latitude: number): number {
    return firstWhere(0, this.count, strip => this.north(strip) >= latitude)
  }

  /** About where a place lies: not farther off than `slack`. */
  longitude(place: number): number {
    return this.#scale.least + (((this.#cells[place] ?? 0) >>> CELL_BITS) + 0.5) * this.#degreesPerCell
  }

  latitude(place: number): number {
    return this.#latitudeScale.least + (((this.#cells[place] ?? 0) & (CELLS - 1)) + 0.5) * this.#degreesPerLatitudeCell
  }

  /** Finds the places of a span in a strip, from the place `least` on. */
  within(strip: number, { from, to, sureFrom, sureTo }: Span, least: number): StripInterval {
    const cells = this.#cells
    const first = Math.max(least, this.#firstFrom(this.#cell(from), strip))
    const last = Math.max(first, this.#firstFrom(this.#cell(to) + 1, strip))
    if (sureFrom >= sureTo) return { from: first, to: last, sureFrom: last, sureTo: last }
    // What lies in the same cell as an edge may lie on either side of it. The edges lie near each other.
    const [sureLeast, sureMost] = [this.#cell(sureFrom), this.#cell(sureTo)]
    let [surely, behind] = [first, last]
    while (surely < last && (cells[surely] ?? 0) >>> CELL_BITS <= sureLeast) surely++
    while (behind > surely && (cells[behind - 1] ?? 0) >>> CELL_BITS >= sureMost) behind--
    return { from: first, to: last, sureFrom: surely, sureTo: behind }
  }

  #cell(longitude: number): number {
    return Math.max(-1, Math.min(CELLS, cellOf(this.#scale, longitude)))
  }

  /** The first place of a strip whose cell is not less. */
  #firstFrom(cell: number, strip: number): number {
    if (cell <= 0) return this.start(strip)
    if (cell >= CELLS) return this.start(strip + 1)
    const cells = this.#cells
    const slot = (strip << SLOT_BITS) + ((cell << SLOT_BITS) >> CELL_BITS)
    let first = this.#slots[slot] ?? 0
    const next = slot + 1
    const end = (next & ((1 << SLOT_BITS) - 1)) === 0 ? this.start(strip + 1) : (this.#slots[next] ?? 0)
    for (let length = end - first; length > 0; ) {
      const half = length >> 1
      // The sign is spread over all bits, so that there is no branch to mispredict.
      const isLess = (((cells[first + half] ?? 0) >>> CELL_BITS) - cell) >> 31
      first += (half + 1) & isLess
      length = half - (((length & 1) ^ 1) & isLess)
    }
    return first
  }
}

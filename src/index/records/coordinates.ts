import type { Coordinates as Place } from '../../geo/coordinates.ts'
import type { Doc } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'

/** Steps of a degree: the seven decimals that OpenStreetMap has. */
const STEPS = 1e7
/** Marks a place with more decimals: it is written as its longitude, and the place's number among such places as its latitude. */
const FINER = 0x7fffffff

/** Collects the coordinates of documents: 8 bytes each, 24 for those with more than seven decimals. */
export class CoordinateWriter {
  readonly degrees: number[] = []
  readonly #finer: Doc[] = []

  add({ longitude, latitude }: Place): void {
    if (!isWhole(longitude) || !isWhole(latitude)) this.#finer.push(this.degrees.length / 2)
    this.degrees.push(longitude, latitude)
  }

  reserve(layout: Layout): void {
    layout.reserve('coordinates', 'i32', this.degrees.length)
    layout.reserve('finerCoordinates', 'f64', this.#finer.length * 2)
  }

  fill(sections: Sections): void {
    const steps = sections.view('coordinates', 'i32')
    for (const [i, degrees] of this.degrees.entries()) steps[i] = Math.round(degrees * STEPS)
    const finer = sections.view('finerCoordinates', 'f64')
    for (const [number, doc] of this.#finer.entries()) {
      finer.set(this.degrees.slice(doc * 2, doc * 2 + 2), number * 2)
      steps[doc * 2] = FINER
      steps[doc * 2 + 1] = number
    }
  }
}

function isWhole(degrees: number): boolean {
  return Math.round(degrees * STEPS) / STEPS === degrees
}

/** Where the documents of an index lie, exactly as given. */
export class Coordinates {
  readonly #steps: Int32Array
  readonly #finer: Float64Array

  constructor(sections: Sections) {
    this.#steps = sections.view('coordinates', 'i32')
    this.#finer = sections.view('finerCoordinates', 'f64')
  }

  longitude(doc: Doc): number {
    const step = this.#steps[doc * 2] ?? 0
    return step === FINER ? (this.#finer[(this.#steps[doc * 2 + 1] ?? 0) * 2] ?? 0) : step / STEPS
  }

  latitude(doc: Doc): number {
    const step = this.#steps[doc * 2 + 1] ?? 0
    return this.#steps[doc * 2] === FINER ? (this.#finer[step * 2 + 1] ?? 0) : step / STEPS
  }
}

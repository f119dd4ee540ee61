import type { Coordinates as Place } from '../../geo/coordinates.ts'
import { StripWriter } from './strip-writer.ts'
import { Strips } from './strips.ts'
import { Coordinates, CoordinateWriter } from '../records/coordinates.ts'
import type { Doc } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'

/** Collects where spots lie. */
export class GeoWriter {
  readonly #coordinates = new CoordinateWriter()
  readonly #strips = new StripWriter(this.#coordinates.degrees)

  add(place: Place): void {
    this.#coordinates.add(place)
  }

  reserve(layout: Layout): void {
    this.#coordinates.reserve(layout)
    this.#strips.reserve(layout)
  }

  fill(sections: Sections): void {
    this.#coordinates.fill(sections)
    this.#strips.fill(sections)
  }
}

/** Where the documents lie. */
export class Geo {
  readonly coordinates: Coordinates
  readonly strips: Strips

  constructor(sections: Sections) {
    this.coordinates = new Coordinates(sections)
    this.strips = new Strips(sections)
  }

  coordinatesOf(doc: Doc): Place {
    return { longitude: this.coordinates.longitude(doc), latitude: this.coordinates.latitude(doc) }
  }
}

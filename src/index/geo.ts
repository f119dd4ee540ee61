import type { Coordinates as Place } from '../geo/distance.ts'
import type { Area } from './geo/area.ts'
import { AreaMatch } from './geo/area-match.ts'
import { BandWriter } from './geo/strip-writer.ts'
import { Bands } from './geo/strips.ts'
import { Coordinates, CoordinateWriter } from './records/coordinates.ts'
import type { Doc } from './types.ts'
import { RunList } from './runs.ts'
import type { Layout, Sections } from './storage/sections.ts'

/** Collects where spots lie. */
export class GeoWriter {
  readonly #coordinates = new CoordinateWriter()
  readonly #bands = new BandWriter(this.#coordinates.degrees)

  add(place: Place): void {
    this.#coordinates.add(place)
  }

  reserve(layout: Layout): void {
    this.#coordinates.reserve(layout)
    this.#bands.reserve(layout)
  }

  fill(sections: Sections): void {
    this.#coordinates.fill(sections)
    this.#bands.fill(sections)
  }
}

/** Where the documents lie. */
export class Geo {
  readonly coordinates: Coordinates
  readonly bands: Bands

  constructor(sections: Sections) {
    this.coordinates = new Coordinates(sections)
    this.bands = new Bands(sections)
  }

  coordinatesOf(doc: Doc): Place {
    return { longitude: this.coordinates.longitude(doc), latitude: this.coordinates.latitude(doc) }
  }

  /** Finds the places in an area: of each band what is surely in, and what a look shows to be. */
  find(area: Area): AreaMatch {
    const { bands, coordinates } = this
    const { docs } = bands
    const found = new RunList()
    const look = (from: number, to: number) => {
      for (let place = from; place < to; place++) {
        const verdict = area.judge(bands.longitude(place), bands.latitude(place), bands.slack)
        if (verdict === 'out') continue
        const doc = docs[place] ?? 0
        if (verdict === 'in' || area.holds(coordinates.longitude(doc), coordinates.latitude(doc)))
          found.add(place, place + 1)
      }
    }
    for (let band = bands.at(area.south); band < bands.count && bands.south(band) <= area.north; band++) {
      let low = bands.start(band)
      const [south, north] = [bands.edges[band], bands.edges[band + 1]]
      for (const span of south && north ? area.spans(south, north) : []) {
        const { from, to, sureFrom, sureTo } = bands.stretch(band, span, low)
        look(from, sureFrom)
        found.add(sureFrom, sureTo)
        look(sureTo, to)
        // Two spans may meet in one cell, whose places are looked at once.
        low = to
      }
    }
    return new AreaMatch([area], found.runs, this)
  }
}

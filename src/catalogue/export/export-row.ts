import { type Links, type ShownSpot, toSpot } from '../../spots/links.ts'
import type { SpotRecord } from '../../spots/spot.ts'

/** A spot as the API shows it, and beside it what a catalogue needs to have it back. */
export type ExportRow = ShownSpot & Pick<SpotRecord, 'slug' | 'otherNames' | 'country' | 'place' | 'source' | 'ratedBy'>

export function exportRow(record: SpotRecord, links: Links): ExportRow {
  const { slug, otherNames, country, place, source, ratedBy } = record
  return { ...toSpot(record, links), slug, otherNames, country, place, source, ratedBy }
}

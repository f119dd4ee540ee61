import { type Links, type ShownSpot, toSpot } from '../spots/links.ts'
import type { SpotRecord } from '../spots/spot.ts'

type Unshown = Pick<
  SpotRecord,
  'slug' | 'otherNames' | 'country' | 'place' | 'source' | 'ratedBy' | 'lden' | 'noiseSentence' | 'placeAt'
>

/** A spot as the API shows it, and what a catalogue needs to have it back. */
export type ExportRow = Omit<ShownSpot, keyof Unshown> & Unshown

export function exportRow(record: SpotRecord, links: Links): ExportRow {
  const { slug, otherNames, country, place, source, ratedBy, lden, noiseSentence, placeAt } = record
  const unshown = {
    slug,
    otherNames,
    country,
    place,
    source,
    ratedBy,
    lden,
    ...(noiseSentence && { noiseSentence }),
    ...(placeAt && { placeAt }),
  }
  return { ...toSpot(record, links), ...unshown }
}

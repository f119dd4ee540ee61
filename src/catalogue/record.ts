import { confidenceOf } from '../spots/links.ts'
import type { SpotDraft, SpotRecord } from '../spots/spot.ts'

/** What a source says of a spot, as stored: all but the keys that the tables hold. */
type StoredRecord = Omit<SpotRecord, 'id' | 'slug' | 'source' | Later> & Partial<Pick<SpotRecord, Later>>

/** Fields that records of earlier versions lack. */
type Later = 'ratedBy' | 'confidence' | 'lden' | 'elevation' | 'links'

/** Where the levels begin in the text of a record: inside of a JSON string a quote has a backslash before it. */
export const LEVELS_MARK = ',"levelsByClass":'

/** Writes a draft as the text that is stored and compared: the same draft gives the same text. */
export function writeRecord(draft: SpotDraft): string {
  // What is undefined is left out of the text.
  const record: Record<keyof StoredRecord, unknown> = {
    name: draft.name,
    otherNames: draft.otherNames,
    description: draft.description,
    noiseSentence: draft.noiseSentence || undefined,
    latitude: draft.latitude,
    longitude: draft.longitude,
    tags: draft.tags,
    activities: draft.activities,
    accessStatus: draft.accessStatus,
    fireStatus: draft.fireStatus,
    sceneryType: draft.sceneryType,
    transportation: draft.transportation,
    silenceRating: draft.silenceRating,
    ratedBy: draft.ratedBy,
    confidence: draft.confidence,
    lden: draft.lden,
    commentsCount: draft.commentsCount,
    country: draft.country,
    place: draft.place,
    placeAt: draft.placeAt,
    elevation: draft.elevation,
    elevationSource: draft.elevationSource,
    links: draft.links,
    // The last: a publish compares what stands before it (`LEVELS_MARK`).
    levelsByClass: draft.levelsByClass,
  }
  return JSON.stringify(record)
}

/** Records that were written before they said so: all of OpenStreetMap's ratings are the model's. */
function raterOf(id: string): SpotRecord['ratedBy'] {
  return id.startsWith('osm-') ? 'model' : 'source'
}

export function readRecord(row: { id: string; slug: string; source: string; record: string }): SpotRecord {
  const stored = JSON.parse(row.record) as StoredRecord // written by writeRecord alone
  const ratedBy = stored.ratedBy ?? raterOf(row.id)
  const unsaid = { confidence: confidenceOf({ ratedBy }), lden: null, elevation: null, links: null }
  return { id: row.id, slug: row.slug, source: row.source, ...unsaid, ...stored, ratedBy }
}

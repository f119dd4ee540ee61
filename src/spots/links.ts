import type { Spot, SpotRecord } from './spot.ts'

/** The public addresses of the service; every URL in a response is made from these. */
export type Links = {
  /** PUBLIC_URL without a trailing slash. */
  baseUrl: string
  /** A URL with `{latitude}` and `{longitude}`. */
  mapsUrlTemplate: string
}

/** A spot as the API shows it; unknown optional values are undefined, which JSON leaves out. */
export type ShownSpot = { [Key in keyof Spot]: Spot[Key] | undefined }

/** Shows a stored spot as the API does: unknown optional values are left out or null, never guessed. */
export function toSpot(record: SpotRecord, links: Links): ShownSpot {
  const { latitude, longitude } = record
  // Always the same members in the same order: a million of them are written in half the time.
  return {
    id: record.id,
    name: record.name,
    slug: record.slug,
    url: spotUrl(record.slug, links),
    description: record.description ?? undefined,
    latitude,
    longitude,
    coordinates: { latitude, longitude },
    mapsUrl: mapsUrl(record, links),
    tags: record.tags,
    activities: record.activities,
    accessStatus: record.accessStatus ?? undefined,
    fireStatus: record.fireStatus,
    sceneryType: record.sceneryType,
    transportation: record.transportation,
    silenceRating: record.silenceRating,
    commentsCount: record.commentsCount ?? undefined,
    confidence: record.confidence,
    country: record.country ?? undefined,
    place: record.place ?? undefined,
    source: record.source,
    elevation: record.elevation ?? undefined,
    elevationSource: record.elevationSource,
    links: record.links ?? undefined,
  }
}

/** Turns a spot as the API shows it back into its record, given the fields that the API does not show. */
export function toRecord(
  spot: Spot,
  unshown: Pick<
    SpotRecord,
    'otherNames' | 'country' | 'place' | 'source' | 'ratedBy' | 'lden' | 'placeAt' | 'noiseSentence'
  >,
): SpotRecord {
  return {
    id: spot.id,
    slug: spot.slug ?? '',
    name: spot.name,
    description: spot.description ?? null,
    latitude: spot.latitude,
    longitude: spot.longitude,
    tags: spot.tags ?? [],
    activities: spot.activities ?? [],
    accessStatus: spot.accessStatus ?? null,
    fireStatus: spot.fireStatus ?? null,
    sceneryType: spot.sceneryType ?? null,
    transportation: spot.transportation ?? null,
    silenceRating: spot.silenceRating,
    commentsCount: spot.commentsCount ?? null,
    confidence: spot.confidence ?? confidenceOf(unshown),
    elevation: spot.elevation ?? null,
    ...(spot.elevationSource && { elevationSource: spot.elevationSource }),
    links: spot.links ?? null,
    ...unshown,
  }
}

/** What is known of a rating that says nothing of its confidence: a computed one may be doubtful. */
export function confidenceOf({ ratedBy }: Pick<SpotRecord, 'ratedBy'>): SpotRecord['confidence'] {
  return ratedBy === 'source' ? 'editorial' : 'low'
}

const PLACEHOLDER = /(\{latitude\}|\{longitude\})/
const templates = new WeakMap<Links, readonly string[]>()

function mapsUrl({ latitude, longitude }: SpotRecord, links: Links): string {
  let parts = templates.get(links)
  if (parts === undefined) {
    parts = links.mapsUrlTemplate.split(PLACEHOLDER)
    templates.set(links, parts)
  }
  let url = ''
  for (const part of parts) {
    url += part === '{latitude}' ? String(latitude) : part === '{longitude}' ? String(longitude) : part
  }
  return url
}

/**
 * Writes a path from the root of the host, below the path of PUBLIC_URL. It names no host, so that it also works where
 * the service is reached under another name.
 */
export function pathIn({ baseUrl }: Pick<Links, 'baseUrl'>, path: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '') + path
}

export function spotUrl(slug: string, { baseUrl }: Links): string {
  return `${baseUrl}/spots/${slug}`
}

export function spotApiUrl(id: string, { baseUrl }: Links): string {
  return `${baseUrl}/api/spots/${encodeURIComponent(id)}`
}

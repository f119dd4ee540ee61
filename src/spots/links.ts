import type { Spot, SpotRecord } from './spot.ts'

/** Where the service is found from outside; every URL in an answer is made from these. */
export type Links = {
  /** PUBLIC_URL without a trailing slash. */
  baseUrl: string
  /** A URL with `{latitude}` and `{longitude}`. */
  mapsUrlTemplate: string
}

/** Shows a stored spot as the API does: unknown optional values are left out or null, never guessed. */
export function toSpot(record: SpotRecord, links: Links): Spot {
  const { latitude, longitude } = record
  return {
    id: record.id,
    name: record.name,
    slug: record.slug,
    url: spotUrl(record.slug, links),
    ...(record.description !== null && { description: record.description }),
    latitude,
    longitude,
    coordinates: { latitude, longitude },
    mapsUrl: links.mapsUrlTemplate
      .replaceAll('{latitude}', String(latitude))
      .replaceAll('{longitude}', String(longitude)),
    tags: record.tags,
    activities: record.activities,
    ...(record.accessStatus !== null && { accessStatus: record.accessStatus }),
    fireStatus: record.fireStatus,
    sceneryType: record.sceneryType,
    transportation: record.transportation,
    silenceRating: record.silenceRating,
    ...(record.commentsCount !== null && { commentsCount: record.commentsCount }),
  }
}

/** Turns a spot as the API shows it back into its record, with what the API does not show. */
export function toRecord(
  spot: Spot,
  unshown: Pick<SpotRecord, 'otherNames' | 'country' | 'place' | 'source' | 'ratedBy'>,
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
    ...unshown,
  }
}

export function spotUrl(slug: string, { baseUrl }: Links): string {
  return `${baseUrl}/spots/${slug}`
}

export function spotApiUrl(id: string, { baseUrl }: Links): string {
  return `${baseUrl}/api/spots/${encodeURIComponent(id)}`
}

import { type Cell, csvLine, listCell } from '../../export/csv.ts'
import type { Index } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import type { Rows } from './list-bytes.ts'
import type { Parts } from './response.ts'

export const CSV = 'text/csv'

/** The columns and what each holds: the members of a spot, flat. */
const COLUMNS: Record<string, (spot: Spot) => Cell | undefined> = {
  id: spot => spot.id,
  slug: spot => spot.slug,
  name: spot => spot.name,
  latitude: spot => spot.latitude,
  longitude: spot => spot.longitude,
  silenceRating: spot => spot.silenceRating,
  confidence: spot => spot.confidence,
  description: spot => spot.description,
  tags: spot => listCell(spot.tags ?? []),
  activities: spot => listCell(spot.activities ?? []),
  accessStatus: spot => spot.accessStatus,
  fireStatus: spot => spot.fireStatus,
  sceneryType: spot => spot.sceneryType,
  transportation: spot => spot.transportation,
  commentsCount: spot => spot.commentsCount,
  country: spot => spot.country,
  place: spot => spot.place,
  elevation: spot => spot.elevation,
  elevationSource: spot => spot.elevationSource,
  website: spot => spot.links?.website,
  wikipedia: spot => spot.links?.wikipedia,
  wikidata: spot => spot.links?.wikidata,
  url: spot => spot.url,
  mapsUrl: spot => spot.mapsUrl,
  source: spot => spot.source,
  distanceKm: spot => spot.distanceKm,
}

/** Makes a table of a page of a list, a head and a line a spot (RFC 4180); what leads to the next page is in Link. */
export function listCsv(index: Index, { docs, distances }: Rows): Parts {
  const lines = docs.map((doc, i) => {
    const distance = distances?.[i]
    const spot = {
      ...index.spot(doc),
      ...(distance !== undefined && { distanceKm: Math.round(distance * 1000) / 1000 }),
    }
    return csvLine(Object.values(COLUMNS).map(cellOf => cellOf(spot) ?? null))
  })
  return [Buffer.from(csvLine(Object.keys(COLUMNS)) + lines.join(''))]
}

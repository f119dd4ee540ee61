import { iso1A2Code } from '@rapideditor/country-coder'
import type { Atlas } from '../../silence/noise-maps.ts'
import { E7 } from '../../geo/local-plane.ts'
import type { Coordinates } from '../../geo/distance.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import type { Candidate } from './collect/candidates.ts'
import { containers } from './collect/containers.ts'
import { describe } from './describe/describe.ts'
import { accessOf, fireOf, otherNamesOf, sceneryOf, tagsOf, transportationOf, activitiesOf } from './describe/fields.ts'
import type { Merged } from './merge.ts'
import type { Nearby } from './collect/nearby.ts'
import { nearestPlaces } from './describe/nearest-place.ts'
import type { Settlement } from './collect/settlements.ts'

export type DraftSources = {
  source: string
  merged: readonly Merged[]
  settlements: readonly Settlement[]
  nearby: Nearby
  atlas: Atlas
}

export type Unrated = { id: string; name: string }

/** Makes a draft of each spot that can be rated; the others are given to `unrated`. */
export function* drafts(from: DraftSources, unrated: (spot: Unrated) => void): Generator<SpotDraft> {
  const placeNear = nearestPlaces(from.settlements)
  const containerOf = containers(from.merged.map(({ winner }) => winner))
  for (const spot of from.merged) {
    const { winner } = spot
    const point = { latitude: winner.y / E7, longitude: winner.x / E7 }
    const id = idOf(winner)
    const name = (winner.tags['name'] ?? '').trim().slice(0, MOST_NAME)
    const explanation = from.atlas.explain(point)
    if (!explanation || isNextDoor(winner, point, from.atlas)) {
      unrated({ id, name })
      continue
    }
    const near = from.nearby.near(winner)
    const place = placeNear(winner.x, winner.y)
    const container = containerOf(winner)
    yield {
      id,
      slug: null,
      name,
      otherNames: otherNamesOf(spot),
      description: describe({ id, candidate: winner, place, container, near, explanation }),
      ...point,
      tags: tagsOf({ spot, near, place, explanation }),
      activities: activitiesOf(spot, near),
      accessStatus: accessOf(spot),
      fireStatus: fireOf(spot, near),
      sceneryType: sceneryOf(spot, near),
      transportation: transportationOf(near),
      silenceRating: explanation.rating,
      ratedBy: 'model',
      commentsCount: null,
      country: iso1A2Code([point.longitude, point.latitude], { level: 'territory' }),
      place: place?.name ?? null,
      source: from.source,
    }
  }
}

const BORDER_METRES = 500

/** Of a park across the border an extract often has the piece of outline that is the border itself. */
function isNextDoor({ isPartial }: Candidate, point: Coordinates, atlas: Atlas): boolean {
  return isPartial && atlas.metresToLandEdge(point, BORDER_METRES) < Infinity
}

const MOST_NAME = 300

export function isOsmId(id: string): boolean {
  return /^osm-[nwr]\d+$/.test(id)
}

function idOf({ type, osmId }: Candidate): string {
  return `osm-${type.charAt(0)}${osmId}`
}

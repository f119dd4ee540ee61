import type { Doc, Index } from '../../index/types.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../language/words.ts'
import { doubtOf, ratingBadge } from '../rating/badge.ts'
import { CLOSED } from '../shown-tags.ts'
import { NOISY_BELOW } from '../../silence/rating.ts'

const SHOWN = 6
/** As far as a day trip goes: what lies farther is not near by. */
export const NEARBY_KM = 50

export type Neighbour = { doc: Doc; distanceKm: number }

/** Finds the places nearest to a spot that one would go to, nearest first: none that is noisy or may not be entered. */
export function neighboursOf(doc: Doc, index: Index): Neighbour[] {
  const { latitude, longitude } = index.spot(doc)
  const { docs, distances } = index.list({
    filter: { near: { latitude, longitude, radiusKm: NEARBY_KM }, minRating: NOISY_BELOW, withoutTags: [CLOSED] },
    limit: SHOWN + 1,
    byDistance: {},
  })
  return docs
    .map((other, i) => ({ doc: other, distanceKm: distances?.[i] ?? 0 }))
    .filter(other => other.doc !== doc)
    .slice(0, SHOWN)
}

type NearbyContext = { index: Index; links: Links; words: Words }

/** Lists the places nearest to a spot. */
export function nearbySpots(neighbours: readonly Neighbour[], context: NearbyContext) {
  if (neighbours.length === 0) return null
  return html`<section aria-labelledby="nearby"><h2 id="nearby">${context.words.say('spot.nearby')}</h2>
<ul class="nearby">${neighbours.map(neighbour => row(neighbour, context))}</ul></section>`
}

function row({ doc, distanceKm }: Neighbour, { index, links, words }: NearbyContext): Html {
  const spot = index.spot(doc)
  const doubt = doubtOf(spot, words)
  return html`<li>${ratingBadge(spot, words)} <a href="${pathIn(links, `/spots/${index.slug(doc)}`)}"><bdi>${spot.name}</bdi></a> <span class="quiet">${words.distance(distanceKm)}${doubt !== null && ` · ${doubt}`}</span></li>
`
}

/** Around the equator, where a map of zoom 0 is 512 pixels wide. */
const KM_PER_PIXEL = 40_075 / 512
/** Pixels from the middle of a small map that are still within its edge. */
const IN_SIGHT_PX = 100
const [LEAST_ZOOM, MOST_ZOOM, LONE_ZOOM] = [3, 11, 6]

/** Returns the zoom of a small map: it shows the next place, or a coast where there is no other place. */
export function zoomAround(latitude: number, [nearest]: readonly Neighbour[]): number {
  return nearest ? zoomWith(latitude, nearest.distanceKm, MOST_ZOOM) : LONE_ZOOM
}

/** Returns the zoom of a small map that shows what lies some way from its middle. */
export function zoomWith(latitude: number, distanceKm: number, most: number): number {
  const km = KM_PER_PIXEL * Math.cos((latitude * Math.PI) / 180) * IN_SIGHT_PX
  const zoom = Math.log2(km / Math.max(distanceKm, 0.001))
  return Math.round(Math.min(most, Math.max(LEAST_ZOOM, zoom)) * 10) / 10
}

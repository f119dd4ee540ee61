import type { Doc, Index } from '../../index/types.ts'
import type { Links } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { ratingBadge } from '../rating.ts'
import { pathIn } from '../site.ts'
import { inKilometres } from '../words.ts'

const SHOWN = 6

export type Neighbour = { doc: Doc; distanceKm: number }

/** Finds the places nearest to a spot, nearest first. */
export function neighboursOf(doc: Doc, index: Index): Neighbour[] {
  const { latitude, longitude } = index.spot(doc)
  const { docs, distances } = index.list({
    filter: { near: { latitude, longitude } },
    limit: SHOWN + 1,
    byDistance: {},
  })
  return docs
    .map((other, i) => ({ doc: other, distanceKm: distances?.[i] ?? 0 }))
    .filter(other => other.doc !== doc)
    .slice(0, SHOWN)
}

/** Lists the places nearest to a spot. */
export function nearbySpots(neighbours: readonly Neighbour[], { index, links }: { index: Index; links: Links }) {
  if (neighbours.length === 0) return null
  return html`<section aria-labelledby="nearby"><h2 id="nearby">Nearby</h2>
<ul class="nearby">${neighbours.map(neighbour => row(neighbour, index, links))}</ul></section>`
}

function row({ doc, distanceKm }: Neighbour, index: Index, links: Links): Html {
  return html`<li>${ratingBadge(index.silenceRating(doc))} <a href="${pathIn(links, `/spots/${index.slug(doc)}`)}"><bdi>${index.spot(doc).name}</bdi></a> <span class="quiet">${inKilometres(distanceKm)}</span></li>
`
}

/** Around the equator, where a map of zoom 0 is 512 pixels wide. */
const KM_PER_PIXEL = 40_075 / 512
/** So far from the middle of a small map its edge is not reached yet. */
const IN_SIGHT_PX = 100
const [LEAST_ZOOM, MOST_ZOOM, LONE_ZOOM] = [3, 11, 6]

/** Says how near a small map goes: so that the next place can be seen on it, or a coast where there is nothing else. */
export function zoomAround(latitude: number, [nearest]: readonly Neighbour[]): number {
  if (!nearest) return LONE_ZOOM
  const km = KM_PER_PIXEL * Math.cos((latitude * Math.PI) / 180) * IN_SIGHT_PX
  const zoom = Math.log2(km / Math.max(nearest.distanceKm, 0.001))
  return Math.round(Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom)) * 10) / 10
}

import type { Doc, Index } from '../../index/index.ts'
import type { Links } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { ratingBadge } from '../rating.ts'
import { pathIn } from '../site.ts'
import { inKilometres } from '../words.ts'

const SHOWN = 6

/** Lists the places nearest to a spot. */
export function nearbySpots(doc: Doc, { index, links }: { index: Index; links: Links }): Html | null {
  const { latitude, longitude } = index.spot(doc)
  const { docs, distances } = index.list({
    filter: { near: { latitude, longitude } },
    limit: SHOWN + 1,
    byDistance: {},
  })
  const others = docs
    .map((other, i) => ({ other, distanceKm: distances?.[i] ?? 0 }))
    .filter(({ other }) => other !== doc)
    .slice(0, SHOWN)
  if (others.length === 0) return null
  return html`<section aria-labelledby="nearby"><h2 id="nearby">Nearby</h2>
<ul class="nearby">${others.map(
    ({
      other,
      distanceKm,
    }) => html`<li>${ratingBadge(index.silenceRating(other))} <a href="${pathIn(links, `/spots/${index.slug(other)}`)}"><bdi>${index.spot(other).name}</bdi></a> <span class="quiet">${inKilometres(distanceKm)}</span></li>
`,
  )}</ul></section>`
}

import type { Doc, Index } from '../index/types.ts'
import type { Links } from '../spots/links.ts'
import { html, type Html } from './html.ts'
import { whereabouts } from './places.ts'
import { ratingBadge } from './rating.ts'
import { pathIn } from './site.ts'
import { inKilometres, inWords, shortened } from './words.ts'

type CardOptions = { index: Index; links: Links; distanceKm?: number | undefined }

/** Shows a spot in a list: rating, name, where it is, and the beginning of its description. */
export function spotCard(doc: Doc, { index, links, distanceKm }: CardOptions): Html {
  const { name, description, tags = [], silenceRating, latitude, longitude } = index.spot(doc)
  const distance = distanceKm === undefined ? null : `${inKilometres(distanceKm)} away`
  const where = whereabouts(index.details(doc))
  return html`<li class="card" data-place="${longitude},${latitude}">
${ratingBadge(silenceRating)}
<div><h3><a href="${pathIn(links, `/spots/${index.slug(doc)}`)}"><bdi>${name}</bdi></a></h3>
${(distance ?? where) !== null && html`<p class="quiet">${distance}${distance !== null && where !== null && ' · '}${where !== null && html`<bdi>${where}</bdi>`}</p>`}
${description !== undefined && html`<p>${shortened(description, 150)}</p>`}
${tags.length > 0 && html`<p class="tags">${tags.slice(0, 4).map(tag => html`<span>${inWords(tag)}</span> `)}</p>`}
</div></li>
`
}

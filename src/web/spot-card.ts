import type { Doc, Index } from '../index/types.ts'
import { type Links, pathIn } from '../spots/links.ts'
import { html, type Html } from './html.ts'
import { inEnglish } from './language/catalogue-text.ts'
import type { Words } from './language/words.ts'
import { whereabouts } from './places.ts'
import { doubtOf, ratingBadge } from './rating/badge.ts'
import { isClosed, tellingFirst } from './shown-tags.ts'
import { capitalised, shortened } from '../text/english.ts'

type CardOptions = { index: Index; links: Links; words: Words; distanceKm?: number | undefined }

/** Shows a spot in a list: rating and its doubt, name, where it is, and the beginning of its description. */
export function spotCard(doc: Doc, { index, links, words, distanceKm }: CardOptions): Html {
  const spot = index.spot(doc)
  const { name, description, tags = [], latitude, longitude } = spot
  const doubt = doubtOf(spot, words)
  const shown = tellingFirst(tags)
  const distance = distanceKm === undefined ? null : words.say('card.away', { distance: words.distance(distanceKm) })
  const where = whereabouts(index.storedFields(doc), words)
  return html`<li class="card" data-place="${longitude},${latitude}" data-slug="${index.slug(doc)}">
${ratingBadge(spot, words)}
<div><h3><a href="${pathIn(links, `/spots/${index.slug(doc)}`)}"><bdi>${name}</bdi></a></h3>
${(distance ?? where) !== null && html`<p class="quiet">${distance}${distance !== null && where !== null && ' · '}${where !== null && html`<bdi>${where}</bdi>`}</p>`}
${doubt !== null && html`<p class="doubt">${capitalised(doubt)}</p>`}
${isClosed(spot) && html`<p class="closed">${words.say('card.closed')}</p>`}
${description !== undefined && html`<p class="told"${inEnglish(words)}>${shortened(description, 150)}</p>`}
${shown.length > 0 && html`<p class="tags">${shown.slice(0, 4).map(tag => html`<span>${words.feature(tag)}</span> `)}</p>`}
</div></li>
`
}

import type { Doc, Index } from '../index/index.ts'
import type { Links } from '../spots/links.ts'
import { html, type Html } from './html.ts'
import { whereabouts } from './places.ts'
import { ratingBadge } from './rating.ts'
import { pathIn } from './site.ts'
import { inWords, shortened } from './words.ts'

/** Shows a spot in a list: rating, name, where it is, and the beginning of its description. */
export function spotCard(doc: Doc, { index, links }: { index: Index; links: Links }): Html {
  const { name, description, tags = [], silenceRating } = index.spot(doc)
  const where = whereabouts(index.details(doc))
  return html`<li class="card">
${ratingBadge(silenceRating)}
<div><h3><a href="${pathIn(links, `/spots/${index.slug(doc)}`)}">${name}</a></h3>
${where !== null && html`<p class="quiet">${where}</p>`}
${description !== undefined && html`<p>${shortened(description, 150)}</p>`}
${tags.length > 0 && html`<p class="tags">${tags.slice(0, 4).map(tag => html`<span>${inWords(tag)}</span> `)}</p>`}
</div></li>
`
}

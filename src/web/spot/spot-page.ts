import { schemaOrgPlace } from '../../ask/formats/schema-org.ts'
import type { Page, PageContext } from '../../http/app.ts'
import { ApiError } from '../../http/errors.ts'
import type { Directory, Service } from '../../http/service.ts'
import { silenceOf } from '../../http/silence.ts'
import type { Doc, Index } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html, jsonFor } from '../html.ts'
import { layout, type View } from '../layout.ts'
import { mapPane } from '../map/map-pane.ts'
import { whereabouts } from '../places.ts'
import { wordOf } from '../../silence/rating.ts'
import { ratingBadge } from '../rating.ts'
import { htmlResponse, movedResponse } from '../respond.ts'
import { silencePicture } from '../silence/picture.ts'
import { pathIn, SITE_NAME, webUrl } from '../site.ts'
import { shortened } from '../words.ts'
import { factsOf } from './facts.ts'
import { nearbySpots, neighboursOf, zoomAround } from './nearby.ts'

/** The page of one spot, at the address that its `url` names; an old slug and an id lead to it. */
export const spotPage: Page = {
  path: '/spots/{slug}',
  handle(context) {
    const { service, params } = context
    const asked = params['slug'] ?? ''
    const directory = [service.directory(), service.sandbox].find(({ index }) => index.find(asked) !== undefined)
    const doc = directory?.index.find(asked)
    if (!directory || doc === undefined) throw new ApiError('spot_not_found', 'no public spot has this id or slug')
    const slug = directory.index.slug(doc)
    if (slug !== asked) return movedResponse(context, pathIn(service.links, `/spots/${slug}`))
    return htmlResponse(context, layout(view(context, directory, doc), service), { hasMap: true })
  },
}

function view({ service }: PageContext, directory: Directory, doc: Doc): View {
  const { links } = service
  const { index } = directory
  const isSandbox = directory === service.sandbox
  const spot = index.spot(doc)
  const where = whereabouts(index.details(doc))
  const neighbours = neighboursOf(doc, index)
  const rating = spot.silenceRating
  const summary = `${spot.name}: silence rating ${rating.toFixed(1)} of 5, ${wordOf(rating)}.`
  return {
    title: `${spot.name}${where === null ? '' : `, ${where}`} · ${SITE_NAME}`,
    description: shortened(spot.description ?? summary, 300),
    path: `/spots/${index.slug(doc)}`,
    isHidden: isSandbox,
    script: 'spot.js',
    data: html`<script type="application/ld+json">${jsonFor(schemaOrgPlace(spot))}</script>`,
    main: html`<article class="spot">
${isSandbox && html`<p class="note">This place is invented: it is part of the <a href="${pathIn(links, '/docs')}#sandbox">sandbox</a> that developers try their programs on.</p>`}
<header class="spot-head">
<div>${where !== null && html`<p class="eyebrow"><bdi>${where}</bdi></p>`}
<h1><bdi>${spot.name}</bdi></h1></div>
<p class="spot-rating">${ratingBadge(rating)} <strong>${wordOf(rating)}</strong></p>
</header>
${spot.description !== undefined && html`<p class="lead"><bdi>${spot.description}</bdi></p>`}
<div class="columns">
<section aria-labelledby="facts"><h2 id="facts">What is known</h2>
${factsOf(spot, index.details(doc), links)}</section>
<section aria-labelledby="silence"><h2 id="silence">Silence, and why</h2>
${silencePicture(silenceOf(doc, directory), pathIn(links, '/docs'))}
</section>
<section aria-labelledby="where"><h2 id="where">Getting there</h2>
${gettingThere(spot, zoomAround(spot.latitude, neighbours), service)}
</section>
${nearbySpots(neighbours, { index, links })}
</div>
${actions(spot, service, isSandbox ? '/api/sandbox/spots' : `/api/spots/${encodeURIComponent(spot.id)}`)}
${sourceOf(index, doc)}
</article>`,
  }
}

function gettingThere({ transportation, mapsUrl, latitude, longitude, name }: Spot, zoom: number, service: Service) {
  return html`<p>${transportation ?? html`<span class="unknown">How to get there is unknown.</span>`}</p>
${mapPane(service, { id: 'spot-map', label: `Map around ${name}`, place: { latitude, longitude, zoom } })}
<p>${mapsUrl !== undefined && html`<a href="${mapsUrl}" rel="noopener">Open on a map</a> · `}<a href="geo:${latitude},${longitude}">Open in an app</a></p>`
}

function actions({ latitude, longitude }: Spot, { links, contactUrl }: Service, apiPath: string): Html {
  const contact = webUrl(contactUrl)
  return html`<p class="actions"><a class="button" href="${pathIn(links, '/')}?near=${latitude},${longitude}&amp;radiusKm=100">Quiet places around</a> <a href="${pathIn(links, apiPath)}">As JSON</a>${contact !== undefined && html` <a href="${contact}">Report an error</a>`}</p>`
}

function sourceOf(index: Index, doc: Doc): Html | null {
  const source = index.sources.find(({ name }) => name === index.details(doc).source)
  if (!source) return null
  const url = webUrl(source.url)
  return html`<p class="quiet source">Source: ${url === undefined ? source.attribution : html`<a href="${url}" rel="noopener">${source.attribution}</a>`}${source.licence !== null && html`. Licence: ${source.licence}`}. Its ratings are ${source.ratings}.</p>`
}

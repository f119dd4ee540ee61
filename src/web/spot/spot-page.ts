import { schemaOrgPlace } from '../../ask/formats/schema-org.ts'
import type { Page, PageContext } from '../../http/page.ts'
import { ApiError } from '../../http/errors.ts'
import type { Directory } from '../../service/directory.ts'
import { silenceOf } from '../../service/spot-silence.ts'
import type { Doc, Index } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html, jsonFor } from '../html.ts'
import { layout, type View } from '../layout.ts'
import { mapPane } from '../map/map-pane.ts'
import { whereabouts } from '../places.ts'
import { wordOf } from '../../silence/rating.ts'
import { doubtOf, ratingBadge, ratingInWords } from '../rating.ts'
import { htmlResponse, movedResponse } from '../respond.ts'
import { silencePicture } from '../silence/picture.ts'
import { isClosed } from '../shown-tags.ts'
import { SITE_NAME, webUrl } from '../site.ts'
import { pathIn } from '../../spots/links.ts'
import { shortened } from '../../text/english.ts'
import { factsOf } from './facts.ts'
import { nearbySpots, neighboursOf, zoomAround } from './nearby.ts'

/** The page of one spot, at the address that its `url` names; an old slug and an id lead to it. */
export const spotPage: Page = {
  path: '/spots/{slug}',
  handle(context) {
    const asked = context.params['slug'] ?? ''
    const directory = [context.directory, context.sandbox].find(({ index }) => index.find(asked) !== undefined)
    const doc = directory?.index.find(asked)
    if (!directory || doc === undefined) throw new ApiError('spot_not_found', 'no public spot has this id or slug')
    const slug = directory.index.slug(doc)
    if (slug !== asked) return movedResponse(pathIn(context.links, `/spots/${slug}`))
    return htmlResponse(context, layout(view(context, directory, doc), context), { hasMap: true })
  },
}

function view(context: PageContext, directory: Directory, doc: Doc): View {
  const { links } = context
  const { index } = directory
  const isSandbox = directory === context.sandbox
  const spot = index.spot(doc)
  const where = whereabouts(index.storedFields(doc))
  const neighbours = neighboursOf(doc, index)
  const doubt = doubtOf(spot)
  const word = wordOf(spot.silenceRating)
  const summary = `${spot.name}: silence rating ${ratingInWords(spot)}.`
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
<p class="spot-rating">${ratingBadge(spot)} ${doubt === null ? html`<strong>${word}</strong>` : html`<span><strong>perhaps ${word}</strong> · <a href="#silence">${doubt}</a></span>`}</p>
${isClosed(spot) && html`<p class="note closed">No access: entering or landing is forbidden here.</p>`}
</header>
${spot.description !== undefined && html`<p class="lead"><bdi>${spot.description}</bdi></p>`}
<div class="columns">
<section aria-labelledby="facts"><h2 id="facts">What is known</h2>
${factsOf(spot, index.storedFields(doc), links)}</section>
<section aria-labelledby="silence"><h2 id="silence">Silence, and why</h2>
${silencePicture(silenceOf(doc, directory), pathIn(links, '/docs'))}
</section>
<section aria-labelledby="where"><h2 id="where">Getting there</h2>
${gettingThere(spot, zoomAround(spot.latitude, neighbours), context)}
</section>
${nearbySpots(neighbours, { index, links })}
</div>
${actions(spot, context, isSandbox ? '/api/sandbox/spots' : `/api/spots/${encodeURIComponent(spot.id)}`)}
${sourceOf(index, doc)}
</article>`,
  }
}

function gettingThere(
  { transportation, mapsUrl, latitude, longitude, name }: Spot,
  zoom: number,
  context: PageContext,
) {
  return html`<p>${transportation ?? html`<span class="unknown">How to get there is unknown.</span>`}</p>
${mapPane(context, { id: 'spot-map', label: `Map around ${name}`, place: { latitude, longitude, zoom }, shown: { noisy: 'yes' } })}
<p>${mapsUrl !== undefined && html`<a href="${mapsUrl}" rel="noopener">Open on a map</a> · `}<a href="geo:${latitude},${longitude}">Open in an app</a></p>`
}

function actions({ latitude, longitude }: Spot, { links, settings }: PageContext, apiPath: string): Html {
  const contact = webUrl(settings.contactUrl)
  return html`<p class="actions"><a class="button" href="${pathIn(links, '/')}?near=${latitude},${longitude}&amp;radiusKm=100">Quiet places around</a> <a href="${pathIn(links, apiPath)}">As JSON</a>${contact !== undefined && html` <a href="${contact}">Report an error</a>`}</p>`
}

function sourceOf(index: Index, doc: Doc): Html | null {
  const source = index.sources.find(({ name }) => name === index.storedFields(doc).source)
  if (!source) return null
  const url = webUrl(source.url)
  return html`<p class="quiet source">Source: ${url === undefined ? source.attribution : html`<a href="${url}" rel="noopener">${source.attribution}</a>`}${source.licence !== null && html`. Licence: ${source.licence}`}. Its ratings are ${source.ratings}.</p>`
}

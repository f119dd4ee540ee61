import { schemaOrgPlace } from '../../ask/formats/schema-org.ts'
import type { Page, PageContext } from '../../http/page.ts'
import { ApiError } from '../../http/errors.ts'
import type { Directory } from '../../service/directory.ts'
import { roseOf, silenceOf } from '../../service/spot-silence.ts'
import type { Doc, Index } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html, jsonFor } from '../html.ts'
import { layout, type View } from '../layout.ts'
import { mapPane } from '../map/map-pane.ts'
import { whereabouts } from '../places.ts'
import { wordOf } from '../../silence/rating.ts'
import { doubtOf, ratingBadge, ratingInWords } from '../rating/badge.ts'
import { htmlResponse, movedResponse } from '../respond.ts'
import { silencePicture } from '../silence/picture.ts'
import { isClosed } from '../shown-tags.ts'
import { SITE_NAME, webUrl } from '../site.ts'
import { pathIn } from '../../spots/links.ts'
import { shortened } from '../../text/english.ts'
import { factsOf } from './facts.ts'
import { mapLinks } from './map-links.ts'
import { NEARBY_KM, nearbySpots, neighboursOf, zoomAround } from './nearby.ts'
import { writeSearchState } from '../search-state.ts'

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
${isSandbox && html`<p class="note">This place is invented: it is part of the <a href="${pathIn(links, '/docs/guides/sandbox')}">sandbox</a> that developers try their programs on.</p>`}
<header class="spot-head">
<div>${where !== null && html`<p class="eyebrow"><bdi>${where}</bdi></p>`}
<h1><bdi>${spot.name}</bdi></h1></div>
${!isSandbox && html`<button type="button" class="plain star needs-script" id="save" data-slug="${index.slug(doc)}" aria-pressed="false">Save this place</button>`}
<p class="spot-rating">${ratingBadge(spot)} ${doubt === null ? html`<strong>${word}</strong>` : html`<span><strong>perhaps ${word}</strong> · <a href="#silence">${doubt}</a></span>`}</p>
${isClosed(spot) && html`<p class="note closed">No access: entering or landing is forbidden here.</p>`}
</header>
${spot.description !== undefined && html`<p class="lead"><bdi>${spot.description}</bdi></p>`}
<div class="columns">
<section aria-labelledby="silence"><h2 id="silence">Silence, and why</h2>
${silencePicture(silenceOf(doc, directory), { guidesPath: pathIn(links, '/docs/guides'), rose: roseOf(doc, directory) })}
</section>
<div><section aria-labelledby="where"><h2 id="where">Getting there</h2>
${gettingThere(spot, { slug: index.slug(doc), zoom: zoomAround(spot.latitude, neighbours) }, context)}
</section>
<section aria-labelledby="facts"><h2 id="facts">What is known</h2>
${factsOf(spot, index.storedFields(doc), links)}</section>
${nearbySpots(neighbours, { index, links })}</div>
</div>
${actions(
  spot,
  {
    apiPath: isSandbox ? '/api/sandbox/spots' : `/api/spots/${encodeURIComponent(spot.id)}`,
    slug: index.slug(doc),
    hasNeighbours: neighbours.length > 0 && !isSandbox,
  },
  context,
)}
${sourceOf(index, doc)}
</article>`,
  }
}

function gettingThere(spot: Spot, { slug, zoom }: { slug: string; zoom: number }, context: PageContext) {
  const { transportation, mapsUrl, latitude, longitude, name } = spot
  const coordinates = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  return html`<p>${transportation ?? html`<span class="unknown">How to get there is unknown.</span>`}</p>
${mapPane(context, { id: 'spot-map', label: `Map around ${name}`, place: { latitude, longitude, zoom }, shown: { noisy: 'yes' } })}
<p class="coordinates"><code>${coordinates}</code> <button type="button" class="plain small needs-script" id="copy" data-text="${coordinates}">Copy</button> <a href="${pathIn(context.links, `/spots/${slug}.gpx`)}" download>GPX</a></p>
${mapLinks(spot)}
${mapsUrl !== undefined && !mapsUrl.startsWith(OSM) && html`<p><a href="${mapsUrl}" rel="noopener">Open on a map</a></p>`}`
}

const OSM = 'https://www.openstreetmap.org/'
/** How imports from OpenStreetMap name what a spot was made of. */
const OSM_ID = /^osm-([nwr])(\d+)$/
const OSM_KINDS = new Map([
  ['n', 'node'],
  ['w', 'way'],
  ['r', 'relation'],
])

/** Leads to where what is wrong or missing can be put right for everybody; null for what is not from there. */
function improveLink({ id }: Spot): Html | null {
  const [, kind = '', number] = OSM_ID.exec(id) ?? []
  if (number === undefined) return null
  return html` <a href="${OSM}${OSM_KINDS.get(kind)}/${number}" rel="noopener">Improve this on OpenStreetMap</a>`
}

type Actions = { apiPath: string; slug: string; hasNeighbours: boolean }

function actions(spot: Spot, { apiPath, slug, hasNeighbours }: Actions, { links, settings }: PageContext): Html {
  const contact = webUrl(settings.contactUrl)
  const around = `${pathIn(links, '/')}${writeSearchState({ near: spot, radiusKm: NEARBY_KM, sort: 'distance', except: slug })}`
  return html`<p class="actions">${hasNeighbours && html`<a class="button" href="${around}">Quiet places around</a> `}<a href="${pathIn(links, apiPath)}">As JSON</a>${improveLink(spot)}${contact !== undefined && html` <a href="${contact}">Report an error</a>`}</p>`
}

function sourceOf(index: Index, doc: Doc): Html | null {
  const source = index.sources.find(({ name }) => name === index.storedFields(doc).source)
  if (!source) return null
  const url = webUrl(source.url)
  return html`<p class="quiet source">Source: ${url === undefined ? source.attribution : html`<a href="${url}" rel="noopener">${source.attribution}</a>`}${source.licence !== null && html`. Licence: ${source.licence}`}. Its ratings are ${source.ratings}.</p>`
}

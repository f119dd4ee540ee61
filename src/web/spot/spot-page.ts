import { schemaOrgPlace } from '../../ask/formats/schema-org.ts'
import type { Page } from '../../http/page.ts'
import { findSpot } from '../../http/find-spot.ts'
import type { Directory } from '../../service/directory.ts'
import { type Arrival, arrivalsNear } from '../../service/arrivals.ts'
import { computedFor, roseOf, silenceOf } from '../../service/spot-silence.ts'
import type { Doc, Index } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html, jsonFor } from '../html.ts'
import { catalogueText, inEnglish } from '../language/catalogue-text.ts'
import { localised, type WordContext } from '../language/localised.ts'
import type { Words } from '../language/words.ts'
import { layout, type View } from '../layout.ts'
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
import { gettingThere } from './getting-there.ts'
import { NEARBY_KM, nearbySpots, neighboursOf } from './nearby.ts'
import { improveLink } from './osm-links.ts'
import { writeSearchState } from '../search-state.ts'

/** The page of one spot, at the address that its `url` names; an old slug and an id lead to it. */
export const spotPage: Page = localised({
  path: '/spots/{slug}',
  async handle(context) {
    const asked = context.params['slug'] ?? ''
    const isPublic = context.directory.index.find(asked) !== undefined
    const directory = isPublic ? context.directory : context.sandbox
    const doc = findSpot(directory.index, asked)
    const slug = directory.index.slug(doc)
    if (slug !== asked) return movedResponse(pathIn(context.links, `/spots/${slug}`))
    const arrivals = await arrivalsNear(directory.baseMap, directory.index.spot(doc))
    return htmlResponse(context, layout(context, view(context, directory, { doc, arrivals })), { hasMap: true })
  },
})

type Shown = { doc: Doc; arrivals: readonly Arrival[] }

function view(context: WordContext, directory: Directory, { doc, arrivals }: Shown): View {
  const { links, words } = context
  const { say } = words
  const { index } = directory
  const isSandbox = directory === context.sandbox
  const spot = index.spot(doc)
  const where = whereabouts(index.storedFields(doc), words)
  const neighbours = neighboursOf(doc, index)
  const doubt = doubtOf(spot, words)
  const word = words.scale(wordOf(spot.silenceRating))
  const summary = say('spot.summary', { name: spot.name, rating: ratingInWords(spot, words) })
  return {
    title: `${spot.name}${where === null ? '' : `, ${where}`} · ${SITE_NAME}`,
    description: shortened(spot.description ?? summary, 300),
    path: `/spots/${index.slug(doc)}`,
    isHidden: isSandbox,
    script: 'spot.js',
    ...(!isSandbox && { picture: { path: `/spots/${index.slug(doc)}/card.png`, alt: summary } }),
    data: html`<script type="application/ld+json">${jsonFor(schemaOrgPlace(spot))}</script>`,
    main: html`<article class="spot">
${isSandbox && html`<p class="note">${words.show('spot.invented', { sandbox: html`<a href="${pathIn(links, '/docs/guides/sandbox')}">${say('spot.sandbox')}</a>` })}</p>`}
<header class="spot-head">
<div>${where !== null && html`<p class="eyebrow"><bdi>${where}</bdi></p>`}
<h1><bdi>${spot.name}</bdi></h1></div>
${!isSandbox && html`<button type="button" class="plain star needs-script" id="save" data-slug="${index.slug(doc)}" aria-pressed="false">${say('spot.save')}</button>`}
<p class="spot-rating">${ratingBadge(spot, words)} ${doubt === null ? html`<strong>${word}</strong>` : html`<span><strong>${say('rating.perhaps', { word })}</strong> · <a href="#silence">${doubt}</a></span>`}</p>
${isClosed(spot) && html`<p class="note closed">${say('spot.closed')}</p>`}
</header>
${spot.description !== undefined && html`<p class="lead"${inEnglish(words)}><bdi>${spot.description}</bdi></p>`}
<div class="columns">
<section aria-labelledby="silence"><h2 id="silence">${say('spot.why')}</h2>
${silencePicture(silenceOf(doc, directory), {
  guidesPath: pathIn(links, '/docs/guides'),
  rose: roseOf(doc, directory),
  known: computedFor(doc, directory)?.known,
  words,
})}
</section>
<div><section aria-labelledby="where"><h2 id="where">${say('spot.gettingThere')}</h2>
${gettingThere(spot, { slug: index.slug(doc), arrivals, neighbours }, context)}
</section>
<section aria-labelledby="facts"><h2 id="facts">${say('spot.known')}</h2>
${factsOf(spot, index.storedFields(doc), { links, words })}</section>
${nearbySpots(neighbours, { index, links, words })}</div>
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
${sourceOf(index, doc, words)}
</article>`,
  }
}

type Actions = { apiPath: string; slug: string; hasNeighbours: boolean }

function actions(spot: Spot, { apiPath, slug, hasNeighbours }: Actions, { links, settings, words }: WordContext): Html {
  const { say } = words
  const contact = webUrl(settings.contactUrl)
  const around = `${pathIn(links, '/')}${writeSearchState({ near: spot, radiusKm: NEARBY_KM, sort: 'distance', except: slug })}`
  return html`<p class="actions">${hasNeighbours && html`<a class="button" href="${around}">${say('spot.around')}</a> `}<a href="${pathIn(links, apiPath)}">${say('spot.json')}</a>${improveLink(spot, words)}${contact !== undefined && html` <a href="${contact}">${say('spot.report')}</a>`}</p>`
}

function sourceOf(index: Index, doc: Doc, words: Words): Html | null {
  const { say, show } = words
  const found = index.sources.find(({ name }) => name === index.storedFields(doc).source)
  if (!found) return null
  const { attribution, licence, ratings } = found
  const url = webUrl(found.url)
  const source = url === undefined ? attribution : html`<a href="${url}" rel="noopener">${attribution}</a>`
  return html`<p class="quiet source">${show('spot.source', { source: catalogueText(source, words) })} ${licence !== null && html`${say('spot.licence', { licence })} `}${ratings === 'editorial' ? say('spot.editorial') : say('spot.computed')}${words.language !== 'en' && ` ${say('spot.inEnglish')}`}</p>`
}

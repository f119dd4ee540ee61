import { shownExplanation } from '../../service/spot-silence.ts'
import type { Page } from '../../http/page.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { html, type Html } from '../html.ts'
import { catalogueText } from '../language/catalogue-text.ts'
import { localised, type WordContext } from '../language/localised.ts'
import { layout } from '../layout.ts'
import { type Box, uniteBoxes } from '../../geo/box.ts'
import { mapPane } from '../map/map-pane.ts'
import { htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'
import { pathIn } from '../../spots/links.ts'
import { quietestAround } from '../../service/quietest/quietest.ts'
import { ratingBadge } from '../rating/badge.ts'
import { silencePicture } from './picture.ts'

const PATH = '/silence'
/** A few kilometres around a point: as far as most of its noise comes from. */
const POINT_ZOOM = 12

/** How quiet any point is: by a click on the map, or by coordinates. */
export const silencePage: Page = localised({
  path: PATH,
  async handle(context) {
    const { search: searchParams, words } = context
    const { say } = words
    const point = readPoint(searchParams)
    const wasAsked = searchParams.has('latitude') || searchParams.has('longitude')
    const page = layout(context, {
      title: `${say('point.title')} · ${SITE_NAME}`,
      description: say('point.description'),
      ...(!wasAsked && { path: PATH }),
      script: 'silence.js',
      main: html`<h1>${say('point.title')}</h1>
<p class="lead">${say('point.lead')}</p>
<div class="list-and-map">
${mapPane(context, { id: 'silence-map', label: say('point.map'), extent: coveredExtent(context), shown: { noisy: 'yes' }, ...(point && { place: { ...point, zoom: POINT_ZOOM } }) })}
<div>${form(point, searchParams, context)}
<section id="found" aria-live="polite">${answer(point, wasAsked, context)}${await aroundHere(point, context)}</section></div>
</div>`,
    })
    return htmlResponse(context, page, { hasMap: true })
  },
})

function form(point: Coordinates | undefined, search: URLSearchParams, { links, words: { say } }: WordContext): Html {
  const field = (name: 'latitude' | 'longitude', label: string, most: number) =>
    html`<label class="field">${label}
<input name="${name}" type="number" step="any" min="${-most}" max="${most}" required value="${point?.[name] ?? search.get(name)}"></label>`
  return html`<form class="finder" id="point" action="${pathIn(links, PATH)}">
${field('latitude', say('point.latitude'), 90)}
${field('longitude', say('point.longitude'), 180)}
<button>${say('point.show')}</button>
</form>`
}

function answer(point: Coordinates | undefined, wasAsked: boolean, context: WordContext): Html | null {
  const { words } = context
  const { say, show } = words
  if (!wasAsked) return regions(context)
  if (!point) return html`<p class="note">${say('point.outOfRange')}</p>`
  const { noiseMaps } = context.directory
  const explanation = noiseMaps.explain(point)
  if (!explanation) return html`<p class="note">${say('point.notCovered')}</p>${regions(context)}`
  const source = noiseMaps.regionsAt(point).join(', ')
  return html`<h2>${say('point.here')}</h2>
${silencePicture(shownExplanation({ ...explanation, source }), { guidesPath: pathIn(context.links, '/docs/guides'), rose: noiseMaps.rose(point), known: explanation.known, words })}
<p class="quiet">${show('point.region', { region: catalogueText(source, words) })} <a href="${pathIn(context.links, '/api/silence')}?latitude=${point.latitude}&amp;longitude=${point.longitude}">${say('spot.json')}</a></p>`
}

/** How far "around here" goes, kilometres, and how many points it names. */
const AROUND = { radiusKm: 5, limit: 3 }

/** Names the quietest points around that one can walk to; nothing where none is known. */
async function aroundHere(
  point: Coordinates | undefined,
  { directory, links, words, timed }: WordContext,
): Promise<Html | null> {
  const { say } = words
  const found = point && (await quietestAround(directory, { near: point, ...AROUND, timed }))
  if (!found || found.length === 0) return null
  return html`<h2>${say('point.quietest')}</h2>
<p class="quiet">${say('point.quietestNote', { distance: words.distance(AROUND.radiusKm) })}</p>
<ul class="around">${found.map(({ point, distanceKm, explanation }) => {
    const [latitude, longitude] = [point.latitude.toFixed(5), point.longitude.toFixed(5)]
    const [loudest] = explanation.dominant
    const what = loudest && (loudest.name ?? words.source(loudest))
    return html`<li>${ratingBadge({ silenceRating: explanation.rating, confidence: explanation.confidence }, words)} <a href="${pathIn(links, PATH)}?latitude=${latitude}&amp;longitude=${longitude}">${say('card.away', { distance: words.distance(distanceKm) })}</a>${what !== undefined && html`; ${say('point.loudest', { source: what })}`}</li>`
  })}</ul>`
}

function regions({ directory, words }: WordContext): Html {
  const { regions } = directory.noiseMaps
  if (regions.length === 0) return html`<p class="quiet">${words.say('point.noRegions')}</p>`
  return html`<p class="quiet">${words.show('point.regions', { regions: catalogueText(regions.join(', '), words) })}</p>`
}

/** Returns the box of all noise maps, null without any. */
function coveredExtent({ directory }: WordContext): Box | null {
  const boxes = directory.index.sources.flatMap(({ coverage }) => coverage ?? [])
  return boxes.length === 0 ? null : uniteBoxes(boxes)
}

function readPoint(search: URLSearchParams): Coordinates | undefined {
  const number = (name: string) => Number(search.get(name)?.trim() || Number.NaN)
  const [latitude, longitude] = [number('latitude'), number('longitude')]
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isThere ? { latitude, longitude } : undefined
}

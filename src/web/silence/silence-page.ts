import { shownExplanation } from '../../service/spot-silence.ts'
import type { Page, PageContext } from '../../http/page.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { html, type Html } from '../html.ts'
import { layout } from '../layout.ts'
import { type Box, uniteBoxes } from '../../geo/box.ts'
import { mapPane } from '../map/map-pane.ts'
import { htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'
import { pathIn } from '../../spots/links.ts'
import { quietestAround } from '../../service/quietest/quietest.ts'
import { inKilometres } from '../../text/distance-words.ts'
import { ratingBadge } from '../rating/badge.ts'
import { silencePicture } from './picture.ts'

const PATH = '/silence'
/** A few kilometres around a point: as far as most of its noise comes from. */
const POINT_ZOOM = 12

/** How quiet any point is: by a click on the map, or by coordinates. */
export const silencePage: Page = {
  path: PATH,
  async handle(context) {
    const { search: searchParams } = context
    const point = readPoint(searchParams)
    const wasAsked = searchParams.has('latitude') || searchParams.has('longitude')
    const page = layout(
      {
        title: `How quiet is it there? · ${SITE_NAME}`,
        description: 'The noise that people make, estimated for any point of the imported regions, with its sources.',
        ...(!wasAsked && { path: PATH }),
        script: 'silence.js',
        main: html`<h1>How quiet is it there?</h1>
<p class="lead">Click the map, or give coordinates: what is heard there is estimated from the roads, railways, airports and settlements around.</p>
<div class="list-and-map">
${mapPane(context, { id: 'silence-map', label: 'Map: click a point to ask for it', extent: coveredExtent(context), shown: { noisy: 'yes' }, ...(point && { place: { ...point, zoom: POINT_ZOOM } }) })}
<div>${form(point, searchParams, context)}
<section id="found" aria-live="polite">${answer(point, wasAsked, context)}${await aroundHere(point, context)}</section></div>
</div>`,
      },
      context,
    )
    return htmlResponse(context, page, { hasMap: true })
  },
}

function form(point: Coordinates | undefined, search: URLSearchParams, { links }: PageContext): Html {
  const field = (name: 'latitude' | 'longitude', label: string, most: number) =>
    html`<label class="field">${label}
<input name="${name}" type="number" step="any" min="${-most}" max="${most}" required value="${point?.[name] ?? search.get(name)}"></label>`
  return html`<form class="finder" id="point" action="${pathIn(links, PATH)}">
${field('latitude', 'Latitude', 90)}
${field('longitude', 'Longitude', 180)}
<button>Show</button>
</form>`
}

function answer(point: Coordinates | undefined, wasAsked: boolean, context: PageContext): Html | null {
  if (!wasAsked) return regions(context)
  if (!point) return html`<p class="note">Latitude goes from -90 to 90, longitude from -180 to 180.</p>`
  const { noiseMaps } = context.directory
  const explanation = noiseMaps.explain(point)
  if (!explanation)
    return html`<p class="note">No imported region holds this point. No data is not silence.</p>${regions(context)}`
  const source = noiseMaps.regionsAt(point).join(', ')
  return html`<h2>At this point</h2>
${silencePicture(shownExplanation({ ...explanation, source }), { guidesPath: pathIn(context.links, '/docs/guides'), rose: noiseMaps.rose(point) })}
<p class="quiet">Region: ${source}. <a href="${pathIn(context.links, '/api/silence')}?latitude=${point.latitude}&amp;longitude=${point.longitude}">As JSON</a></p>`
}

/** How far "around here" goes, kilometres, and how many points it names. */
const AROUND = { radiusKm: 5, limit: 3 }

/** Names the quietest points around that one can walk to; nothing where none is known. */
async function aroundHere(point: Coordinates | undefined, { directory, links }: PageContext): Promise<Html | null> {
  const found = point && (await quietestAround(directory, { near: point, ...AROUND }))
  if (!found || found.length === 0) return null
  return html`<h2>Quietest around here</h2>
<p class="quiet">Within ${AROUND.radiusKm} km, on or near a path or track.</p>
<ul class="around">${found.map(({ point, distanceKm, explanation }) => {
    const [latitude, longitude] = [point.latitude.toFixed(5), point.longitude.toFixed(5)]
    const [loudest] = explanation.dominant
    const what = loudest && (loudest.name ?? loudest.class)
    return html`<li>${ratingBadge({ silenceRating: explanation.rating, confidence: explanation.confidence })} <a href="${pathIn(links, PATH)}?latitude=${latitude}&amp;longitude=${longitude}">${inKilometres(distanceKm)} away</a>${what !== undefined && html`; loudest: ${what}`}</li>`
  })}</ul>`
}

function regions({ directory }: PageContext): Html {
  const { regions } = directory.noiseMaps
  if (regions.length === 0) return html`<p class="quiet">No region with a noise map has been imported here yet.</p>`
  return html`<p class="quiet">Imported regions: ${regions.join(', ')}.</p>`
}

/** Returns the box of all noise maps, null without any. */
function coveredExtent({ directory }: PageContext): Box | null {
  const boxes = directory.index.sources.flatMap(({ coverage }) => coverage ?? [])
  return boxes.length === 0 ? null : uniteBoxes(boxes)
}

function readPoint(search: URLSearchParams): Coordinates | undefined {
  const number = (name: string) => Number(search.get(name)?.trim() || Number.NaN)
  const [latitude, longitude] = [number('latitude'), number('longitude')]
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isThere ? { latitude, longitude } : undefined
}

import type { Page } from '../../http/app.ts'
import type { Service } from '../../http/service.ts'
import type { Coordinates } from '../../geo/distance.ts'
import { html, type Html } from '../html.ts'
import { layout } from '../layout.ts'
import { type Extent, mapPane } from '../map/map-pane.ts'
import { htmlResponse } from '../respond.ts'
import { pathIn, SITE_NAME } from '../site.ts'
import { silencePicture } from './picture.ts'

const PATH = '/silence'

/** How quiet any point is: by a click on the map, or by coordinates. */
export const silencePage: Page = {
  path: PATH,
  handle(context) {
    const { service, request } = context
    const { searchParams } = new URL(request.url)
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
${mapPane(service, { id: 'silence-map', label: 'Map: click a point to ask for it', extent: coveredExtent(service), ...(point && { place: { ...point } }) })}
<div>${form(point, searchParams, service)}
<section id="found" aria-live="polite">${answer(point, wasAsked, service)}</section></div>
</div>`,
      },
      service,
    )
    return htmlResponse(context, page, { hasMap: true })
  },
}

function form(point: Coordinates | undefined, search: URLSearchParams, { links }: Service): Html {
  const field = (name: 'latitude' | 'longitude', label: string, most: number) =>
    html`<label class="field">${label}
<input name="${name}" type="number" step="any" min="${-most}" max="${most}" required value="${point?.[name] ?? search.get(name)}"></label>`
  return html`<form class="finder" id="point" action="${pathIn(links, PATH)}">
${field('latitude', 'Latitude', 90)}
${field('longitude', 'Longitude', 180)}
<button>Show</button>
</form>`
}

function answer(point: Coordinates | undefined, wasAsked: boolean, service: Service): Html | null {
  if (!wasAsked) return regions(service)
  if (!point) return html`<p class="note">Latitude goes from -90 to 90, longitude from -180 to 180.</p>`
  const { atlas } = service.directory()
  const explanation = atlas.explain(point)
  if (!explanation)
    return html`<p class="note">No imported region holds this point. No data is not silence.</p>${regions(service)}`
  const source = atlas.regionsAt(point).join(', ')
  return html`<h2>At this point</h2>
${silencePicture({ ...explanation, source }, pathIn(service.links, '/docs'))}
<p class="quiet">Region: ${source}. <a href="${pathIn(service.links, '/api/silence')}?latitude=${point.latitude}&amp;longitude=${point.longitude}">As JSON</a></p>`
}

function regions(service: Service): Html {
  const { regions } = service.directory().atlas
  if (regions.length === 0) return html`<p class="quiet">No region with a noise map has been imported here yet.</p>`
  return html`<p class="quiet">Imported regions: ${regions.join(', ')}.</p>`
}

/** The box of all regions that have a noise map, null where there is none. */
function coveredExtent(service: Service): Extent | null {
  const boxes = service.directory().index.sources.flatMap(({ coverage }) => coverage ?? [])
  if (boxes.length === 0) return null
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  }
}

function readPoint(search: URLSearchParams): Coordinates | undefined {
  const number = (name: string) => Number(search.get(name)?.trim() || Number.NaN)
  const [latitude, longitude] = [number('latitude'), number('longitude')]
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isThere ? { latitude, longitude } : undefined
}

import { findSpot } from '../../http/find-spot.ts'
import type { Page, PageContext } from '../../http/page.ts'
import { headerList, type HttpResponse } from '../../http/response/response.ts'
import type { Doc } from '../../index/types.ts'
import { pathIn, spotUrl } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { localised, type WordContext } from '../language/localised.ts'
import { layout } from '../layout.ts'
import { fileResponse, htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'
import { spotCard } from '../spot-card.ts'
import { gpxOf } from './gpx.ts'

const PATH = '/saved'
/** Places in a list that is shared by its address. */
const MOST_PLACES = 100

/** Places that somebody has saved: in their browser alone, shared by the address that names them. */
export const savedPage: Page = localised({
  path: PATH,
  handle(context) {
    const { say } = context.words
    const docs = docsOf(context)
    const page = layout(context, {
      title: `${say('saved.title')} · ${SITE_NAME}`,
      description: say('saved.description'),
      script: 'saved-page.js',
      main: html`<h1>${say('saved.title')}</h1>
<div id="saved" data-ids="${docs.map(doc => context.directory.index.slug(doc)).join(',')}">${docs.length > 0 ? list(docs, context) : html`<p class="note" id="no-saved">${say('saved.none')}</p>`}</div>
<p class="visually-hidden" id="told" role="status"></p>
<p class="list-and-map needs-script"><label class="field">${say('saved.import')} <input type="file" id="import" accept=".geojson,.json,application/geo+json"></label></p>`,
    })
    return htmlResponse(context, page)
  },
})

function list(docs: readonly Doc[], { directory, links, search, words }: WordContext): Html {
  const { say, show } = words
  const ids = encodeURIComponent(search.get('ids') ?? '').replaceAll('%2C', ',')
  const files = html`<a href="${pathIn(links, `${PATH}.gpx`)}?ids=${ids}" download>GPX</a> · <a href="${pathIn(links, `${PATH}.geojson`)}?ids=${ids}" download>GeoJSON</a>`
  return html`<p>${show('saved.list', { count: docs.length, hint: say('saved.hint'), links: files })}</p>
<h2 class="visually-hidden">${say('saved.places')}</h2>
<ol class="cards">
${docs.map(doc => spotCard(doc, { index: directory.index, links, words }))}</ol>`
}

/** The same places for navigators and map apps. */
export const savedGpxPage: Page = {
  path: `${PATH}.gpx`,
  handle: context => gpxResponse(context, docsOf(context), 'quiet-places'),
}

/** The same places for map programs. */
export const savedGeojsonPage: Page = {
  path: `${PATH}.geojson`,
  handle(context) {
    const { index } = context.directory
    const features = docsOf(context).map(doc => {
      const { id, name, latitude, longitude, silenceRating, confidence } = index.spot(doc)
      const properties = { name, silenceRating, confidence, url: spotUrl(index.slug(doc), context.links) }
      return { type: 'Feature', id, geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties }
    })
    const body = JSON.stringify({ type: 'FeatureCollection', attribution: index.attribution, features })
    return asDownload(
      fileResponse(context, { bytes: Buffer.from(body), type: 'application/geo+json' }),
      'quiet-places.geojson',
    )
  },
}

/** One place for navigators and map apps. */
export const spotGpxPage: Page = {
  path: '/spots/{slug}.gpx',
  handle(context) {
    const slug = context.params['slug'] ?? ''
    const isPublic = context.directory.index.find(slug) !== undefined
    const directory = isPublic ? context.directory : context.sandbox
    const doc = findSpot(directory.index, slug)
    return gpxResponse({ ...context, directory }, [doc], directory.index.slug(doc))
  },
}

function gpxResponse(context: PageContext, docs: readonly Doc[], name: string): HttpResponse {
  const { directory, links } = context
  const { index } = directory
  const places = docs.map(doc => ({ spot: index.spot(doc), url: spotUrl(index.slug(doc), links) }))
  const text = gpxOf(places, { creator: SITE_NAME, attribution: index.attribution })
  return asDownload(fileResponse(context, { bytes: Buffer.from(text), type: 'application/gpx+xml' }), `${name}.gpx`)
}

function asDownload(response: HttpResponse, name: string): HttpResponse {
  const headers = headerList({ 'Content-Disposition': `attachment; filename="${name}"` })
  return { ...response, headers: [...response.headers, ...headers] }
}

/** The places that an address names, each once; those that have left the directory are left out. */
function docsOf({ search, directory }: PageContext): Doc[] {
  const names = (search.get('ids') ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
  return [...new Set(names.slice(0, MOST_PLACES).flatMap(name => directory.index.find(name) ?? []))]
}

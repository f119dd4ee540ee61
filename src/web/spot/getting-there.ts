import type { Arrival, ArrivalKind } from '../../service/arrivals.ts'
import { pathIn } from '../../spots/links.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html } from '../html.ts'
import { inEnglish } from '../language/catalogue-text.ts'
import type { WordContext } from '../language/localised.ts'
import { mapPane } from '../map/map-pane.ts'
import { mapLinks } from './map-links.ts'
import { type Neighbour, zoomAround, zoomWith } from './nearby.ts'
import { OSM } from './osm-links.ts'

type Way = { slug: string; arrivals: readonly Arrival[]; neighbours: readonly Neighbour[] }

/** Signs of a stop and of a car park, as on the base map. */
const SIGNS: Readonly<Record<ArrivalKind, string>> = { stop: 'H', parking: 'P' }
/** Closer one sees no farther than a house or two. */
const CLOSEST_ZOOM = 14

/** Says how to get to a spot: what is known of it, a map with the stop and the car park, coordinates, other maps. */
export function gettingThere(spot: Spot, { slug, arrivals, neighbours }: Way, context: WordContext): Html {
  const { transportation, mapsUrl, latitude, longitude, name } = spot
  const { say } = context.words
  const coordinates = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  const far = Math.max(0, ...arrivals.map(({ distanceKm }) => distanceKm))
  const zoom = far > 0 ? zoomWith(latitude, far, CLOSEST_ZOOM) : zoomAround(latitude, neighbours)
  const signs = arrivals.map(({ kind, name, at }) => ({
    sign: SIGNS[kind],
    label: [say(kind === 'stop' ? 'spot.stop' : 'spot.parking'), name].filter(text => text !== null).join(' '),
    at: [Number(at.longitude.toFixed(6)), Number(at.latitude.toFixed(6))] satisfies [number, number],
  }))
  return html`${transportation ? html`<p${inEnglish(context.words)}>${transportation}</p>` : html`<p class="unknown">${say('spot.wayUnknown')}</p>`}
${mapPane(context, { id: 'spot-map', label: say('spot.mapAround', { name }), place: { latitude, longitude, zoom }, shown: { noisy: 'yes' }, arrivals: signs })}
${signs.length > 0 && html`<p class="arrivals needs-script">${signs.map(({ sign, label }) => html`<span><i class="arrival" aria-hidden="true">${sign}</i> ${label}</span> `)}</p>`}
<p class="coordinates"><code>${coordinates}</code> <button type="button" class="plain small needs-script" id="copy" data-text="${coordinates}">${say('spot.copy')}</button> <a href="${pathIn(context.links, `/spots/${slug}.gpx`)}" download>GPX</a></p>
${mapLinks(spot, context.words)}
${mapsUrl !== undefined && !mapsUrl.startsWith(OSM) && html`<p><a href="${mapsUrl}" rel="noopener">${say('spot.openOnMap')}</a></p>`}`
}

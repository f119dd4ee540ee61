import type { Spot } from '../../spots/spot.ts'
import { html, type Html } from '../html.ts'
import { filled } from '../language/phrase.ts'
import type { Words } from '../language/words.ts'

/** Where a place can be opened; {latitude}, {longitude} and {name} are put in. */
const MAPS: readonly { label: string; template: string }[] = [
  {
    label: 'OpenStreetMap',
    template: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=15/{latitude}/{longitude}',
  },
  { label: 'OsmAnd', template: 'https://osmand.net/map?pin={latitude},{longitude}#15/{latitude}/{longitude}' },
  { label: 'Organic Maps', template: 'om://map?v=1&ll={latitude},{longitude}&n={name}' },
  { label: 'Apple', template: 'https://maps.apple.com/?ll={latitude},{longitude}&q={name}' },
  { label: 'Google', template: 'https://www.google.com/maps/search/?api=1&query={latitude},{longitude}' },
]
/** What the device opens places with. */
const OTHER_APP = 'geo:{latitude},{longitude}'

/** Links that open a place in other maps. */
export function mapLinks(spot: Pick<Spot, 'latitude' | 'longitude' | 'name'>, { say, show, language }: Words): Html {
  const maps = [...MAPS, { label: say('spot.anotherApp'), template: OTHER_APP }]
  const { latitude, longitude, name } = spot
  const values = { latitude: String(latitude), longitude: String(longitude), name: encodeURIComponent(name) }
  const links = maps.map(
    ({ label, template }) => html`<a href="${filled(template, language, values)}" rel="noopener">${label}</a>`,
  )
  return html`<p class="map-links">${show('spot.openIn', { apps: links.map((link, i) => [i > 0 && ' · ', link]) })}</p>`
}

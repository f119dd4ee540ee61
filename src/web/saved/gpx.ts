import { wordOf } from '../../silence/rating.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html } from '../html.ts'

export type GpxPlace = { spot: Spot; url: string }

/** Writes places as waypoints (GPX 1.1), as navigators and map apps take them. */
export function gpxOf(places: readonly GpxPlace[], { creator, attribution }: { creator: string; attribution: string }) {
  return `<?xml version="1.0" encoding="UTF-8"?>
${html`<gpx version="1.1" creator="${creator}" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><copyright author="${plain(attribution)}"/></metadata>
${places.map(waypoint)}</gpx>
`.toString()}`
}

function waypoint({ spot, url }: GpxPlace): Html {
  const { latitude, longitude, elevation, name, description, silenceRating, sceneryType } = spot
  const silence = `Silence ${silenceRating.toFixed(1)} of 5, ${wordOf(silenceRating)}${spot.confidence === 'low' ? ' (low confidence)' : ''}.`
  return html`<wpt lat="${latitude}" lon="${longitude}">${elevation !== undefined && html`<ele>${elevation}</ele>`}<name>${plain(name)}</name><desc>${plain([silence, description].filter(Boolean).join(' '))}</desc><link href="${url}"/>${sceneryType && html`<type>${plain(sceneryType)}</type>`}</wpt>
`
}

/** Without the characters that XML cannot hold; a line, as names and descriptions are. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
}

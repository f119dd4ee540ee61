// The stop and the car park next to a place, as signs on its map.
import type * as maplibre from 'maplibre-gl'
import type { Place } from './camera.ts'

type Arrival = { sign: string; label: string; at: Place }

/** Puts a sign at each of the arrivals of a pane; nothing where it has none. */
export function showArrivals(map: maplibre.Map, { Marker }: typeof maplibre, arrivals = '[]'): void {
  const all = JSON.parse(arrivals) as Arrival[] // as the page writes them
  for (const [i, { sign, label, at }] of all.entries()) {
    const element = Object.assign(document.createElement('span'), { className: 'arrival', textContent: sign })
    element.title = label
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', label)
    // Beside each other where a stop is at the car park.
    const anchor = all.length === 1 ? 'center' : i === 0 ? 'right' : 'left'
    new Marker({ element, anchor }).setLngLat(at).addTo(map)
  }
}

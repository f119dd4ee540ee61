import type * as maplibre from 'maplibre-gl'
import type { Map as MapLibreMap, MapGeoJSONFeature } from 'maplibre-gl'
import { cardOf } from '../place-in-list.ts'
import { ratingText, say } from '../words.ts'
import { SPOTS } from './map-style.ts'

type Place = [longitude: number, latitude: number]

type Options = {
  library: typeof maplibre
  /** Path of the spots' pages. */
  spots: string
  isOn: () => boolean
  /** Told the slug of a spot that is clicked. */
  onSpot: (slug: string) => void
}

/** Names a spot that is clicked, with a link to its page; says what a group is, with a button that goes nearer. */
export function listenToSpots(map: MapLibreMap, { library: { Popup }, spots, isOn, onSpot }: Options): void {
  map.on('click', SPOTS, ({ features: [feature] = [] }) => {
    if (!feature || !isOn()) return
    const at = placeOf(feature)
    const { count, name, slug, rating, confidence, doubtful = 0 } = feature.properties as Properties
    const isGroup = name === undefined || slug === undefined
    const about = isGroup
      ? aboutGroup(count, rating, doubtful)
      : aboutSpot({ name, slug, href: spots + slug, rating, confidence })
    const popup = new Popup({ offset: 10, maxWidth: '18rem' }).setLngLat(at).setDOMContent(about).addTo(map)
    if (!isGroup) onSpot(slug)
    about.querySelector('.to-list')?.addEventListener('click', () => popup.remove())
    about.querySelector('.nearer')?.addEventListener('click', () => {
      popup.remove()
      // A zoom by hand, so that the list follows.
      map.easeTo({ center: at, zoom: map.getZoom() + (count > 200 ? 3 : 2) }, { originalEvent: new Event('click') })
    })
  })
  map.on('mouseenter', SPOTS, () => isOn() && map.getCanvas().classList.add('over-spot'))
  map.on('mouseleave', SPOTS, () => map.getCanvas().classList.remove('over-spot'))
}

/** What tiles say of a spot, or of a group of them. */
type Properties = {
  count: number
  rating: number
  name?: string
  slug?: string
  confidence?: string
  doubtful?: number
}
type Spot = { name: string; slug: string; href: string; rating: number; confidence: string | undefined }

function aboutSpot({ name, slug, href, rating, confidence }: Spot): HTMLElement {
  const about = document.createElement('p')
  const link = document.createElement('a')
  link.href = href
  link.textContent = name
  link.dir = 'auto'
  const isDoubtful = confidence === 'low'
  about.append(
    link,
    say('js.rated', { rating: `${isDoubtful ? '~' : ''}${ratingText(rating)}` }),
    isDoubtful ? ` · ${say('js.doubt')}` : '',
  )
  // As a sheet the map hides the list.
  if (document.body.classList.contains('shows-map') && cardOf(slug))
    about.append(' ', button(say('js.toList'), 'to-list'))
  return about
}

function aboutGroup(count: number, rating: number, doubtful: number): HTMLElement {
  const about = document.createElement('p')
  const isDoubtful = doubtful * 2 > count
  const doubt = doubtful === 0 ? '' : say('js.groupDoubt', { count: doubtful })
  about.append(
    `${say('js.group', { count, rating: `${isDoubtful ? '~' : ''}${ratingText(rating)}` })}${doubt} `,
    button(say('js.zoomIn'), 'nearer'),
  )
  return about
}

function button(text: string, kind: string): HTMLElement {
  return Object.assign(document.createElement('button'), {
    type: 'button',
    className: `plain ${kind}`,
    textContent: text,
  })
}

function placeOf({ geometry }: MapGeoJSONFeature): Place {
  return geometry.type === 'Point' ? (geometry.coordinates as Place) : [0, 0]
}

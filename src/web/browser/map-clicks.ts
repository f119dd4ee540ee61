import type * as maplibre from 'maplibre-gl'
import type { Map as MapLibreMap, MapGeoJSONFeature } from 'maplibre-gl'
import { SPOTS } from './map-style.ts'

type Place = [longitude: number, latitude: number]

type Options = {
  library: typeof maplibre
  /** Path of the spots' pages. */
  spots: string
  isOn: () => boolean
}

/** Names a spot that is clicked, with a link to its page; a click on a group goes nearer. */
export function listenToSpots(map: MapLibreMap, { library: { Popup }, spots, isOn }: Options): void {
  map.on('click', SPOTS, ({ features: [feature] = [] }) => {
    if (!feature || !isOn()) return
    const at = placeOf(feature)
    const { count, name, slug, rating, confidence } = feature.properties as {
      count: number
      name?: string
      slug?: string
      rating: number
      confidence?: string
    }
    if (name === undefined || slug === undefined) {
      // A zoom by hand, so that the list follows.
      map.easeTo({ center: at, zoom: map.getZoom() + (count > 200 ? 3 : 2) }, { originalEvent: new Event('click') })
      return
    }
    const link = document.createElement('a')
    link.href = spots + slug
    link.textContent = name
    link.dir = 'auto'
    const about = document.createElement('p')
    const isDoubtful = confidence === 'low'
    about.append(
      link,
      `, silence ${isDoubtful ? 'about ' : ''}${rating.toFixed(1)} of 5${isDoubtful ? ' · low confidence' : ''}`,
    )
    new Popup({ offset: 10, maxWidth: '18rem' }).setLngLat(at).setDOMContent(about).addTo(map)
  })
  map.on('mouseenter', SPOTS, () => isOn() && map.getCanvas().classList.add('over-spot'))
  map.on('mouseleave', SPOTS, () => map.getCanvas().classList.remove('over-spot'))
}

function placeOf({ geometry }: MapGeoJSONFeature): Place {
  return geometry.type === 'Point' ? (geometry.coordinates as Place) : [0, 0]
}

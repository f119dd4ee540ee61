// The map: loaded when it comes into view, drawn by MapLibre from tiles of our own.
import type * as maplibre from 'maplibre-gl'
import type { LngLatLike, Map as MapLibreMap, MapGeoJSONFeature } from 'maplibre-gl'
import { type Base, foreignBase, ownBase, withSpots } from './map-style.ts'
import { worldOf } from './world.ts'

type Library = typeof maplibre
type Place = [longitude: number, latitude: number]

export type DirectoryMap = {
  /** Shows what an address of the home page wishes for, and the places of the list. */
  show(url: URL, places: readonly Place[]): void
  /** Tells of each part of the world that somebody has moved the map to, as west,south,east,north. */
  onLook(tell: (bbox: string) => void): void
  /** Points to a place; null points to none. */
  point(place: Place | null): void
  onClick(tell: (place: Place) => void): void
}

const WISHES = ['q', 'minRating', 'scenery', 'access', 'activity', 'tag', 'country', 'near', 'radiusKm']
const SETTLED_MS = 350
const CLOSE_ZOOM = 9
const NARROW_PX = 480

/** Draws a map into its pane. @throws Error where WebGL is missing. */
export async function openMap(pane: HTMLElement): Promise<DirectoryMap> {
  const { tiles = '', spots = '', library: from = '', sheet = '', place: shown, attribution = '' } = pane.dataset
  const library: Library = await import(from)
  const place = shown?.split(',').map(Number) as Place | undefined
  const [base] = await Promise.all([baseOf(pane.dataset), addSheet(sheet)])
  let [query, shownSubject] = ['', ' null']
  const style = () => withSpots(base(), { tiles: template(tiles) + query, attribution })
  const map = new library.Map({
    container: pane,
    style: style(),
    center: place ?? [10, 25],
    zoom: place ? CLOSE_ZOOM : 1,
    maxZoom: 17,
    attributionControl: { compact: true },
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    dragRotate: false,
    pitchWithRotate: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new library.NavigationControl({ showCompass: false }))
  map.getCanvas().setAttribute('aria-label', 'Map: arrows move it, plus and minus zoom')
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => map.setStyle(style()))
  listenToSpots(map, library, spots)
  const pointer = new library.Marker({ scale: 0.8 })
  if (place) pointer.setLngLat(place).addTo(map)
  await new Promise<void>(resolve => void map.once('load', () => resolve()))
  pane.querySelector('.map-note')?.remove()
  if (pane.clientWidth < NARROW_PX) closeAttribution(pane)
  pane.dataset['state'] = 'drawn'

  return {
    show(url, places) {
      const wishes = new URLSearchParams([...url.searchParams].filter(([name]) => WISHES.includes(name)))
      const next = wishes.size === 0 ? '' : `?${wishes.toString()}`
      const subject = `${next} ${url.searchParams.get('ask')}`
      const hasChanged = subject !== shownSubject
      if (next !== query) map.getSource<maplibre.VectorTileSource>('spots')?.setTiles([template(tiles) + next])
      query = next
      shownSubject = subject
      const bbox = url.searchParams.get('bbox')
      if (bbox === null && hasChanged && places.length > 0) fit(map, library, places)
      void map.once('idle').then(() => {
        pane.dataset['settled'] = ''
      })
    },
    onLook(tell) {
      let timer = 0
      map.on('moveend', event => {
        clearTimeout(timer)
        // Only what a person did; what the page did to the map is on the list already.
        if ('originalEvent' in event && event.originalEvent) timer = setTimeout(() => tell(bboxOf(map)), SETTLED_MS)
      })
    },
    point(place) {
      if (place) pointer.setLngLat(place).addTo(map)
      else pointer.remove()
    },
    onClick(tell) {
      map.on('click', ({ lngLat }) => tell([lngLat.lng, lngLat.lat]))
    },
  }
}

/** Loads the base map: the chosen style, or our own, which is drawn again in the colours of each scheme. */
async function baseOf({ style, world: atlas = '', towns = '' }: DOMStringMap): Promise<() => Base> {
  if (style !== undefined) {
    const foreign = foreignBase(await (await fetch(style)).json())
    return () => foreign
  }
  const world = worldOf(await (await fetch(atlas)).json())
  return () => ownBase({ world, towns: template(towns) })
}

/** On a narrow map the attribution would cover a third of it: it opens on a tap. */
function closeAttribution(pane: HTMLElement): void {
  const attribution = pane.querySelector('.maplibregl-ctrl-attrib')
  attribution?.removeAttribute('open')
  attribution?.classList.remove('maplibregl-compact-show')
}

/** Makes a tile address absolute and leaves its braces as they are. */
function template(path: string): string {
  return new URL(path, location.href).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

function listenToSpots(map: MapLibreMap, { Popup }: Library, spots: string): void {
  map.on('click', 'spots', ({ features: [feature] = [] }) => {
    if (!feature) return
    const at = placeOf(feature)
    const { count, name, slug, rating } = feature.properties as {
      count: number
      name?: string
      slug?: string
      rating: number
    }
    if (name === undefined || slug === undefined) {
      // A zoom by hand, so that the list follows.
      map.easeTo({ center: at, zoom: map.getZoom() + (count > 200 ? 3 : 2) }, { originalEvent: new Event('click') })
      return
    }
    const link = document.createElement('a')
    link.href = spots + slug
    link.textContent = name
    const about = document.createElement('p')
    about.append(link, `, silence ${rating.toFixed(1)} of 5`)
    new Popup({ offset: 10, maxWidth: '18rem' }).setLngLat(at).setDOMContent(about).addTo(map)
  })
  map.on('mouseenter', 'spots', () => map.getCanvas().classList.add('over-spot'))
  map.on('mouseleave', 'spots', () => map.getCanvas().classList.remove('over-spot'))
}

function placeOf({ geometry }: MapGeoJSONFeature): LngLatLike {
  return geometry.type === 'Point' ? (geometry.coordinates as Place) : [0, 0]
}

function fit(map: MapLibreMap, { LngLatBounds }: Library, places: readonly Place[]): void {
  const bounds = new LngLatBounds()
  for (const place of places) bounds.extend(place)
  map.fitBounds(bounds, {
    padding: 50,
    maxZoom: CLOSE_ZOOM,
    duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
  })
}

function bboxOf(map: MapLibreMap): string {
  const bounds = map.getBounds()
  const [west, east] = [bounds.getWest(), bounds.getEast()]
  const isWhole = east - west >= 360
  const around = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
  const edges = [isWhole ? -180 : around(west), bounds.getSouth(), isWhole ? 180 : around(east), bounds.getNorth()]
  return edges.map(edge => Number(edge.toFixed(3))).join(',')
}

async function addSheet(href: string): Promise<void> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  const loaded = new Promise(resolve => {
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', resolve)
  })
  document.head.append(sheet)
  await loaded
}

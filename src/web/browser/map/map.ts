// The map: loaded when it comes into view, drawn by MapLibre from tiles of our own.
import type * as maplibre from 'maplibre-gl'
import { showArrivals } from './arrivals.ts'
import { around, AROUND, boxAround } from './around.ts'
import { bboxOf, type Box, boxOf, cameraFor, fitting, isStill, numbersOf, type Place } from './camera.ts'
import { foreignBase } from './foreign-style.ts'
import { drawHatches, redrawHatches } from './hatch.ts'
import { listenToSpots } from './map-clicks.ts'
import { mapLocale } from './map-locale.ts'
import { type Base, colour, ownBase, SPOTS, withSpots } from './map-style.ts'
import { reliefSwitch, withRelief } from './relief-layer.ts'
import { silenceSwitch, withSilence } from './silence-layer.ts'
import { worldOf } from './world.ts'

type Library = typeof maplibre

export type DirectoryMap = {
  /** Shows the search state of a home page's address, the places of the list, and the box around all that match, if any. */
  show(url: URL, places: readonly Place[], extent?: string): void
  /** Reports the box that somebody has moved the map to, as west,south,east,north. */
  onLook(tell: (bbox: string) => void): void
  /** Reports the slug of each spot that is clicked. */
  onSpot(tell: (slug: string) => void): void
  /** Points to a place; null points to none. */
  point(place: Place | null): void
  /** Reports each clicked point; spots are then not opened. */
  onClick(tell: (place: Place) => void): void
  /** As a sheet it takes one finger and the wheel for itself; else those move the page. */
  fillScreen(isFull: boolean): void
}

const SEARCH_STATE = ['q', 'minRating', 'scenery', 'access', 'activity', 'tag', 'country', 'near', 'radiusKm', 'noisy']
const SETTLED_MS = 350
const MOVE_MS = 400
const CLOSE_ZOOM = 9
const NARROW_PX = 480
const LOW_PX = 300
/** An answer speaks of a few places; more pins would hide each other. */
const MOST_PINS = 10
const DARK = matchMedia('(prefers-color-scheme: dark)')

/** Draws a map into its pane. @throws Error where WebGL is missing. */
export async function openMap(pane: HTMLElement): Promise<DirectoryMap> {
  const {
    tiles = '',
    spots = '',
    library: from = '',
    sheet = '',
    zoom = CLOSE_ZOOM,
    attribution = '',
    steps = '',
  } = pane.dataset
  const library: Library = await import(from)
  const place = numbersOf(pane.dataset['place']) as Place | undefined
  const extent = numbersOf(pane.dataset['extent']) as Box | undefined
  let [base] = await Promise.all([baseOf(pane.dataset), addSheet(sheet)])
  // The search state from the start: no tile is fetched twice.
  let query = pane.dataset['searchState'] ?? searchStateOf(new URL(location.href))
  let [subject, looked] = ['', null as string | null]
  let [isFirst, isAsking] = [true, false]
  const silence = pane.dataset['silence'] === undefined ? null : template(pane.dataset['silence'])
  const relief = pane.dataset['relief'] === undefined ? null : template(pane.dataset['relief'])
  const style = () => {
    const drawn = base()
    return withSpots(
      { ...drawn, style: withSilence(withRelief(drawn.style, relief), silence) },
      {
        tiles: template(tiles) + query,
        attribution: inEnglish(attribution),
        steps: numbersOf(steps) ?? [],
        near: around(new URL(location.href)),
      },
    )
  }
  const map = new library.Map({
    container: pane,
    style: style(),
    center: place ?? [10, 25],
    zoom: place ? Number(zoom) : 1,
    maxZoom: 17,
    attributionControl: { compact: true },
    cooperativeGestures: true,
    locale: mapLocale(),
    dragRotate: false,
    pitchWithRotate: false,
    fadeDuration: isStill() ? 0 : 200,
  })
  if (extent && !place) map.jumpTo(cameraFor(map, extent, fitting()))
  map.touchZoomRotate.disableRotation()
  map.addControl(new library.NavigationControl({ showCompass: false }))
  map.addControl(new library.FullscreenControl())
  if (silence !== null) map.addControl(silenceSwitch(), 'top-left')
  if (relief !== null) map.addControl(reliefSwitch(), 'top-left')
  DARK.addEventListener('change', () => {
    redrawHatches(map, colour)
    map.setStyle(style())
  })
  drawHatches(map, colour)
  let tellSpot: (slug: string) => void = () => {}
  listenToSpots(map, { library, spots, isOn: () => !isAsking, onSpot: slug => tellSpot(slug) })
  const pin = () => new library.Marker({ scale: 0.8, color: colour('accent') })
  const pointer = pin()
  let pins: maplibre.Marker[] = []
  if (place) pointer.setLngLat(place).addTo(map)
  showArrivals(map, library, pane.dataset['arrivals'])
  map.on('error', ({ error }) => {
    console.warn(error)
    // A style from elsewhere that cannot be drawn must not cost the map.
    if (map.getStyle() === undefined) void drawOwn()
  })
  await new Promise<void>(resolve => void map.once('load', () => resolve()))
  pane.querySelector('.map-note')?.remove()
  if (pane.clientWidth < NARROW_PX || pane.clientHeight < LOW_PX) closeAttribution(pane)
  pane.dataset['state'] = 'drawn'

  return {
    show(url, places, found) {
      const next = searchStateOf(url)
      if (next !== query) map.getSource<maplibre.VectorTileSource>(SPOTS)?.setTiles([template(tiles) + next])
      query = next
      const question = url.searchParams.get('ask') ?? ''
      const bbox = url.searchParams.get('bbox')
      const hasChanged = subject !== `${next} ${question}` || isFirst || looked !== bbox
      const all = (numbersOf(found) as Box | undefined) ?? boxOf(places)
      if (hasChanged) move(bbox, next === '' && question === '' ? (extent ?? all) : (boxAround(url) ?? all))
      void map.getSource<maplibre.GeoJSONSource>(AROUND)?.setData(around(url))
      subject = `${next} ${question}`
      // Tiles follow the search state, not a question: the places of an answer get pins.
      for (const old of pins) old.remove()
      const isAnswer = question !== '' && next === '' && bbox === null && places.length <= MOST_PINS
      pins = isAnswer ? places.map(place => pin().setLngLat(place).addTo(map)) : []
      looked = bbox
      isFirst = false
      delete pane.dataset['settled']
      void map.once('idle').then(() => {
        pane.dataset['settled'] = bboxOf(map)
      })
    },
    onLook(tell) {
      let timer = 0
      map.on('moveend', event => {
        clearTimeout(timer)
        // Only what a person did; what the page did to the map is on the list already.
        if (!('originalEvent' in event) || !event.originalEvent) return
        timer = setTimeout(() => {
          looked = bboxOf(map)
          tell(looked)
        }, SETTLED_MS)
      })
    },
    onSpot(tell) {
      tellSpot = tell
    },
    fillScreen(isFull) {
      if (isFull) map.cooperativeGestures.disable()
      else map.cooperativeGestures.enable()
    },
    point(place) {
      if (place) pointer.setLngLat(place).addTo(map)
      else pointer.remove()
    },
    onClick(tell) {
      isAsking = true
      map.getCanvas().classList.add('asking')
      map.on('click', ({ lngLat }) => tell([lngLat.lng, lngLat.lat]))
    },
  }

  /** Shows the box that the address names, else the places. */
  function move(bbox: string | null, places: Box | undefined): void {
    const box = (numbersOf(bbox ?? undefined) as Box | undefined) ?? places
    const duration = isFirst || isStill() ? 0 : MOVE_MS
    if (box) map.easeTo({ ...cameraFor(map, box, bbox === null ? fitting() : {}), duration })
  }

  async function drawOwn(): Promise<void> {
    base = await ownBaseOf(pane.dataset)
    map.setStyle(style())
  }
}

/** The catalogue's attribution, which is in English, as the map takes it: as HTML. */
function inEnglish(text: string): string {
  const span = Object.assign(document.createElement('span'), { lang: 'en', textContent: text })
  return text === '' ? '' : span.outerHTML
}

/** The part of an address that the tiles know, as their query. */
function searchStateOf({ searchParams }: URL): string {
  const state = new URLSearchParams([...searchParams].filter(([name]) => SEARCH_STATE.includes(name)))
  return state.size === 0 ? '' : `?${state.toString()}`
}

/** Loads the base map: the chosen style in both schemes, or our own, which is drawn again in the colours of each. */
async function baseOf(dataset: DOMStringMap): Promise<() => Base> {
  const { style, darkStyle } = dataset
  if (style === undefined) return ownBaseOf(dataset)
  const baseAt = (address: string) => foreignBase(new URL(address, location.href).href)
  try {
    const light = await baseAt(style)
    const dark = darkStyle === undefined ? light : await baseAt(darkStyle)
    return () => (DARK.matches ? dark : light)
  } catch (error) {
    console.warn(error)
    return ownBaseOf(dataset)
  }
}

async function ownBaseOf({ world: atlas = '', towns = '', borders = '', regions }: DOMStringMap): Promise<() => Base> {
  const world = worldOf(await (await fetch(atlas)).json(), document.documentElement.lang)
  const tiles = { towns: template(towns), borders: template(borders) }
  return () => ownBase({ world, ...tiles, regions: regions === undefined ? null : template(regions) })
}

/** On a small map the attribution would cover a third of it: it opens on a tap. */
function closeAttribution(pane: HTMLElement): void {
  const attribution = pane.querySelector('.maplibregl-ctrl-attrib')
  attribution?.removeAttribute('open')
  attribution?.classList.remove('maplibregl-compact-show')
}

/** Makes a tile address absolute and leaves its braces as they are. */
function template(path: string): string {
  return new URL(path, location.href).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
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

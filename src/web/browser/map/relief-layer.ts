// The relief: pictures of shadows and lit slopes between the ground and the silence layer, and the button that shows it.
import { say } from '../words.ts'
import type { IControl, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'

const RELIEF = 'sanctuary-relief'
/** On a dark ground lit slopes are the lighter part: they must not outshine what is quiet. */
const OPACITY = { light: 0.85, dark: 0.45 } as const
const ZOOMS = { minzoom: 8, maxzoom: 12 } as const
/** Where the reader's choice is kept. */
const CHOICE = 'relief-layer'

function isShown(): boolean {
  try {
    return localStorage.getItem(CHOICE) !== 'hidden'
  } catch {
    // Storage may be forbidden.
    return true
  }
}

/** Puts the layer above the fills of the ground. `tiles` is their address, null where no heights were imported. */
export function withRelief(style: StyleSpecification, tiles: string | null): StyleSpecification {
  if (tiles === null) return style
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const last = style.layers.findLastIndex(({ id, type }) => type === 'fill' && id !== 'region-water')
  const layers = [...style.layers]
  layers.splice(last + 1, 0, {
    id: RELIEF,
    type: 'raster',
    source: RELIEF,
    minzoom: ZOOMS.minzoom,
    layout: { visibility: isShown() ? 'visible' : 'none' },
    paint: { 'raster-fade-duration': 0, 'raster-opacity': OPACITY[scheme] },
  })
  const source = { type: 'raster' as const, tiles: [tiles], tileSize: 256, ...ZOOMS }
  return { ...style, sources: { ...style.sources, [RELIEF]: source }, layers }
}

/** The button that shows and hides the layer. */
export function reliefSwitch(): IControl {
  const group = Object.assign(document.createElement('div'), { className: 'maplibregl-ctrl maplibregl-ctrl-group' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: say('js.relief') })
  button.className = 'silence-switch relief-switch'
  button.title = say('js.reliefTitle')
  group.append(button)
  return {
    onAdd(map: MapLibreMap) {
      button.setAttribute('aria-pressed', String(isShown()))
      button.addEventListener('click', () => {
        const isNext = button.getAttribute('aria-pressed') !== 'true'
        try {
          localStorage.setItem(CHOICE, isNext ? 'shown' : 'hidden')
        } catch {
          // The choice lasts as long as the page.
        }
        map.setLayoutProperty(RELIEF, 'visibility', isNext ? 'visible' : 'none')
        button.setAttribute('aria-pressed', String(isNext))
      })
      return group
    },
    onRemove: () => group.remove(),
  }
}

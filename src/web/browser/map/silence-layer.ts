// The silence layer: pictures of how quiet it is, above the ground and below roads and names, and the button that shows it.
import { say } from '../words.ts'
import type { IControl, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'

const SILENCE = 'sanctuary-silence'
const [FIRST_PIXELS, LAST_ZOOM] = [256, 14]
/** What lies beneath shows through. */
const OPACITY = 0.62
/** Where the reader's choice is kept. */
const CHOICE = 'silence-layer'

/** Tells whether the layer is shown: until somebody hides it. */
export function isSilenceShown(): boolean {
  try {
    return localStorage.getItem(CHOICE) !== 'hidden'
  } catch {
    // Storage may be forbidden.
    return true
  }
}

/** Puts the layer into a style, whose fills come first. `tiles` is their address, null where nothing is imported. */
export function withSilence(style: StyleSpecification, tiles: string | null): StyleSpecification {
  if (tiles === null) return style
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const land = style.layers.findIndex(({ id }) => id === 'land')
  // Borders of countries lie beneath the fills of the regions.
  const isFill = ({ id, type }: { id: string; type: string }) =>
    type === 'fill' || type === 'background' || type === 'raster' || id.endsWith('borders')
  const at = style.layers.findIndex((layer, i) => i > land && !isFill(layer))
  const layers = [...style.layers]
  layers.splice(at === -1 ? layers.length : at, 0, {
    id: SILENCE,
    type: 'raster',
    source: SILENCE,
    layout: { visibility: isSilenceShown() ? 'visible' : 'none' },
    paint: { 'raster-opacity': OPACITY, 'raster-fade-duration': 0 },
  })
  const source = {
    type: 'raster' as const,
    tiles: [isDark ? `${tiles}?scheme=dark` : tiles],
    tileSize: FIRST_PIXELS,
    maxzoom: LAST_ZOOM,
  }
  return { ...style, sources: { ...style.sources, [SILENCE]: source }, layers }
}

/** The button that shows and hides the layer. */
export function silenceSwitch(): IControl {
  const group = Object.assign(document.createElement('div'), { className: 'maplibregl-ctrl maplibregl-ctrl-group' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: say('js.silence') })
  button.className = 'silence-switch'
  button.title = say('js.silenceTitle')
  group.append(button)
  return {
    onAdd(map: MapLibreMap) {
      const show = (isShown: boolean) => button.setAttribute('aria-pressed', String(isShown))
      show(isSilenceShown())
      button.addEventListener('click', () => {
        const isShown = button.getAttribute('aria-pressed') !== 'true'
        try {
          localStorage.setItem(CHOICE, isShown ? 'shown' : 'hidden')
        } catch {
          // The choice lasts as long as the page.
        }
        map.setLayoutProperty(SILENCE, 'visibility', isShown ? 'visible' : 'none')
        show(isShown)
      })
      return group
    },
    onRemove: () => group.remove(),
  }
}

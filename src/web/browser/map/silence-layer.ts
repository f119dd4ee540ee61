// The silence layer: pictures of how quiet it is, above the ground and below roads and names, and the button that shows it.
import { say } from '../words.ts'
import type { IControl, StyleSpecification } from 'maplibre-gl'
import { isShown, layerSwitch } from './layer-switch.ts'

const SILENCE = { id: 'sanctuary-silence', choice: 'silence-layer' }
const [FIRST_PIXELS, LAST_ZOOM] = [256, 14]
/** What lies beneath shows through. */
const OPACITY = 0.62
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
    id: SILENCE.id,
    type: 'raster',
    source: SILENCE.id,
    layout: { visibility: isShown(SILENCE) ? 'visible' : 'none' },
    paint: { 'raster-opacity': OPACITY, 'raster-fade-duration': 0 },
  })
  const source = {
    type: 'raster' as const,
    tiles: [isDark ? `${tiles}?scheme=dark` : tiles],
    tileSize: FIRST_PIXELS,
    maxzoom: LAST_ZOOM,
  }
  return { ...style, sources: { ...style.sources, [SILENCE.id]: source }, layers }
}

/** The button that shows and hides the layer. */
export function silenceSwitch(): IControl {
  const words = { textContent: say('js.silence'), title: say('js.silenceTitle') }
  return layerSwitch(SILENCE, { ...words, className: 'silence-switch' })
}

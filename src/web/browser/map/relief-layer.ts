// The relief: pictures of shadows and lit slopes between the ground and the silence layer, and the button that shows it.
import { say } from '../words.ts'
import type { IControl, StyleSpecification } from 'maplibre-gl'
import { isShown, layerSwitch } from './layer-switch.ts'

const RELIEF = { id: 'sanctuary-relief', choice: 'relief-layer' }
/** On a dark ground lit slopes are the lighter part: they must not outshine what is quiet. */
const OPACITY = { light: 0.85, dark: 0.45 } as const
const ZOOMS = { minzoom: 8, maxzoom: 12 } as const
/** Puts the layer above the fills of the ground. `tiles` is their address, null where no heights were imported. */
export function withRelief(style: StyleSpecification, tiles: string | null): StyleSpecification {
  if (tiles === null) return style
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const last = style.layers.findLastIndex(({ id, type }) => type === 'fill' && id !== 'region-water')
  const layers = [...style.layers]
  layers.splice(last + 1, 0, {
    id: RELIEF.id,
    type: 'raster',
    source: RELIEF.id,
    minzoom: ZOOMS.minzoom,
    layout: { visibility: isShown(RELIEF) ? 'visible' : 'none' },
    paint: { 'raster-fade-duration': 0, 'raster-opacity': OPACITY[scheme] },
  })
  const source = { type: 'raster' as const, tiles: [tiles], tileSize: 256, ...ZOOMS }
  return { ...style, sources: { ...style.sources, [RELIEF.id]: source }, layers }
}

/** The button that shows and hides the layer. */
export function reliefSwitch(): IControl {
  const className = 'silence-switch relief-switch'
  return layerSwitch(RELIEF, { textContent: say('js.relief'), title: say('js.reliefTitle'), className })
}

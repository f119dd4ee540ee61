import type { IControl, Map as MapLibreMap } from 'maplibre-gl'

/** A layer that the reader may hide. */
export type Switchable = {
  /** The layer's id. */
  id: string
  /** Where the reader's choice is kept. */
  choice: string
}

/** Tells whether a layer is shown: until somebody hides it. */
export function isShown({ choice }: Switchable): boolean {
  try {
    return localStorage.getItem(choice) !== 'hidden'
  } catch {
    // Storage may be forbidden.
    return true
  }
}

/** Makes the button that shows and hides a layer. */
export function layerSwitch(
  layer: Switchable,
  words: { textContent: string; title: string; className: string },
): IControl {
  const group = Object.assign(document.createElement('div'), { className: 'maplibregl-ctrl maplibregl-ctrl-group' })
  const button = Object.assign(document.createElement('button'), { type: 'button', ...words })
  group.append(button)
  return {
    onAdd(map: MapLibreMap) {
      const show = (isOn: boolean) => button.setAttribute('aria-pressed', String(isOn))
      show(isShown(layer))
      button.addEventListener('click', () => {
        const isNext = button.getAttribute('aria-pressed') !== 'true'
        try {
          localStorage.setItem(layer.choice, isNext ? 'shown' : 'hidden')
        } catch {
          // The choice lasts as long as the page.
        }
        map.setLayoutProperty(layer.id, 'visibility', isNext ? 'visible' : 'none')
        show(isNext)
      })
      return group
    },
    onRemove: () => group.remove(),
  }
}

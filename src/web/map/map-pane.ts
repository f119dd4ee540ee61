import { pathIn } from '../../spots/links.ts'
import type { Box } from '../../geo/box.ts'
import { assetPath } from '../assets.ts'
import { html, type Html } from '../html.ts'
import type { WordContext } from '../language/localised.ts'
import { RATING_STEPS } from '../rating/steps.ts'
import { type SearchState, writeBox, writeSearchState } from '../search-state.ts'

type PaneOptions = {
  id: string
  label: string
  /** What to show at first; the world when nothing is known. */
  extent?: Box | null | undefined
  /** The search state of its spots, where it is not that of the page's address. */
  shown?: Partial<SearchState>
  /** One place to show, instead of all of it. */
  place?: { latitude: number; longitude: number; zoom?: number }
  /** Signs beside that place. */
  arrivals?: readonly { sign: string; label: string; at: [longitude: number, latitude: number] }[]
}

/**
 * The place of a map: its script draws it once it comes into view. It has its size from the start, and is not there at
 * all where scripts are off: the page has everything on it too.
 */
export function mapPane(
  { links, settings: { mapStyle, mapTiles }, directory, words }: WordContext,
  { id, label, place, extent, shown, arrivals = [] }: PaneOptions,
): Html {
  const { baseMap, grid, index, relief } = directory
  const { attribution } = index
  const to = (path: string) => pathIn(links, path)
  const style = mapStyle?.url ?? (mapTiles ? to('/tiles/map/style.json') : undefined)
  const darkStyle = !mapStyle && mapTiles ? to('/tiles/map/style.json?scheme=dark') : undefined
  return html`<section class="map-pane needs-script" aria-label="${label}">
<div class="map" id="${id}" data-tiles="${to('/tiles/{z}/{x}/{y}.mvt')}"${shown && html` data-search-state="${writeSearchState(shown)}"`} data-towns="${to('/towns/{z}/{x}/{y}.mvt')}" data-borders="${to('/borders/{z}/{x}/{y}.mvt')}"${!baseMap.isEmpty && html` data-regions="${to('/tiles/base/{z}/{x}/{y}.mvt')}"`}${!relief.isEmpty && html` data-relief="${to('/tiles/hillshade/{z}/{x}/{y}.png')}"`}${grid.box && html` data-silence="${to('/tiles/silence/{z}/{x}/{y}.png')}"`} data-spots="${to('/spots/')}" data-attribution="${attribution}" data-steps="${RATING_STEPS.map(({ from }) => from).join(',')}" data-library="${to(assetPath('maplibre-gl.mjs'))}" data-sheet="${to(assetPath('maplibre-gl.css'))}" data-world="${to(assetPath('world.json'))}"${style !== undefined && html` data-style="${style}"`}${darkStyle !== undefined && html` data-dark-style="${darkStyle}"`}${extent && html` data-extent="${writeBox(extent)}"`}${place && html` data-place="${place.longitude},${place.latitude}"`}${place?.zoom !== undefined && html` data-zoom="${place.zoom}"`}${arrivals.length > 0 && html` data-arrivals="${JSON.stringify(arrivals)}"`}><p class="map-note">${words.say('map.later')}</p></div>
<p class="legend" aria-label="${words.say('map.legend')}">${RATING_STEPS.map(({ step, word }) => html`<span><i class="swatch rating-${step}"></i>${words.scale(word)}</span> `)}<span><i class="swatch doubtful"></i>~ ${words.say('rating.doubt')}</span></p>
</section>`
}

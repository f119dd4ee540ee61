import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { World } from './world.ts'

/** Fonts of the reader's own machine. */
export const LOCAL_FONT = ['sans-serif']
/** Our source, and the prefix of our layers, apart from the names of a style from elsewhere. */
export const SPOTS = 'sanctuary-spots'
/** Zoom from which a spot's name is beside it. */
const NAMES_FROM = 5

/** A base map, and the fonts that it has. */
export type Base = { style: StyleSpecification; font: string[] }

/** Draws land, borders, countries and towns, in the page's own colours. */
export function ownBase({ world, towns }: { world: World; towns: string }): Base {
  const label = { 'text-color': colour('quiet'), ...halo() }
  return {
    font: LOCAL_FONT,
    style: {
      version: 8,
      sources: {
        land: { type: 'geojson', data: world.land, attribution: 'Natural Earth', tolerance: 0.4 },
        borders: { type: 'geojson', data: world.borders, tolerance: 0.4 },
        names: { type: 'geojson', data: world.names },
        towns: { type: 'vector', tiles: [towns], maxzoom: 10, attribution: 'Towns: GeoNames' },
      },
      layers: [
        { id: 'water', type: 'background', paint: { 'background-color': colour('map-water') } },
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour('map-land') } },
        {
          id: 'borders',
          type: 'line',
          source: 'borders',
          paint: { 'line-color': colour('map-border'), 'line-width': 1 },
        },
        {
          id: 'countries',
          type: 'symbol',
          source: 'names',
          maxzoom: 7,
          filter: ['>=', ['get', 'size'], ['step', ['zoom'], 60, 2, 15, 3, 4, 4, 0.5, 5, 0]],
          layout: {
            'text-field': ['get', 'name'],
            'text-font': LOCAL_FONT,
            'text-size': 12,
            'text-max-width': 7,
            'symbol-sort-key': ['-', 0, ['get', 'size']],
            'text-padding': 6,
          },
          paint: label,
        },
        {
          id: 'towns',
          type: 'symbol',
          source: 'towns',
          'source-layer': 'towns',
          minzoom: 4,
          layout: {
            'text-field': ['get', 'name'],
            'text-font': LOCAL_FONT,
            'text-size': ['step', ['get', 'people'], 11, 100_000, 12, 1_000_000, 14],
            'symbol-sort-key': ['-', 0, ['get', 'people']],
            'text-padding': 12,
          },
          paint: label,
        },
      ],
    },
  }
}

/** Puts the spots on a base: coloured by rating, gathered where they lie close together. */
export function withSpots(
  { style, font }: Base,
  { tiles, attribution }: { tiles: string; attribution: string },
): StyleSpecification {
  const spots = { source: SPOTS, 'source-layer': 'spots' }
  const layers: LayerSpecification[] = [
    {
      id: SPOTS,
      type: 'circle',
      ...spots,
      layout: { 'circle-sort-key': ['get', 'count'] },
      paint: {
        'circle-color': byRating(step => colour(`rating-${step}`)),
        'circle-radius': ['step', ['get', 'count'], 7, 2, 13, 20, 17, 200, 21, 5000, 26],
        // Of low confidence: pale, in a ring of its colour.
        'circle-opacity': ifDoubtful(0.3, 1),
        'circle-stroke-color': ifDoubtful(
          byRating(step => colour(`rating-${step}`)),
          colour('map-ring'),
        ),
        'circle-stroke-width': ifDoubtful(2.5, 1.5),
      },
    },
    {
      id: `${SPOTS}-counts`,
      type: 'symbol',
      ...spots,
      filter: ['>', ['get', 'count'], 1],
      layout: {
        'text-field': shortCount(),
        'text-font': font,
        'text-size': 12,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': byRating(step => colour(`on-rating-${step}`)) },
    },
    {
      id: `${SPOTS}-names`,
      type: 'symbol',
      ...spots,
      minzoom: NAMES_FROM,
      filter: ['==', ['get', 'count'], 1],
      layout: {
        // The map would garble what it cannot shape, such as Arabic: a click shows it.
        'text-field': ['case', ['is-supported-script', ['get', 'name']], ['get', 'name'], ''],
        'text-font': font,
        'text-size': 13,
        'text-anchor': 'top',
        'text-offset': [0, 0.7],
        'text-max-width': 9,
        'text-optional': true,
      },
      paint: { 'text-color': colour('ink'), ...halo() },
    },
  ]
  const source: SourceSpecification = { type: 'vector', tiles: [tiles], maxzoom: 14, attribution }
  return { ...style, sources: { ...style.sources, [SPOTS]: source }, layers: [...style.layers, ...layers] }
}

/** Reads a colour of the style sheet, as it is in the present scheme. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
}

function halo() {
  return { 'text-halo-color': colour('map-land'), 'text-halo-width': 1.5 }
}

function ifDoubtful(
  value: string | number | ExpressionSpecification,
  otherwise: string | number,
): ExpressionSpecification {
  return ['match', ['get', 'confidence'], 'low', value, otherwise]
}

function byRating(colour: (step: number) => string): ExpressionSpecification {
  const rating: ExpressionSpecification = ['round', ['get', 'rating']]
  return ['match', rating, 1, colour(1), 2, colour(2), 3, colour(3), 4, colour(4), colour(5)]
}

/** 950, 1.2k, 34k. */
function shortCount(): ExpressionSpecification {
  const count: ExpressionSpecification = ['get', 'count']
  const thousands: ExpressionSpecification = ['/', ['round', ['/', count, 100]], 10]
  return ['case', ['<', count, 1000], ['to-string', count], ['concat', ['to-string', thousands], 'k']]
}

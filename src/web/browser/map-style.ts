import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { World } from './world.ts'

const FONT = ['sans-serif']
/** Zoom from which a spot's name stands beside it. */
const NAMES_FROM = 5

export type StyleOptions = { world: World; tiles: string; towns: string; attribution: string }

/** Draws the world and the spots on it, in the page's own colours. */
export function styleOf({ world, tiles, towns, attribution }: StyleOptions): StyleSpecification {
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
  const halo = { 'text-halo-color': colour('map-land'), 'text-halo-width': 1.5 }
  const layers: LayerSpecification[] = [
    { id: 'water', type: 'background', paint: { 'background-color': colour('map-water') } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour('map-land') } },
    { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': colour('map-border'), 'line-width': 1 } },
    {
      id: 'countries',
      type: 'symbol',
      source: 'names',
      maxzoom: 7,
      filter: ['>=', ['get', 'size'], ['step', ['zoom'], 60, 2, 15, 3, 4, 4, 0.5, 5, 0]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 12,
        'text-max-width': 7,
        'symbol-sort-key': ['-', 0, ['get', 'size']],
        'text-padding': 6,
      },
      paint: { 'text-color': colour('quiet'), ...halo },
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
      'source-layer': 'towns',
      minzoom: 4,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['step', ['get', 'people'], 11, 100_000, 12, 1_000_000, 14],
        'symbol-sort-key': ['-', 0, ['get', 'people']],
        'text-padding': 12,
      },
      paint: { 'text-color': colour('quiet'), ...halo },
    },
    {
      id: 'spots',
      type: 'circle',
      source: 'spots',
      'source-layer': 'spots',
      layout: { 'circle-sort-key': ['get', 'count'] },
      paint: {
        'circle-color': byRating(step => colour(`rating-${step}`)),
        'circle-radius': ['step', ['get', 'count'], 7, 2, 13, 20, 17, 200, 21, 5000, 26],
        'circle-stroke-color': colour('surface'),
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'counts',
      type: 'symbol',
      source: 'spots',
      'source-layer': 'spots',
      filter: ['>', ['get', 'count'], 1],
      layout: {
        'text-field': shortCount(),
        'text-font': FONT,
        'text-size': 12,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': byRating(step => colour(step > 3 ? 'on-dark-rating' : 'on-light-rating')) },
    },
    {
      id: 'spot-names',
      type: 'symbol',
      source: 'spots',
      'source-layer': 'spots',
      minzoom: NAMES_FROM,
      filter: ['==', ['get', 'count'], 1],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 13,
        'text-anchor': 'top',
        'text-offset': [0, 0.7],
        'text-max-width': 9,
        'text-optional': true,
      },
      paint: { 'text-color': colour('ink'), ...halo },
    },
  ]
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: world.land, attribution: 'Natural Earth', tolerance: 0.4 },
      borders: { type: 'geojson', data: world.borders, tolerance: 0.4 },
      names: { type: 'geojson', data: world.names },
      towns: { type: 'vector', tiles: [towns], maxzoom: 10, attribution: 'Towns: GeoNames' },
      spots: { type: 'vector', tiles: [tiles], maxzoom: 14, attribution },
    },
    layers,
  }
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

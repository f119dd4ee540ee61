import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { FeatureCollection } from 'geojson'
import { say } from '../words.ts'
import { AROUND } from './around.ts'
import { hatchName } from './hatch.ts'
import { REGION_ZOOMS, regionLabels, regionLayers, REGIONS, regionTowns } from './region-layers.ts'
import type { World } from './world.ts'

/** Fonts of the reader's own machine. */
export const LOCAL_FONT = ['sans-serif']
/** Our source, and the prefix of our layers, apart from the names of a style from elsewhere. */
export const SPOTS = 'sanctuary-spots'
/** Zoom from which a spot's name is beside it. */
const NAMES_FROM = 5

/** Zooms of the tiles of borders: below the first they are those of the map of the world. */
const NEAR_BORDER_ZOOMS = { minzoom: 5, maxzoom: 8 } as const

/** A base map, and the fonts that it has. */
export type Base = {
  style: StyleSpecification
  font: string[]
  /** What is drawn over the spots, below the numbers of their groups. */
  above?: readonly LayerSpecification[]
}

type Own = { world: World; towns: string; borders: string; regions: string | null }

/** Draws land, borders, countries and towns, in the page's own colours. */
export function ownBase({ world, towns, borders, regions }: Own): Base {
  const label = { 'text-color': colour('quiet'), ...halo() }
  return {
    font: LOCAL_FONT,
    above: regions === null ? [] : [regionTowns(colour, { font: LOCAL_FONT, halo: halo() })],
    style: {
      version: 8,
      sources: {
        land: { type: 'geojson', data: world.land, attribution: 'Natural Earth', tolerance: 0.4 },
        borders: { type: 'geojson', data: world.borders, tolerance: 0.4 },
        'near-borders': { type: 'vector', tiles: [borders], ...NEAR_BORDER_ZOOMS },
        names: { type: 'geojson', data: world.names },
        towns: { type: 'vector', tiles: [towns], maxzoom: 10, attribution: say('js.towns', { source: 'GeoNames' }) },
        ...(regions !== null && { [REGIONS]: { type: 'vector', tiles: [regions], ...REGION_ZOOMS } }),
      },
      layers: [
        { id: 'water', type: 'background', paint: { 'background-color': colour('map-water') } },
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour('map-land') } },
        {
          id: 'borders',
          type: 'line',
          source: 'borders',
          maxzoom: NEAR_BORDER_ZOOMS.minzoom,
          paint: { 'line-color': colour('map-border'), 'line-width': 1 },
        },
        // Beneath the regions, which have exact ones of their own.
        {
          id: 'near-borders',
          type: 'line',
          source: 'near-borders',
          'source-layer': 'borders',
          minzoom: NEAR_BORDER_ZOOMS.minzoom,
          paint: { 'line-color': colour('map-border'), 'line-width': 1 },
        },
        ...(regions === null ? [] : regionLayers(colour)),
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
        ...(regions === null ? [] : regionLabels(colour, { font: LOCAL_FONT, halo: halo() })),
      ],
    },
  }
}

type Spots = {
  tiles: string
  attribution: string
  /** The lowest rating of each colour, the noisiest first. */
  steps: readonly number[]
  /** The point that is searched around, with its radius. */
  near: FeatureCollection
}

/** Puts the spots on a base: coloured by rating, gathered where they lie close together. */
export function withSpots(
  { style, font, above = [] }: Base,
  { tiles, attribution, steps, near }: Spots,
): StyleSpecification {
  const spots = { source: SPOTS, 'source-layer': 'spots' }
  const layers: LayerSpecification[] = [
    {
      id: `${AROUND}-radius`,
      type: 'line',
      source: AROUND,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'line-color': colour('focus'), 'line-width': 2, 'line-dasharray': [3, 2] },
    },
    {
      id: SPOTS,
      type: 'circle',
      ...spots,
      layout: { 'circle-sort-key': ['get', 'count'] },
      paint: {
        'circle-color': byRating(steps, step => colour(`rating-${step}`)),
        'circle-radius': ['step', ['get', 'count'], 7, 2, 13, 20, 17, 200, 21, 5000, 26],
        // Of low confidence: hatched, by the layer above it; the circle takes its clicks.
        'circle-opacity': ifDoubtful(0, 1),
        'circle-stroke-color': colour('map-ring'),
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: `${SPOTS}-doubt`,
      type: 'symbol',
      ...spots,
      filter: ['==', ['get', 'confidence'], 'low'],
      layout: {
        'icon-image': byRating(steps, hatchName),
        // As large as the circle beneath.
        'icon-size': ['step', ['get', 'count'], 1, 2, 1.75, 20, 2.2, 200, 2.7, 5000, 3.3],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
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
    // What is drawn later is placed first: numbers, then towns, then names of places.
    ...above,
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
        // As wide as the smaller circles: names of towns keep clear of them.
        'text-padding': 10,
      },
      paint: {
        'text-color': [
          'match',
          ['get', 'confidence'],
          'low',
          colour('ink'),
          byRating(steps, step => colour(`on-rating-${step}`)),
        ],
        // A halo without width still eats into the edges of a number: it must have no colour.
        'text-halo-color': ['match', ['get', 'confidence'], 'low', colour('surface'), 'transparent'],
        'text-halo-width': ifDoubtful(2, 0),
      },
    },
    {
      id: `${AROUND}-point`,
      type: 'circle',
      source: AROUND,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-color': colour('focus'),
        'circle-radius': 6,
        'circle-stroke-color': colour('surface'),
        'circle-stroke-width': 3,
      },
    },
  ]
  const source: SourceSpecification = { type: 'vector', tiles: [tiles], maxzoom: 14, attribution }
  const sources = { ...style.sources, [SPOTS]: source, [AROUND]: { type: 'geojson' as const, data: near } }
  return { ...style, sources, layers: [...style.layers, ...layers] }
}

/** Reads a colour of the style sheet, as it is in the present scheme. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
}

function halo() {
  return { 'text-halo-color': colour('map-land'), 'text-halo-width': 1.5 }
}

function ifDoubtful(value: number, otherwise: number): ExpressionSpecification {
  return ['match', ['get', 'confidence'], 'low', value, otherwise]
}

/** `steps`: the lowest rating of each colour, the noisiest first. */
function byRating(steps: readonly number[], value: (step: number) => string): ExpressionSpecification {
  const [second = 0, ...later] = steps.slice(1)
  const rest = later.flatMap((from, i) => [from, value(i + 3)])
  return ['step', ['get', 'rating'], value(1), second, value(2), ...rest]
}

/** 950, 1.2k, 34k. */
function shortCount(): ExpressionSpecification {
  const count: ExpressionSpecification = ['get', 'count']
  const thousands: ExpressionSpecification = ['/', ['round', ['/', count, 100]], 10]
  return ['case', ['<', count, 1000], ['to-string', count], ['concat', ['to-string', thousands], 'k']]
}

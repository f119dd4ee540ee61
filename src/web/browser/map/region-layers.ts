import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

/** The source of the imported regions' base map. */
export const REGIONS = 'regions'
/** Tiles of the last zoom are enlarged beyond it. */
export const REGION_ZOOMS = { minzoom: 6, maxzoom: 14 } as const

type Colour = (name: string) => string
type Line = {
  layer: string
  classes: string[]
  colour: string
  /** Zooms and pixels in turn. */
  widths: number[]
  /** In widths of the line. */
  dashes?: number[]
}

/** Fills, from below: a class of ground and its colour of the style sheet. */
const GROUNDS = {
  ground: 'map-land',
  farmland: 'map-farmland',
  grass: 'map-grass',
  scrub: 'map-scrub',
  wood: 'map-wood',
  rock: 'map-rock',
  sand: 'map-sand',
  wetland: 'map-wetland',
  glacier: 'map-glacier',
  built: 'map-built',
} as const

/** Lines, from below. */
const LINES: readonly Line[] = [
  { layer: 'waterway', classes: ['stream'], colour: 'map-water-line', widths: [12, 0.5, 16, 1.6] },
  { layer: 'waterway', classes: ['river', 'canal'], colour: 'map-water-line', widths: [8, 0.6, 14, 2.4] },
  { layer: 'road', classes: ['path'], colour: 'map-path', widths: [13, 0.8, 17, 1.8], dashes: [2, 1.5] },
  { layer: 'road', classes: ['track'], colour: 'map-path', widths: [13, 0.9, 17, 2.2], dashes: [5, 1.5] },
  { layer: 'road', classes: ['service'], colour: 'map-road', widths: [14, 0.7, 17, 3] },
  { layer: 'road', classes: ['minor', 'link'], colour: 'map-road', widths: [12, 0.6, 17, 5] },
  { layer: 'road', classes: ['tertiary'], colour: 'map-road', widths: [11, 0.8, 17, 6] },
  { layer: 'road', classes: ['secondary'], colour: 'map-main-road', widths: [9, 0.7, 17, 7] },
  { layer: 'road', classes: ['primary', 'trunk'], colour: 'map-main-road', widths: [6, 0.5, 17, 8] },
  { layer: 'road', classes: ['motorway'], colour: 'map-motorway', widths: [6, 0.8, 17, 10] },
  { layer: 'road', classes: ['runway'], colour: 'map-motorway', widths: [10, 1, 15, 14] },
  { layer: 'rail', classes: ['rail', 'tram'], colour: 'map-rail', widths: [9, 0.6, 16, 2] },
  { layer: 'rail', classes: ['lift'], colour: 'map-rail', widths: [12, 0.7, 16, 1.4], dashes: [1, 2] },
  { layer: 'border', classes: ['state'], colour: 'map-border', widths: [8, 0.6, 14, 1.2], dashes: [4, 3] },
  { layer: 'border', classes: ['country'], colour: 'map-border', widths: [6, 1, 14, 2], dashes: [6, 2, 1, 2] },
]

/** What a point of interest is drawn as before its name. */
const POI_SIGNS = {
  peak: '▲',
  saddle: '⌒',
  spring: '•',
  hut: '⌂',
  camp: '△',
  viewpoint: '◉',
  parking: 'P',
  water: '•',
  bus: 'H',
  station: '▪',
}

/** Layers under everything else: land, water, roads, paths and borders of the imported regions. */
export function regionLayers(colour: Colour): LayerSpecification[] {
  const of = (layer: string, classes: string[]) => ({
    source: REGIONS,
    'source-layer': layer,
    filter: ['in', ['get', 'class'], ['literal', classes]] satisfies ExpressionSpecification,
  })
  return [
    ...Object.entries(GROUNDS).map(
      ([name, paint]): LayerSpecification => ({
        id: `region-${name}`,
        type: 'fill',
        ...of('land', [name]),
        paint: { 'fill-color': colour(paint), 'fill-antialias': name !== 'ground' },
      }),
    ),
    {
      id: 'region-protected',
      type: 'line',
      source: REGIONS,
      'source-layer': 'protected',
      paint: { 'line-color': colour('map-protected'), 'line-width': 2, 'line-opacity': 0.6 },
    },
    {
      id: 'region-water',
      type: 'fill',
      source: REGIONS,
      'source-layer': 'water',
      paint: { 'fill-color': colour('map-water'), 'fill-antialias': false },
    },
    ...LINES.map(
      ({ layer, classes, colour: paint, widths, dashes }): LayerSpecification => ({
        id: `region-${layer}-${classes.join('-')}`,
        type: 'line',
        ...of(layer, classes),
        layout: { 'line-cap': dashes ? 'butt' : 'round', 'line-join': 'round' },
        paint: {
          'line-color': colour(paint),
          'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], ...widths] as ExpressionSpecification, // zooms and pixels in turn
          ...(dashes && { 'line-dasharray': dashes }),
        },
      }),
    ),
  ]
}

type Label = { font: string[]; halo: Record<string, string | number> }

/** The map would garble what it cannot shape, such as Arabic. */
const NAME: ExpressionSpecification = [
  'case',
  ['is-supported-script', ['coalesce', ['get', 'name'], '']],
  ['coalesce', ['get', 'name'], ''],
  '',
]

const MAIN_PLACES: ExpressionSpecification = ['in', ['get', 'class'], ['literal', ['city', 'town']]]

/** Names of cities and towns: over everything else, so that one knows where one is. */
export function regionTowns(colour: Colour, { font, halo }: Label): LayerSpecification {
  return {
    id: 'region-towns',
    type: 'symbol',
    source: REGIONS,
    'source-layer': 'place',
    filter: MAIN_PLACES,
    layout: {
      'text-field': NAME,
      'text-font': font,
      'text-size': ['match', ['get', 'class'], 'city', 15, 13],
      'symbol-sort-key': ['match', ['get', 'class'], 'city', 0, 1],
      'text-padding': 4,
      // Beside a group of spots where it would lie on it.
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.9,
    },
    paint: { 'text-color': colour('ink'), ...halo, 'text-halo-width': 2 },
  }
}

/** Names of smaller places, waters, peaks and huts. */
export function regionLabels(colour: Colour, { font, halo }: Label): LayerSpecification[] {
  const source = { source: REGIONS } as const
  const name = NAME
  const sign: ExpressionSpecification = ['match', ['get', 'class'], ...Object.entries(POI_SIGNS).flat(), ''] as never // pairs of class and sign
  const height: ExpressionSpecification = ['case', ['has', 'ele'], ['concat', '\n', ['get', 'ele'], ' m'], '']
  return [
    {
      id: 'region-waters',
      type: 'symbol',
      ...source,
      'source-layer': 'poi',
      filter: ['in', ['get', 'class'], ['literal', ['lake', 'reserve']]],
      layout: { 'text-field': name, 'text-font': font, 'text-size': 11, 'text-max-width': 8, 'text-padding': 8 },
      paint: {
        'text-color': ['match', ['get', 'class'], 'lake', colour('map-water-name'), colour('map-protected-name')],
        ...halo,
      },
    },
    {
      id: 'region-pois',
      type: 'symbol',
      ...source,
      'source-layer': 'poi',
      filter: ['!', ['in', ['get', 'class'], ['literal', ['lake', 'reserve']]]],
      layout: {
        'text-field': ['step', ['zoom'], sign, 13, ['concat', sign, '\n', name, height]],
        'text-font': font,
        'text-size': 11,
        'text-max-width': 8,
        'text-padding': 4,
      },
      paint: { 'text-color': colour('map-name'), ...halo },
    },
    {
      id: 'region-places',
      type: 'symbol',
      ...source,
      'source-layer': 'place',
      filter: ['!', MAIN_PLACES],
      layout: {
        'text-field': name,
        'text-font': font,
        'text-size': ['match', ['get', 'class'], 'village', 12, 11],
        'symbol-sort-key': ['match', ['get', 'class'], 'village', 2, 'suburb', 3, 4],
        'text-padding': 8,
      },
      paint: { 'text-color': colour('ink'), ...halo },
    },
  ]
}

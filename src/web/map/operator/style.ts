// A calm style for tiles of any schema: what a layer is for is told by its name.
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { ArchiveFacts } from '../../../basemap/archive.ts'
import type { Scheme } from '../../rating/schemes.ts'

type Colours = Record<'land' | 'wood' | 'water' | 'building' | 'road' | 'border' | 'ink', string>

/** Quieter than what the silence layer draws, in both schemes. */
const COLOURS: Record<Scheme, Colours> = {
  light: {
    land: '#f1efe7',
    wood: '#c9d8bc',
    water: '#bcd3dc',
    building: '#ddd8cc',
    road: '#b9b2a2',
    border: '#8d8a9b',
    ink: '#4a5247',
  },
  dark: {
    land: '#1d2622',
    wood: '#1b3024',
    water: '#0d1a20',
    building: '#292c29',
    road: '#5a5f59',
    border: '#7a8a80',
    ink: '#b3beb7',
  },
}

type Drawn = { named: RegExp; draw: (colours: Colours) => Partial<LayerSpecification> }

const fill = (colour: string, opacity = 1) => ({
  type: 'fill' as const,
  filter: ['==', ['geometry-type'], 'Polygon'] as never, // an expression of the style specification
  paint: { 'fill-color': colour, 'fill-opacity': opacity },
})
const line = (colour: string, width: number) => ({
  type: 'line' as const,
  filter: ['==', ['geometry-type'], 'LineString'] as never, // an expression of the style specification
  paint: { 'line-color': colour, 'line-width': width },
})

/** From below: layers of OpenMapTiles, Protomaps, Shortbread and of our own base map, by parts of their names. */
const ROLES: readonly Drawn[] = [
  { named: /^(earth|land)$/, draw: ({ land }) => fill(land) },
  { named: /land|natural|wood|forest|park|site|protected/, draw: ({ wood }) => fill(wood, 0.5) },
  { named: /water|ocean|river|lake/, draw: ({ water }) => fill(water) },
  { named: /water|river|stream/, draw: ({ water }) => line(water, 1) },
  { named: /building/, draw: ({ building }) => fill(building) },
  { named: /road|street|transport|highway|rail|path/, draw: ({ road }) => line(road, 0.8) },
  { named: /bound|border|admin/, draw: ({ border }) => line(border, 1) },
  {
    named: /^place|city|town/,
    draw: ({ ink, land }) => ({
      type: 'symbol' as const,
      layout: {
        'text-field': ['coalesce', ['get', 'name'], ''] as never,
        'text-font': ['sans-serif'],
        'text-size': 12,
      },
      paint: { 'text-color': ink, 'text-halo-color': land, 'text-halo-width': 1.5 },
    }),
  },
]

type Options = {
  /** Of its tiles: mvt, or that of pictures. */
  ending: string
  scheme: Scheme
}

/** Makes the style of an archive for a scheme; pictures are drawn as they are. */
export function styleOf({ layers, ...facts }: ArchiveFacts, { ending, scheme }: Options): StyleSpecification {
  const colours = COLOURS[scheme]
  const tiles = [`{z}/{x}/{y}.${ending}`]
  const ground: LayerSpecification = { id: 'ground', type: 'background', paint: { 'background-color': colours.land } }
  if (ending !== 'mvt') {
    const source = { type: 'raster' as const, tiles, tileSize: 256, ...facts }
    return { version: 8, sources: { map: source }, layers: [ground, { id: 'map', type: 'raster', source: 'map' }] }
  }
  const drawn = ROLES.flatMap(({ named, draw }, role) =>
    layers
      .filter(id => named.test(id))
      // What a role draws is a whole layer but for what is the same in all.
      .map(id => ({ id: `${id}-${role}`, source: 'map', 'source-layer': id, ...draw(colours) }) as LayerSpecification),
  )
  return { version: 8, sources: { map: { type: 'vector', tiles, ...facts } }, layers: [ground, ...drawn] }
}

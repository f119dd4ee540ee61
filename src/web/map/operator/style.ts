// A calm style for tiles of any schema: what a layer is for is told by its name.
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { ArchiveFacts } from '../../../basemap/archive.ts'

const [LAND, WATER, INK] = ['#f1efe7', '#bcd3dc', '#4a5247']

type Drawn = { named: RegExp; draw: (id: string) => Partial<LayerSpecification> }

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
  { named: /^(earth|land)$/, draw: () => fill(LAND) },
  { named: /land|natural|wood|forest|park|site|protected/, draw: () => fill('#c9d8bc', 0.5) },
  { named: /water|ocean|river|lake/, draw: () => fill(WATER) },
  { named: /water|river|stream/, draw: () => line(WATER, 1) },
  { named: /building/, draw: () => fill('#ddd8cc') },
  { named: /road|street|transport|highway|rail|path/, draw: () => line('#b9b2a2', 0.8) },
  { named: /bound|border|admin/, draw: () => line('#8d8a9b', 1) },
  {
    named: /^place|city|town/,
    draw: () => ({
      type: 'symbol' as const,
      layout: {
        'text-field': ['coalesce', ['get', 'name'], ''] as never,
        'text-font': ['sans-serif'],
        'text-size': 12,
      },
      paint: { 'text-color': INK, 'text-halo-color': LAND, 'text-halo-width': 1.5 },
    }),
  },
]

/** Makes the style of an archive; pictures are drawn as they are. */
export function styleOf({ layers, ...facts }: ArchiveFacts, ending: string): StyleSpecification {
  const tiles = [`{z}/{x}/{y}.${ending}`]
  const ground: LayerSpecification = { id: 'ground', type: 'background', paint: { 'background-color': LAND } }
  if (ending !== 'mvt') {
    const source = { type: 'raster' as const, tiles, tileSize: 256, ...facts }
    return { version: 8, sources: { map: source }, layers: [ground, { id: 'map', type: 'raster', source: 'map' }] }
  }
  const drawn = ROLES.flatMap(({ named, draw }, role) =>
    layers
      .filter(id => named.test(id))
      // What a role draws is a whole layer but for what is the same in all.
      .map(id => ({ id: `${id}-${role}`, source: 'map', 'source-layer': id, ...draw(id) }) as LayerSpecification),
  )
  return { version: 8, sources: { map: { type: 'vector', tiles, ...facts } }, layers: [ground, ...drawn] }
}

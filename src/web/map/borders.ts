// Borders of countries, 1:10m, as tiles for zooms at which those of the map of the world (1:50m) are seen to be rough.
import { readFileSync } from 'node:fs'
import { encodeTile } from '../../basemap/encode-tile.ts'
import { clipLine } from '../../basemap/geometry/clip.ts'
import { type Box, boxOfLine } from '../../geo/box.ts'
import { WORLD_BITS, worldPlace } from '../../geo/mercator.ts'
import { TILE_EXTENT } from '../../index/tiles/tile-grid.ts'
import type { TileAddress } from './tile-address.ts'

/** The first zoom at which they are drawn, and the last of their tiles: a unit is 40 m then. */
export const [FIRST_BORDER_ZOOM, LAST_BORDER_ZOOM] = [5, 8]
const EXTENT_BITS = Math.log2(TILE_EXTENT)
/** What lines need beyond a tile's edge to be drawn with their width, in units of the tile. */
const BUFFER = 64

type Geometry = { type: string; arcs?: number[][] | number[][][] }
/** TopoJSON: neighbours share the arcs of their border. */
type Topology = {
  arcs: [number, number][][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { countries: { geometries: Geometry[] } }
}

/** Corners in units of the Mercator square, x and y in turn. */
type Line = { points: Int32Array; box: Box }

let known: readonly Line[] | undefined

/** Encodes the borders of a tile as the layer `borders`; empty where there is none. */
export function bordersIn({ z, x, y }: TileAddress): Uint8Array<ArrayBuffer> {
  known ??= readBorders()
  const bits = WORLD_BITS - EXTENT_BITS - z
  const side = 2 ** (WORLD_BITS - z)
  const buffer = BUFFER * 2 ** bits
  const [west, east, north, south] = [
    x * side - buffer,
    (x + 1) * side + buffer,
    y * side - buffer,
    (y + 1) * side + buffer,
  ]
  const parts = known
    .filter(({ box }) => box.west <= east && box.east >= west && box.south <= south && box.north >= north)
    .flatMap(({ points }) => clipLine(points, 0, west, east))
    .flatMap(part => clipLine(part, 1, north, south))
    .map(part => part.map((value, at) => (value - (at % 2 === 0 ? x : y) * side) >> bits))
  if (parts.length === 0) return encodeTile([])
  return encodeTile([{ name: 'borders', extent: TILE_EXTENT, features: [{ shape: 'line', parts, properties: {} }] }])
}

/** Reads the arcs that two countries share. */
function readBorders(): Line[] {
  const file = readFileSync(new URL(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8')
  const { arcs, transform, objects } = JSON.parse(file) as Topology // a file of the package, whose form is known
  const uses = new Map<number, number>()
  for (const arc of objects.countries.geometries.flatMap(({ arcs = [] }) => arcs.flat(2))) {
    const number = arc < 0 ? ~arc : arc
    uses.set(number, (uses.get(number) ?? 0) + 1)
  }
  const shared = arcs.filter((_, number) => (uses.get(number) ?? 0) > 1)
  return shared.map(arc => {
    const points = projected(arc, transform)
    return { points, box: boxOfLine(points) }
  })
}

function projected(arc: readonly [number, number][], { scale, translate }: Topology['transform']): Int32Array {
  let [column, row] = [0, 0]
  return Int32Array.from(
    arc.flatMap(([dx, dy]) => {
      column += dx
      row += dy
      const { x, y } = worldPlace({
        longitude: column * scale[0] + translate[0],
        latitude: row * scale[1] + translate[1],
      })
      return [x, y]
    }),
  )
}

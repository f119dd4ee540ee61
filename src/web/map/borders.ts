// Borders of countries, 1:10m, as tiles for zooms at which those of the map of the world (1:50m) are seen to be rough.
import { encodeTile } from '../../basemap/encode-tile.ts'
import { clipLine } from '../../basemap/geometry/clip.ts'
import { type Box, boxOfLine } from '../../geo/box.ts'
import { WORLD_BITS, worldPlace } from '../../geo/mercator.ts'
import { pointsOfArc, readWorldAtlas, ringsOf } from '../../geo/regions/world-atlas.ts'
import { TILE_EXTENT } from '../../index/tiles/tile-grid.ts'
import type { TileAddress } from './tile-address.ts'

/** The first zoom at which they are drawn, and the last of their tiles: a unit is 40 m then. */
export const [FIRST_BORDER_ZOOM, LAST_BORDER_ZOOM] = [5, 8]
const EXTENT_BITS = Math.log2(TILE_EXTENT)
/** What lines need beyond a tile's edge to be drawn with their width, in units of the tile. */
const BUFFER = 64

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
  const { arcs, transform, objects } = readWorldAtlas()
  const uses = new Map<number, number>()
  for (const arc of objects.countries.geometries.flatMap(country => ringsOf(country).flat())) {
    const number = arc < 0 ? ~arc : arc
    uses.set(number, (uses.get(number) ?? 0) + 1)
  }
  const shared = arcs.filter((_, number) => (uses.get(number) ?? 0) > 1)
  return shared.map(arc => {
    const points = projected(pointsOfArc(arc, transform))
    return { points, box: boxOfLine(points) }
  })
}

function projected(degrees: Float64Array): Int32Array {
  const points = new Int32Array(degrees.length)
  for (let i = 0; i < degrees.length; i += 2) {
    const { x, y } = worldPlace({ longitude: degrees[i] ?? 0, latitude: degrees[i + 1] ?? 0 })
    points[i] = x
    points[i + 1] = y
  }
  return points
}

// The points of a raster: columns at some longitudes crossed with rows at some latitudes, and the map that they are
// computed on: Mercator's, since it is true to angles, so that one factor per latitude makes metres of its units.
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import type { Box } from '../../geo/box.ts'

/** Rising longitudes and falling latitudes, degrees: rows run from the north, as in pictures. */
export type Lattice = { longitudes: Float64Array; latitudes: Float64Array }

/** Units of the map: metres at the equator. */
export function mapX(longitude: number): number {
  return longitude * METRES_PER_DEGREE
}

export function mapY(latitude: number): number {
  const within = Math.min(89.9, Math.max(-89.9, latitude))
  return (METRES_PER_DEGREE * 180 * Math.log(Math.tan(Math.PI / 4 + (within * Math.PI) / 360))) / Math.PI
}

/** Returns the metres of a unit of the map at a latitude. */
export function metresPerUnit(latitude: number): number {
  return Math.cos((Math.min(89.9, Math.abs(latitude)) * Math.PI) / 180)
}

/** Returns the longitude that lies less than half a turn from another. */
export function nearestTurn(longitude: number, from: number): number {
  return longitude + 360 * Math.round((from - longitude) / 360)
}

/** Returns the box around a lattice's points, degrees. */
export function boxOfLattice({ longitudes, latitudes }: Lattice): Box {
  return {
    west: longitudes[0] ?? 0,
    east: longitudes.at(-1) ?? 0,
    north: latitudes[0] ?? 0,
    south: latitudes.at(-1) ?? 0,
  }
}

/** Makes a lattice of points in equal steps over a box, at the middle of its cells. */
export function latticeOver({ west, south, east, north }: Box, columns: number, rows: number): Lattice {
  return {
    longitudes: Float64Array.from({ length: columns }, (_, i) => west + ((east - west) * (i + 0.5)) / columns),
    latitudes: Float64Array.from({ length: rows }, (_, i) => north - ((north - south) * (i + 0.5)) / rows),
  }
}

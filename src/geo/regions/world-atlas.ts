// The countries of world-atlas (Natural Earth, 1:10m, public domain), as TopoJSON: neighbours share the arcs of their border.
import { readFileSync } from 'node:fs'

export type Topology = {
  arcs: Arc[]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { countries: { geometries: CountryGeometry[] } }
}
/** Steps from one point to the next. */
type Arc = readonly [number, number][]
/** `arcs` of a polygon, or of several: numbers of arcs by their rings, ~n where one is turned round. */
export type CountryGeometry = { id?: string; type: string; arcs?: number[][] | number[][][] }

export const WORLD_ATLAS = new URL(import.meta.resolve('world-atlas/countries-10m.json'))

/** Reads the countries. */
export function readWorldAtlas(): Topology {
  const file = readFileSync(WORLD_ATLAS, 'utf8')
  return JSON.parse(file) as Topology // a file of the package, whose form is known
}

/** Returns the points of an arc, degrees: longitude and latitude in turn. */
export function pointsOfArc(arc: Arc, { scale, translate }: Topology['transform']): Float64Array {
  const points = new Float64Array(2 * arc.length)
  let [column, row, at] = [0, 0, 0]
  for (const step of arc) {
    column += step[0]
    row += step[1]
    points[at++] = column * scale[0] + translate[0]
    points[at++] = row * scale[1] + translate[1]
  }
  return points
}

/** Returns the numbers of the arcs of each ring of a country. */
export function ringsOf({ arcs = [] }: CountryGeometry): number[][] {
  return arcs.flatMap(part => (typeof part[0] === 'number' ? [part as number[]] : (part as number[][]))) // told by its first
}

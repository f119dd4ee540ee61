// The land of world-atlas (Natural Earth, public domain): islands, and the shores of seas.
import { isInRings } from '../../src/geo/polygon.ts'
import { type Point, type Ring, ringArea } from './topology.ts'

type Topology = {
  arcs: [number, number][][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { land: { geometries: { type: string; arcs: number[][][] }[] } }
}

/** Reads the rings of all land, holes among them. */
export function landRings({ arcs, transform: { scale, translate }, objects }: Topology): Ring[] {
  const lines = arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap(polygon =>
      polygon.map(ring => ring.flatMap(n => (n < 0 ? (lines[~n] ?? []).toReversed() : (lines[n] ?? [])))),
    ),
  )
}

/** Returns the outer ring of the land around a point: of all around it the smallest. */
export function ringAround(land: readonly Ring[], [x, y]: Point): Ring | undefined {
  return land.filter(ring => isInRings([ring.flat()], x, y)).toSorted((a, b) => ringArea(a) - ringArea(b))[0]
}

/** Returns the runs of shore within a polygon. */
export function shoreWithin(land: readonly Ring[], polygon: readonly Point[]): Point[][] {
  const ring = [...polygon, ...polygon.slice(0, 1)].flat()
  const runs: Point[][] = []
  for (const shore of land) {
    let run: Point[] = []
    for (const point of shore) {
      if (isInRings([ring], point[0], point[1])) run.push(point)
      else {
        if (run.length > 1) runs.push(run)
        run = []
      }
    }
    if (run.length > 1) runs.push(run)
  }
  return runs
}

// The land of world-atlas (Natural Earth, public domain): islands, the shores of seas, and the water between them.
import { type Area, areaAlongLines, areaOfRings } from '../../src/geo/regions/area.ts'
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
  const ring = closed(polygon)
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

/** Kilometres of a degree of latitude. */
const KM_OF_DEGREE = 111.2
/** Of larger islands the shore alone belongs to a sea, in km²: Sicily has 25,700, Ireland 84,000. */
const LARGEST_ISLAND = 30_000

/** Returns the islands that lie within a polygon as a whole, up to the size of Sicily. */
export function islandsWithin(land: readonly Ring[], polygon: readonly Point[]): Ring[] {
  const sea = closed(polygon)
  return land.filter(ring => {
    const [[, latitude] = [0, 0]] = ring
    const km2 = ringArea(ring) * KM_OF_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180)
    return km2 <= LARGEST_ISLAND && ring.every(([x, y]) => isInRings([sea], x, y))
  })
}

/** What lies this near to a line on open water belongs to the sea, in kilometres: small islands, which no map here has. */
export const WATER_KM = 12
/** Between two lines, and from one end to the next, in degrees: with these every point 25 km off all shores is near a line. */
const ROWS = 0.15
const STEP = 0.1

/** Makes the test whether a point is farther than `WATER_KM` from all land. */
export function openWater(land: readonly Ring[]): (point: Point) => boolean {
  const lines = land.map(unwrapped)
  const areas: readonly Area[] = [areaOfRings(lines), areaAlongLines(lines, WATER_KM)]
  return ([longitude, latitude]) => !areas.some(({ contains }) => contains({ latitude, longitude }))
}

/** Lets a ring go on beyond 180 degrees where it leaves the map at one side and comes in at the other. */
function unwrapped(ring: Ring): number[] {
  let shift = 0
  return ring.flatMap(([x, y], i) => {
    const step = x - (ring[i - 1]?.[0] ?? x)
    if (Math.abs(step) > 180) shift -= Math.sign(step) * 360
    return [x + shift, y]
  })
}

/** Returns lines from west to east over the open water of a polygon. */
export function waterWithin(isOpen: (point: Point) => boolean, polygon: readonly Point[]): Point[][] {
  const sea = closed(polygon)
  const [south, north] = [Math.min(...polygon.map(([, y]) => y)), Math.max(...polygon.map(([, y]) => y))]
  const [west, east] = [Math.min(...polygon.map(([x]) => x)), Math.max(...polygon.map(([x]) => x))]
  const runs: Point[][] = []
  for (let y = south; y <= north; y += ROWS) {
    let run: Point[] = []
    const end = () => {
      const [first, last] = [run[0], run.at(-1)]
      if (first && last) runs.push([first, last])
      run = []
    }
    for (let x = west; x <= east; x += STEP) {
      if (isInRings([sea], x, y) && isOpen([x, y])) run.push([x, y])
      else end()
    }
    end()
  }
  return runs
}

function closed(polygon: readonly Point[]): number[] {
  return [...polygon, ...polygon.slice(0, 1)].flat()
}

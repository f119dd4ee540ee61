// Whether the extract holds what belongs there: a filtered or cut one lacks roads or places, and would pass for quiet.
import { cellGrid } from '../../../../silence/coverage-cells.ts'
import { hypotenuse, localPlane, E7 } from '../../../../geo/local-plane.ts'
import type { MissingKind } from '../../../../silence/parameters.ts'
import type { Collector } from '../collector.ts'
import { lengthOfLine } from '../../geometry/lines.ts'
import { areaOfRing, isClosed, type Line, middleOfRing } from '../../geometry/rings.ts'

export type Completeness = Collector & {
  /**
   * Returns the edges of the 2 km cells where people live or pass and no minor road is mapped; only once all has been
   * seen. `towns`: GeoNames' places, 10⁻⁷ degrees.
   */
  blank(towns: readonly { x: number; y: number }[]): Int32Array
  /** Returns the kinds of data that the extract lacks as a whole while it has many roads. */
  missing(peopleAround: number): MissingKind[]
}

const MAIN = new Set(['motorway', 'trunk', 'primary', 'secondary'])
const MINOR = new Set(['tertiary', 'unclassified', 'residential', 'living_street', 'service', 'pedestrian', 'road'])
/** Where these are mapped along a main road, nobody has left the minor roads out. */
const PATHS = new Set(['track', 'path', 'footway', 'cycleway', 'bridleway', 'steps'])
const SETTLEMENTS = new Set(['city', 'town', 'village', 'hamlet', 'isolated_dwelling', 'farm'])

/** What tells that people live or pass in a cell (J). */
const EVIDENCE = { mainMetres: 1_000, residentialM2: 50_000 } as const
/** An extract with fewer km of minor roads says nothing by what it lacks (J). */
const DENSE_KM = 50
/** So many people have an airfield or a helipad among them, or a railway (J). */
const PEOPLE_WITH = { aeroways: 100_000, rail: 300_000 } as const

export function completeness(): Completeness {
  const seen: Record<MissingKind, boolean> = { places: false, landuse: false, aeroways: false, rail: false }
  const minor = new Set<number>()
  const paths = new Set<number>()
  const mainMetres = new Map<number, number>()
  const residentialM2 = new Map<number, number>()
  let grid: ReturnType<typeof cellGrid> | undefined
  let minorMetres = 0

  function addRoad(highway: string, points: Int32Array): void {
    if (points.length < 4) return
    grid ??= cellGrid((points[1] ?? 0) / E7)
    if (MAIN.has(highway.replace(/_link$/, ''))) return addMetres(points, grid)
    const isMinor = MINOR.has(highway)
    if (!isMinor && !PATHS.has(highway)) return
    if (isMinor) minorMetres += lengthOfLine(points)
    const cells = isMinor ? minor : paths
    let last = NaN
    for (let i = 0; i < points.length; i += 2) {
      const key = grid.keyOf(points[i] ?? 0, points[i + 1] ?? 0)
      if (key !== last) cells.add(key)
      last = key
    }
  }

  function addMetres(points: Int32Array, { keyOf }: ReturnType<typeof cellGrid>): void {
    const { east, north } = localPlane((points[1] ?? 0) / E7)
    for (let i = 0; i + 3 < points.length; i += 2) {
      const x = points[i] ?? 0
      const y = points[i + 1] ?? 0
      const metres = hypotenuse(((points[i + 2] ?? 0) - x) * east, ((points[i + 3] ?? 0) - y) * north)
      const key = keyOf(x, y)
      mainMetres.set(key, (mainMetres.get(key) ?? 0) + metres)
    }
  }

  function addResidential(line: Line): void {
    if (!isClosed(line)) return
    const { points } = line
    grid ??= cellGrid((points[1] ?? 0) / E7)
    const key = grid.keyOf(...middleOfRing(points))
    residentialM2.set(key, (residentialM2.get(key) ?? 0) + areaOfRing(points))
  }

  return {
    keys: ['place', 'landuse', 'aeroway', 'railway', 'highway'],
    node(_, _x, _y, tags) {
      if (SETTLEMENTS.has(tags['place'] ?? '')) seen.places = true
      if (tags['aeroway'] !== undefined) seen.aeroways = true
    },
    way({ tags, line }) {
      if (tags['landuse'] !== undefined) seen.landuse = true
      if (tags['aeroway'] !== undefined) seen.aeroways = true
      if (tags['railway'] !== undefined) seen.rail = true
      if (tags['highway'] !== undefined) addRoad(tags['highway'], line().points)
      if (tags['landuse'] === 'residential') addResidential(line())
    },
    blank(towns) {
      if (!grid) return new Int32Array()
      const { keyOf, around, edgesOf } = grid
      const isBare = (key: number, roads: readonly ReadonlySet<number>[]) =>
        !around(key).some(cell => roads.some(set => set.has(cell)))
      const blank = new Set<number>()
      for (const [key, m2] of residentialM2) if (m2 >= EVIDENCE.residentialM2 && isBare(key, [minor])) blank.add(key)
      for (const [key, m] of mainMetres) if (m >= EVIDENCE.mainMetres && isBare(key, [minor, paths])) blank.add(key)
      for (const { x, y } of towns)
        if (isBare(keyOf(x, y), [minor])) for (const key of around(keyOf(x, y))) blank.add(key)
      return edgesOf(blank)
    },
    missing(people) {
      if (minorMetres < 1000 * DENSE_KM) return []
      return [
        ...(seen.places ? [] : ['places' as const]),
        ...(seen.landuse ? [] : ['landuse' as const]),
        ...(seen.aeroways || people < PEOPLE_WITH.aeroways ? [] : ['aeroways' as const]),
        ...(seen.rail || people < PEOPLE_WITH.rail ? [] : ['rail' as const]),
      ]
    },
  }
}

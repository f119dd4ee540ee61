// Whether the extract holds what belongs there: a filtered or cut one lacks roads or places, and would pass for quiet.
import { cellGrid } from '../../../../silence/coverage-cells.ts'
import { edgesOfRings } from '../../../../silence/coverage.ts'
import { type Box, growBox } from '../../../../geo/box.ts'
import { hypotenuse, localPlane, E7 } from '../../../../geo/local-plane.ts'
import type { MissingKind, SettlementClass } from '../../../../silence/parameters.ts'
import type { Collector } from '../collector.ts'
import { lengthOfLine } from '../../geometry/lines.ts'
import { areaOfRing, joinLines, middleOfRing } from '../../geometry/rings.ts'

export type Completeness = Collector & {
  /**
   * Returns the edges of the 2 km cells where people live or pass and no minor road is mapped; of an extract without small
   * roads, of all cells that have none. Only once all has been seen.
   */
  blank(known: Known): Int32Array
  /** Returns the kinds of data that the extract lacks as a whole while it has many roads. */
  missing(peopleAround: number): MissingKind[]
}

/** Who lives in the region, 10⁻⁷ degrees. */
export type Known = {
  /** GeoNames' places. */
  towns: readonly Place[]
  /** The extract's. */
  settlements: readonly (Place & { class: SettlementClass })[]
  /** Around the region. */
  box: Box
}
type Place = { x: number; y: number }

type RoadKind = 'main' | 'lesser' | 'small' | 'path'
const ROAD_KINDS: Readonly<Record<RoadKind, readonly string[]>> = {
  main: ['motorway', 'trunk', 'primary', 'secondary'].flatMap(highway => [highway, `${highway}_link`]),
  lesser: ['tertiary', 'pedestrian'],
  small: ['unclassified', 'residential', 'living_street', 'service', 'road'],
  path: ['track', 'path', 'footway', 'cycleway', 'bridleway', 'steps'],
}
const MINOR: readonly RoadKind[] = ['lesser', 'small']
const KIND_OF = new Map(
  Object.entries(ROAD_KINDS).flatMap(([kind, list]) => list.map(highway => [highway, kind as RoadKind])), // its keys
)
const SETTLEMENTS = new Set(['city', 'town', 'village', 'hamlet', 'isolated_dwelling', 'farm'])

/**
 * What tells that people live or pass in a cell, from which amount on, unless roads of these kinds are mapped near it (J).
 * Along a main road with paths nobody has left the minor roads out.
 */
const EVIDENCE = {
  residential: { least: 50_000, unless: MINOR },
  main: { least: 1_000, unless: [...MINOR, 'path'] },
  settlement: { least: 1, unless: MINOR },
} as const satisfies Record<string, { least: number; unless: readonly RoadKind[] }>
type Evidence = keyof typeof EVIDENCE
/** From a hamlet up: to a farm a track may be all there is. */
const WITH_ROADS: ReadonlySet<SettlementClass> = new Set(['city', 'town', 'village', 'hamlet'])

/** An extract with fewer km of minor roads, or of main ones, says nothing by what it lacks (J). */
const DENSE_KM = 50
/** Whole extracts have 0.8 to 5.7 km of small roads to one of main roads; with less than this share they are left out (J). */
const LEAST_SMALL_SHARE = 0.1
/** So many people have an airfield or a helipad among them, or a railway (J). */
const PEOPLE_WITH = { aeroways: 100_000, rail: 300_000 } as const
/** The edge of what is not known lies so far beyond the region that it is none of the region's. */
const BEYOND_E7 = 0.5 * E7

export function completeness(): Completeness {
  const seen = { places: false, landuse: false, aeroways: false, rail: false }
  const metres: Record<RoadKind, number> = { main: 0, lesser: 0, small: 0, path: 0 }
  const cells: Record<RoadKind, Set<number>> = { main: new Set(), lesser: new Set(), small: new Set(), path: new Set() }
  const amounts: Record<Evidence, Map<number, number>> = {
    residential: new Map(),
    main: new Map(),
    settlement: new Map(),
  }
  let grid: ReturnType<typeof cellGrid> | undefined

  function count(evidence: Evidence, key: number, amount: number): void {
    amounts[evidence].set(key, (amounts[evidence].get(key) ?? 0) + amount)
  }

  function addRoad(highway: string, points: Int32Array): void {
    const kind = KIND_OF.get(highway)
    if (!kind || points.length < 4) return
    grid ??= cellGrid((points[1] ?? 0) / E7)
    metres[kind] += lengthOfLine(points)
    if (kind === 'main') countMetres(points, grid)
    let last = NaN
    for (let i = 0; i < points.length; i += 2) {
      const key = grid.keyOf(points[i] ?? 0, points[i + 1] ?? 0)
      if (key !== last) cells[kind].add(key)
      last = key
    }
  }

  function countMetres(points: Int32Array, { keyOf }: ReturnType<typeof cellGrid>): void {
    const { east, north } = localPlane((points[1] ?? 0) / E7)
    for (let i = 0; i + 3 < points.length; i += 2) {
      const x = points[i] ?? 0
      const y = points[i + 1] ?? 0
      const length = hypotenuse(((points[i + 2] ?? 0) - x) * east, ((points[i + 3] ?? 0) - y) * north)
      count('main', keyOf(x, y), length)
    }
  }

  function addResidential(rings: readonly Int32Array[]): void {
    for (const ring of rings) {
      grid ??= cellGrid((ring[1] ?? 0) / E7)
      count('residential', grid.keyOf(...middleOfRing(ring)), areaOfRing(ring))
    }
  }

  const lacksSmall = () => metres.main >= 1000 * DENSE_KM && metres.small < LEAST_SMALL_SHARE * metres.main

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
      if (tags['landuse'] === 'residential') addResidential(joinLines([line()]).rings)
    },
    wants: ({ tags }) => tags['landuse'] === 'residential',
    relation({ outer }) {
      addResidential(joinLines(outer).rings)
    },
    blank({ towns, settlements, box }) {
      if (!grid) return new Int32Array()
      const { keyOf, around, within, edgesOf } = grid
      // A point is inside when an odd number of edges lies beside it: all of the box but those cells.
      if (lacksSmall())
        return Int32Array.from([...edgesOfRings([ringOf(growBox(box, BEYOND_E7))]), ...edgesOf(cells.small)])
      const isBare = (key: number, unless: readonly RoadKind[]) =>
        !around(key).some(cell => unless.some(kind => cells[kind].has(cell)))
      for (const { class: size, x, y } of settlements) {
        if (WITH_ROADS.has(size)) count('settlement', keyOf(x, y), 1)
      }
      const blank = new Set<number>()
      for (const evidence of Object.keys(EVIDENCE) as Evidence[]) {
        const { least, unless } = EVIDENCE[evidence]
        for (const [key, amount] of amounts[evidence]) if (amount >= least && isBare(key, unless)) blank.add(key)
      }
      for (const { x, y } of towns)
        if (isBare(keyOf(x, y), MINOR)) for (const key of around(keyOf(x, y))) blank.add(key)
      for (const key of poorCells(cells, within)) blank.add(key)
      return edgesOf(blank)
    },
    missing(people) {
      if (metres.lesser + metres.small < 1000 * DENSE_KM && !lacksSmall()) return []
      const lacks: Readonly<Record<MissingKind, boolean>> = {
        smallRoads: lacksSmall(),
        places: !seen.places,
        landuse: !seen.landuse,
        aeroways: !seen.aeroways && people >= PEOPLE_WITH.aeroways,
        rail: !seen.rail && people >= PEOPLE_WITH.rail,
      }
      return (Object.keys(lacks) as MissingKind[]).filter(kind => lacks[kind]) // its keys
    },
  }
}

/** Cells to each side, of which a main road passes so many at least, and lesser ones less than this share of those: nobody has mapped them (J). */
const POOR = { around: 3, main: 6, share: 1 / 3, blank: 2 } as const

/** Returns the cells without a lesser road or path where main roads pass and hardly any lesser ones are mapped for miles. */
function* poorCells(
  { main, lesser, small, path }: Record<RoadKind, ReadonlySet<number>>,
  within: (key: number, cells: number) => number[],
): Generator<number> {
  const isMapped = (cell: number) => lesser.has(cell) || small.has(cell) || path.has(cell)
  for (const key of main) {
    const around = within(key, POOR.around)
    const passed = around.filter(cell => main.has(cell)).length
    if (passed < POOR.main || around.filter(isMapped).length >= POOR.share * passed) continue
    for (const cell of within(key, POOR.blank)) if (!isMapped(cell)) yield cell
  }
}

function ringOf({ west, south, east, north }: Box): number[] {
  return [west, south, east, south, east, north, west, north, west, south]
}

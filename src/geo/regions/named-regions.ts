// Regions that people name and that are no country: first-level units, islands, ranges, seas, rivers, lakes, parts of the
// world. `data/regions/` says what they are made of.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Line } from '../polygon.ts'
import { type Area, areaAlongLines, areaOfRings } from './area.ts'

export const REGION_KINDS = [
  'unit',
  'region',
  'island',
  'range',
  'sea',
  'coast',
  'river',
  'lake',
  'macro',
  'border',
] as const
export type RegionKind = (typeof REGION_KINDS)[number]

/** A first-level unit of a country. */
export type UnitRow = {
  /** As an answer shows it. */
  name: string
  /** Folded names in English, German, French, Spanish, Italian and on the spot, with | between; of the others likewise. */
  phrases: string
  /** Names that mean a town by themselves, and the region with a word of its kind: "Land Salzburg". */
  qualified: string
  /** What a unit is called: "province"; may be empty. */
  kind: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Numbers of arcs, `~n` for one that runs the other way. */
  rings: number[][]
}

/** A region that was named by hand. */
export type NamedRow = {
  /** As an answer shows it, with its article: "the Black Forest, Germany". */
  name: string
  phrases: string
  kind: RegionKind
  /** Numbers of units that are whole parts of it. */
  units: number[]
  /** Countries that are. */
  countries: string[]
  /** Numbers of arcs, each a ring of its own. */
  rings: number[]
  /** Arcs along which it lies. */
  lines: { km: number; arcs: number[] }[]
  boxes: [south: number, west: number, north: number, east: number][]
}

/** The border of two countries, by their codes in alphabetical order. */
export type BorderRow = { countries: [string, string]; arcs: number[] }

/** `arcs` as `encodeLine` writes them. */
export type RegionFile = { arcs: string[]; units: UnitRow[]; named: NamedRow[]; borders: BorderRow[] }

/** Borders, shores and courses by their numbers. */
export type Arcs = {
  /** Longitude and latitude in turn, degrees. */
  points(arc: number): number[]
  /** Whether an arc is of one ring alone: a shore, or the border of a land without units. */
  isShore(arc: number): boolean
}

/** A simplified shore may lie this far inland of the true one: what lies as near to it belongs to the land. */
const SHORE_KM = 2.5

/** Reads the regions of the world (20 ms). */
export function readRegionFile(): RegionFile {
  const packed = readFileSync(new URL('../../../data/regions/regions.json.gz', import.meta.url))
  return JSON.parse(gunzipSync(packed).toString())
}

/** How many rings of units share each arc, two for more. */
export function usesOf({ arcs, units }: RegionFile): Uint8Array {
  const uses = new Uint8Array(arcs.length)
  for (const n of units.flatMap(({ rings }) => rings.flat())) {
    const at = n < 0 ? ~n : n
    uses[at] = Math.min(2, (uses[at] ?? 0) + 1)
  }
  return uses
}

export function areasOfUnit({ country, rings }: Pick<UnitRow, 'country' | 'rings'>, arcs: Arcs): Area[] {
  const lines = rings.map(ring => ring.flatMap(n => (n < 0 ? turned(arcs.points(~n)) : arcs.points(n))))
  const shores = rings.flatMap(ring => ring.map(n => (n < 0 ? ~n : n))).filter(n => arcs.isShore(n))
  const along = shores.map(n => arcs.points(n))
  const areas = [areaOfRings(lines), ...(along.length === 0 ? [] : [areaAlongLines(along, SHORE_KM)])]
  return areas.map(area => ({ ...area, country }))
}

/** What belongs to a named region beside whole units, countries and boxes. */
export function areasBesideUnits({ rings, lines }: Pick<NamedRow, 'rings' | 'lines'>, arcs: Arcs): Area[] {
  return [
    ...rings.map(at => areaOfRings([arcs.points(at)])),
    ...lines.map(({ km, arcs: along }) =>
      areaAlongLines(
        along.map(at => arcs.points(at)),
        km,
      ),
    ),
  ]
}

function turned(line: Line): number[] {
  const points: number[] = []
  for (let i = line.length - 2; i >= 0; i -= 2) points.push(line[i] ?? 0, line[i + 1] ?? 0)
  return points
}

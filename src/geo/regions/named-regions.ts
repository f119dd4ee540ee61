// Regions that people name and that are no country: first-level units, islands, ranges, seas, rivers, lakes, parts of the
// world. `data/regions/` says what they are made of.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Box } from '../box.ts'
import type { Line } from '../polygon.ts'
import { type Area, areaAlongLines, areaOfRings } from './area.ts'
import { decodeLine } from './encoded-line.ts'

export const REGION_KINDS = ['unit', 'region', 'island', 'range', 'sea', 'coast', 'river', 'lake', 'macro'] as const
export type RegionKind = (typeof REGION_KINDS)[number]

export type NamedRegion = {
  /** As an answer shows it, with its article: "the Black Forest, Germany". */
  name: string
  kind: RegionKind
  /** Folded names in English, German, French, Spanish, Italian and on the spot. */
  phrases: readonly string[]
  /** Names that mean a town by themselves, and the region with a word of its kind: "Land Salzburg". */
  qualified: readonly string[]
  /** What a unit is called: "province"; empty for others. */
  unitKind: string
  /** The countries of its units, ISO 3166-1 alpha-2. */
  within: readonly string[]
  /** Countries that are whole parts of it. */
  countries: readonly string[]
  boxes: readonly Box[]
  /** The rest of it: a point lies in the region when it lies in one of these. Made at the first use. */
  areas: () => readonly Area[]
}

type RegionFile = {
  arcs: string[]
  units: {
    name: string
    phrases: string
    qualified: string
    kind: string
    country: string
    /** Numbers of arcs, `~n` for one that runs the other way. */
    rings: number[][]
  }[]
  named: {
    name: string
    phrases: string
    kind: RegionKind
    units: number[]
    countries: string[]
    rings: number[]
    lines: { km: number; arcs: number[] }[]
    boxes: [south: number, west: number, north: number, east: number][]
  }[]
}

/** A simplified shore may lie this far inland of the true one: what lies as near to it belongs to the land. */
const SHORE_KM = 2.5

let regions: readonly NamedRegion[] | undefined

/** Returns the regions of the world, those named by hand first; read at the first use (40 ms). */
export function namedRegions(): readonly NamedRegion[] {
  regions ??= readRegions()
  return regions
}

function readRegions(): NamedRegion[] {
  const packed = readFileSync(new URL('../../../data/regions/regions.json.gz', import.meta.url))
  const file: RegionFile = JSON.parse(gunzipSync(packed).toString())
  const uses = usesOf(file)
  const units = file.units.map(unit => once(() => areasOfUnit(unit, file.arcs, uses)))
  const named = file.named.map(
    (row): NamedRegion => ({
      name: row.name,
      kind: row.kind,
      phrases: phrasesOf(row.phrases),
      qualified: [],
      unitKind: '',
      within: [...new Set(row.units.map(at => file.units[at]?.country ?? ''))],
      countries: row.countries,
      boxes: row.boxes.map(([south, west, north, east]) => ({ south, west, north, east })),
      areas: once(() => [
        ...row.units.flatMap(at => units[at]?.() ?? []),
        ...row.rings.map(at => areaOfRings([lineAt(file.arcs, at)])),
        ...row.lines.map(({ km, arcs }) =>
          areaAlongLines(
            arcs.map(at => lineAt(file.arcs, at)),
            km,
          ),
        ),
      ]),
    }),
  )
  const own = file.units.map(
    (unit, at): NamedRegion => ({
      name: unit.name,
      kind: 'unit',
      phrases: phrasesOf(unit.phrases),
      qualified: phrasesOf(unit.qualified),
      unitKind: unit.kind,
      within: [unit.country],
      countries: [],
      boxes: [],
      areas: units[at] ?? (() => []),
    }),
  )
  return [...named, ...own]
}

function phrasesOf(text: string): string[] {
  return text === '' ? [] : text.split('|')
}

/** How many rings share each arc; an arc of one ring is a shore or the border of a land without units. */
function usesOf({ arcs, units }: RegionFile): Uint8Array {
  const uses = new Uint8Array(arcs.length)
  for (const n of units.flatMap(({ rings }) => rings.flat())) {
    const at = n < 0 ? ~n : n
    uses[at] = Math.min(2, (uses[at] ?? 0) + 1)
  }
  return uses
}

function areasOfUnit(
  { country, rings }: RegionFile['units'][number],
  arcs: readonly string[],
  uses: Uint8Array,
): Area[] {
  const lines = rings.map(ring => ring.flatMap(n => (n < 0 ? turned(lineAt(arcs, ~n)) : lineAt(arcs, n))))
  const shores = rings.flatMap(ring => ring.map(n => (n < 0 ? ~n : n))).filter(n => uses[n] === 1)
  const along = shores.map(n => lineAt(arcs, n))
  const areas = [areaOfRings(lines), ...(along.length === 0 ? [] : [areaAlongLines(along, SHORE_KM)])]
  return areas.map(area => ({ ...area, country }))
}

function lineAt(arcs: readonly string[], at: number): number[] {
  return decodeLine(arcs[at] ?? '')
}

function turned(line: Line): number[] {
  const points: number[] = []
  for (let i = line.length - 2; i >= 0; i -= 2) points.push(line[i] ?? 0, line[i + 1] ?? 0)
  return points
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}

// Regions as they are written into their pack, numbered: those made of whole countries first, then those of the file.
import type { NamedRow, RegionFile, UnitRow } from '../../geo/regions/named-regions.ts'
import { countries, withArticle } from './countries.ts'
import { partsOfWorld } from './parts-of-world.ts'
import type { Region } from './region.ts'
import { phrasesOf, type RegionNumber } from './region-phrases.ts'

/** A region of the file, less what tells it by name. */
export type RegionRow = Omit<Region, 'areas'> & { shape: RegionShape }
/** Where it lies: the number of a unit, or what it is made of; `homes`: what lies in no other country. */
export type RegionShape =
  | { unit: number }
  | (Pick<NamedRow, 'units' | 'rings' | 'lines'> & { homes?: readonly string[] })

/** Countries, then parts of the world. */
export function wholeRegions(): Region[] {
  const parts = partsOfWorld().map(part => ({ ...part, name: withArticle(part.name) }))
  return [...countries().values(), ...parts]
}

/** Named regions, then units. */
export function rowsOf(file: RegionFile): RegionRow[] {
  return [...file.named.map(row => rowOfNamed(row, file)), ...file.units.map(rowOfUnit)]
}

function rowOfNamed({ name, kind, countries, units, rings, lines, boxes }: NamedRow, file: RegionFile): RegionRow {
  return {
    name,
    kind: 'region',
    type: kind,
    countries,
    within: [...new Set(units.map(at => file.units[at]?.country ?? ''))],
    boxes: boxes.map(([south, west, north, east]) => ({ south, west, north, east })),
    shape: { units, rings, lines },
  }
}

function rowOfUnit({ name, country }: UnitRow, unit: number): RegionRow {
  return { name, kind: 'region', type: 'unit', countries: [], within: [country], boxes: [], shape: { unit } }
}

/** Units by the names that they share with a town, called by their kind: "Salzburg state"; numbered from `first` on. */
export function qualifiedUnits(
  file: RegionFile,
  first: RegionNumber,
): { rows: RegionRow[]; byName: Map<string, RegionNumber[]> } {
  const rows: RegionRow[] = []
  const byName = new Map<string, RegionNumber[]>()
  for (const [at, unit] of file.units.entries()) {
    for (const phrase of phrasesOf(unit.qualified)) {
      const number = first + rows.length
      rows.push({ ...rowOfUnit(unit, at), name: `${unit.name} ${unit.kind || 'region'}` })
      byName.set(phrase, [...(byName.get(phrase) ?? []), number])
    }
  }
  return { rows, byName }
}

/** What lies as near to a border, in kilometres, lies along it. */
const BORDER_KM = 30

/** Borders by the codes of their countries, "CH IT", and all of one country by its own; numbered from `first` on. */
export function borderRows(
  { borders }: RegionFile,
  first: RegionNumber,
): { rows: RegionRow[]; byCodes: Map<string, RegionNumber[]> } {
  const arcsOf = new Map<string, number[]>()
  for (const { countries: codes, arcs } of borders)
    for (const key of [codes.join(' '), ...codes]) arcsOf.set(key, [...(arcsOf.get(key) ?? []), ...arcs])
  const rows = Array.from(arcsOf, ([key, arcs]) => borderRow(key.split(' '), arcs))
  return { rows, byCodes: new Map(Array.from(arcsOf.keys(), (key, at) => [key, [first + at]])) }
}

function borderRow(codes: readonly string[], arcs: number[]): RegionRow {
  const names = codes.map(code => countries().get(code)?.name ?? code)
  const name = `the border zone of ${names.join(' and ')} (${BORDER_KM} km on both sides)`
  const lines = [{ km: BORDER_KM, arcs }]
  const shape = { units: [], rings: [], lines, ...(codes.length > 1 && { homes: codes }) }
  return { name, kind: 'region', type: 'border', countries: [], within: codes, boxes: [], shape }
}

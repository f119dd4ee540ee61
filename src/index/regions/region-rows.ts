// Regions as they are written into their pack, numbered: those made of whole countries first, then those of the file.
import type { NamedRow, RegionFile, UnitRow } from '../../geo/regions/named-regions.ts'
import { countries, withArticle } from './countries.ts'
import { partsOfWorld } from './parts-of-world.ts'
import type { Region } from './region.ts'
import { phrasesOf, type RegionNumber } from './region-phrases.ts'

/** A region of the file, less what tells it by name. */
export type RegionRow = Omit<Region, 'areas'> & { shape: RegionShape }
/** Where it lies: the number of a unit, or what it is made of. */
export type RegionShape = { unit: number } | Pick<NamedRow, 'units' | 'rings' | 'lines'>

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

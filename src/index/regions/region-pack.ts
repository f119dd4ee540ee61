// All regions in memory that threads share: most are never asked for, and those that are become objects then.
import { readRegionFile, type UnitRow, usesOf } from '../../geo/regions/named-regions.ts'
import { fillLists, reserveLists } from '../storage/number-lists.ts'
import { fillTexts, reserveTexts } from '../storage/packed-texts.ts'
import { Layout } from '../storage/sections.ts'
import { fillTextTable, reserveTextTable } from '../words/text-table.ts'
import { isSought, regionKeys } from './region-keys.ts'
import { regionPhrases } from './region-phrases.ts'
import { borderRows, qualifiedUnits, rowsOf, wholeRegions } from './region-rows.ts'
import { fillRegionWords, regionWordLists, reserveRegionWords } from './region-words.ts'

/** Where a unit lies. */
export type UnitShape = Pick<UnitRow, 'country' | 'rings'>

/** Sections by what they hold. */
export const SECTIONS = {
  rows: 'region',
  units: 'unit',
  arcs: 'arc',
  arcUses: 'arcUses',
  /** Sorted by UTF-16 code unit. */
  phrases: 'phrase',
  /** Of each phrase: 1 where search takes it for a region. */
  sought: 'phraseSought',
  qualified: 'qualified',
  /** By the codes of countries. */
  borders: 'border',
  keys: 'key',
  beyondText: 'keyBeyondText',
} as const

/** Packs all regions, with the tables that they are found by (100 ms). */
export function packRegions(): SharedArrayBuffer {
  const file = readRegionFile()
  const own = rowsOf(file)
  const regions = [...wholeRegions(), ...own]
  const byPhrase = regionPhrases(regions, file)
  const sorted = [...byPhrase].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const phrases = sorted.map(([phrase]) => phrase)
  const qualified = qualifiedUnits(file, regions.length)
  const borders = borderRows(file, regions.length + qualified.rows.length)
  const rows = [...own, ...qualified.rows, ...borders.rows].map(row => JSON.stringify(row))
  const units = file.units.map(({ country, rings }: UnitShape) => JSON.stringify({ country, rings }))
  const keys = regionKeys(byPhrase, regions)
  const meant = [...keys.values()]
  const texts = { [SECTIONS.rows]: rows, [SECTIONS.units]: units, [SECTIONS.arcs]: file.arcs }
  const tables = {
    [SECTIONS.phrases]: phrases,
    [SECTIONS.qualified]: [...qualified.byName.keys()],
    [SECTIONS.borders]: [...borders.byCodes.keys()],
    [SECTIONS.keys]: [...keys.keys()],
  }
  const lists = {
    [SECTIONS.phrases]: sorted.map(([, numbers]) => numbers),
    [SECTIONS.qualified]: [...qualified.byName.values()],
    [SECTIONS.borders]: [...borders.byCodes.values()],
    [SECTIONS.keys]: meant.map(({ all }) => all),
    [SECTIONS.beyondText]: meant.map(({ beyondText }) => beyondText),
  }
  const words = regionWordLists(byPhrase, regions)
  const layout = new Layout()
  for (const [name, list] of Object.entries(texts)) reserveTexts(layout, name, list)
  for (const [name, list] of Object.entries(tables)) reserveTextTable(layout, name, list)
  const count = regions.length + qualified.rows.length + borders.rows.length
  for (const [name, list] of Object.entries(lists)) reserveLists(layout, name, { lists: list, count })
  layout.reserve(SECTIONS.arcUses, 'u8', file.arcs.length)
  layout.reserve(SECTIONS.sought, 'u8', phrases.length)
  reserveRegionWords(layout, words)
  const sections = layout.allocate({})
  for (const [name, list] of Object.entries(texts)) fillTexts(sections, name, list)
  for (const [name, list] of Object.entries(tables)) fillTextTable(sections, name, list)
  for (const [name, list] of Object.entries(lists)) fillLists(sections, name, list)
  sections.view(SECTIONS.arcUses, 'u8').set(usesOf(file))
  sections.view(SECTIONS.sought, 'u8').set(phrases.map(phrase => Number(isSought(phrase))))
  fillRegionWords(sections, words)
  return sections.buffer
}

import type { Area } from '../../geo/regions/area.ts'
import { decodeLine } from '../../geo/regions/encoded-line.ts'
import { type Arcs, areasBesideUnits, areasOfUnit } from '../../geo/regions/named-regions.ts'
import { NumberLists } from '../storage/number-lists.ts'
import { packedOnce } from '../storage/packed-once.ts'
import { PackedTexts } from '../storage/packed-texts.ts'
import { Sections } from '../storage/sections.ts'
import { SortedWords } from '../words/sorted-words.ts'
import { TextTable } from '../words/text-table.ts'
import type { Region } from './region.ts'
import type { Meant } from './region-keys.ts'
import { packRegions, SECTIONS, type UnitShape } from './region-pack.ts'
import type { RegionNumber } from './region-phrases.ts'
import { type RegionRow, type RegionShape, wholeRegions } from './region-rows.ts'
import { openRegionWords, type RegionWords } from './region-words.ts'

export type RegionTable = {
  /** The regions that a folded phrase names: the one that is meant by itself first. */
  named(phrase: string): readonly Region[]
  /** Units that share a name with a town, which is meant by it alone. */
  qualified(name: string): readonly Region[] | undefined
  /** What lies along the border of two countries, or along those of one, by their codes; undefined where they have none. */
  border(codes: readonly string[]): Region | undefined
  /** What a name's words without spaces mean to search. */
  meantBy(key: string): Meant<Region> | undefined
  /** Where the longest such name ends that begins at a word, at most at `end`; undefined where none does. */
  endOfName(words: readonly string[], within: { start: number; end: number }): number | undefined
  /** Those that search knows by a phrase that begins so. */
  begun(phrase: string): ReadonlySet<Region>
  words: RegionWords
}

let opened: RegionTable | undefined

/** All regions of the world: from memory that all threads share; packed where no other thread has. */
export function regionTable(): RegionTable {
  return (opened ??= openRegions(packedOnce('regions', packRegions)))
}

function openRegions(pack: SharedArrayBuffer): RegionTable {
  const sections = new Sections<object>(pack)
  const at = regionReader(sections)
  const finder = (name: string) => {
    const [table, lists] = [new TextTable(sections, name), new NumberLists(sections, name)]
    return (text: string) => {
      const list = table.find(text)
      return list === undefined ? undefined : lists.of(list).map(at)
    }
  }
  const named = finder(SECTIONS.phrases)
  const border = finder(SECTIONS.borders)
  const sorted = new SortedWords(sections, SECTIONS.phrases)
  const ofPhrase = new NumberLists(sections, SECTIONS.phrases)
  const sought = sections.view(SECTIONS.sought, 'u8')
  const keys = new TextTable(sections, SECTIONS.keys)
  const all = new NumberLists(sections, SECTIONS.keys)
  const beyondText = new NumberLists(sections, SECTIONS.beyondText)
  return {
    named: phrase => named(phrase) ?? [],
    qualified: finder(SECTIONS.qualified),
    border: codes => border(codes.toSorted().join(' '))?.[0],
    endOfName: (words, within) => keys.endOfLongest(words, within),
    meantBy(key) {
      const list = keys.find(key)
      if (list === undefined) return undefined
      return { all: all.of(list).map(at), beyondText: beyondText.of(list).map(at) }
    },
    begun(phrase) {
      const { low, high } = sorted.withPrefix(phrase)
      const begun = new Set<Region>()
      for (let number = low; number < high; number++) {
        if (sought[number] === 1) for (const region of ofPhrase.of(number)) begun.add(at(region))
      }
      return begun
    },
    words: openRegionWords(sections),
  }
}

/** Reads regions by their numbers: each becomes one object, its areas when they are first asked for. */
function regionReader(sections: Sections<object>): (number: RegionNumber) => Region {
  const whole = wholeRegions()
  const rows = new PackedTexts(sections, SECTIONS.rows)
  const units = new PackedTexts(sections, SECTIONS.units)
  const lines = new PackedTexts(sections, SECTIONS.arcs)
  const uses = sections.view(SECTIONS.arcUses, 'u8')
  const arcs: Arcs = { points: arc => decodeLine(lines.text(arc)), isShore: arc => uses[arc] === 1 }
  const areasOfUnits = new Map<number, readonly Area[]>()
  const known = new Map<RegionNumber, Region>(whole.entries())
  return number => known.getOrInsertComputed(number, read)

  function read(number: RegionNumber): Region {
    const { shape, ...region }: RegionRow = JSON.parse(rows.text(number - whole.length)) // written by the pack alone
    let areas: readonly Area[] | undefined
    return { ...region, areas: () => (areas ??= areasOf(shape)) }
  }

  function areasOf(shape: RegionShape): readonly Area[] {
    if ('unit' in shape) return unitAreas(shape.unit)
    const beside = areasBesideUnits(shape, arcs)
    const { homes } = shape
    const own = homes ? homes.flatMap(country => beside.map(area => ({ ...area, country }))) : beside
    return [...shape.units.flatMap(unitAreas), ...own]
  }

  function unitAreas(unit: number): readonly Area[] {
    return areasOfUnits.getOrInsertComputed(unit, () => {
      const shape: UnitShape = JSON.parse(units.text(unit)) // likewise
      return areasOfUnit(shape, arcs)
    })
  }
}

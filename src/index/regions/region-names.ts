import { countryNames } from '../../geo/country-names.ts'
import { phraseOf } from '../../text/phrase.ts'
import { foldedWordsOf } from '../../text/tokenize.ts'
import { firstWhere } from '../../arrays/binary-search.ts'
import { GENERIC_NAME_WORDS } from '../../text/generic-name-words.ts'
import type { Region } from './region.ts'
import { regionsByPhrase } from './regions.ts'

/** What a name means: all its regions, and those that the texts of their spots do not have by that name. */
export type MeantRegions = { all: readonly Region[]; beyondText: readonly Region[] }

type Table = {
  /** By the name's words without spaces: "cotedazur". */
  byKey: ReadonlyMap<string, MeantRegions>
  /** Names as `phraseOf` writes them, sorted by code unit, each with its regions. */
  sorted: readonly (readonly [phrase: string, regions: readonly Region[]])[]
}

let table: Table | undefined

/** Returns what a region's name means; undefined when the words are none. */
export function regionsOfWords(words: readonly string[]): MeantRegions | undefined {
  return (table ??= readTable()).byKey.get(words.join(''))
}

/** Returns the regions with a name that begins so. */
export function regionsBegun(phrase: string): ReadonlySet<Region> {
  const { sorted } = (table ??= readTable())
  const low = firstWhere(0, sorted.length, at => (sorted[at]?.[0] ?? '') >= phrase)
  const high = firstWhere(low, sorted.length, at => sorted[at]?.[0].startsWith(phrase) !== true)
  return new Set(sorted.slice(low, high).flatMap(([, regions]) => regions))
}

/**
 * Returns what a region is called where its name was begun so: a country by the first of its names that begins so, else by
 * the English one; undefined where search would not find it by that.
 */
export function shownName(region: Region, phrase: string): string | undefined {
  const english = region.name.replace(/^the /, '')
  const others = region.type === 'country' ? countryNames(region.countries[0] ?? '') : []
  const begun = [english, ...others].find(name => phraseOf(name).startsWith(phrase))
  const names = [begun ?? english, english.replace(/, .*$/, '')]
  return names.find(name => regionsOfWords(foldedWordsOf(name))?.all.includes(region))
}

/** Names that are words of another kind before all. */
const NOT_SOUGHT: ReadonlySet<string> = new Set([...GENERIC_NAME_WORDS, 'us'])

function readTable(): Table {
  const named = [...regionsByPhrase()].filter(([phrase]) => !NOT_SOUGHT.has(phrase))
  const all = new Map<string, readonly Region[]>()
  for (const [phrase, regions] of named) {
    const key = phrase.replaceAll(' ', '')
    all.set(key, [...new Set([...(all.get(key) ?? []), ...regions])])
  }
  const isText = ({ type, countries: [code = ''] }: Region, key: string) =>
    type === 'country' && countryNames(code).some(name => foldedWordsOf(name).join('') === key)
  const byKey = new Map(
    [...all].map(([key, regions]) => [
      key,
      { all: regions, beyondText: regions.filter(region => !isText(region, key)) },
    ]),
  )
  return { byKey, sorted: named.toSorted(([a], [b]) => (a < b ? -1 : 1)) }
}

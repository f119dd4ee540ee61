import { countryNames } from '../../geo/country-names.ts'
import { phraseOf } from '../../text/phrase.ts'
import { foldedWordsOf } from '../../text/tokenize.ts'
import type { Region } from './region.ts'
import { regionTable } from './region-table.ts'

/**
 * Returns what a region is called where its name was begun so: a country by the first of its names that begins so, else by
 * the English one; undefined where search would not find it by that.
 */
export function shownName(region: Region, phrase: string): string | undefined {
  const english = region.name.replace(/^the /, '')
  const others = region.type === 'country' ? countryNames(region.countries[0] ?? '') : []
  const begun = [english, ...others].find(name => phraseOf(name).startsWith(phrase))
  const names = [begun ?? english, english.replace(/, .*$/, '')]
  return names.find(name => regionsOfName(name).includes(region))
}

/** Returns the regions that search finds by a name. */
export function regionsOfName(name: string): readonly Region[] {
  return regionTable().meantBy(foldedWordsOf(name).join(''))?.all ?? []
}

import { countryNames, worldPartNames } from '../../geo/country-names.ts'
import { phraseOf } from '../../text/phrase.ts'
import { foldedWordsOf } from '../../text/tokenize.ts'
import type { Region } from './region.ts'
import { regionTable } from './region-table.ts'

/**
 * Returns what a region is called where its name was begun so: by the first name that begins so of those whose spelling is
 * known, else by the English one; undefined where search would not find it by that.
 */
export function shownName(region: Region, phrase: string): string | undefined {
  const english = region.name.replace(/^the /, '')
  const begun = [english, ...spelledNames(region)].filter(name => phraseOf(name).startsWith(phrase))
  const names = [...begun, english, english.replace(/, .*$/, '')]
  return names.find(name => regionsOfName(name).includes(region))
}

/** Of countries, of what is all of one, and of parts of the world; the others are known by folded names. */
function spelledNames({ type, countries, within }: Region): readonly string[] {
  if (type === 'macro') return worldPartNames()
  const codes = [...countries, ...within]
  return codes.length === 1 ? countryNames(codes[0] ?? '') : []
}

/** Returns the regions that search finds by a name. */
export function regionsOfName(name: string): readonly Region[] {
  return regionTable().meantBy(foldedWordsOf(name).join(''))?.all ?? []
}

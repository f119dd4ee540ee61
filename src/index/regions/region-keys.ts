import { countryNames } from '../../geo/country-names.ts'
import { GENERIC_NAME_WORDS } from '../../text/generic-name-words.ts'
import { foldedWordsOf } from '../../text/tokenize.ts'
import type { Described, RegionNumber } from './region-phrases.ts'

/** What a name means to search: all its regions, and those that the texts of their spots do not have by that name. */
export type Meant<T> = { all: readonly T[]; beyondText: readonly T[] }

/** Names that are words of another kind before all. */
const NOT_SOUGHT: ReadonlySet<string> = new Set([...GENERIC_NAME_WORDS, 'us'])

/** Whether search takes a phrase for a region. */
export function isSought(phrase: string): boolean {
  return !NOT_SOUGHT.has(phrase)
}

/** Returns what names mean to search, by their words without spaces: "cotedazur". */
export function regionKeys(
  byPhrase: ReadonlyMap<string, readonly RegionNumber[]>,
  regions: readonly Described[],
): Map<string, Meant<RegionNumber>> {
  const all = new Map<string, readonly RegionNumber[]>()
  for (const [phrase, numbers] of byPhrase) {
    if (!isSought(phrase)) continue
    const key = phrase.replaceAll(' ', '')
    all.set(key, [...new Set([...(all.get(key) ?? []), ...numbers])])
  }
  const isText = (number: RegionNumber, key: string) => {
    const { type, countries: [code = ''] = [] } = regions[number] ?? {}
    return type === 'country' && countryNames(code).some(name => foldedWordsOf(name).join('') === key)
  }
  return new Map(
    [...all].map(([key, numbers]) => [
      key,
      { all: numbers, beyondText: numbers.filter(number => !isText(number, key)) },
    ]),
  )
}

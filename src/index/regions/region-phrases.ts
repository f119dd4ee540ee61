// By which phrases regions are found: worked out once a process, when their table is packed.
import { countryNames } from '../../geo/country-names.ts'
import type { RegionFile } from '../../geo/regions/named-regions.ts'
import { phraseOf } from '../../text/phrase.ts'
import { countries, officialNames } from './countries.ts'
import { COUNTRY_NAMES, COUNTRY_NAMES_ABROAD, REGION_NAMES } from './country-phrases.ts'
import { partsOfWorld } from './parts-of-world.ts'
import type { Region } from './region.ts'

/** The number of a region: countries come first, parts of the world next, then those of the file, named ones and units. */
export type RegionNumber = number

/** What tells regions apart that share a name. */
export type Described = Pick<Region, 'name' | 'type' | 'countries' | 'within'>

const SHORT_CODES: Readonly<Record<string, readonly string[]>> = { GB: ['uk', 'gb'], NZ: ['nz'], US: ['us'] }
/** Phrases of two letters that are names. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['eu', 'po'])

/** Returns the regions of each folded phrase that people write for one, the one that is meant by itself first. */
export function regionPhrases(regions: readonly Described[], file: RegionFile): Map<string, RegionNumber[]> {
  const map = new Map<string, RegionNumber[]>()
  const add = (region: RegionNumber, names: readonly string[]) => {
    for (const phrase of names) {
      if (phrase.length < 3 && !SHORT_NAMES.has(phrase)) continue
      const others = map.get(phrase)
      if (!others) map.set(phrase, [region])
      else if (!others.some(other => isSame(regions[other], regions[region]))) others.push(region)
    }
  }
  const codes = [...countries().keys()]
  const parts = partsOfWorld()
  const firstNamed = codes.length + parts.length
  const firstUnit = firstNamed + file.named.length
  for (const [number, code] of codes.entries()) {
    const name = regions[number]?.name ?? ''
    add(number, [name, officialNames.get(code) ?? name, ...(COUNTRY_NAMES.get(code) ?? [])].map(plain))
    for (const short of SHORT_CODES[code] ?? []) map.set(short, [number])
  }
  for (const [i, { phrases }] of file.named.entries()) add(firstNamed + i, phrasesOf(phrases))
  for (const [i, { id, name }] of parts.entries())
    add(codes.length + i, [name, ...(REGION_NAMES.get(id) ?? [])].map(plain))
  for (const [number, code] of codes.entries())
    add(number, [...countryNames(code), ...(COUNTRY_NAMES_ABROAD.get(code) ?? [])].map(phraseOf))
  for (const [i, { phrases }] of file.units.entries()) add(firstUnit + i, phrasesOf(phrases))
  return map
}

/** Phrases as the file has them. */
export function phrasesOf(text: string): string[] {
  return text === '' ? [] : text.split('|')
}

/** A country in two languages; a part of a country that shares its name is not meant. */
function isSame(a: Described | undefined, b: Described | undefined): boolean {
  return a === b || b?.within.some(code => a?.countries.includes(code) || a?.within.includes(code)) === true
}

function plain(name: string): string {
  return phraseOf(name.replace(/^the /, ''))
}

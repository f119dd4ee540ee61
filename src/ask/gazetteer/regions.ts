import { borders, feature as featureOf } from '@rapideditor/country-coder'
import type { Box } from '../../geo/box.ts'
import { countryName } from '../../geo/countries.ts'
import { phraseOf } from '../../text/phrase.ts'
import { COUNTRY_NAMES, REGION_NAMES, WORLD_PARTS } from '../vocabulary/countries.ts'
import { NATURAL_REGIONS } from '../vocabulary/natural-regions.ts'

/** A country, a part of one, or a part of the world made of countries. */
export type Region = {
  /** As shown in an answer, with its article where English wants one. */
  name: string
  kind: 'country' | 'region'
  /** Whole countries, ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** Parts of countries, by the id of their borders in the country coder. */
  territories: readonly { country: string; id: string }[]
  /** Where no border says what belongs to it. */
  boxes?: readonly Box[]
}

/** Returns the name of a country as a sentence has it: "the Netherlands". */
export function countryWithArticle(code: string): string | undefined {
  return byCode.get(code)?.name
}

/** The country with a code of ISO 3166-1 alpha-2. */
export function countryOfCode(code: string): Region | undefined {
  return byCode.get(code)
}

/** Whether a point lies in a part of a country. */
export function isInTerritory({ latitude, longitude }: { latitude: number; longitude: number }, territory: string) {
  const found = featureOf([longitude, latitude], { level: 'territory' })?.properties.id
  return found === territory
}

const WITH_ARTICLE =
  /^(Netherlands|Philippines|United |Gambia|Bahamas|Maldives|Seychelles|Democratic|Republic|Central African|Dominican Republic|Czech Republic|Vatican|Isle of|Americas|Caribbean|.* (Islands|States|Isles)$)/

type Properties = (typeof borders.features)[number]['properties']

const byCode = new Map<string, Region>()

function regionMap(): Map<string, Region> {
  const map = new Map<string, Region>()
  const add = (region: Region, names: readonly string[]) => {
    for (const name of names) {
      const phrase = phraseOf(name)
      if (phrase.length > 2 && !map.has(phrase)) map.set(phrase, region)
    }
  }
  const { features } = borders
  for (const { properties } of features) {
    const { iso1A2: code, nameEn } = properties
    if (!code || !nameEn) continue
    const shown = countryName(code) ?? nameEn
    const region: Region = { name: withArticle(shown), kind: 'country', countries: [code], territories: [] }
    add(region, [shown, nameEn, ...(COUNTRY_NAMES[code] ?? [])])
    for (const short of SHORT_CODES[code] ?? []) map.set(short, region)
    byCode.set(code, region)
  }
  for (const { names, countries } of WORLD_PARTS) {
    add({ name: names[0] ?? '', kind: 'region', countries, territories: [] }, names)
  }
  for (const { properties } of features) {
    const region = partOf(properties, features)
    if (region) add(region, [properties.nameEn ?? '', ...(REGION_NAMES[properties.id] ?? [])])
  }
  for (const { names, boxes } of NATURAL_REGIONS) {
    add({ name: names[0] ?? '', kind: 'region', countries: [], territories: [], boxes }, names)
  }
  return map
}

const SHORT_CODES: Readonly<Record<string, readonly string[]>> = { GB: ['uk', 'gb'], NZ: ['nz'], US: ['us'] }

function partOf(properties: Properties, features: readonly { properties: Properties }[]): Region | undefined {
  const { id, nameEn, level, country, iso1A2 } = properties
  if (!nameEn || iso1A2) return undefined
  const name = withArticle(nameEn)
  if (level === 'territory' && country && !SHARED.has(nameEn)) {
    return { name, kind: 'region', countries: [], territories: [{ country, id }] }
  }
  if (level !== 'region' && level !== 'subregion' && level !== 'intermediateRegion') return undefined
  const countries = Array.from(groupsByCountry()).flatMap(([code, groups]) => (groups?.includes(id) ? [code] : []))
  const territories = features.flatMap(({ properties: part }) =>
    SPLIT.has(part.nameEn ?? '') && part.country && part.groups?.includes(id)
      ? [{ country: part.country, id: part.id }]
      : [],
  )
  return { name, kind: 'region', countries, territories }
}

let groupsOfCountries: Map<string, readonly string[] | undefined> | undefined

/** The parts of the world that each country lies in, by its code. */
function groupsByCountry() {
  if (groupsOfCountries) return groupsOfCountries
  groupsOfCountries = new Map()
  for (const { properties } of borders.features) {
    const { iso1A2: code, groups } = properties
    if (!code) continue
    const mainland = borders.features.find(({ properties: part }) => part.nameEn === MAINLANDS[code])
    groupsOfCountries.set(code, mainland?.properties.groups ?? groups)
  }
  return groupsOfCountries
}

/** Countries with parts on several continents count where this part of them lies; the others have codes of their own. */
const MAINLANDS: Readonly<Record<string, string>> = {
  DK: 'Denmark',
  ES: 'Peninsular Spain',
  FR: 'Metropolitan France',
  GB: 'England',
  NL: 'Netherlands',
  NO: 'Mainland Norway',
  US: 'Contiguous United States',
}

/** Parts of countries that count for themselves. */
const SPLIT: ReadonlySet<string> = new Set(['European Russia', 'Asian Russia', 'Hawaii'])

/** Territories that bear the name of their country. */
const SHARED: ReadonlySet<string> = new Set(['Denmark', 'Netherlands'])

function withArticle(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

/** All regions by the folded phrases that people write for them. */
export const REGIONS: ReadonlyMap<string, Region> = regionMap()

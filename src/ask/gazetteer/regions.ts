import { borders, feature as featureOf } from '@rapideditor/country-coder'
import { phraseOf } from '../grammar/tokens.ts'
import { COUNTRY_NAMES, REGION_NAMES, WORLD_PARTS } from '../vocabulary/countries.ts'

/** A country, a part of one, or a part of the world made of countries. */
export type Region = {
  /** As shown in an answer, with its article where English wants one. */
  name: string
  kind: 'country' | 'region'
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** A part of the one country: the id of its borders in the country coder. */
  territory: string | null
}

/** The name of a country as an answer shows it. */
export function countryName(code: string): string | undefined {
  return byCode.get(code)?.name
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
  for (const { properties } of borders.features) {
    const { iso1A2: code, nameEn } = properties
    if (!code || !nameEn) continue
    const shown = SHOWN[code] ?? nameEn
    const region: Region = { name: withArticle(shown), kind: 'country', countries: [code], territory: null }
    add(region, [shown, nameEn, ...(COUNTRY_NAMES[code] ?? [])])
    for (const short of SHORT_CODES[code] ?? []) map.set(short, region)
    byCode.set(code, region)
  }
  for (const { names, countries } of WORLD_PARTS) {
    add({ name: names[0] ?? '', kind: 'region', countries, territory: null }, names)
  }
  for (const { properties } of borders.features) {
    const region = partOf(properties)
    if (region) add(region, [properties.nameEn ?? '', ...(REGION_NAMES[properties.id] ?? [])])
  }
  return map
}

const SHOWN: Readonly<Record<string, string>> = {
  US: 'United States',
  GB: 'United Kingdom',
  CZ: 'Czechia',
  TR: 'Turkey',
  MK: 'North Macedonia',
}
const SHORT_CODES: Readonly<Record<string, readonly string[]>> = { GB: ['uk', 'gb'], NZ: ['nz'], US: ['us'] }

function partOf(properties: Properties): Region | undefined {
  const { nameEn, level, country, iso1A2 } = properties
  if (!nameEn || iso1A2) return undefined
  if (level === 'territory' && country && !SHARED.has(nameEn)) {
    return { name: withArticle(nameEn), kind: 'region', countries: [country], territory: properties.id }
  }
  if (level !== 'region' && level !== 'subregion' && level !== 'intermediateRegion') return undefined
  const countries = borders.features.flatMap(({ properties: part }) =>
    part.iso1A2 && part.groups?.includes(properties.id) ? [part.iso1A2] : [],
  )
  return { name: withArticle(nameEn), kind: 'region', countries, territory: null }
}

/** Territories that bear the name of their country. */
const SHARED: ReadonlySet<string> = new Set(['Denmark', 'Netherlands'])

function withArticle(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

/** All regions by the folded phrases that people write for them. */
export const REGIONS: ReadonlyMap<string, Region> = regionMap()

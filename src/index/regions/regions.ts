import type { Box } from '../../geo/box.ts'
import { countryName } from '../../geo/countries.ts'
import { countryNames } from '../../geo/country-names.ts'
import { LANDS } from '../../geo/regions/lands.ts'
import { type NamedRegion, namedRegions } from '../../geo/regions/named-regions.ts'
import { phraseOf } from '../../text/phrase.ts'
import { COUNTRY_NAMES, COUNTRY_NAMES_ABROAD, REGION_NAMES } from './country-phrases.ts'
import { partsOfWorld } from './parts-of-world.ts'
import type { Region } from './region.ts'

/** Returns the name of a country as a sentence has it: "the Netherlands". */
export function countryWithArticle(code: string): string | undefined {
  return countries().get(code)?.name
}

/** The country with a code of ISO 3166-1 alpha-2. */
export function countryOfCode(code: string): Region | undefined {
  return countries().get(code)
}

/** The box around the land of a country; where it is known in parts, around the one with the longest border. */
export function boxOfCountry(code: string): Box | undefined {
  const own = LANDS.filter(land => land.code === code)
  const parts = LANDS.filter(({ country }) => country === code)
  const borders = [own, parts].map(all => all.flatMap(({ border }) => border ?? [])).find(found => found.length > 0)
  const [longest] = (borders ?? []).toSorted((a, b) => b.length - a.length)
  return longest?.box
}

/** The countries that a region has a part of. */
export function countriesOf({ countries, within }: Pick<Region, 'countries' | 'within'>): readonly string[] {
  return [...countries, ...within]
}

/** What a spot can be the whole of, as a lake or a park: asked for a fact, people mean the spot. */
export function isNatural(region: Region | null): boolean {
  return region !== null && !WHOLE_LANDS.has(region.type)
}

const WHOLE_LANDS: ReadonlySet<Region['type']> = new Set(['country', 'macro', 'sea'])

/** Returns the regions that a folded phrase names: the one that is meant by itself first. */
export function regionsNamed(phrase: string): readonly Region[] {
  return regionsByPhrase().get(phrase) ?? qualified(phrase)
}

const WITH_ARTICLE =
  /^(Netherlands|Philippines|United |Gambia|Bahamas|Maldives|Seychelles|Democratic|Republic|Central African|Dominican Republic|Czech Republic|Vatican|Isle of|Americas|Caribbean|.* (Islands|States|Isles)$)/

const SHORT_CODES: Readonly<Record<string, readonly string[]>> = { GB: ['uk', 'gb'], NZ: ['nz'], US: ['us'] }
/** Phrases of two letters that are names. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['eu', 'po'])

/** Codes of lesser parts (IC, the Canary Islands) are not ISO's. */
const LEVELS: ReadonlySet<string> = new Set(['country', 'territory', 'region'])

let byCode: Map<string, Region> | undefined
let byPhrase: ReadonlyMap<string, readonly Region[]> | undefined

/** All regions by the folded phrases that people write for them; made at the first use (100 ms). */
export function regionsByPhrase(): ReadonlyMap<string, readonly Region[]> {
  return (byPhrase ??= regionMap())
}

function countries(): ReadonlyMap<string, Region> {
  return (byCode ??= new Map([...officialNames].map(([code, name]) => [code, countryRegion(code, name)])))
}

const officialNames: ReadonlyMap<string, string> = new Map(
  LANDS.flatMap(({ code, name, level }) => (code && name && LEVELS.has(level) ? [[code, name] as const] : [])),
)

function regionMap(): Map<string, Region[]> {
  const map = new Map<string, Region[]>()
  const add = (region: Region, names: readonly string[]) => {
    for (const phrase of names) {
      if (phrase.length < 3 && !SHORT_NAMES.has(phrase)) continue
      const others = map.get(phrase)
      if (!others) map.set(phrase, [region])
      else if (!others.some(other => isSame(other, region))) others.push(region)
    }
  }
  for (const [code, region] of countries()) {
    const official = officialNames.get(code) ?? region.name
    add(region, [region.name, official, ...(COUNTRY_NAMES[code] ?? [])].map(plain))
    for (const short of SHORT_CODES[code] ?? []) map.set(short, [region])
  }
  const [units, named] = [true, false].map(isUnit => namedRegions().filter(({ kind }) => (kind === 'unit') === isUnit))
  for (const region of named ?? []) add(regionOf(region), region.phrases)
  for (const region of partsOfWorld()) {
    add({ ...region, name: withArticle(region.name) }, [region.name, ...(REGION_NAMES[region.id] ?? [])].map(plain))
  }
  for (const [code, region] of countries())
    add(region, [...countryNames(code), ...(COUNTRY_NAMES_ABROAD.get(code) ?? [])].map(phraseOf))
  for (const region of units ?? []) add(regionOf(region), region.phrases)
  return map
}

/** A country in two languages; a part of a country that shares its name is not meant. */
function isSame(a: Region, b: Region): boolean {
  return a === b || b.within.some(code => a.countries.includes(code) || a.within.includes(code))
}

function plain(name: string): string {
  return phraseOf(name.replace(/^the /, ''))
}

function countryRegion(code: string, nameEn: string): Region {
  const name = withArticle(countryName(code) ?? nameEn)
  return { name, kind: 'country', type: 'country', countries: [code], within: [], boxes: [], areas: () => [] }
}

function regionOf({ name, kind, countries, within, boxes, areas }: NamedRegion): Region {
  return { name, kind: 'region', type: kind, countries, within, boxes, areas }
}

/** "Land Salzburg", "province of Girona", "canton de Genève": a unit that bears the name of its town. */
const KIND_BEFORE =
  /^(?:the )?(?:province|provincia|provinz|provincie|land|state|canton|kanton|cantone|county|region|department|departement|departamento|prefecture|oblast|governorate|district|voivodeship|estado|bundesland|landkreis)(?: (?:of|de|du|di|del|des|d))? (.+)$/
const KIND_AFTER =
  /^(.+) (?:province|state|canton|county|region|department|prefecture|oblast|governorate|district|voivodeship)$/

let qualifiedUnits: Map<string, Region[]> | undefined

function qualified(phrase: string): readonly Region[] {
  const [, name] = KIND_BEFORE.exec(phrase) ?? KIND_AFTER.exec(phrase) ?? []
  if (name === undefined) return []
  qualifiedUnits ??= readQualified()
  return qualifiedUnits.get(name) ?? (regionsByPhrase().get(name) ?? []).filter(({ type }) => type === 'unit')
}

function readQualified(): Map<string, Region[]> {
  const map = new Map<string, Region[]>()
  for (const unit of namedRegions()) {
    for (const phrase of unit.qualified) {
      const name = `${unit.name} ${unit.unitKind || 'region'}`
      map.set(phrase, [...(map.get(phrase) ?? []), { ...regionOf(unit), name }])
    }
  }
  return map
}

function withArticle(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

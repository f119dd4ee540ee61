import { countries } from './countries.ts'
import { halfNamed } from './halves.ts'
import type { Region } from './region.ts'
import { regionTable } from './region-table.ts'

/** Returns the name of a country as a sentence has it: "the Netherlands". */
export function countryWithArticle(code: string): string | undefined {
  return countries().get(code)?.name
}

/** The country with a code of ISO 3166-1 alpha-2. */
export function countryOfCode(code: string): Region | undefined {
  return countries().get(code)
}

/** What lies along the border of one or two countries, by their codes; undefined where they have none. */
export function borderOf(codes: readonly string[]): Region | undefined {
  return regionTable().border(codes)
}

/** The countries that a region has a part of. */
export function countriesOf({ countries, within }: Pick<Region, 'countries' | 'within'>): readonly string[] {
  return [...countries, ...within]
}

/** What a spot can be the whole of, as a lake or a park: asked for a fact, people mean the spot. */
export function isNatural(region: Region | null): boolean {
  return region !== null && !WHOLE_LANDS.has(region.type)
}

const WHOLE_LANDS: ReadonlySet<Region['type']> = new Set(['country', 'macro', 'sea', 'border'])

/** Returns the regions that a folded phrase names: the one that is meant by itself first. */
export function regionsNamed(phrase: string): readonly Region[] {
  const named = regionTable().named(phrase)
  if (named.length > 0) return named
  const half = halfNamed(phrase, rest => regionTable().named(rest))
  return half ? [half] : qualified(phrase)
}

/** "Land Salzburg", "province of Girona", "canton de Genève": a unit that bears the name of its town. */
const KIND_BEFORE =
  /^(?:the )?(?:province|provincia|provinz|provincie|land|state|canton|kanton|cantone|county|region|department|departement|departamento|prefecture|oblast|governorate|district|voivodeship|estado|bundesland|landkreis)(?: (?:of|de|du|di|del|des|d))? (.+)$/
const KIND_AFTER =
  /^(.+) (?:province|state|canton|county|region|department|prefecture|oblast|governorate|district|voivodeship)$/

function qualified(phrase: string): readonly Region[] {
  const [, name] = KIND_BEFORE.exec(phrase) ?? KIND_AFTER.exec(phrase) ?? []
  if (name === undefined) return []
  return (
    regionTable().qualified(name) ??
    regionTable()
      .named(name)
      .filter(({ type }) => type === 'unit')
  )
}

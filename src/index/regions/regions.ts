import { isInBox } from '../../geo/box.ts'
import { phraseOf } from '../../text/phrase.ts'
import { boxAround, countries } from './countries.ts'
import { halfOf, sideBefore } from './halves.ts'
import type { Region, Side } from './region.ts'
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
  const part = partNamed(phrase)
  return part ? [part] : qualified(phrase)
}

/** "Northern japan", "ostkanada": of compounds those of countries alone, as any word may begin so. */
function partNamed(phrase: string): Region | null {
  const said = sideBefore(phrase)
  const [whole] = said ? regionTable().named(said.name) : []
  // The Iceland of German is no land of English.
  if (!said || !whole || (!said.isCompound && said.name === 'island')) return null
  return said.isCompound && whole.type !== 'country' ? null : partOf(whole, said.side)
}

/** A part of a region on one side: the one that has that name of its own and lies there, or its half; null where it has none. */
export function partOf(whole: Region, side: Side): Region | null {
  const around = boxAround(whole)
  const name = phraseOf(whole.name.replace(/^the |, .*$/g, ''))
  // The Southern Alps lie in New Zealand, and not in the south of the Alps.
  const isThere = (part: Region) => {
    const box = boxAround(part)
    return box && around && isInBox(around, (box.west + box.east) / 2, (box.south + box.north) / 2)
  }
  return (
    regionTable()
      .named(`${side.replace('-', '')}ern ${name}`)
      .find(isThere) ?? halfOf(whole, side)
  )
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

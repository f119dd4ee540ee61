import { createRequire } from 'node:module'
import type * as CountryCoder from '@rapideditor/country-coder'
import type { Coordinates } from '../../geo/coordinates.ts'
import { COUNTRIES, countryNamesIn } from '../../geo/countries.ts'
import { LANDS } from '../../geo/regions/lands.ts'
import { phraseOf } from '../../text/phrase.ts'

let countryCoder: typeof CountryCoder | undefined

/** Loads the borders at the first use: a thread that answers seldom needs them, and they take 6 MB of it. */
function coder(): typeof CountryCoder {
  return (countryCoder ??= createRequire(import.meta.url)('@rapideditor/country-coder') as typeof CountryCoder) // the package's types
}

/** Returns the ISO 3166-1 alpha-2 code of the country or territory at a place; null at sea. */
export function countryAt({ latitude, longitude }: Coordinates): string | null {
  return coder().iso1A2Code([longitude, latitude], { level: 'territory' })
}

/** Reads a country's code (two or three letters) or its name in one of the languages below; undefined when unknown. */
export function parseCountry(text: string): string | undefined {
  if (/^[a-z]{2,3}$/i.test(text)) {
    const code = coder().feature(text)?.properties.iso1A2
    if (code !== undefined && CODES.has(code)) return code
  }
  names ??= readNames()
  return names.get(phraseOf(text)) ?? undefined
}

/** Antarctica, which no country has, is a region there. Codes of lesser parts (Canary Islands) are not ISO's. */
const LEVELS = new Set(['country', 'territory', 'region'])
const CODES: ReadonlySet<string> = new Set(
  LANDS.flatMap(({ code, level }) => (code !== undefined && LEVELS.has(level) ? [code] : [])),
)

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'sv', 'da', 'nb', 'fi']

/** Names that no list of today's official ones holds. */
const FURTHER_NAMES: Record<string, string> = {
  america: 'US',
  burma: 'MM',
  'czech republic': 'CZ',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'ivory coast': 'CI',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  scotland: 'GB',
  swaziland: 'SZ',
  'united states of america': 'US',
  wales: 'GB',
}

let names: ReadonlyMap<string, string | null> | undefined

/** Built at the first use. A name that means two countries in two languages means none. */
function readNames(): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>(Object.entries(FURTHER_NAMES))
  const add = (name: string, code: string) => {
    const folded = phraseOf(name)
    found.set(folded, (found.get(folded) ?? code) === code && found.get(folded) !== null ? code : null)
  }
  for (const { code, name } of LANDS) if (code !== undefined && CODES.has(code)) add(name, code)
  for (const { code, name } of COUNTRIES) if (CODES.has(code)) add(name, code)
  for (const language of LANGUAGES) {
    for (const [code, name] of countryNamesIn(language)) if (CODES.has(code)) add(name, code)
  }
  return found
}

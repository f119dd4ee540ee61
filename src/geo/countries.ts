import { LANDS } from './regions/lands.ts'

/** A country or territory with a code of ISO 3166-1. */
export type Country = {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string
  /** The usual English name, without an article: "Netherlands". */
  name: string
}

/** Usual names of countries that the list of borders has under their official ones. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  BS: 'Bahamas',
  CN: 'China',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DK: 'Denmark',
  FM: 'Micronesia',
  GB: 'United Kingdom',
  GG: 'Guernsey',
  GM: 'Gambia',
  IE: 'Ireland',
  JE: 'Jersey',
  MK: 'North Macedonia',
  NL: 'Netherlands',
  TR: 'Turkey',
  US: 'United States',
}

/** Every country and territory with a code in the list of borders, in its order. */
export const COUNTRIES: readonly Country[] = LANDS.flatMap(({ code, name }) =>
  code ? [{ code, name: USUAL_NAMES[code] ?? name }] : [],
)

const names: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ code, name }) => [code, name]))
const codes: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ code, name }) => [name, code]))

/** Returns the usual English name of a country by its code. */
export function countryName(code: string): string | undefined {
  return names.get(code)
}

/** Returns the code of a country by its usual English name, with or without "the". */
export function countryCode(name: string): string | undefined {
  return codes.get(name.replace(/^the /, ''))
}

/** Returns the names of countries in a language, by code; leaves out a country without one. */
export function countryNamesIn(language: string): Map<string, string> {
  const displayed = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return new Map(
    COUNTRIES.flatMap(({ code }) => {
      const name = displayed.of(code)
      return name === undefined ? [] : [[code, name] as const]
    }),
  )
}

import type { Details } from '../index/types.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the English name of a country by its ISO 3166-1 code; the code itself where there is none. */
export function countryName(code: string): string {
  try {
    return regions.of(code) ?? code
  } catch {
    return code
  }
}

/** Finds the code of a country by its English name. */
export function countryCode(name: string): string | undefined {
  return codesByName().get(name)
}

const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
let codes: Map<string, string> | undefined

function codesByName(): Map<string, string> {
  codes ??= new Map(LETTERS.flatMap(a => LETTERS.map(b => [countryName(a + b), a + b] as const)))
  return codes
}

/** Says where a spot is in words, `null` when neither place nor country is known. */
export function whereabouts({ place, country }: Pick<Details, 'place' | 'country'>): string | null {
  const parts = [place, country === null ? null : countryName(country)].filter(part => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

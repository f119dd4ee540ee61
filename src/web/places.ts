import type { Details } from '../index/index.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the English name of a country by its ISO 3166-1 code; the code itself where there is none. */
export function countryName(code: string): string {
  try {
    return regions.of(code) ?? code
  } catch {
    return code
  }
}

/** Says where a spot is in words, `null` when neither place nor country is known. */
export function whereabouts({ place, country }: Pick<Details, 'place' | 'country'>): string | null {
  const parts = [place, country === null ? null : countryName(country)].filter(part => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

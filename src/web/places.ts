import { countryName } from '../geo/countries.ts'
import type { StoredFields } from '../index/types.ts'

/** Says in words where a spot is; null when neither place nor country is known. */
export function whereabouts({ place, country }: Pick<StoredFields, 'place' | 'country'>): string | null {
  const parts = [place, country === null ? null : (countryName(country) ?? country)].filter(part => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

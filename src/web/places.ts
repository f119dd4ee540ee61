import type { StoredFields } from '../index/types.ts'
import type { Words } from './language/words.ts'

/** Says in words where a spot is; null when neither place nor country is known. */
export function whereabouts({ place, country }: Pick<StoredFields, 'place' | 'country'>, words: Words): string | null {
  const parts = [place, country === null ? null : words.country(country)].filter(part => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

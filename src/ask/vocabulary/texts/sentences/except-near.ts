import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

/** The other languages leave out what lies near something by their own tables. */
const EXCEPT =
  '(?:excluding|except(?: for)?|apart from|other than|omitting|leaving out) (?:any|all|those|ones|the ones|places|spots|anything)(?: (?:that|which) (?:is|are|lies?))?(?: located| lying| situated)? (near|close to|next to|beside)(?!\\p{L})'

/** Reads "excluding any located near a motorway" as "not near a motorway". */
export function exceptNearIn(language: Language): readonly Rewrite[] {
  return language === 'en' ? [{ said: new RegExp(`(?<!\\p{L})${EXCEPT}`, 'giu'), as: 'not $1' }] : []
}

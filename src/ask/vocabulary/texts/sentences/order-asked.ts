import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

/** How an order is asked for that the tables know by other words, or that no list is in. */
const ORDER: readonly (readonly [string, string])[] = [
  [
    '(?<=(?:sort|order|list|arrange)(?:ed)? (?:[^?]{2,60} )?)by (?:their )?(?:names?|titles?)(?!\\p{L})',
    'alphabetically',
  ],
  ['(?:noise|background|sound) floors?(?!\\p{L})', 'noise level'],
  [
    'where (?:is|are) the (noise levels?|ratings?|silence ratings?) (?:the )?(lowest|highest)(?!\\p{L})',
    'where is the $2 $1',
  ],
]

/** Reads an order by name as one that is not applied, and "noise floor" as the noise level. */
export function orderAskedIn(language: Language): readonly Rewrite[] {
  if (language !== 'en') return []
  return ORDER.map(([said, as]) => ({ said: new RegExp(`(?<!\\p{L})${said}`, 'giu'), as }))
}

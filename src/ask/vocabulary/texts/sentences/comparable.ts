import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

/** What is comparable is like what was told; the other languages have it in their tables. */
const ALIKE: Partial<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['(something|anything|somewhere|anywhere) comparable(?! (?:to|with)(?!\\p{L}))', '$1 similar'],
    ['comparable (spots?|places?|ones?)(?!\\p{L})', 'similar $1'],
  ],
  es: [
    ['algo comparable', 'algo similar'],
    ['(lugar(?:es)?|sitios?) comparables?', '$1 similares'],
  ],
}

/** Reads "something comparable in Chile" as something similar there. */
export function comparableIn(language: Language): readonly Rewrite[] {
  return (ALIKE[language] ?? []).map(([said, as]) => ({ said: new RegExp(`(?<!\\p{L})${said}`, 'giu'), as }))
}

import type { Span } from '../spans.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'

/** What a park of any kind is said to be, whichever language calls it so. */
export const ANY_PARK = 'any park'

/**
 * Reads "parque", "parc", "parco", "Park" of other languages as a park of any kind, where nothing says that it is one of a city:
 * there national parks are called so, too.
 */
export function withAnyPark({ spans, language }: { spans: readonly Span[]; language: Language }): readonly Span[] {
  if (language === 'en' || !spans.some(isPark) || spans.some(isOfCity)) return spans
  return spans.map(span => (isPark(span) ? { ...span, said: ANY_PARK } : span))
}

function isPark({ meaning, typed }: Span): boolean {
  return meaning.is === 'feature' && meaning.feature === 'park' && /^(parques?|parcs?|parc[oh]i?|parks?)$/i.test(typed)
}

function isOfCity({ meaning, typed }: Span): boolean {
  return (meaning.is === 'feature' && meaning.feature === 'urban') || OF_CITY.test(typed)
}

const OF_CITY =
  /(?<!\p{L})(ciudad(es)?|barrios?|villes?|quartiers?|città|citta|quartier[ei]|stadt|städte|innenstadt|urban\p{L}*)(?!\p{L})/iu

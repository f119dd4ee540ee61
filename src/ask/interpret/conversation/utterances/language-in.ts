import { languageOf } from '../../../recognise/languages/language.ts'
import type { Lookups } from '../../../recognise/lookups.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'

/** So many earlier questions are looked at. */
export const MOST_EARLIER = 8

/** The language of a question, as those before it let one expect; of a bare name theirs; null for bare names alone. */
export function languageIn(text: string, prev: readonly string[], lookups: Lookups): Language | null {
  let before: Language | null = null
  for (const each of prev.slice(-MOST_EARLIER).toReversed()) before ??= languageOf(each, lookups)
  return languageOf(text, lookups, before) ?? before
}

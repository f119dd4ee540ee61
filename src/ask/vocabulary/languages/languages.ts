/** Languages in which questions are understood and answered. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Foreign = Exclude<Language, 'en'>

/** Whether a language is understood and is not English. */
export function isForeign(language: string): language is Foreign {
  return language !== 'en' && LANGUAGES.some(known => known === language)
}

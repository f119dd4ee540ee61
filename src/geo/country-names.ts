/** Languages that a country is searched in, beside its own. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const

const known = new Map<string, readonly string[]>()

/**
 * Returns the names of a country (ISO 3166-1 alpha-2) in English, German, French, Spanish, Italian and the language
 * that most people there speak (Unicode CLDR), each once; none when the code is of no country.
 */
export function countryNames(code: string): readonly string[] {
  return known.getOrInsertComputed(code, () =>
    /^[A-Z]{2}$/.test(code) ? namesIn([...LANGUAGES, ownLanguage(code)], code) : [],
  )
}

function namesIn(languages: readonly string[], code: string): string[] {
  const names = languages.map(language =>
    new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code),
  )
  return [...new Set(names.filter(name => name !== undefined))]
}

function ownLanguage(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language
}

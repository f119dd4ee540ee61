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

let partNames: readonly string[] | undefined

/** Returns the names of the parts of the world in those five languages ("Ostafrika"), each once. */
export function worldPartNames(): readonly string[] {
  return (partNames ??= [...new Set(LANGUAGES.flatMap(partNamesIn))])
}

function partNamesIn(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return WORLD_PARTS.flatMap(code => names.of(code) ?? [])
}

/** UN M49 codes of continents and their parts. */
const WORLD_PARTS =
  '002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154 155 202 419'.split(
    ' ',
  )

function namesIn(languages: readonly string[], code: string): string[] {
  const names = languages.map(language =>
    new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code),
  )
  return [...new Set(names.filter(name => name !== undefined))]
}

function ownLanguage(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language
}

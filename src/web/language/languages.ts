import { LANGUAGES, type Language } from '../../ask/vocabulary/languages/languages.ts'
import { negotiateLanguage } from '../../http/request/negotiation.ts'

export { LANGUAGES, type Language }

/** What each language is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
}

/** The parameter of an address, and the cookie, that name a language. */
export const LANGUAGE_PARAMETER = 'lang'
const COOKIE = /(?:^|;)\s*lang=([a-z]{2})\s*(?:;|$)/

type Asked = { search: URLSearchParams; header: (name: string) => string | undefined }

/** The language that an address names; undefined where it names none that there is. */
export function namedLanguage({ search }: Pick<Asked, 'search'>): Language | undefined {
  return LANGUAGES.find(language => language === search.get(LANGUAGE_PARAMETER))
}

/** The language of a page: the address's, else that of an earlier choice, else the reader's best, else English. */
export function languageFor({ search, header }: Asked): Language {
  const [, chosen] = COOKIE.exec(header('cookie') ?? '') ?? []
  return (
    namedLanguage({ search }) ??
    LANGUAGES.find(language => language === chosen) ??
    negotiateLanguage(header('accept-language'), LANGUAGES) ??
    'en'
  )
}

/** Keeps a choice for a year; it holds nothing but the two letters. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_PARAMETER}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}

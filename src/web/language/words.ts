import { countryName } from '../../geo/countries.ts'
import type { SilenceWord } from '../../silence/rating.ts'
import { NO_BREAK } from '../../text/distance-words.ts'
import { filled, formOf, type Phrase, type Value } from './phrase.ts'
import { type Content, html, type Html, trusted } from '../html.ts'
import type { Language } from './languages.ts'
import type { BrowserKey, Key, Table, ValuesOf } from './table.ts'
import { GERMAN } from './tables/de.ts'
import { ENGLISH } from './tables/en.ts'
import { SPANISH } from './tables/es.ts'
import { FRENCH } from './tables/fr.ts'
import { ITALIAN } from './tables/it.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

export const TABLES: Readonly<Record<Language, Table>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
}

/** A language as pages speak it. */
export type Words = Vocabulary & {
  language: Language
  /** Says the phrase of a key; numbers are written as the language does, `count` chooses the plural form. */
  say: <K extends Key>(key: K, ...values: ValuesOf<K, Value>) => string
  /** The same as markup, so that a value may be a link. */
  show: <K extends Key>(key: K, ...values: ValuesOf<K, Content>) => Html
  number: (value: number) => string
  /** A rating, or another number with one decimal. */
  decimal: (value: number) => string
  percent: (share: number) => string
  /** Kilometres, never broken over two lines: metres below one kilometre, one decimal below ten. */
  distance: (km: number) => string
  decibels: (db: number) => string
  country: (code: string) => string
  /** "4.6 of 5, pristine", as text; `about` where it is of low confidence. */
  rating: (rated: { silenceRating: number; confidence?: string | undefined }, word: SilenceWord) => string
  /** The phrases of the scripts, for the page to bring along. */
  ofBrowser: Html
}

const known = new Map<Language, Words>()

/** The words of a language. */
export function wordsIn(language: Language): Words {
  return known.getOrInsertComputed(language, newWords)
}

function newWords(language: Language): Words {
  const table: Readonly<Record<Key, Phrase>> = TABLES[language]
  const vocabulary = vocabularyOf(language)
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const ofScripts = Object.entries(table).filter(([key]) => isOfBrowser(key))
  const words: Words = {
    ...vocabulary,
    language,
    say: (key, ...[values = {}]) => filled(table[key], language, values),
    show: (key, ...[values = {}]) => shown(formOf(table[key], language, values), values, language),
    number: value => whole.format(value),
    decimal: value => tenths.format(value),
    percent: share => `${whole.format(share * 100)}${NO_BREAK}%`,
    distance(km) {
      if (km < 0.95) return `${Math.max(10, Math.round(km * 100) * 10)}${NO_BREAK}m`
      return `${km < 9.95 ? tenths.format(km) : whole.format(km)}${NO_BREAK}km`
    },
    decibels: db => `${whole.format(db)}${NO_BREAK}dB`,
    country: code => (language === 'en' ? countryName(code) : regions.of(code)) ?? countryName(code) ?? code,
    rating({ silenceRating, confidence }, word) {
      const values = { rating: tenths.format(silenceRating), word: vocabulary.scale(word) }
      return confidence === 'low' ? words.say('rating.wordsDoubt', values) : words.say('rating.words', values)
    },
    ofBrowser: trusted(JSON.stringify({ language, ...Object.fromEntries(ofScripts) }).replaceAll('<', '\\u003c')),
  }
  return words
}

function isOfBrowser(key: string): key is BrowserKey {
  return key.startsWith('js.')
}

/** Puts content into a text: what is no markup is escaped. */
function shown(text: string, values: Readonly<Record<string, Content>>, language: Language): Html {
  const parts = text.split(/\{(\w+)\}/)
  return html`${parts.map((part, i) => {
    if (i % 2 === 0) return part
    const value = values[part]
    return typeof value === 'number' ? value.toLocaleString(language) : value
  })}`
}

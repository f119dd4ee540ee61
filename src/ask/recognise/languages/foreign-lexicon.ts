import { COUNTRIES, countryName } from '../../../geo/countries.ts'
import { packedOnce } from '../../../index/storage/packed-once.ts'
import { openWordTables, packWordTables, type WordTables } from '../../../index/words/word-tables.ts'
import { fold } from '../../../text/fold.ts'
import { foldedWordsOf } from '../../../text/tokenize.ts'
import { type Typos, typosAmong } from '../../gazetteer/typos.ts'
import { fusedForms } from '../../vocabulary/languages/fused-prepositions.ts'
import { LAUGHTER } from '../../vocabulary/languages/abuse.ts'
import { GERMAN } from '../../vocabulary/languages/de/german.ts'
import { SPANISH } from '../../vocabulary/languages/es/spanish.ts'
import { FRENCH } from '../../vocabulary/languages/fr/french.ts'
import { ITALIAN } from '../../vocabulary/languages/it/italian.ts'
import { ENGLISH_REGION_ADJECTIVES } from '../../vocabulary/region-adjectives.ts'
import type { LanguageTable } from '../../vocabulary/languages/language-table.ts'
import type { Foreign } from '../../vocabulary/languages/languages.ts'
import { commonWords } from '../common-words.ts'

/** What a phrase of a language means: a phrase of the English tables. */
export type Meant = { english: string; isThing: boolean }

/** The vocabulary of a language, ready for look-ups by folded words. */
export type ForeignLexicon = {
  language: Foreign
  table: LanguageTable
  /** The longest phrase that begins with these words, and how many of them it takes. */
  phraseAt(words: readonly string[]): (Meant & { length: number }) | undefined
  /** Whether a phrase stands there in this very form, and not only in another. */
  isExact(words: readonly string[]): boolean
  /** Whether a word stands in the tables, in any of its forms. */
  has(word: string): boolean
  /** Whether a word with an accent stands there with that accent. */
  hasWritten(word: string): boolean
  /** Whether it is one of the 10,000 most frequent words: never misspelled. */
  isCommon(word: string): boolean
  typos: Typos
}

const TABLES: Readonly<Record<Foreign, LanguageTable>> = { de: GERMAN, fr: FRENCH, es: SPANISH, it: ITALIAN }
const COMMON = { de: 'german', fr: 'french', es: 'spanish', it: 'italian' } as const satisfies Record<Foreign, string>

const LONGEST_PHRASE = 7
/** Shorter words have one form. */
const SHORTEST_STEM = 3
/** A shorter stem may be that of a word of another language. */
const SHORTEST_TELLING = 4
/** A word without content, as English has it. */
const FILLER: Meant = { english: 'the', isThing: false }

const opened = new Map<Foreign, ForeignLexicon>()

/** Opens the vocabulary of a language, once. */
export function lexiconOf(language: Foreign): ForeignLexicon {
  const lexicon = opened.get(language) ?? openLexicon(language)
  opened.set(language, lexicon)
  return lexicon
}

function openLexicon(language: Foreign): ForeignLexicon {
  const table = TABLES[language]
  const pack = packedOnce(`lexicon ${language}`, () => packWordTables(tablesOf(language)))
  const { set, list, numbers, texts } = openWordTables(pack)
  const [words, written, stems, common] = [set('words'), set('written'), set('stems'), set('common')]
  const firsts = set('firsts')
  const [phrases, meanings] = [numbers('phrases'), texts('meanings')]
  const read = new Map<number, Meant>()
  const meaningOf = (number: number): Meant => read.getOrInsertComputed(number, () => JSON.parse(meanings.text(number))) // written by tablesOf alone
  const found = (parts: readonly string[]) => {
    const number = phrases(`=${parts.join(' ')}`) ?? phrases(parts.map(part => stemOf(part, table)).join(' '))
    return number === undefined ? undefined : meaningOf(number)
  }
  const meant = (parts: readonly string[]) => found(parts) ?? smallThing(parts, table, found)
  return {
    language,
    table,
    phraseAt(parts) {
      const [first] = parts
      if (first === undefined) return undefined
      const isBegun = firsts.has(first) || firsts.has(stemOf(first, table))
      for (let length = isBegun ? Math.min(LONGEST_PHRASE, parts.length) : 1; length > 0; length--) {
        const found = meant(parts.slice(0, length))
        if (found) return { ...found, length }
      }
      return undefined
    },
    isExact: words => phrases(`=${words.join(' ')}`) !== undefined,
    has: word =>
      words.has(word) ||
      (stemOf(word, table).length >= SHORTEST_TELLING && stems.has(stemOf(word, table))) ||
      (PLURAL.test(word) && found([word.slice(0, -1)])?.isThing === true && found([word])?.isThing === true),
    hasWritten: word => written.has(stemOf(word.toLowerCase(), table)),
    isCommon: word => common.has(word),
    typos: typosAmong(list('correctable')),
  }
}

/** Works out the tables of a language (10 ms). */
function tablesOf(language: Foreign): WordTables {
  const table = TABLES[language]
  const phrases = new Map<string, Meant>()
  const words = new Set<string>()
  const written = new Set<string>()
  const add = (said: string, meant: Meant) => {
    const parts = foldedWordsOf(spelled(said))
    for (const part of parts) words.add(part)
    for (const part of said.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) written.add(stemOf(part, table))
    const stems = parts.map(part => stemOf(part, table))
    // "Anda" (she walks) is no form of "Andes".
    const isShortName = parts.length === 1 && isName(meant.english) && stems.join('').length < SHORTEST_TELLING
    const isExact = said.startsWith('=') || isShortName
    const keys = [`=${parts.join(' ')}`, ...(isExact ? [] : [stems.join(' ')])]
    for (const key of keys) if (!phrases.has(key)) phrases.set(key, meant)
  }
  for (const { english, said } of table.rows)
    for (const each of said) {
      add(each, { english, isThing: table.things.has(english) })
      // Phrases are typed without the accent, too.
      const plain = each
        .replaceAll('où', 'ou')
        .replaceAll('là', 'la')
        .replaceAll(/(?<!\p{L})è(?!\p{L})/gu, 'e')
      if (plain !== each && plain.includes(' ')) add(plain, { english, isThing: false })
    }
  for (const row of table.rows)
    for (const form of fusedForms(row, language)) add(form, { english: row.english, isThing: false })
  // In their exact forms alone: a stem may be that of a word with content.
  for (const word of [...table.filler, LAUGHTER].flatMap(word => foldedWordsOf(spelled(word)))) {
    words.add(word)
    if (!phrases.has(`=${word}`)) phrases.set(`=${word}`, FILLER)
  }
  for (const [name, english] of countriesIn(language)) {
    // "Male" (bad) is no form of "Mali".
    if (stemOf(name.toLowerCase(), table).length < SHORTEST_TELLING)
      phrases.set(`=${foldedWordsOf(name).join(' ')}`, { english, isThing: false })
    // "Liberi" (free) is no form of "Liberia"; in German a name has cases.
    else add(table.compounds === null && !/[ -]/.test(name) ? `=${name}` : name, { english, isThing: false })
  }
  const stems = new Set([...words].map(word => stemOf(word, table)))
  const common = new Set(commonWords(COMMON[language]).map(fold))
  const firsts = new Set(Array.from(phrases.keys(), key => key.replace('=', '').split(' ', 1)[0] ?? ''))
  const meanings = [...new Set(Array.from(phrases.values(), meant => JSON.stringify(meant)))]
  const numbers = new Map(meanings.map((meaning, number) => [meaning, number]))
  const meaningOf = (meant: Meant) => numbers.get(JSON.stringify(meant)) ?? 0
  return {
    sets: { words, written, stems, common, firsts },
    numbers: { phrases: new Map(Array.from(phrases, ([phrase, meant]) => [phrase, meaningOf(meant)])) },
    lists: { correctable: correctable(table) },
    texts: { meanings },
  }
}

/** "Lacs": of a short word, too, the plural tells its language. */
const PLURAL = /^.{3,}s$/

/** "Laghetto", "playita", "Bächlein": a small one of a thing that the tables hold. */
function smallThing(
  [word = '', ...others]: readonly string[],
  { diminutive }: LanguageTable,
  found: (parts: readonly string[]) => Meant | undefined,
): Meant | undefined {
  if (others.length > 0 || diminutive === null) return undefined
  const bare = word.replace(diminutive.said, '')
  if (bare === word || bare.length < SHORTEST_STEM) return undefined
  const stems = [bare, ...diminutive.softened.map(([end, plain]) => bare.replace(end, plain))]
  return stems
    .flatMap(stem => diminutive.ends.map(end => found([stem + end])))
    .find(meant => meant !== undefined && (meant.isThing || SMALL.test(meant.english)))
}

const SMALL = /^(place|quiet)$/

/** Words of things: of these alone a rare word is taken for a misspelled one. */
function correctable({ rows, things }: LanguageTable): Set<string> {
  const said = rows.filter(({ english }) => things.has(english) || QUIET.has(english)).flatMap(row => row.said)
  return new Set(said.flatMap(foldedWordsOf).filter(word => word.length >= SHORTEST_CORRECTED && !VERB.test(word)))
}

/** "Mériter" is not "méditer": verbs are many. */
const VERB = /(er|ir|are|ere|ire)$/

const QUIET: ReadonlySet<string> = new Set(['quiet', 'quietest', 'quieter', 'free', 'place', 'near'])
const SHORTEST_CORRECTED = 5

/** Names of countries in a language, and in English. */
function countriesIn(language: Foreign): [string, string][] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return COUNTRIES.flatMap(({ code }) => {
    const [local, english] = [names.of(code), countryName(code)]
    return local && english && local !== code ? [[local, english] as [string, string]] : []
  })
}

const LONGEST_ARTICLE = 2

/** Words of names that English writes otherwise than one of the languages, and of countries: "Vienna", "Mexico". */
export const ENGLISH_NAME_WORDS: ReadonlySet<string> = new Set(
  [
    ...COUNTRIES.map(({ name }) => name),
    'USA',
    'UAE',
    'Aussie',
    ...ENGLISH_REGION_ADJECTIVES.keys(),
    ...Object.values(TABLES).flatMap(({ rows }) => rows.map(({ english }) => english).filter(isName)),
  ]
    .flatMap(foldedWordsOf)
    // The "la" of "Andorra la Vella" is no English.
    .filter(word => word.length > LONGEST_ARTICLE),
)

/** Whether what a phrase means is a name, and no word. */
export function isName(english: string): boolean {
  return /^(?:the )?\p{Lu}/u.test(english)
}

/** Keeps "où" (where) apart from "ou" (or), "là" (there) from "la" (the), "sûr" (safe) from "sur" (on) "è" (is) from "e" (and), which fold alike, "Pässe" from "passes", "crête" (ridge) from "Crète" and "Fähren" (ferries) from "fahren" (go). */
export function spelled(text: string): string {
  return text
    .replaceAll(/(?<!\p{L})où(?!\p{L})/giu, 'ouu')
    .replaceAll(/(?<!\p{L})là(?!\p{L})/giu, 'laa')
    .replaceAll(/(?<!\p{L})sûr(?!\p{L})/giu, 'suur')
    .replaceAll(/(?<!\p{L})è(?!\p{L})/giu, 'ee')
    .replaceAll(/(?<!\p{L})crête(s?)(?!\p{L})/giu, 'creete$1')
    .replaceAll(/(?<!\p{L})pässe(n?)(?!\p{L})/giu, 'paesse$1')
    .replaceAll(/(?<!\p{L})fähre(n?)(?!\p{L})/giu, 'faehre$1')
}

/** Cuts the ending off a word that has one. */
function stemOf(word: string, { endings }: LanguageTable): string {
  const stem = word.replace(endings, '')
  if (stem.length < SHORTEST_STEM) return word
  // "Kostenlose", "kostenlos": an end of the word itself may look like an ending.
  const again = stem.replace(endings, '')
  return again.length < SHORTEST_STEM + 1 ? stem : again
}

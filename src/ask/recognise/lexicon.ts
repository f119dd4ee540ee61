import { type Typos, typosAmong } from '../gazetteer/typos.ts'
import { packedOnce } from '../../index/storage/packed-once.ts'
import { openWordTables, packWordTables, type WordList } from '../../index/words/word-tables.ts'
import { commonWords } from './common-words.ts'
import { isFormOf } from './inflections.ts'
import { NUMBER_WORDS } from './figures/numbers.ts'
import { rememberedAt } from './remembered.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import { LANDSCAPE_KEYS } from '../vocabulary/features.ts'
import type { PhraseMeaning, Side } from '../vocabulary/meanings.ts'
import { COMPARATORS, COMPARATORS_AFTER, PHRASES } from '../vocabulary/phrases.ts'
import { FILLER_PHRASES, FILLER_WORDS, OFF_TOPIC_WORDS, PLAIN_WORDS } from '../vocabulary/plain-words.ts'
import { EVERYDAY_WORDS } from '../vocabulary/everyday-words.ts'
import { ORDINARY_WORDS } from '../vocabulary/ordinary-words.ts'

const LONGEST_PHRASE = 7
/** Words that a phrase may hold without a change of meaning: "pitch MY tent". */
const FILLER = /^(a|an|the|my|our|your|some|any|their|his|her|even|actually|exactly|just|please|really|possibly)$/

/** A table of phrases by the stems of their words. */
type Phrases<T> = {
  meaningOf(key: string): T | undefined
  /** Whether a phrase begins with a word or stem: most words of a question begin none. */
  isBegunBy(word: string): boolean
}

type Rows<T> = readonly (readonly [T, readonly string[]])[]

const ROWS: Rows<PhraseMeaning> = [
  ...PHRASES,
  [{ is: 'stop', isContent: false }, [...FILLER_WORDS, ...FILLER_PHRASES]],
  [{ is: 'stop', isContent: true }, PLAIN_WORDS],
  [{ is: 'off topic', subject: null }, OFF_TOPIC_WORDS],
]
const before = phrasesOf(COMPARATORS)
const after = phrasesOf(COMPARATORS_AFTER)

type Lexicon = {
  vocabulary: Phrases<PhraseMeaning>
  /** Every word of the tables. */
  words: WordList
  /** Beside them ordinary English words, which are never corrected to one of the tables. */
  ordinary: { has(word: string): boolean }
  typos: Typos
}

let opened: Lexicon | undefined

function lexicon(): Lexicon {
  return (opened ??= openLexicon())
}

function openLexicon(): Lexicon {
  const { set, list, numbers } = openWordTables(packedOnce('lexicon en', packLexicon))
  const [rowOf, firsts, words] = [numbers('phrases'), set('firsts'), list('words')]
  const vocabulary = {
    meaningOf(key: string) {
      const row = rowOf(key)
      return row === undefined ? undefined : ROWS[row]?.[0]
    },
    isBegunBy: (word: string) => firsts.has(word),
  }
  return { vocabulary, words, ordinary: set('ordinary'), typos: typosAmong(words) }
}

function packLexicon(): SharedArrayBuffer {
  const { rowOf, firsts } = tableOf(ROWS)
  const words = new Set([...wordsOf(PHRASES), ...FILLER_WORDS, ...PLAIN_WORDS, ...OFF_TOPIC_WORDS, ...NUMBER_WORDS])
  const ordinary = new Set([...ORDINARY_WORDS, ...EVERYDAY_WORDS, ...commonWords('english')])
  return packWordTables({ sets: { firsts, ordinary }, numbers: { phrases: rowOf }, lists: { words } })
}

/** Corrects a word of the vocabulary. */
export function vocabularyTypos(): Typos {
  return lexicon().typos
}

/** Finds the longest phrase of the vocabulary that begins at a token. */
export function meaningAt(
  tokens: readonly Token[],
  at: number,
): { meaning: PhraseMeaning; length: number } | undefined {
  const { vocabulary } = lexicon()
  const whole = phraseAt(vocabulary, tokens, at)
  const last = at + (whole?.length ?? 0) - 1
  // "Have a picnic table", "have a fire pit": the thing is one, and nobody has a picnic.
  const isOfThing =
    last > at && HAS.test(tokens[at]?.folded ?? '') && (phraseAt(vocabulary, tokens, last)?.length ?? 1) > 1
  const found = isOfThing ? phraseAt(vocabulary, tokens.slice(0, last), at) : apart(whole, tokens, at)
  if (found?.meaning.is === 'here' && isAnyPlace(tokens, last)) return { ...found, meaning: { is: 'generic' } }
  return found?.length === 1 && isVerbOfNoun(tokens[at], found.meaning) ? undefined : found
}

/** "Im Wald grillen": two words of another language, of which the second is what is done there, are no forest fire. */
function apart(whole: ReturnType<typeof phraseAt>, tokens: readonly Token[], at: number): ReturnType<typeof phraseAt> {
  const first = tokens[at]?.source
  if (!whole || whole.meaning.is !== 'stop' || whole.length < 2 || !first) return whole
  const next = tokens.findIndex(({ source }, i) => i > at && source !== first)
  const { vocabulary } = lexicon()
  const isDone = (i: number) => phraseAt(vocabulary, tokens, i)?.meaning.is === 'fire'
  const end = at + whole.length
  if (next === -1 || next >= end || !tokens.slice(next, end).some((_, i) => isDone(next + i))) return whole
  return phraseAt(vocabulary, tokens.slice(0, next), at)
}

const HAS = /^(have|has|having|got)$/

/** The indefinite articles of other languages. */
const ANY = /^(eine[mnrs]?|un|une|una|uno)$/i

/** "From a place", where "from my place" is from home. */
function isAnyPlace(tokens: readonly Token[], last: number): boolean {
  const { folded, source } = tokens[last - 1] ?? { folded: '', source: undefined }
  return tokens[last]?.folded === 'place' && (/^(a|an|some|any)$/.test(folded) || ANY.test(source?.text ?? ''))
}

/** "Parked", "trained", "hiding": what is done is not the thing that shares its stem. */
function isVerbOfNoun(token: Token | undefined, meaning: PhraseMeaning): boolean {
  if (!token || !/(ed|ing)$/.test(token.folded) || isPhrase(writtenOf([token]))) return false
  return (
    meaning.is === 'transport' || meaning.is === 'fire' || (meaning.is === 'feature' && THINGS.has(meaning.feature))
  )
}

const THINGS: ReadonlySet<string> = new Set([
  ...LANDSCAPE_KEYS,
  'hut',
  'shelter',
  'bench',
  'bird-hide',
  'dogs',
  'firepit',
  'toilets',
  'parking',
])

export function comparatorAt(tokens: readonly Token[], at: number): { meaning: Side; length: number } | undefined {
  return comparedAt(before, tokens, at)
}

export function comparatorAfterAt(tokens: readonly Token[], at: number): { meaning: Side; length: number } | undefined {
  return comparedAt(after, tokens, at)
}

/** Tells whether a word stands in the tables, and so speaks for English. */
export function isOfVocabulary({ folded, stem }: Pick<Token, 'folded' | 'stem'>): boolean {
  return lexicon().words.has(folded) || isPhrase(stem)
}

/** Tells whether the tables write a word so, and not only another form of it. */
export function isInTables(folded: string): boolean {
  return lexicon().words.has(folded)
}

/** Tells whether a word is ordinary English or of the vocabulary, and so spelled right. */
export function isWord(token: Token): boolean {
  if (token.foreign !== null) return token.foreign !== 'rare'
  return (
    isOrdinary(token.folded) ||
    isOrdinary(token.folded.replace(/(?<!s)s$/, '')) ||
    isOfVocabulary(token) ||
    isFormOf(isOrdinary, token.folded)
  )
}

/** Tells whether a word is one that English uses often. */
export function isOrdinary(folded: string): boolean {
  return lexicon().ordinary.has(folded)
}

function longestOf<T>(phrases: Phrases<T>, tokens: readonly Token[], at: number) {
  const first = tokens[at]
  if (!first || !(phrases.isBegunBy(first.folded || first.text) || phrases.isBegunBy(first.stem || first.text))) {
    return undefined
  }
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length)
    if (run.some(({ foreign }) => foreign !== null)) continue
    // The exact words before their stems: "parking" and "park" have the same stem.
    const meaning =
      phrases.meaningOf(writtenOf(run)) ??
      phrases.meaningOf(stemsOf(run)) ??
      (length > 2 ? phrases.meaningOf(looseStemsOf(run)) : undefined)
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}

const phraseAt = rememberedAt(longestOf<PhraseMeaning>)
const comparedAt = rememberedAt(longestOf<Side>)

/** Stems of a run without the articles inside it: "pitch my tent" equals "pitch a tent". */
function looseStemsOf(run: readonly Token[]): string {
  const [first, ...rest] = run
  if (!first || FILLER.test(first.folded) || FILLER.test(run.at(-1)?.folded ?? '')) return ''
  return stemsOf([first, ...rest.filter(({ folded }) => !FILLER.test(folded))])
}

/** Builds the table; a phrase of two rows belongs to the first. */
function tableOf<T>(rows: Rows<T>): { rowOf: Map<string, number>; firsts: Set<string> } {
  const rowOf = new Map<string, number>()
  const firsts = new Set<string>()
  for (const [row, [, phrases]] of rows.entries()) {
    for (const phrase of phrases) {
      const tokens = tokensOf(phrase)
      for (const { folded, stem, text } of tokens.slice(0, 1)) firsts.add(folded || text).add(stem || text)
      const loose = looseStemsOf(tokens)
      for (const key of [writtenOf(tokens), stemsOf(tokens), ...(loose === '' ? [] : [loose])])
        if (!rowOf.has(key)) rowOf.set(key, row)
    }
  }
  return { rowOf, firsts }
}

/** A small table, which each thread builds for itself. */
function phrasesOf<T>(rows: Rows<T>): Phrases<T> {
  const { rowOf, firsts } = tableOf(rows)
  const meanings = new Map(Array.from(rowOf, ([key, row]) => [key, rows[row]?.[0]]))
  return { meaningOf: key => meanings.get(key), isBegunBy: word => firsts.has(word) }
}

function isPhrase(key: string): boolean {
  return lexicon().vocabulary.meaningOf(key) !== undefined
}

/** Writes the exact words as a key; "=" keeps it apart from keys made of stems. */
function writtenOf(tokens: readonly Token[]): string {
  return `=${tokens.map(({ folded, text }) => folded || text).join(' ')}`
}

function stemsOf(tokens: readonly Token[]): string {
  return tokens.map(({ stem, text }) => stem || text).join(' ')
}

function wordsOf(rows: readonly (readonly [unknown, readonly string[]])[]): string[] {
  return rows.flatMap(([, phrases]) => phrases.flatMap(phrase => tokensOf(phrase).map(({ folded }) => folded)))
}

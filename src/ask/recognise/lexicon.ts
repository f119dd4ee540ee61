import { type Typos, typosAmong } from '../gazetteer/typos.ts'
import { commonWords } from './common-words.ts'
import { isLikelyTypo } from '../gazetteer/likely-typo.ts'
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
  meanings: ReadonlyMap<string, T>
  /** What a phrase may begin with: most words of a question begin none. */
  firsts: ReadonlySet<string>
}

const vocabulary: Phrases<PhraseMeaning> = phraseMap([
  ...PHRASES,
  [{ is: 'stop', isContent: false }, [...FILLER_WORDS, ...FILLER_PHRASES]],
  [{ is: 'stop', isContent: true }, PLAIN_WORDS],
  [{ is: 'off topic', subject: null }, OFF_TOPIC_WORDS],
])
const before: Phrases<Side> = phraseMap(COMPARATORS)
const after: Phrases<Side> = phraseMap(COMPARATORS_AFTER)

/** Every word of the tables; beside them ordinary English words, which are never corrected to one of the tables. */
const words = new Set([...wordsOf(PHRASES), ...FILLER_WORDS, ...PLAIN_WORDS, ...OFF_TOPIC_WORDS, ...NUMBER_WORDS])
const ordinary = new Set([...ORDINARY_WORDS, ...EVERYDAY_WORDS, ...commonWords('english')])
/** Corrects a word of the vocabulary. */
export const vocabularyTypos: Typos = typosAmong(words)

/** Finds the longest phrase of the vocabulary that begins at a token. */
export function meaningAt(
  tokens: readonly Token[],
  at: number,
): { meaning: PhraseMeaning; length: number } | undefined {
  const found = phraseAt(vocabulary, tokens, at)
  return found?.length === 1 && isVerbOfNoun(tokens[at], found.meaning) ? undefined : found
}

/** "Parked", "trained", "hiding": what is done is not the thing that shares its stem. */
function isVerbOfNoun(token: Token | undefined, meaning: PhraseMeaning): boolean {
  if (!token || !/(ed|ing)$/.test(token.folded) || vocabulary.meanings.has(writtenOf([token]))) return false
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
  return words.has(folded) || vocabulary.meanings.has(stem)
}

/** Tells whether a word is ordinary English or of the vocabulary, and so spelled right. */
export function isWord(token: Token): boolean {
  if (token.foreign !== null) return token.foreign !== 'rare'
  return (
    ordinary.has(token.folded) ||
    ordinary.has(token.folded.replace(/s$/, '')) ||
    words.has(token.folded) ||
    vocabulary.meanings.has(token.stem) ||
    isFormOf(isOrdinary, token.folded)
  )
}

/** Tells whether a word is one that English uses often. */
export function isOrdinary(folded: string): boolean {
  return ordinary.has(folded)
}

/** Finds the word of the vocabulary nearest to a misspelled one. */
export function corrected(token: Token, typos: Typos): string | undefined {
  if (isWord(token) || token.number !== null || token.foreign !== null) return undefined
  return typos.near(token.folded).find(word => isLikelyTypo(token.folded, word))
}

function longestOf<T>(phrases: Phrases<T>, tokens: readonly Token[], at: number) {
  const first = tokens[at]
  if (!first || !(phrases.firsts.has(first.folded || first.text) || phrases.firsts.has(first.stem || first.text))) {
    return undefined
  }
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length)
    if (run.some(({ foreign }) => foreign !== null)) continue
    // The exact words before their stems: "parking" and "park" have the same stem.
    const meaning =
      phrases.meanings.get(writtenOf(run)) ??
      phrases.meanings.get(stemsOf(run)) ??
      (length > 2 ? phrases.meanings.get(looseStemsOf(run)) : undefined)
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
function phraseMap<T>(rows: readonly (readonly [T, readonly string[]])[]): Phrases<T> {
  const map = new Map<string, T>()
  const firsts = new Set<string>()
  for (const [meaning, phrases] of rows) {
    for (const phrase of phrases) {
      const tokens = tokensOf(phrase)
      for (const { folded, stem, text } of tokens.slice(0, 1)) firsts.add(folded || text).add(stem || text)
      const [written, stems] = [writtenOf(tokens), stemsOf(tokens)]
      if (!map.has(written)) map.set(written, meaning)
      if (!map.has(stems)) map.set(stems, meaning)
      const loose = looseStemsOf(tokens)
      if (loose !== '' && !map.has(loose)) map.set(loose, meaning)
    }
  }
  return { meanings: map, firsts }
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

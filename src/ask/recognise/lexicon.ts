import { buildTypos } from '../gazetteer/typos.ts'
import { NUMBER_WORDS } from './numbers.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import type { Meaning, Side } from '../vocabulary/meanings.ts'
import { COMPARATORS, COMPARATORS_AFTER, PHRASES } from '../vocabulary/phrases.ts'
import { OFF_TOPIC_WORDS, STOP_WORDS } from '../vocabulary/plain-words.ts'
import { ORDINARY_WORDS } from '../vocabulary/ordinary-words.ts'

const LONGEST_PHRASE = 7
/** Words that may stand inside of a phrase and change nothing. */
const FILLER = /^(a|an|the|my|our|your|some|any|their|his|her|even|actually|exactly|just|please|really|possibly)$/

/** A table of phrases by the stems of their words. */
type Phrases<T> = ReadonlyMap<string, T>

const meanings: Phrases<Meaning> = phraseMap([
  ...PHRASES,
  [{ is: 'stop' }, STOP_WORDS],
  [{ is: 'off topic' }, OFF_TOPIC_WORDS],
])
const before: Phrases<Side> = phraseMap(COMPARATORS)
const after: Phrases<Side> = phraseMap(COMPARATORS_AFTER)

/** Every word of the tables and the ordinary words of English that a typo of ours could be taken for. */
const words = new Set([...wordsOf(PHRASES), ...STOP_WORDS, ...OFF_TOPIC_WORDS, ...NUMBER_WORDS])
const ordinary = new Set(ORDINARY_WORDS)
const typos = buildTypos(words)

/** The longest phrase of the vocabulary that begins at a token. */
export function meaningAt(tokens: readonly Token[], at: number): { meaning: Meaning; length: number } | undefined {
  return longestAt(meanings, tokens, at)
}

export function comparatorAt(tokens: readonly Token[], at: number): { meaning: Side; length: number } | undefined {
  return longestAt(before, tokens, at)
}

export function comparatorAfterAt(tokens: readonly Token[], at: number): { meaning: Side; length: number } | undefined {
  return longestAt(after, tokens, at)
}

/** Whether English or our vocabulary has the word, so that it is no mistyped one. */
export function isWord(token: Token): boolean {
  return (
    ordinary.has(token.folded) ||
    ordinary.has(token.folded.replace(/s$/, '')) ||
    words.has(token.folded) ||
    meanings.has(token.stem)
  )
}

/** The word of the vocabulary that a mistyped one stands for, if there is just one that is near. */
export function corrected(token: Token): string | undefined {
  if (isWord(token) || token.number !== null) return undefined
  return typos.near(token.folded)[0]
}

function longestAt<T>(phrases: Phrases<T>, tokens: readonly Token[], at: number) {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length)
    // As it is written first: "parking" and "park" have one stem.
    const meaning =
      phrases.get(writtenOf(run)) ??
      phrases.get(stemsOf(run)) ??
      (length > 2 ? phrases.get(looseStemsOf(run)) : undefined)
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}

/** "Pitch my tent" is "pitch a tent": articles inside of a phrase do not matter. */
function looseStemsOf(run: readonly Token[]): string {
  const [first, ...rest] = run
  if (!first || FILLER.test(first.folded) || FILLER.test(run.at(-1)?.folded ?? '')) return ''
  return stemsOf([first, ...rest.filter(({ folded }) => !FILLER.test(folded))])
}

/** The first row that has a phrase wins. */
function phraseMap<T>(rows: readonly (readonly [T, readonly string[]])[]): Phrases<T> {
  const map = new Map<string, T>()
  for (const [meaning, phrases] of rows) {
    for (const phrase of phrases) {
      const tokens = tokensOf(phrase)
      const [written, stems] = [writtenOf(tokens), stemsOf(tokens)]
      if (!map.has(written)) map.set(written, meaning)
      if (!map.has(stems)) map.set(stems, meaning)
      const loose = looseStemsOf(tokens)
      if (loose !== '' && !map.has(loose)) map.set(loose, meaning)
    }
  }
  return map
}

/** Marked, so that it is never taken for a row of stems. */
function writtenOf(tokens: readonly Token[]): string {
  return `=${tokens.map(({ folded, text }) => folded || text).join(' ')}`
}

function stemsOf(tokens: readonly Token[]): string {
  return tokens.map(({ stem, text }) => stem || text).join(' ')
}

function wordsOf(rows: readonly (readonly [unknown, readonly string[]])[]): string[] {
  return rows.flatMap(([, phrases]) => phrases.flatMap(phrase => tokensOf(phrase).map(({ folded }) => folded)))
}

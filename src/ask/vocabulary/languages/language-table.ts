// What a language other than English says, phrase by phrase, and the English phrase that means the same.

import { alternatives } from '../../../text/alternatives.ts'

/** A row: a phrase that the English tables know, and what the language says for it; behind "=" in that form alone. */
export type Row = { english: string; said: readonly string[] }

/** What is written otherwise before it is read. */
export type Rewrite = { said: RegExp; as: string }

/** The vocabulary of a language. */
export type LanguageTable = {
  rows: readonly Row[]
  /** The English phrases of landscapes and of what is found there: words are put together of these. */
  things: ReadonlySet<string>
  /** Function words and politeness, none of which can restrict what is asked. */
  filler: readonly string[]
  /** Contractions and what they stand for: "im" is "in dem". */
  contractions: Readonly<Record<string, string>>
  /** What no single phrase says, and how a phrase does: "weder … noch", "halte Lärm nicht aus", "né". */
  rewrites?: readonly Rewrite[]
  /** Pronouns that stand before and behind a verb: "se rend", "rend-on". */
  pronouns: { before: RegExp; behind: RegExp | null }
  /** Matches a word that loses its end before a vowel, with its apostrophe: "l'", "dell'". */
  elided: RegExp | null
  /** How a word says that a thing is small: what it ends in, what the word before loses or changes, and may end in itself. */
  diminutive: { said: RegExp; softened: readonly (readonly [RegExp, string])[]; ends: readonly string[] } | null
  /** Endings by which forms of one word differ: "ruhige", "ruhiges". */
  endings: RegExp
  /** Whether "of" compares, too: "più tranquillo di Sarek". */
  comparesWithOf: boolean
  /** How words are put together without a space: "Bergsee"; null where a language does not. */
  compounds: {
    /** What a word begins with that makes a superlative the second or third, and its English. */
    ordinals: Readonly<Record<string, string>>
    /** Ends a word for what is without the thing before it. */
    without: RegExp
    /** Last parts that are no thing by themselves, with their English: the way of "Waldweg". */
    heads: ReadonlyMap<string, string>
    /** An adjective that has a capital only in a name: "Englischer Garten". */
    adjective: RegExp
  } | null
}

/** Reads rows from lines: "forest = wald|wälder". */
export function rowsOf(text: string): Row[] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const at = line.indexOf('=')
      return { english: line.slice(0, at).trim(), said: alternatives(line.slice(at + 1)) }
    })
}

/** Reads words with spaces between. */
export function listOf(text: string): string[] {
  return text.trim().split(/\s+/)
}

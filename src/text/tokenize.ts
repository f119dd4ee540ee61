import { LRUCache } from 'lru-cache'
import { stemmer } from 'stemmer'
import { fold } from './fold.ts'

/** Writing systems that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u
const HAN_OR_NOT = /\p{sc=Han}+|\P{sc=Han}+/gu
/** Begins with a letter or digit: marks alone, as those of emoji, are no word, and neither is a keycap. */
const WORD = /(?!\p{N}\u20e3)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
/** Characters (UTF-16 code units) of a word that count; the rest is cut off. */
export const LONGEST_WORD = 64
/** Folding makes up to 18 letters of one (U+FDFA). */
const LONG_RUN = new RegExp(
  String.raw`[\p{L}\p{M}\p{N}]{${LONGEST_WORD + 1}}|[\ufb00-\ufdff\ufe70-\ufeff\u3300-\u33ff]`,
  'u',
)

/** Names of countries and regions that would have the stem of another word: "Andes" that of "and". */
const UNSTEMMED_NAMES: ReadonlySet<string> = new Set(
  'ande andes centrale coree este fars gers golfe islande landes maine malte marche saxe seine'.split(' '),
)

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** A word of a text: folded, and as its stem; words with one stem are the same. */
export type Word = { folded: string; stem: string }

/** Splits a text into its words, in order: without case, accents and punctuation, in any script. */
export function wordsOf(text: string): Word[] {
  return foldedWordsOf(text).map(folded => ({ folded, stem: knownStemOf(folded) }))
}

/** The same few words are asked for again and again. */
const stems = new LRUCache<string, string>({ max: 1000 })

function knownStemOf(folded: string): string {
  const known = stems.get(folded)
  if (known !== undefined) return known
  const stem = stemOf(folded)
  stems.set(folded, stem)
  return stem
}

/** The same without stems. */
export function foldedWordsOf(text: string): string[] {
  return split(fold(text)).map(word => word.slice(0, LONGEST_WORD))
}

/** Whether a text holds a word that is cut off. */
export function hasLongWord(text: string): boolean {
  // Most texts have no such run of letters, and are not split.
  return LONG_RUN.test(text) && split(fold(text)).some(word => word.length > LONGEST_WORD)
}

/** Lists the words of a text as they are written, in lower case: beside the folded ones, where these are as many. */
export function unfoldedWordsOf(text: string): string[] {
  return split(text.normalize('NFC').toLowerCase())
}

/** Cuts English endings off a folded word; other words are their own stem. */
export function stemOf(folded: string): string {
  return /^[a-z]{4,}$/.test(folded) && !UNSTEMMED_NAMES.has(folded) ? stemmer(folded) : folded
}

function split(folded: string): string[] {
  const words = folded.match(WORD) ?? []
  if (!UNSPACED.test(folded)) return words
  return words.flatMap(word => (UNSPACED.test(word) ? segments(word) : [word]))
}

/** The segmenter leaves kana on short words of Han characters, as in の森: they are parted. */
function segments(text: string): string[] {
  return Array.from(segmenter.segment(text)).flatMap(part => part.segment.match(HAN_OR_NOT) ?? [])
}

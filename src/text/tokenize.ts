import { stemmer } from 'stemmer'

/** Letters that NFKD leaves whole although people type them in ASCII. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Writing systems that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u
const HAN_OR_NOT = /\p{sc=Han}+|\P{sc=Han}+/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs: what people leave out. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g
/** In UTF-16 code units; of a longer word only the beginning counts. */
export const LONGEST_WORD = 64

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** A word of a text: as folded, and as its stem, by which words are taken as the same. */
export type Word = { folded: string; stem: string }

/** Splits a text into its words, in order: without case, accents and punctuation, in any script. */
export function wordsOf(text: string): Word[] {
  return foldedWordsOf(text).map(folded => ({ folded, stem: stemOf(folded) }))
}

/** The same without stems. */
export function foldedWordsOf(text: string): string[] {
  return split(fold(text)).map(word => word.slice(0, LONGEST_WORD))
}

/** Cuts English endings off a folded word; other words are their own stem. */
export function stemOf(folded: string): string {
  return /^[a-z]{4,}$/.test(folded) ? stemmer(folded) : folded
}

/** Folds a text: compatibility forms, case and marks away; an English possessive loses its apostrophe. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .replaceAll(SPECIAL, letter => LETTERS[letter] ?? letter)
    .replaceAll(/['’]s\b/g, 's')
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

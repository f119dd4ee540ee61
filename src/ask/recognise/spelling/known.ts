import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import { type ForeignLexicon, lexiconOf } from '../languages/foreign-lexicon.ts'
import { isInTables, isOrdinary } from '../lexicon.ts'

/** Where names are looked up. */
export type Names = Pick<Gazetteer, 'named' | 'spotsWithWord'>

/** Whether a folded word is spelled right as it stands: a word of English, of a Romance language, or of a name. */
export function isKnown(word: string, names: Names): boolean {
  return isEnglish(word) || ROMANCE.some(language => isOf(lexiconOf(language), word)) || isName(word, names)
}

/** The same of a word in this very form, and no other of it: "fuer" is none of Spanish "fuera". */
export function isKnownAsWritten(word: string, names: Names): boolean {
  const isExact = (lexicon: ForeignLexicon) => lexicon.isExact([word]) || lexicon.isCommon(word)
  return isEnglish(word) || ROMANCE.some(language => isExact(lexiconOf(language))) || isName(word, names)
}

function isEnglish(word: string): boolean {
  return isOrdinary(word) || isInTables(word)
}

const ROMANCE = ['fr', 'es', 'it'] as const

/** Whether a language has a word. */
export function isOf(lexicon: ForeignLexicon, word: string): boolean {
  return lexicon.has(word) || lexicon.isCommon(word)
}

/** Whether a word is a name, or one of a spot's. */
export function isName(word: string, names: Names): boolean {
  return names.named(word) !== undefined || names.spotsWithWord(word).length > 0
}

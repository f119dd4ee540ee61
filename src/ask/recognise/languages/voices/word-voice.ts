// How much a word speaks for each language, by itself.
import { LRUCache } from 'lru-cache'
import { fold } from '../../../../text/fold.ts'
import { wordsOf } from '../../../../text/tokenize.ts'
import { isEnglishAnimal } from '../../../vocabulary/languages/animals.ts'
import { type Foreign, type Language, LANGUAGES } from '../../../vocabulary/languages/languages.ts'
import { isInTables, isOfVocabulary, isOrdinary } from '../../lexicon.ts'
import type { Token } from '../../tokens.ts'
import { ENGLISH_NAME_WORDS, lexiconOf } from '../foreign-lexicon.ts'
import { isWrittenAlike } from '../whole-names.ts'

export const FOREIGN: readonly Foreign[] = ['de', 'fr', 'es', 'it']
/** A word that is only frequent, and in no table, speaks less for its language. */
const COMMON_SHARE = 0.4
/** So does the name of a place: "quiet places in Granada" is English. */
const NAME_SHARE = 0.6
/** English writes no such letter. */
export const ACCENT = /[^\p{ASCII}’]/u

/** The languages that a word speaks for, and how much for each. */
type Voice = { speaking: readonly Language[]; share: number }

/** Most words of a question are those of many others, too. */
const voiceOfWord = new LRUCache<string, Voice>({ max: 2000 })
const LONGEST_KNOWN = 40

/** Tells for which languages a word speaks. */
export function voiceOf(typed: string): Voice {
  const known = voiceOfWord.get(typed)
  if (known) return known
  const voice = voiceAmong(LANGUAGES, typed)
  if (typed.length <= LONGEST_KNOWN) voiceOfWord.set(typed, voice)
  return voice
}

/** The same where only some languages write it so. */
export function voiceAmong(languages: readonly Language[], typed: string): Voice {
  const word = fold(typed)
  const inTables = languages.filter(language => hasWord(word, language) && hasAccent(typed, language))
  if (inTables.length > 0) return { speaking: inTables, share: (isName(typed) ? NAME_SHARE : 1) / inTables.length }
  // A word with a capital may be a name.
  const speaking = /^\p{Lu}/u.test(typed) ? [] : LANGUAGES.filter(language => isCommon(word, language))
  return { speaking, share: COMMON_SHARE / speaking.length }
}

function hasWord(word: string, language: Language): boolean {
  if (language !== 'en') return lexiconOf(language).has(word) || isWrittenAlike(word, language)
  const [token] = wordsOf(word)
  // "Cascades en Islande", "refugios en Andorra": English has the other words, too.
  if (word === 'en') return false
  if (isEnglishAnimal(word)) return true
  return token !== undefined && ((isOfVocabulary(token) && !isFormElsewhere(token)) || ENGLISH_NAME_WORDS.has(word))
}

/** "Foreste" is Italian, and no form of "forest"; "steppe" is English. */
function isFormElsewhere({ folded, stem }: Pick<Token, 'folded' | 'stem'>): boolean {
  if (isOrdinary(folded) || isInTables(folded) || !/[aeo]$/.test(folded.slice(stem.length))) return false
  return FOREIGN.some(language => lexiconOf(language).phraseAt([folded])?.isThing === true)
}

/** "Hôtel" is French, and not Spanish. */
function hasAccent(typed: string, language: Language): boolean {
  if (!ACCENT.test(typed)) return true
  return language !== 'en' && lexiconOf(language).hasWritten(typed)
}

function isCommon(word: string, language: Language): boolean {
  return language === 'en' ? isOrdinary(word) : lexiconOf(language).isCommon(word)
}

/** Tells whether a word with a capital is a name wherever it is in the tables. */
function isName(typed: string): boolean {
  if (!/^\p{Lu}/u.test(typed) || hasWord(fold(typed), 'en')) return false
  const meant = FOREIGN.flatMap(language => lexiconOf(language).phraseAt([fold(typed)]) ?? [])
  return meant.length > 0 && meant.every(({ english }) => /^(the )?\p{Lu}/u.test(english))
}

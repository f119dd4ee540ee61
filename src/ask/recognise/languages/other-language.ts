import { fold } from '../../../text/fold.ts'
import { foldedWordsOf, wordsOf } from '../../../text/tokenize.ts'
import { listOf } from '../../vocabulary/languages/language-table.ts'
import { OTHER_LANGUAGES } from '../../vocabulary/languages/other-languages.ts'
import { lexiconOf } from './foreign-lexicon.ts'
import { isOfVocabulary } from '../lexicon.ts'

/** One such word may be a name or a typo. */
const LEAST_WORDS = 2

let tellingWords: ReadonlyMap<string, readonly string[]> | undefined

/** Tells a language that is not understood, by its script or by words that none that is understood has; null: none. */
export function otherLanguageOf(text: string): string | null {
  const script = OTHER_SCRIPT.test(text) ? scriptOf(text) : undefined
  if (script !== undefined) return script
  const counts = new Map<string, number>()
  tellingWords ??= wordsThatTell()
  for (const word of new Set(foldedWordsOf(text))) {
    for (const language of tellingWords.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
  return best && best[1] >= LEAST_WORDS ? best[0] : null
}

const OTHER_SCRIPT = /(?!\p{sc=Latn})\p{L}/u

/** The language of the script that most letters of a text are of. */
function scriptOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter(letter => OTHER_SCRIPT.test(letter))
  if (foreign.length * 2 <= letters.length) return undefined
  for (const [language, { script }] of OTHER_LANGUAGES) {
    if (script && letters.some(letter => script.test(letter))) return language
  }
  return undefined
}

/** Words of other languages that stand in no table of those that are understood, with the languages that have them. */
function wordsThatTell(): Map<string, string[]> {
  const telling = new Map<string, string[]>()
  for (const [language, { words = '' }] of OTHER_LANGUAGES) {
    for (const word of listOf(words).map(fold)) {
      if (isUnderstood(word)) continue
      telling.set(word, [...(telling.get(word) ?? []), language])
    }
  }
  return telling
}

function isUnderstood(word: string): boolean {
  const [token] = wordsOf(word)
  return (
    word.length < 2 ||
    (token !== undefined && isOfVocabulary(token)) ||
    (['de', 'fr', 'es', 'it'] as const).some(language => lexiconOf(language).has(word))
  )
}

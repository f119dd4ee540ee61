import { typosBetween } from '../../../text/edit-distance.ts'
import { isLikelyTypo } from '../../gazetteer/likely-typo.ts'
import type { Token } from '../tokens.ts'

/**
 * Tells whether a word that no table of its language holds may be a slip for another one. A short word with another letter
 * in it is a word of its own ("canne" is no canoe, "lapin" is not "alpin"): there a letter is left out, doubled or turned.
 */
export function isSlipOf(typed: string, meant: string): boolean {
  if (!isLikelyTypo(typed, meant) || isVerbWithObject(typed)) return false
  if (typed.length >= ANOTHER_LETTER_FROM) return true
  return typed[0] === meant[0] && (isTurned(typed, meant) || isMissing(typed, meant) || isDoubled(typed, meant))
}

const ANOTHER_LETTER_FROM = 7

/** "Sentirli", "verlos": what is done to them is no thing. */
function isVerbWithObject(typed: string): boolean {
  return /^.{2,}[aei]r(mi|ti|ci|vi|si|ne|l[oaie]|gli|l[oa]s|les?|me|te|se|nos)$/.test(typed)
}

/** "Csacade". */
function isTurned(typed: string, meant: string): boolean {
  return Array.from(typed).toSorted().join('') === Array.from(meant).toSorted().join('')
}

/** "Ruhig" without its "h". */
function isMissing(typed: string, meant: string): boolean {
  return meant.length === typed.length + 1 && typosBetween(typed, meant, 1) <= 1
}

/** "Seeen". */
function isDoubled(typed: string, meant: string): boolean {
  return Array.from(typed).some(
    (letter, at) => letter === typed[at - 1] && typed.slice(0, at) + typed.slice(at + 1) === meant,
  )
}

/**
 * Tells whether a word is corrected to no such name: one with an English ending ("pushing", "slowly") where more than one
 * letter is wrong, one of another language without a capital where it is no slip for it.
 */
export function isFarFromName({ text, folded, foreign }: Token, name: string): boolean {
  // "Escaldes" is les Escaldes.
  const isOf = name === folded || name.endsWith(` ${folded}`)
  if (foreign !== null && /^\p{Ll}/u.test(text) && !isOf && !isSlipOf(folded, name)) return true
  return /^\p{Ll}{3,}(ing|ed|ly|ness|ment|tion|able|less|ful)$/u.test(text) && typosBetween(folded, name, 1) > 1
}

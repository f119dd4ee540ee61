import { typosBetween } from '../../text/edit-distance.ts'
import type { WordList } from '../../index/words/word-tables.ts'

/** Finds the words of a list that a mistyped word may stand for. */
export type Typos = {
  has(word: string): boolean
  /** The nearest words, those with the same first letter first. */
  near(word: string): string[]
}

type TypoOptions = {
  has: (word: string) => boolean
  /** Lists the words at most `most` (1 or 2) typos away, in any order; perhaps only those that begin as it does. */
  wordsNear: (word: string, most: number, isBegunAlike: boolean) => Iterable<string>
  /** Few mistype the first letter of a name: where the nearest words begin otherwise, none is meant. "Olso" begins as "Oslo". */
  isBegunAlike?: boolean
  /** A shorter word is never corrected. */
  shortest: number
  /** From this length on a word may hold two typos. */
  twoTyposFrom: number
}

/** A shorter word is never meant. */
const SHORTEST_MEANT = 4

/** Makes of what lists the words near a word what corrects one to the nearest of them. */
export function nearestTypos({ has, wordsNear, shortest, twoTyposFrom, isBegunAlike = false }: TypoOptions): Typos {
  const meantBy = (word: string, most: number, isBegunAlike: boolean) =>
    Array.from(wordsNear(word, most, isBegunAlike), other => ({ other, typos: typosBetween(word, other, most) }))
      .filter(({ other }) => other.length >= SHORTEST_MEANT)
      .sort(
        (a, b) => a.typos - b.typos || begins(a.other, word) - begins(b.other, word) || (a.other < b.other ? -1 : 1),
      )
  return {
    has,
    near(word) {
      if (word.length < shortest) return []
      const meant = meantBy(word, word.length >= twoTyposFrom ? 2 : 1, isBegunAlike)
      const least = meant[0]?.typos
      // Most words that are looked at begin otherwise: the nearer ones of those are looked for only where others were found.
      if (isBegunAlike && least === 2 && meantBy(word, 1, false).length > 0) return []
      return meant.filter(({ typos }) => typos === least).map(({ other }) => other)
    },
  }
}

/** Corrects to the words of a short list: one typo, two from eight letters on. */
export function typosAmong({ has, near }: WordList): Typos {
  return nearestTypos({ has, wordsNear: (word, most) => near(word, most, false), shortest: 4, twoTyposFrom: 8 })
}

/** 0 for a word with the same first letter, which comes first. */
function begins(word: string, typed: string): number {
  return Number(word[0] !== typed[0])
}

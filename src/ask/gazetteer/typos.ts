import { typosBetween } from '../../text/edit-distance.ts'
import { typosOf } from '../../index/text/typos.ts'

/** Finds the words of a list that a mistyped word may stand for. */
export type Typos = {
  has(word: string): boolean
  /** The nearest words, those with the same first letter first. */
  near(word: string): string[]
}

type TypoOptions = {
  has: (word: string) => boolean
  /** Lists the words at most `most` (1 or 2) typos away, in any order. */
  wordsNear: (word: string, most: number) => Iterable<string>
  /** A shorter word is never corrected. */
  shortest: number
  /** From this length on a word may hold two typos. */
  twoTyposFrom: number
}

/** A shorter word is never meant. */
const SHORTEST_MEANT = 4

/** Makes of what lists the words near a word what corrects one to the nearest of them. */
export function nearestTypos({ has, wordsNear, shortest, twoTyposFrom }: TypoOptions): Typos {
  return {
    has,
    near(word) {
      if (word.length < shortest) return []
      const most = word.length >= twoTyposFrom ? 2 : 1
      const meant = Array.from(wordsNear(word, most), other => ({ other, typos: typosBetween(word, other, most) }))
        .filter(({ other }) => other.length >= SHORTEST_MEANT)
        .sort(
          (a, b) => a.typos - b.typos || begins(a.other, word) - begins(b.other, word) || (a.other < b.other ? -1 : 1),
        )
      return meant.filter(({ typos }) => typos === meant[0]?.typos).map(({ other }) => other)
    },
  }
}

/** Corrects to the words of a short list: one typo, two from eight letters on. */
export function typosAmong(words: ReadonlySet<string>): Typos {
  const list = [...words]
  const typos = typosOf(list)
  return nearestTypos({
    has: word => words.has(word),
    wordsNear: (word, most) => typos.near(word, most).map(number => list[number] ?? ''),
    shortest: 4,
    twoTyposFrom: 8,
  })
}

/** 0 for a word with the same first letter, which comes first. */
function begins(word: string, typed: string): number {
  return Number(word[0] !== typed[0])
}

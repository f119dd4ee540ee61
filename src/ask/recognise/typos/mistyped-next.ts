import type { Lookups } from '../lookups.ts'

/**
 * Finds which of some spots a mistyped word behind one of their names goes on with: "Gougane Bara" is Gougane Barra, although
 * villages elsewhere are called Bara.
 */
export function docsOfMistypedNext(
  word: string,
  docs: readonly number[],
  lookups: Pick<Lookups, 'spotsWithWord' | 'spotTypos'>,
): number[] {
  if (word.length < SHORTEST) return []
  for (const meant of [...doubledOrNot(word), ...lookups.spotTypos.near(word)]) {
    const both = lookups.spotsWithWord(meant).filter(doc => docs.includes(doc))
    if (both.length > 0) return both
  }
  return []
}

/** The letters that people double, or forget to. */
function doubledOrNot(word: string): string[] {
  return Array.from(word, (letter, at) => {
    const isDoubled = letter === word[at + 1]
    return word.slice(0, at) + (isDoubled ? '' : letter + letter) + word.slice(at + 1)
  })
}

const SHORTEST = 4

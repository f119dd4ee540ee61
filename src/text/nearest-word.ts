import { typosBetween } from './edit-distance.ts'

/** Returns the nearest word, at most a third of its letters away, two that are swapped counted once; undefined when none is. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const lower = typed.toLowerCase()
  let best: { word: string; typos: number } | undefined
  for (const word of words) {
    const most = Math.max(1, Math.floor(word.length / 3))
    const typos = typosBetween(lower, word.toLowerCase(), most)
    if (typos <= most && (best === undefined || typos < best.typos)) best = { word, typos }
  }
  return best?.word
}

import { distance } from 'fastest-levenshtein'

/** Returns the nearest word, at most a third of its letters away; undefined when none is. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const lower = typed.toLowerCase()
  let best: { word: string; typos: number } | undefined
  for (const word of words) {
    const typos = distance(lower, word.toLowerCase())
    if (typos <= Math.max(1, Math.floor(word.length / 3)) && (best === undefined || typos < best.typos))
      best = { word, typos }
  }
  return best?.word
}

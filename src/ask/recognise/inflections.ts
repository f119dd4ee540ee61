/** An ordinary word that another one is formed of: "cries" of "cry", "parked" of "park", "hiking" of "hike". */
export function isFormOf(isWord: (word: string) => boolean, folded: string): boolean {
  for (const { ending, makes } of ENDINGS) {
    if (!folded.endsWith(ending)) continue
    const stem = folded.slice(0, -ending.length)
    if (stem.length >= SHORTEST_STEM && makes(stem).some(isWord)) return true
  }
  return false
}

const SHORTEST_STEM = 2

/** What an ending may have been put to; the doubled letter of "stopped" is taken away, and "swiming" is a slip. */
const verb = (stem: string): string[] => {
  if (/([bdgklmnprt])\1$/.test(stem)) return [stem, stem.slice(0, -1)]
  if (CLOSED.test(stem)) return [`${stem}e`]
  return stem.endsWith('e') ? [] : [stem, `${stem}e`]
}
/** "Swim", "stop": one syllable that ends in a single letter behind a single vowel. */
const CLOSED = /^[^aeiouy]*[aeiou][bdgklmnprt]$/

const ENDINGS: readonly { ending: string; makes: (stem: string) => string[] }[] = [
  { ending: 'ies', makes: stem => [`${stem}y`] },
  { ending: 'ied', makes: stem => [`${stem}y`] },
  { ending: 'es', makes: stem => (/(s|x|z|ch|sh|o)$/.test(stem) ? [stem] : []) },
  { ending: 'ed', makes: verb },
  { ending: 'ing', makes: verb },
]

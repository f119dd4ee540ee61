import { rewritten } from '../../vocabulary/texts/rewritten.ts'
import type { Rewrite } from '../../vocabulary/languages/language-table.ts'

/** Contractions whose apostrophe was typed as a space, or as nothing where the word is another, too: "don t", "we d like", "wed like". */
const CONTRACTIONS: readonly Rewrite[] = [
  {
    said: /(?<!\p{L})((?:do|does|did|is|are|was|were|have|has|had|could|would|should|need|must|might|ai)n|can|won) t(?!\p{L})/giu,
    as: "$1't",
  },
  { said: /(?<!\p{L})(i) m(?= \p{Ll})/giu, as: "$1'm" },
  { said: /(?<!\p{L})(i|you|we|they) (ve|re|ll)(?= \p{Ll})/giu, as: "$1'$2" },
  { said: /(?<!\p{L})(what|where|who|how|that|there|it|let|here) s(?= \p{L})/giu, as: "$1's" },
  {
    said: /(?<!\p{L})(i|you|we|they) ?d(?= (?:also |really |rather |just )?(?:like|love|prefer|want|be|go|enjoy|need)\b)/giu,
    as: "$1'd",
  },
  // The adjective of another language before the noun of English.
  { said: /(?<!\p{L})(?:nacional|nazionale|nationaal) (?=parks?(?!\p{L}))/giu, as: 'national ' },
  { said: /(?<!\p{L})(gibt|geht|wäre|hat) s(?!\p{L})/giu, as: "$1's" },
]

/** Puts the apostrophes of contractions in. */
export function withContractions(text: string): string {
  return rewritten(text, CONTRACTIONS)
}

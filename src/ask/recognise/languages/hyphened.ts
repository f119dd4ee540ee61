import { fold } from '../../../text/fold.ts'
import type { Token } from '../tokens.ts'

/** The runs of tokens that hyphens join in the text, by where each begins: their lengths. */
export function hyphenedIn(text: string, tokens: readonly Token[]): ReadonlyMap<number, number> {
  const runs = new Map<number, number>()
  let from = 0
  for (const [said] of text.matchAll(/\p{L}+(?:[-‐‑]\p{L}+)+/gu)) {
    const parts = fold(said).split(/[-‐‑]/)
    const at = tokens.findIndex((_, i) => i >= from && parts.every((part, k) => tokens[i + k]?.folded === part))
    if (at === -1) continue
    runs.set(at, parts.length)
    from = at + parts.length
  }
  return runs
}

/** "Île-de-Nullepart": three words or more with a preposition between them can only be a name. */
export function isHyphenedName(tokens: readonly Token[], at: number, length: number): boolean {
  const inner = tokens.slice(at + 1, at + length - 1)
  return length >= 3 && inner.some(({ folded }) => INNER.test(folded))
}

const INNER = /^(de|du|des|d|en|sur|sous|la|le|les|l|del|della|di|da|do|in|am|an|der|bei|y|et|e)$/

/** The run as one word that nothing knows. */
export function asOneName(tokens: readonly Token[], at: number, length: number): Token[] {
  const run = tokens.slice(at, at + length)
  const [first] = run
  const [text, folded] = [run.map(token => token.text).join('-'), run.map(token => token.folded).join('-')]
  return first ? [{ ...first, text, folded, stem: folded, foreign: 'rare' }] : []
}

import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import type { Recognised, Seen } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/**
 * Reads "un lac avec des truites", "pescare delle trote" as some of what no table holds, and not as a spot of that name, as it is
 * behind what is looked for: "le lac des truites".
 */
export function recogniseSomeOf(tokens: readonly Token[], at: number, { spans }: Seen): Recognised | undefined {
  const token = tokens[at]
  if (!token || token.foreign === null || !/^\p{Ll}/u.test(token.text)) return undefined
  const [before, article] = spans.slice(-2)
  if (!before || !article || !SOME.test(article.typed)) return undefined
  const { meaning } = before
  const isSome =
    meaning.is === 'feature'
      ? !LANDSCAPE_KEYS.has(meaning.feature)
      : meaning.is === 'follow' || meaning.is === 'unknown'
  return isSome ? { meaning: { is: 'unknown', isRare: true }, length: 1 } : undefined
}

const SOME = /^(des|dei|degli|delle|unos|unas)$/i

import { isOfNoMap, isWordLikePlace } from '../../vocabulary/word-like-places.ts'
import type { Recognised, Seen } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/** "On Mars", "in Paradise": a name behind a relation that no place of the map is meant by. */
export function recogniseNoPlace(tokens: readonly Token[], at: number, { spans }: Seen): Recognised | undefined {
  const word = tokens[at]?.folded ?? ''
  const before = spans.at(-1)
  // "Am Himmel" is the sky.
  const isPlaced = before?.meaning.is === 'relation' && ON_OR_IN.test(before.said) && !/^am$/i.test(before.typed)
  if (!isOfNoMap(word) || !isPlaced || !/^\p{Lu}/u.test(tokens[at]?.text ?? '') || !isWordLikePlace(tokens, at, true))
    return undefined
  const isLonger = tokens[at + 1]?.isCapital === true
  return isLonger ? undefined : { meaning: { is: 'unknown', isName: true }, length: 1 }
}

const ON_OR_IN = /^(on|in|at|near|around|to|from)$/i

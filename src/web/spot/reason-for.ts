import type { Directory } from '../../http/service.ts'
import type { Doc } from '../../index/index.ts'
import { ratingWord } from '../rating.ts'
import type { Reason } from '../silence/reason.ts'

/** Says why a spot has its rating; one that is not explained by the model was given by an editor. */
export function reasonFor(doc: Doc, { index, world }: Directory): Reason {
  const rating = index.silenceRating(doc)
  const explanation = world.explain?.(doc)
  if (explanation) return explanation
  return {
    rating,
    lden: null,
    band: null,
    confidence: null,
    method: 'editorial',
    words: ratingWord(rating),
    dominant: [],
    caveats: [],
  }
}

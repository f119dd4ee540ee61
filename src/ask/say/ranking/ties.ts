import { and, countBits } from '../../../arrays/bitset.ts'
import { listed } from '../../../text/english.ts'
import type { Doc } from '../../../index/types.ts'
import type { Condition } from '../../query.ts'
import { docsOfAll, docsRated } from '../../find/conditions.ts'
import type { Hit, Retrieved } from '../../find/retrieved.ts'
import type { QuestionContext } from '../../question-context.ts'

const MOST_NAMED = 2

/** "; Rondane has the same rating", "; 12 others have the same rating": which is first among them is decided by how sure the rating is. */
export function ties({ doc }: Hit, { conditions, hits }: Retrieved, { index }: QuestionContext): string {
  const rating = index.silenceRating(doc)
  const same = sameRated(doc, conditions, index)
  if (same <= 0) return ''
  const others = hits.filter(hit => hit.doc !== doc && index.silenceRating(hit.doc) === rating)
  if (same <= MOST_NAMED && others.length === same)
    return `; ${listed(others.map(hit => index.name(hit.doc)))} ${same === 1 ? 'has' : 'have'} the same rating`
  return sameText(same)
}

/** How many others that meet some conditions are rated as one of them is. */
export function sameRated(doc: Doc, conditions: readonly Condition[], index: QuestionContext['index']): number {
  const rating = index.silenceRating(doc)
  return countBits(and(docsOfAll(conditions, index), docsRated({ min: rating, max: rating }, index))) - 1
}

export function sameText(same: number): string {
  return same <= 0 ? '' : `; ${same} ${same === 1 ? 'other has' : 'others have'} the same rating`
}

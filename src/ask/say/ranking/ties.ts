import { and, countBits } from '../../../arrays/bitset.ts'
import { docsOfAll, docsRated } from '../../find/conditions.ts'
import type { Hit, Retrieved } from '../../find/retrieve.ts'
import type { QuestionContext } from '../../question-context.ts'

/** "; 12 others have the same rating": which is first among them is decided by how sure the rating is. */
export function ties({ doc }: Hit, { conditions }: Retrieved, { index }: QuestionContext): string {
  const rating = index.silenceRating(doc)
  const same = countBits(and(docsOfAll(conditions, index), docsRated({ min: rating, max: rating }, index))) - 1
  if (same <= 0) return ''
  return `; ${same} ${same === 1 ? 'other has' : 'others have'} the same rating`
}

import { hasBit } from '../../../arrays/bitset.ts'
import type { Doc } from '../../../index/types.ts'
import { docsInPlace } from '../../find/conditions.ts'
import type { AspectAsk } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'

/**
 * Keeps of the places that a spot is asked to lie in the one where it does: "in Nevada or Utah" is answered by it, and "the
 * park in Vaduz" needs none where something else is asked of it.
 */
export function toldWhere(
  asked: readonly AspectAsk[],
  doc: Doc,
  { index }: Pick<QuestionContext, 'index'>,
): readonly AspectAsk[] {
  const isHere = (aspect: AspectAsk) => aspect.of === 'in place' && hasBit(docsInPlace(aspect.place, index), doc)
  const left = asked.filter(aspect => !(aspect.of === 'in place' && aspect.isBeside && isHere(aspect)))
  return left.some(isHere) ? left.filter(aspect => aspect.of !== 'in place' || isHere(aspect)) : left
}

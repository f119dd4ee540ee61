import type { AspectAsk, Subject } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Located } from '../../places.ts'
import { distancesTo } from '../../ranking/distances-asked.ts'

/** "How do I get to X from Ramsey": which line goes from there is not known, and how far it is. */
export function waysFrom(
  spans: readonly Span[],
  far: readonly Located[],
  subjects: readonly Subject[],
  asked: readonly AspectAsk[],
): readonly AspectAsk[] {
  const isWay = asked.some(({ of }) => of === 'transport' || of === 'transport by')
  return isWay
    ? distancesTo(
        spans,
        far.filter(({ relation }) => relation === 'from'),
        subjects,
      )
    : []
}

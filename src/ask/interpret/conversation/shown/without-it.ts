import type { Query } from '../../../query.ts'
import { isFiller, type Span } from '../../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'

/** Reads "and without?", "und ohne?" behind "with a hut" as without what was asked for last. */
export function withoutIt(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const words = spans.filter(span => !isFiller(span) && span.meaning.is !== 'sign' && span.meaning.is !== 'and')
  const [without, ...others] = words
  if (without?.meaning.is !== 'negation' || others.length > 0 || !/^without$/i.test(without.said)) return spans
  const asked = before()?.conditions.findLast(isThing)
  const feature = asked?.on === 'feature' ? asked.any[0] : undefined
  if (!asked || feature === undefined) return spans
  const it: Span = { ...without, from: without.to, meaning: { is: 'feature', feature }, said: asked.said }
  return spans.toSpliced(spans.indexOf(without) + 1, 0, it)
}

function isThing(condition: Query['conditions'][number]): boolean {
  return condition.on === 'feature' && !condition.isNegated && !condition.any.some(key => LANDSCAPE_KEYS.has(key))
}

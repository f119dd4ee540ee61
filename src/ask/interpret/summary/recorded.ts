import type { Summary } from '../../query.ts'
import type { SummarySigns } from './signs.ts'

/** "For how many beaches is it known whether there are toilets": of how many a fact is recorded. */
export function recordedIn({ spans, conditions }: SummarySigns): Summary | null {
  const facts = spans.flatMap(({ meaning }) =>
    meaning.is === 'recorded' ? [{ feature: meaning.feature, field: meaning.field }] : [],
  )
  const [fact] = facts
  return fact ? { of: 'recorded', base: conditions, ...fact } : null
}

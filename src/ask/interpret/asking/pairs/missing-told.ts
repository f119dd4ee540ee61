import type { Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { serviceTopicOf } from '../../../vocabulary/kinds/service-topics.ts'
import type { Reading } from '../../understand.ts'

/** Parts "why are there no places in Belgium" into how many there are, and why some are missing. */
export function missingApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const isMissing = ({ meaning, said }: Span) => meaning.is === 'ask' && serviceTopicOf(said) === 'missing'
  const isCounted = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'count')
  if (!isCounted || !spans.some(isMissing)) return null
  return [spans.filter(span => !isMissing(span)), spans.filter(isMissing)]
}

/** Why is told behind the number. */
export function whyMissing(first: Query, { query }: Reading): Query | null {
  return first.kind === 'count' && query.kind === 'help' ? query : null
}

import type { Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { serviceTopicOf } from '../../../vocabulary/kinds/service-topics.ts'
import type { Reading } from '../../understand.ts'

/** Parts "where do your data come from and which countries do you cover" at the second thing that is asked of the directory. */
export function topicsApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const asked = [...spans.keys()].filter(at => topicAt(spans[at]) !== undefined)
  const second = asked.find(at => topicAt(spans[at]) !== topicAt(spans[asked[0] ?? 0]))
  return second === undefined ? null : [spans.slice(0, second), spans.slice(second)]
}

function topicAt(span: Span | undefined): ReturnType<typeof serviceTopicOf> | 'rating' {
  if (span?.meaning.is !== 'ask') return undefined
  return span.meaning.ask === 'rating help' ? 'rating' : serviceTopicOf(span.said)
}

/** Both are told. */
export function secondTopic(first: Query, { query }: Reading): Query | null {
  return first.kind === 'help' && query.kind === 'help' ? query : null
}

import type { Condition } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'

/** What decides whether a question asks for numbers about many spots. */
export type SummarySigns = {
  spans: readonly Span[]
  conditions: readonly Condition[]
  asks: ReadonlySet<string>
  limit: number
}

import type { Span } from '../../recognise/spans.ts'
import { merged, UNAPPLIED } from '../polarity/marks.ts'

/**
 * Takes "if X is rated under 2" before a request as not applied: nothing here depends on another answer, and what is asked for
 * stands behind it. "If I bring a dog, is it allowed" asks on.
 */
export function withSuppositions(spans: readonly Span[]): readonly Span[] {
  const [first] = spans
  if (!/^(if|in case|should)$/i.test(first?.said ?? '')) return spans
  const request = spans.findIndex(({ said }, at) => at > 1 && REQUEST.test(said))
  const isOfSpot = spans
    .slice(0, Math.max(0, request))
    .some(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  if (request === -1 || !isOfSpot) return spans
  const end = spans[request - 1]?.meaning.is === 'comma' ? request - 1 : request
  const rest = spans.slice(request).filter(({ meaning }) => !(meaning.is === 'follow' && meaning.as === 'instead'))
  return [merged(spans.slice(0, end), UNAPPLIED), ...rest]
}

const REQUEST = /^(suggest|recommend|show|give|find|name|propose|list|tell)$/i

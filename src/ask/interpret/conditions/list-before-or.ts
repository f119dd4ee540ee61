import type { Span } from '../../recognise/spans.ts'
import { ACTIVITY_KEYS, LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/**
 * "A lake, a river or a waterfall": what a comma parts is as much an alternative as what the "or" behind it does. "A lake, swimming or
 * canoeing" wants the lake. A word for quiet, at `quiet`, may stand before the second: "a lake, a quiet forest or a beach".
 */
export function isListBeforeOr(spans: readonly Span[], from: number, to: number, quiet = -1): boolean {
  const sort = sortOf(spans[from])
  const between = spans.slice(from + 1, to).filter(span => span !== spans[quiet])
  if (sort === undefined || sort !== sortOf(spans[to]) || !between.some(isComma)) return false
  return between.every(span => isComma(span) || isArticle(span)) && isOrAhead(spans, to, sort)
}

/** Behind more of the list. */
function isOrAhead(spans: readonly Span[], from: number, sort: string): boolean {
  let hasOr = false
  for (const span of spans.slice(from + 1)) {
    if (span.meaning.is === 'or') hasOr = true
    else if (sortOf(span) === sort && hasOr) return true
    else if (!isComma(span) && !isArticle(span) && sortOf(span) !== sort) return false
  }
  return false
}

function sortOf(span: Span | undefined): 'landscape' | 'activity' | undefined {
  if (span?.meaning.is !== 'feature') return undefined
  if (LANDSCAPE_KEYS.has(span.meaning.feature)) return 'landscape'
  return ACTIVITY_KEYS.has(span.meaning.feature) ? 'activity' : undefined
}

function isComma({ meaning }: Span): boolean {
  return meaning.is === 'comma'
}

function isArticle({ meaning }: Span): boolean {
  return meaning.is === 'stop' && !meaning.isContent
}

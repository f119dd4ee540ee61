import type { Span } from '../spans.ts'

/** "Police do not visit": the negation is of what others do, not of the place. */
export function isOfOthers(spans: readonly Span[], negation: number): boolean {
  const subject = spans[negation - 2]
  const isVerb = /^(do|does|did|can|could|will|would|must|may)$/i.test(spans[negation - 1]?.said ?? '')
  return isVerb && (subject?.meaning.is === 'unknown' || subject?.meaning.is === 'name')
}

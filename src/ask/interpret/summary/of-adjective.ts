import type { Span } from '../../recognise/spans.ts'

/** "Is the most boring": of what countries are like, nothing is counted. */
export function isOfAdjective(spans: readonly Span[], at: number): boolean {
  const isBeing = /^(is|are)$/i.test(spans[at - 2]?.said ?? '') && /^the$/i.test(spans[at - 1]?.said ?? '')
  const next = spans[at + 1]
  return isBeing && (next?.meaning.is === 'stop' || next?.meaning.is === 'unknown') && !/^(of|in)$/i.test(next.said)
}

import type { Span } from './spans.ts'

/** In "why isn't Sarek quieter" and "isn't it free there" the negation belongs to the verb before it. */
export function isOfPredicate(spans: readonly Span[], at: number): boolean {
  const [before, verb, not] = [spans[at - 2], spans[at - 1], spans[at]]
  if (not?.meaning.is !== 'negation' || !/^not$/i.test(not.said)) return false
  if (before?.meaning.is === 'ask' && before.meaning.ask === 'why') return true
  return before === undefined && /^(is|are|was|were)$/i.test(verb?.said ?? '')
}

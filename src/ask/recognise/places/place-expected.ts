import type { Span } from '../spans.ts'

/** Behind "near", "in", "from", "to", "between", or a place and "and" or "or". */
export function isPlaceExpected(spans: readonly Span[]): boolean {
  const before = spans.filter(({ meaning }) => !(meaning.is === 'stop' || meaning.is === 'sign')).at(-1)
  const last = spans.at(-1)
  if (!before) return false
  if (before.meaning.is === 'and' || before.meaning.is === 'or' || before.meaning.is === 'comma') {
    return spans.at(-2)?.meaning.is === 'name'
  }
  const isDirect = before === last || /^(the|city|town|village|of)$/i.test(last?.said ?? '')
  return (
    isDirect &&
    (before.meaning.is === 'relation' || before.meaning.is === 'walking distance') &&
    !/^(for|by|on)$/i.test(before.said)
  )
}

import { merged, type Span } from '../spans.ts'

/** Reads "los perros no están permitidos", "i cani non sono permessi" as one word that forbids what stands before it. */
export function withNotAllowed(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((_, i) => allowedBehind(spans, i) > i)
  if (at === -1) return spans
  const end = allowedBehind(spans, at) + 1
  return spans.toSpliced(at, end - at, merged(spans.slice(at, end), { is: 'forbidden' }, 'not allowed'))
}

/** Where the "permitted" stands that a "not" at `at` denies of what is before it; -1 without. */
function allowedBehind(spans: readonly Span[], at: number): number {
  const not = spans[at]
  if (not?.meaning.is !== 'negation' || !/^not$/i.test(not.said)) return -1
  const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')
  if (before?.meaning.is !== 'feature' && before?.meaning.is !== 'fire') return -1
  const allowed = spans.findIndex(({ meaning }, i) => i > at && meaning.is !== 'stop')
  const isEnd = /^(sign|comma|and|relation)$/.test(spans[allowed + 1]?.meaning.is ?? 'sign')
  return spans[allowed]?.meaning.is === 'allowed' && isEnd ? allowed : -1
}

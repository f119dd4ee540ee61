import type { Span } from '../spans.ts'

const HIGHEST_LIMIT = 10

/** "Top 3", "five quiet lakes": how many are wanted; null where a question does not say. */
export function limitSaid(spans: readonly Span[]): number | null {
  for (const [at, { meaning }] of spans.entries()) {
    // "Looking 4 a lake".
    if (/^an?$/i.test(spans[at + 1]?.said ?? '')) continue
    if (meaning.is !== 'number' || !Number.isInteger(meaning.value) || meaning.value < 1) continue
    if (meaning.isLimit) return meaning.value
    const next = spans
      .slice(at + 1)
      .find(
        span =>
          span.meaning.is !== 'stop' &&
          span.meaning.is !== 'quality' &&
          span.meaning.is !== 'intensifier' &&
          span.meaning.is !== 'access' &&
          span.meaning.is !== 'name',
      )
    const isCounting =
      next?.meaning.is === 'generic' ||
      next?.meaning.is === 'feature' ||
      next?.meaning.is === 'group' ||
      next?.meaning.is === 'superlative' ||
      next?.meaning.is === 'unmeasured' ||
      spans[at - 1]?.meaning.is === 'superlative' ||
      spans[at - 1]?.said === 'me' ||
      isOfMore(spans[at - 1]) ||
      isOfMore(spans[at + 1]) ||
      isLimitBefore(spans, at)
    if (isCounting) return Math.min(meaning.value, HIGHEST_LIMIT)
  }
  return null
}

/** "The five quietest lakes", and not the quietest of them alone. */
export function areSeveralWanted(spans: readonly Span[]): boolean {
  return (limitSaid(spans) ?? 1) > 1
}

/** "Two more", "zwei andere", "encore deux". */
function isOfMore(span: Span | undefined): boolean {
  return span?.meaning.is === 'follow' && span.meaning.as === 'more'
}

/** "limit: 3", "max_results=3". */
function isLimitBefore(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'sign')
  return [before?.said, before?.typed].some(word =>
    /^(results?|limit|max|límite|limite|máx|máximo|maximum)$/i.test(word ?? ''),
  )
}

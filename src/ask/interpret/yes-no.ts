import type { Subject } from '../query.ts'
import type { Span } from '../recognise/spans.ts'
import type { Order } from '../vocabulary/orders.ts'

/** "Is there", "does X have": wants a yes or a no. */
export function isYesNo(spans: readonly Span[]): boolean {
  const exists = spans.findIndex(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'exists')
  // "In which country are there lakes" wants a country.
  if (spans.slice(0, Math.max(0, exists)).some(({ said }) => ASKS_WHAT.test(said))) return false
  const isAsked = exists >= 0
  return isAsked || /^(is|are|does|do|can|could|has|have)$/i.test(spans[0]?.said ?? '')
}

/** "Is Norway free": that some of its spots are is no yes. */
export function isOfPlace([verb, subject]: readonly Span[]): boolean {
  return /^(is|are)$/i.test(verb?.said ?? '') && subject?.meaning.is === 'name'
}

const ASKS_WHAT = /^(which|what|where|how|why|who|when)\b/i

/** "Is Sarek the quietest park in Sweden": asks which is. */
export function isWhetherFirst(
  spans: readonly Span[],
  subjects: readonly Subject[],
  superlative: readonly Order[],
): boolean {
  const [only, ...others] = subjects
  if (!only || others.length > 0 || superlative.some(by => by === 'distance') || !/^is$/i.test(spans[0]?.said ?? ''))
    return false
  const [name, best] = [
    spans.findIndex(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot'),
    spans.findIndex(({ meaning }) => meaning.is === 'superlative'),
  ]
  return name >= 0 && best > name && !spans.some(({ meaning }) => meaning.is === 'or' || meaning.is === 'ask')
}

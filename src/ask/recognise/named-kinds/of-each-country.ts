import { FILLER, type Span } from '../spans.ts'

/**
 * Reads "one quiet lake per Nordic country" as the quietest of each country there, and "rank the Baltic countries by quietness" as
 * their averages: the name of a group of countries says which, and that they are countries.
 */
export function withEachCountry(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning, said }) => meaning.is === 'name' && COUNTRIES.test(said))
  const span = spans[at]
  if (!span || spans.some(({ meaning }) => meaning.is === 'group')) return spans
  const group: Span = { ...span, meaning: { is: 'group', by: 'country' }, said: 'country', typed: '', corrected: null }
  const before = spans[at - 1]
  if (before && EACH.test(before.said)) return withBest([...spans.slice(0, at + 1), group, ...spans.slice(at + 1)])
  const isRanked = spans.slice(0, at).some(({ said }) => RANKED.test(said)) && !spans.some(isSpot)
  const order = spans.findIndex(({ meaning }) => meaning.is === 'superlative' && meaning.by === 'rating')
  if (!isRanked || order < at || !MANY.test(span.said)) return spans
  const average: Span = { ...group, meaning: { is: 'average', how: 'mean' }, said: 'average' }
  return [...spans.slice(0, at + 1), group, average, ...spans.slice(at + 1)]
}

const COUNTRIES = /\b(countr(y|ies)|states?|nations?)$/i
const MANY = /s$/i
const EACH = /^(per|each|every)$/i
const RANKED = /^(rank|ranked|order|ordered|sort|sorted|compare|compared)$/i

/** "A quiet lake", "one lake": of each country the quietest, where it is not said which. */
function withBest(spans: readonly Span[]): readonly Span[] {
  const isOrdered = spans.some(({ meaning: { is } }) => /^(superlative|extreme|average|ask)$/.test(is))
  const one = spans.findIndex(({ said }) => /^(one|a|an)$/i.test(said))
  if (isOrdered || one === -1) return spans
  return spans.map((span, at): Span => {
    if (at === one) return { ...span, meaning: { is: 'superlative', by: 'rating' } }
    return span.meaning.is === 'quality' && span.meaning.quality === 'quiet' ? { ...span, meaning: FILLER } : span
  })
}

function isSpot({ meaning: { is } }: Span): boolean {
  return is === 'feature' || is === 'generic'
}

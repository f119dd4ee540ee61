import type { Query } from '../../../query.ts'
import type { Said } from '../../polarity/marks.ts'
import type { Span } from '../../../recognise/spans.ts'

/** Reads "and where is the first one" as a question for where one lies: "and where" alone would go on with a search. */
export function withWhereIs({ spans }: Said): readonly Span[] {
  const at = spans.findIndex(({ meaning, said }) => meaning.is === 'follow' && /^and where$/i.test(said))
  const [where, is, it] = [spans[at], spans[at + 1], spans.slice(at + 2).find(({ meaning }) => meaning.is !== 'stop')]
  const isLast = spans.slice(at + 2).some(({ said }) => /^last$/i.test(said))
  const isOfSpot = isLast || POINTS.has(it?.meaning.is ?? 'sign')
  if (!where || !/^is$/i.test(is?.said ?? '') || !isOfSpot) return spans
  return spans.with(at + 1, { ...where, said: 'where is', meaning: { is: 'aspect', aspect: 'location' } })
}

/** Reads "why not a 5?" as "why?": behind an answer the rating is asked about, and nothing is proposed. */
export function withWhyNot({ spans }: Said): readonly Span[] {
  const at = spans.findIndex(({ said }) => /^why not$/i.test(said))
  const [why, ...rest] = at === -1 ? [] : spans.slice(at)
  const isOfRating = rest.some(({ meaning }) => meaning.is === 'number' || meaning.is === 'rating')
  const isElse = rest.some(({ meaning: { is } }) => /^(name|spot|feature|generic|distance)$/.test(is))
  if (!why || !isOfRating || isElse) return spans
  return spans.with(at, { ...why, said: 'why', meaning: { is: 'ask', ask: 'why' } })
}

/** "Why not?" behind the rating of a spot asks why it is so; behind another fact, nobody knows. */
export function withBareWhyNot({ spans }: Said, before: () => Query | null): readonly Span[] {
  const [why, ...rest] = spans
  const isBare =
    /^why not$/i.test(why?.said ?? '') && rest.every(({ meaning: { is } }) => is === 'sign' || is === 'stop')
  const earlier = why && isBare ? before() : null
  if (!why || !earlier || !/^(about|why|compare)$/.test(earlier.kind)) return spans
  const isOfRating =
    earlier.aspects.every(({ of }) => /^(rating|description|why)$/.test(of)) &&
    earlier.conditions.every(({ on }) => on === 'rating')
  return isOfRating ? spans.with(0, { ...why, said: 'why', meaning: { is: 'ask', ask: 'why' } }) : spans
}

/** "Why not Ruggeller Riet?" behind the quietest of an order: how the two compare tells it. */
export function withWhyNotThat({ spans }: Said, before: () => Query | null): readonly Span[] {
  const [why, spot, ...rest] = spans
  const isAsked = /^why not$/i.test(why?.said ?? '') && spot?.meaning.is === 'spot'
  if (!why || !isAsked || !rest.every(({ meaning: { is } }) => is === 'sign')) return spans
  const earlier = before()
  const isOfRating = earlier?.kind === 'superlative' && /^(rating|noise)$/.test(earlier.order)
  if (!isOfRating || earlier.subjects.length > 0) return spans
  const compared: Span = { ...why, said: 'compared with', meaning: { is: 'ask', ask: 'compare' } }
  const it: Span = { ...why, from: why.to, said: 'it', meaning: { is: 'pronoun', of: 'spot' } }
  return [it, compared, spot, ...rest]
}

const POINTS: ReadonlySet<Span['meaning']['is']> = new Set(['pronoun', 'ordinal', 'name', 'spot'])

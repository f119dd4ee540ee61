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

/** Reads "why not a 5?", or "why not?" alone, as "why?": behind an answer the rating is asked about, and nothing is proposed. */
export function withWhyNot({ spans }: Said): readonly Span[] {
  const at = spans.findIndex(({ said }) => /^why not$/i.test(said))
  const [why, ...rest] = at === -1 ? [] : spans.slice(at)
  const isBare = at === 0 && rest.every(({ meaning }) => meaning.is === 'sign' || meaning.is === 'stop')
  const isOfRating = isBare || rest.some(({ meaning }) => meaning.is === 'number' || meaning.is === 'rating')
  const isElse = rest.some(({ meaning: { is } }) => /^(name|spot|feature|generic|distance)$/.test(is))
  if (!why || !isOfRating || isElse) return spans
  return spans.with(at, { ...why, said: 'why', meaning: { is: 'ask', ask: 'why' } })
}

const POINTS: ReadonlySet<Span['meaning']['is']> = new Set(['pronoun', 'ordinal', 'name', 'spot'])

import type { AspectAsk } from '../../query.ts'
import { namesSpot, type Span } from '../../recognise/spans.ts'

/**
 * What is told where the quietest part of one spot is asked for, "which part of Epping Forest is quietest": the spot has one rating, and
 * its description may say more.
 */
export function partsAsked(spans: readonly Span[]): readonly AspectAsk[] {
  const isBest = spans.some(({ meaning }) => meaning.is === 'superlative' && meaning.by === 'rating')
  const name = spans.findIndex(namesSpot)
  const isWithin = spans.slice(0, Math.max(0, name)).some(isIn) || spans.some(({ typed }) => PART.test(typed))
  return isBest && name !== -1 && isWithin ? [{ of: 'description' }] : []
}

function isIn({ meaning }: Span): boolean {
  return meaning.is === 'relation' && meaning.relation === 'in'
}

const PART = /(^| )(parts?|corners?|sides?|teil|teile|ecken?|partie|coin|côté|parte|zona|rincón|angolo)( |$)/i

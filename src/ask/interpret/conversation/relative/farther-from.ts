import { fold } from '../../../../text/fold.ts'
import type { Query } from '../../../query.ts'
import { FILLER, isFiller, namesSpot, type Span } from '../../../recognise/spans.ts'

/**
 * Reads "further from Berlin", "plus loin de Berlin" behind an answer as the order from the farthest; where spots near Berlin
 * were told, as those farther away.
 */
export function withFartherFrom(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const at = spans.findIndex(isFarther)
  const [farther, relation, place, ...rest] = spans.slice(at)
  if (at === -1 || !farther || relation?.meaning.is !== 'relation' || place?.meaning.is !== 'name') return spans
  // "Più lontano di Hampstead Heath": than that spot.
  if (namesSpot(place) || ![...spans.slice(0, at), ...rest].every(isBeside)) return spans
  const earlier = before()
  const { phrase } = place.meaning
  const isNear = (earlier?.listed ?? earlier)?.conditions.some(
    each => each.on === 'near' && !each.isNegated && fold(each.place.name) === fold(phrase),
  )
  const said: Span['meaning'] = isNear ? { is: 'comparative', to: 'farther' } : { is: 'superlative', by: 'farthest' }
  const from: Span['meaning'] = { is: 'relation', relation: 'from' }
  return [
    ...spans.slice(0, at),
    { ...farther, meaning: said, said: isNear ? 'farther' : 'farthest' },
    ...(isNear
      ? [relation, place].map(span => ({ ...span, meaning: FILLER }))
      : [{ ...relation, meaning: from }, place]),
    ...rest,
  ]
}

function isFarther({ meaning, typed }: Span): boolean {
  if (meaning.is === 'comparative') return meaning.to === 'farther'
  return meaning.is === 'superlative' && meaning.by === 'farthest' && /^(plus|más|più) /i.test(typed)
}

function isBeside(span: Span): boolean {
  return /^(and|comma|sign|follow)$/.test(span.meaning.is) || isFiller(span)
}

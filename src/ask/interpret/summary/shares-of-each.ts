import type { Condition, Query, Summary } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'

type Share = Extract<Summary, { of: 'share' }>

/** Parts "which has the higher share of quiet spots, Norway or Sweden" into the share of each, told one after the other. */
export function sharesOfEach(query: Query, spans: readonly Span[]): Query {
  const { summary } = query
  if (summary?.of !== 'share' || query.first !== null || !spans.some(isCompared)) return query
  const [first, second] = [inPlace(summary, 0), inPlace(summary, 1)]
  return first && second ? { ...query, summary: second, first: { ...query, summary: first } } : query
}

function isCompared({ meaning, said }: Span): boolean {
  return (
    meaning.is === 'comparative' ||
    meaning.is === 'extreme' ||
    (meaning.is === 'superlative' && meaning.by !== 'distance') ||
    (meaning.is === 'ask' && meaning.ask === 'compare') ||
    /^(higher|lower|greater|larger|bigger|smaller|more|less)$/i.test(said)
  )
}

/** The same share in one of two places; undefined where there are not two. */
function inPlace({ base, part, ...rest }: Share, which: 0 | 1): Share | undefined {
  const two = [...base, ...part].find(isOfTwo)
  const place = two?.places[which]
  if (!two || !place) return undefined
  const there = (condition: Condition): Condition =>
    condition === two ? { ...two, places: [place], said: `in ${place.name}` } : condition
  return { ...rest, base: base.map(there), part: part.map(there) }
}

function isOfTwo(condition: Condition): condition is Extract<Condition, { on: 'place' }> {
  return condition.on === 'place' && !condition.isNegated && condition.places.length === 2
}

import { countBelow, countIn, type DocIdSet } from '../sets/doc-id-sets.ts'
import type { openFacetPairs } from './facet-pairs.ts'
import type { FacetName, FacetSets } from './facets.ts'
import type { FacetCount, Facets } from '../types.ts'
import type { Matches } from '../filter.ts'
import type { CanonicalOrder } from '../records/canonical-order.ts'

type Pairs = ReturnType<typeof openFacetPairs>

/** Counts how many of the matches have which value. */
export function countFacets(
  matches: Matches,
  { facets, order, pairs }: { facets: FacetSets; order: CanonicalOrder; pairs: Pairs },
): Facets & { total: number } {
  const counted = (name: FacetName): FacetCount[] =>
    facets
      .values(name)
      .map(({ value, number, set }) => ({ value, count: countOf(matches, { number, set }, pairs) }))
      .filter(({ count }) => count > 0)
      .sort(byCount)
  return {
    total: matches.total,
    tags: counted('tags'),
    activities: counted('activities'),
    access: counted('access'),
    fire: counted('fire'),
    scenery: counted('scenery'),
    countries: counted('country'),
    ratings: order
      .intervals()
      .map(({ value, start, end }) => ({ value, count: countBefore(matches, end) - countBefore(matches, start) }))
      .filter(({ count }) => count > 0),
  }
}

/** Most frequent first, then by value; null behind all that are as frequent. */
function byCount(a: FacetCount, b: FacetCount): number {
  if (a.count !== b.count) return b.count - a.count
  if (a.value === null) return 1
  return b.value === null || a.value < b.value ? -1 : 1
}

function countBefore({ set, end }: Matches, doc: number): number {
  const last = Math.min(doc, end)
  return set ? countBelow(set, last) : last
}

function countOf(
  { set: matching, end, only }: Matches,
  value: { number: number; set: DocIdSet },
  pairs: Pairs,
): number {
  const known = only === undefined ? undefined : pairs(only, value.number)
  return known ?? (matching ? countIn(matching, value.set, end) : countBelow(value.set, end))
}

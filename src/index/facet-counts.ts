import { type DocSet, countBelow, countCommonWords, placeOf } from './doc-sets.ts'
import type { FacetName, FacetSets } from './facets.ts'
import type { FacetCount, Facets } from './index.ts'
import type { Matches } from './matching.ts'
import type { Ratings } from './ratings.ts'

/** Counts how many of the matches have which value. */
export function countFacets(
  matches: Matches,
  { facets, ratings }: { facets: FacetSets; ratings: Ratings },
): Facets & { total: number } {
  const counted = (name: FacetName): FacetCount[] =>
    facets
      .values(name)
      .map(({ value, set }) => ({ value, count: countIn(matches, set) }))
      .filter(({ count }) => count > 0)
      .sort(byCount)
  return {
    total: matches.total,
    tags: counted('tags'),
    activities: counted('activities'),
    access: counted('access'),
    fire: counted('fire'),
    scenery: counted('scenery'),
    ratings: ratings
      .runs()
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

function countIn({ set: matching, end }: Matches, set: DocSet): number {
  if (!matching) return countBelow(set, end)
  if (matching.isDense && set.isDense) return countCommonWords(matching, set, end)
  const [list, other] =
    matching.isDense || (!set.isDense && set.size < matching.size) ? [set, matching] : [matching, set]
  const [first, last] = [list.at, list.at + placeOf(list, end)]
  let count = 0
  if (other.isDense) {
    const { data, at } = other
    for (let i = first; i < last; i++) {
      const doc = list.data[i] ?? 0
      count += ((data[at + (doc >> 5)] ?? 0) >>> (doc & 31)) & 1
    }
    return count
  }
  let place = 0
  for (let i = first; i < last && place < other.size; i++) {
    const doc = list.data[i] ?? 0
    place = placeOf(other, doc, place)
    if (other.data[other.at + place] === doc && place < other.size) count += 1
  }
  return count
}

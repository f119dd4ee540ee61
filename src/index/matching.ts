import { LRUCache } from 'lru-cache'
import { type DocSet, countBelow, firstOf } from './doc-sets.ts'
import type { FacetSets } from './facets.ts'
import type { Geo } from './geo.ts'
import type { Doc, Filter } from './index.ts'
import { intersect } from './intersect.ts'
import type { Ratings } from './ratings.ts'
import type { Text } from './text.ts'

/** The documents that pass: of those before `end`, the ones in `set`, or all when it is null. */
export type Matches = { set: DocSet | null; end: Doc; total: number }

const NONE: Matches = { set: null, end: 0, total: 0 }

type Parts = { count: number; ratings: Ratings; facets: FacetSets; geo: Geo; text: Text }

/** Turns filters into the documents that pass them. */
export class Matching {
  readonly #parts: Parts
  readonly #areas = new LRUCache<string, DocSet>({ max: RECENT_AREAS })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  #recent(area: readonly number[], collect: () => DocSet): DocSet {
    const key = area.join(' ')
    const known = this.#areas.get(key)
    if (known) return known
    const set = collect()
    this.#areas.set(key, set)
    return set
  }

  /** Documents that pass the filter and are in all of `sets`. */
  of(filter: Filter, sets: readonly DocSet[] = []): Matches {
    const { count, ratings, facets, geo, text } = this.#parts
    const end = filter.minRating === undefined ? count : ratings.endOf(filter.minRating)
    const byFacet = facets.asked(filter)
    const byWord = filter.words === undefined ? [] : text.filter(filter.words)
    if (!byFacet || !byWord || end === 0) return NONE
    const all = [...sets, ...byFacet, ...byWord]
    const { near, bbox } = filter
    const radiusKm = near?.radiusKm
    if (near && radiusKm !== undefined) {
      all.push(this.#recent([near.latitude, near.longitude, radiusKm], () => geo.within(near, radiusKm)))
    }
    if (bbox) all.push(this.#recent([bbox.west, bbox.south, bbox.east, bbox.north], () => geo.inBox(bbox)))
    const [first, ...others] = all
    if (!first) return { set: null, end, total: end }
    if (others.length === 0) return { set: first, end, total: countBelow(first, end) }
    const set = intersect(all, end)
    return { set, end, total: set.size }
  }
}

/** So many areas are kept: a client pages through one, or asks for its facets next. */
const RECENT_AREAS = 8

/** The first documents that pass, from `start` on. */
export function firstMatches({ set, end }: Matches, start: Doc, limit: number): Doc[] {
  if (set) return firstOf(set, { start, end, limit })
  return Array.from({ length: Math.max(0, Math.min(limit, end - start)) }, (_, i) => start + i)
}

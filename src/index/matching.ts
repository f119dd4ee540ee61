import { LRUCache } from 'lru-cache'
import { type Area, boxArea, circleArea } from './area.ts'
import type { AreaMatch } from './area-match.ts'
import { type DocSet, bitmapOf, bitmapWords, countBelow, countWords, firstOf, toBitmap } from './doc-sets.ts'
import type { FacetSets } from './facets.ts'
import type { Geo } from './geo.ts'
import type { Doc, Filter } from './index.ts'
import { intersect } from './intersect.ts'
import type { Ratings } from './ratings.ts'
import type { Text } from './text.ts'

/** The documents that pass: of those before `end`, the ones in `set`, or all when it is null. */
export type Matches = {
  readonly set: DocSet | null
  end: Doc
  total: number
  /** The area that is all of the filter but for `end`: quicker asked than the set that it makes. */
  area?: AreaMatch
}

const NONE: Matches = { set: null, end: 0, total: 0 }

type Parts = { count: number; ratings: Ratings; facets: FacetSets; geo: Geo; text: Text }

/** Turns filters into the documents that pass them. */
export class Matching {
  readonly #parts: Parts
  readonly #areas = new LRUCache<string, AreaMatch>({ max: RECENT_AREAS })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  #recent(edges: readonly number[], area: () => Area): AreaMatch {
    const key = edges.join(' ')
    const known = this.#areas.get(key)
    if (known) return known
    const match = this.#parts.geo.find(area())
    this.#areas.set(key, match)
    return match
  }

  /** Documents that pass the filter and are in all of `sets`. */
  of(filter: Filter, sets: readonly DocSet[] = []): Matches {
    const { count, ratings, facets, text } = this.#parts
    const end = filter.minRating === undefined ? count : ratings.endOf(filter.minRating)
    const byFacet = facets.asked(filter)
    const byWord = filter.words === undefined ? [] : text.filter(filter.words)
    if (!byFacet || !byWord || end === 0) return NONE
    const all = [...sets, ...byFacet, ...byWord]
    const areas = this.#areasOf(filter)
    const [area, ...others] = areas
    if (area && others.length === 0 && all.length === 0) return areaMatches(area, end)
    // An area goes last: what the others leave is looked up in it.
    const [first] = all
    let set = all.length > 1 ? intersect(all, end) : (first ?? area?.toSet())
    for (const other of first ? areas : others) set = set && other.within(set, end)
    if (!set) return { set: null, end, total: end }
    // What was put together holds nothing behind the end; a set as it is kept may.
    return { set, end, total: set === first ? countBelow(set, end) : set.size }
  }

  #areasOf({ near, bbox }: Filter): AreaMatch[] {
    const areas: AreaMatch[] = []
    const radiusKm = near?.radiusKm
    if (near && radiusKm !== undefined) {
      const { latitude, longitude } = near
      areas.push(this.#recent([latitude, longitude, radiusKm], () => circleArea(near, radiusKm)))
    }
    if (bbox) areas.push(this.#recent([bbox.west, bbox.south, bbox.east, bbox.north], () => boxArea(bbox)))
    return areas
  }
}

function areaMatches(area: AreaMatch, end: Doc): Matches {
  return {
    get set() {
      return area.toSet()
    },
    end,
    total: area.countBelow(end),
    area,
  }
}

/** So many areas are kept: a client pages through one, or asks for its facets next. */
const RECENT_AREAS = 8

/** The first documents that pass, from `start` on. */
export function firstMatches(matches: Matches, start: Doc, limit: number): Doc[] {
  const { area, end } = matches
  if (area) return area.first({ start, end, limit })
  const { set } = matches
  if (set) return firstOf(set, { start, end, limit })
  const docs: Doc[] = []
  for (let doc = start; doc < end && docs.length < limit; doc++) docs.push(doc)
  return docs
}

/** Makes the bitmap of the documents that pass. */
export function bitmapBefore({ set, end }: Matches, count: number): DocSet {
  const whole = set && toBitmap(set, count)
  if (whole && end >= count) return whole
  const words = whole
    ? whole.data.slice(whole.at, whole.at + bitmapWords(count))
    : new Int32Array(bitmapWords(count)).fill(-1)
  words.fill(0, (end + 31) >> 5)
  if ((end & 31) !== 0) words[end >> 5] = (words[end >> 5] ?? 0) & ((1 << (end & 31)) - 1)
  return bitmapOf(words, countWords(words, 0, words.length))
}

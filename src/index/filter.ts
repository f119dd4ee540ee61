import { LRUCache } from 'lru-cache'
import { type Area, boxArea, circleArea } from './geo/area.ts'
import type { AreaMatch } from './geo/area-match.ts'
import { type DocIdSet, bitmapOf, bitmapWords, countBelow, countWords, firstOf, toBitmap } from './sets/doc-id-sets.ts'
import type { FacetSets } from './facets/facets.ts'
import { findArea } from './geo/find-area.ts'
import type { Geo } from './geo/geo.ts'
import type { Doc, Filter } from './types.ts'
import { intersect } from './sets/intersect.ts'
import type { CanonicalOrder } from './records/canonical-order.ts'
import type { Text } from './text/text.ts'

/** The documents that pass: of those before `end`, the ones in `set`, or all when it is null. */
export type Matches = {
  readonly set: DocIdSet | null
  readonly end: Doc
  readonly total: number
  /** Where the filter is one value of a facet and nothing else: its number. */
  readonly only?: number | undefined
  /** Where the filter has an area: the area and the sets of its other conditions; quicker to ask than their intersection. */
  readonly within?: { area: AreaMatch; among: readonly DocIdSet[] }
}

const NONE: Matches = { set: null, end: 0, total: 0 }

type Parts = { count: number; order: CanonicalOrder; facets: FacetSets; geo: Geo; text: Text }

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
    const match = findArea(area(), this.#parts.geo)
    this.#areas.set(key, match)
    return match
  }

  /** Documents that pass the filter and are in all of `sets`. */
  of(filter: Filter, sets: readonly DocIdSet[] = []): Matches {
    const { count, order, facets, text } = this.#parts
    const end = filter.minRating === undefined ? count : order.endOf(filter.minRating)
    const values = facets.wanted(filter)
    const byWord = filter.words === undefined ? [] : text.filter(filter.words)
    const literal = filter.literally === undefined ? [] : text.literal(filter.literally)
    if (!values || !byWord || !literal || end === 0) return NONE
    const all = [...sets, ...byWord, ...literal]
    for (const value of values) all.push(facets.set(value))
    for (const set of facets.excluded(filter)) all.push(complementOf(set, count))
    const [first] = all
    const area = this.#areaOf(filter)
    const among = all.length > 1 ? intersect(all, end) : (first ?? null)
    if (area && !among) return new AreaMatches(area, { among: [], end })
    if (area && among && !area.isLarger(among)) return new AreaMatches(area, { among: [toBitmap(among, count)], end })
    if (!among) return { set: null, end, total: end }
    // What was put together holds nothing behind the end; a set as it is kept may.
    const set = area ? area.within(among, end) : among
    const total = set === first ? countBelow(set, end) : set.size
    const isAlone = !area && values.length === 1 && all.length === 1 && end === count
    return { set, end, total, only: isAlone ? values[0] : undefined }
  }

  /** What lies in all areas of the filter. */
  #areaOf({ near, bbox }: Filter): AreaMatch | undefined {
    const radiusKm = near?.radiusKm
    const box = bbox && this.#recent([bbox.west, bbox.south, bbox.east, bbox.north], () => boxArea(bbox))
    if (!near || radiusKm === undefined) return box
    const circle = this.#recent([near.latitude, near.longitude, radiusKm], () => circleArea(near, radiusKm))
    return box ? circle.and(box) : circle
  }
}

/** The documents in an area and in some bitmaps: counted, or made into a set, only when needed. */
class AreaMatches implements Matches {
  readonly end: Doc
  readonly within: { area: AreaMatch; among: readonly DocIdSet[] }
  #set: DocIdSet | undefined
  #total: number | undefined

  constructor(area: AreaMatch, { among, end }: { among: readonly DocIdSet[]; end: Doc }) {
    this.end = end
    this.within = { area, among }
  }

  get set(): DocIdSet {
    const { area, among } = this.within
    const [first] = among
    if (this.#set) return this.#set
    const set = first && (among.length === 1 ? first : intersect(among, this.end))
    return (this.#set = set ? area.within(set, this.end) : area.toSet())
  }

  get total(): number {
    const { area, among } = this.within
    // The set may hold what lies behind the end.
    return (this.#total ??= this.#set ? countBelow(this.#set, this.end) : area.count(this.end, among[0]))
  }
}

/** This many areas are kept: a client pages through one, or asks for its facets next. */
const RECENT_AREAS = 8

/** The first documents that pass, from `start` on. */
export function firstMatches(matches: Matches, start: Doc, limit: number): Doc[] {
  const { within, end } = matches
  if (within) return within.area.first({ start, end, limit, among: within.among, total: matches.total })
  const { set } = matches
  if (set) return firstOf(set, { start, end, limit })
  const docs: Doc[] = []
  for (let doc = start; doc < end && docs.length < limit; doc++) docs.push(doc)
  return docs
}

/** Makes the bitmap of the documents that are not in a set. */
function complementOf(set: DocIdSet, count: number): DocIdSet {
  const { data, at } = toBitmap(set, count)
  const words = data.slice(at, at + bitmapWords(count)).map(word => ~word)
  const last = count >> 5
  words.fill(0, last + 1)
  words[last] = (words[last] ?? 0) & ((1 << (count & 31)) - 1)
  return bitmapOf(words, count - set.size)
}

/** Makes the bitmap of the documents that pass. */
export function bitmapBefore(matches: Matches, count: number): DocIdSet {
  if (matches.set?.isDense && matches.end >= count) return matches.set
  const { data, at } = wordsBefore(matches, count)
  return { ...bitmapOf(data, countWords(data, at, at + bitmapWords(count))), at }
}

/** The words of that bitmap, from `at` on. */
export function wordsBefore({ set, end }: Matches, count: number): { data: Int32Array; at: number } {
  const whole = set && toBitmap(set, count)
  if (whole && end >= count) return whole
  const words = new Int32Array(bitmapWords(count))
  if (whole) words.set(whole.data.subarray(whole.at, whole.at + words.length))
  else words.fill(-1)
  words.fill(0, (end + 31) >> 5)
  if ((end & 31) !== 0) words[end >> 5] = (words[end >> 5] ?? 0) & ((1 << (end & 31)) - 1)
  return { data: words, at: 0 }
}

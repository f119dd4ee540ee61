import { type Bitset, countBits, firstDocs, hasBit } from '../arrays/bitset.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import type { Matches } from './filter.ts'
import type { Geo } from './geo/geo.ts'
import type { NearestQuery } from './geo/near.ts'
import { nearest, nearestAmong } from './geo/nearest.ts'
import { type DocIdSet, firstOf, has, toBitmap } from './sets/doc-id-sets.ts'
import type { Doc, Filter, Near } from './types.ts'

type Parts = { geo: Geo; count: number; idOf: (doc: Doc) => string }

/** Puts spots in the order of their distance from a place. */
export class ByDistance {
  readonly #geo: Geo
  readonly #count: number
  readonly #idOf: Parts['idOf']

  constructor({ geo, count, idOf }: Parts) {
    this.#geo = geo
    this.#count = count
    this.#idOf = idOf
  }

  /** The nearest of some spots, nearest first; of equally near ones the quietest. */
  among(docs: Bitset, from: Coordinates, limit: number): Near[] {
    const total = countBits(docs)
    if (total === 0) return []
    const query = { from, limit, share: total / this.#count, id: this.#idOf, compareTies: (a: Doc, b: Doc) => a - b }
    return this.#isFew(total, limit)
      ? nearestAmong(firstDocs(docs, total), this.#geo, query)
      : nearest(this.#geo, { ...query, isIn: doc => hasBit(docs, doc) })
  }

  /** The matches of a filter that names a place, nearest to it first. @throws RangeError when it names none. */
  ofMatches(
    matches: Matches,
    { filter, ...query }: { filter: Filter; limit: number; after?: NearestQuery['after'] },
  ): { docs: Doc[]; distances: number[] } {
    if (!filter.near) throw new RangeError('an order by distance needs a place that it is from')
    const { within, end, total } = matches
    if (total === 0) return { docs: [], distances: [] }
    const { near, bbox } = filter
    const sought = { ...query, from: near, mostKm: near.radiusKm, id: this.#idOf, share: total / this.#count }
    const found =
      !within && matches.set && this.#isFew(total, query.limit)
        ? nearestAmong(firstOf(matches.set, { start: 0, end, limit: total }), this.#geo, sought)
        : nearest(this.#geo, {
            ...sought,
            // The radius bounds the distance already.
            intervals: bbox && within?.area.intervals,
            isIn: this.#isIn(within ? within.among : matches.set ? [matches.set] : [], end),
          })
    return { docs: found.map(({ doc }) => doc), distances: found.map(({ distanceKm }) => distanceKm) }
  }

  /** Few matches are sooner looked at one by one than found among all places. */
  #isFew(total: number, limit: number): boolean {
    return total * total < (limit * this.#count) / 2
  }

  #isIn(sets: readonly DocIdSet[], end: Doc): ((doc: Doc) => boolean) | undefined {
    const [first, ...others] = sets.map(set => toBitmap(set, this.#count))
    if (!first) return end < this.#count ? doc => doc < end : undefined
    const { data, at } = first
    return doc =>
      doc < end && (((data[at + (doc >> 5)] ?? 0) >>> (doc & 31)) & 1) === 1 && others.every(set => has(set, doc))
  }
}

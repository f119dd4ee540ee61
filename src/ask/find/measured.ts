import { firstWhere } from '../../arrays/binary-search.ts'
import {
  type Bitset,
  bitsetWhere,
  countBits,
  docsFrom,
  eachDoc,
  firstDocs,
  hasBit,
  lastDocs,
} from '../../arrays/bitset.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { Doc, Index } from '../../index/types.ts'
import type { Order } from '../vocabulary/orders.ts'

/** What an order is by: a number of each spot, null when it is not known, and whether the greatest or the least comes first. */
type Ranking = { first: 'greatest' | 'least'; read: (index: Index) => (doc: Doc) => number | null }

const elevation: Ranking['read'] = index => doc => index.elevation(doc)
const level: Ranking['read'] = index => doc => index.lden(doc)
const latitude: Ranking['read'] = index => doc => index.latitude(doc)
const longitude: Ranking['read'] = index => doc => index.longitude(doc)

const RANKINGS: Partial<Record<Order, Ranking>> = {
  highest: { first: 'greatest', read: elevation },
  lowest: { first: 'least', read: elevation },
  northernmost: { first: 'greatest', read: latitude },
  southernmost: { first: 'least', read: latitude },
  easternmost: { first: 'greatest', read: longitude },
  westernmost: { first: 'least', read: longitude },
  'highest level': { first: 'greatest', read: level },
  'lowest level': { first: 'least', read: level },
  'most activities': { first: 'greatest', read: index => countsOf(index, 'activities') },
  'most tags': { first: 'greatest', read: index => countsOf(index, 'tags') },
}

/** Whether an order is by a recorded number beside rating and distance. */
export function isMeasured(order: Order): boolean {
  return RANKINGS[order] !== undefined
}

/** Ranks the spots of a set; those of which the number is not known are left out, equal ones are in canonical order. */
export function rankedBy(
  order: Order,
  bits: Bitset,
  { index, limit }: { index: Index; limit: number },
): { docs: Doc[]; unknown: number } {
  const ranking = RANKINGS[order]
  if (!ranking) return { docs: firstDocs(bits, limit), unknown: 0 }
  const read = ranking.read(index)
  const sign = ranking.first === 'greatest' ? 1 : -1
  return greatest(
    bits,
    doc => {
      const value = read(doc)
      return value === null ? null : sign * value
    },
    limit,
  )
}

/** The noisiest of a set: the lowest rating first, of equal ones the loudest by its computed level, those without one last. */
export function noisiest(bits: Bitset, { index, limit }: { index: Index; limit: number }): Doc[] {
  const last = lastDocs(bits, limit).at(-1)
  if (last === undefined) return []
  // Documents are in the order of their ratings: those rated higher than so many others are not among them.
  const highest = index.silenceRating(last)
  const first = firstWhere(0, last, doc => index.silenceRating(doc) <= highest)
  return greatest(docsFrom(bits, first), noisinessOf(index), limit).docs
}

/** Rises with noise: ratings count before levels. */
function noisinessOf(index: Index): (doc: Doc) => number {
  return doc => (index.lden(doc) ?? 0) - LOUDER_THAN_ALL * index.silenceRating(doc)
}

/** No level is as high, in dB, as the least step of a rating weighs. */
const LOUDER_THAN_ALL = 10_000

/** What a spot is ranked by: metres, dB, degrees, how many; null when it is not known. */
export function measureOf(order: Order, doc: Doc, index: Index): number | null {
  return RANKINGS[order]?.read(index)(doc) ?? null
}

/** Returns the spots that come behind one in an order; none where it is not known of that one. */
export function docsAfter(order: Order, to: Doc, index: Index): Bitset {
  const ranking: Ranking | undefined = order === 'noise' ? { first: 'greatest', read: noisinessOf } : RANKINGS[order]
  // Documents are in the order of their ratings.
  if (!ranking) return bitsetWhere(index.count, doc => doc > to)
  const read = ranking.read(index)
  const sign = ranking.first === 'greatest' ? 1 : -1
  const last = read(to)
  return bitsetWhere(index.count, doc => {
    const value = read(doc)
    if (value === null || last === null) return false
    return value === last ? doc > to : sign * value < sign * last
  })
}

/** The farthest from a point are the nearest to the one on the other side of the globe. */
export function farthestFrom(
  center: Coordinates,
  bits: Bitset,
  { index, limit }: { index: Index; limit: number },
): Doc[] {
  return index.nearest(bits, antipodeOf(center), limit).map(({ doc }) => doc)
}

/** Keeps the greatest in a list that is cut to what is asked whenever it is twice as long: most documents are compared with its last alone. */
export function greatest(
  bits: Bitset,
  valueOf: (doc: Doc) => number | null,
  limit: number,
): { docs: Doc[]; unknown: number } {
  const best: { doc: Doc; value: number }[] = []
  const longest = 2 * limit + SHORTEST_CUT
  let least = -Infinity
  let known = 0
  eachDoc(bits, doc => {
    const value = valueOf(doc)
    if (value === null) return
    known++
    // Of equal ones the first counts, and documents come in their order.
    if (value <= least) return
    best.push({ doc, value })
    if (best.length === longest) cut()
  })
  cut()
  return { docs: best.map(({ doc }) => doc), unknown: countBits(bits) - known }

  function cut(): void {
    best.sort((a, b) => b.value - a.value || a.doc - b.doc)
    if (best.length <= limit) return
    best.length = limit
    least = best.at(-1)?.value ?? Infinity
  }
}

const SHORTEST_CUT = 32

const counted = new WeakMap<Index, Map<string, Uint8Array>>()

/** How many activities or tags each spot has: counted from the sets of all values, once per version. */
function countsOf(index: Index, of: 'activities' | 'tags'): (doc: Doc) => number | null {
  const known = counted.get(index) ?? new Map<string, Uint8Array>()
  counted.set(index, known)
  const counts = known.get(of) ?? countAll(index, of)
  known.set(of, counts)
  return doc => counts[doc] || null
}

function countAll(index: Index, of: 'activities' | 'tags'): Uint8Array {
  const counts = new Uint8Array(index.count)
  for (const { value } of index.facets({})[of]) {
    if (value === null) continue
    const having = index.docs({ [of]: [value] })
    for (let doc = 0; doc < index.count; doc++)
      if (hasBit(having, doc)) counts[doc] = Math.min(255, (counts[doc] ?? 0) + 1)
  }
  return counts
}

function antipodeOf({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: -latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180 }
}

// The collections of OGC API - Features: all spots, and those of each source.
import { type Bitset, and, countBits, emptyBitset, hasBit, setBit } from '../../arrays/bitset.ts'
import type { Doc, Filter, Index } from '../../index/types.ts'
import { compareSpots, type OrderKey } from '../../spots/order.ts'
import { ApiError } from '../errors.ts'

export const ALL = 'spots'
/** Features on a page. */
export const MOST_FEATURES = 1000

/** West, south, east, north in degrees. */
type Bounds = [number, number, number, number]

export type Collection = {
  id: string
  attribution: string
  /** Its spots; undefined where it has all. */
  docs: Bitset | undefined
  /** Undefined where it has none. */
  bounds: Bounds | undefined
}

/** Sorting the spots of a version by source takes a look at each: it is done once. */
const ofVersions = new WeakMap<Index, readonly Collection[]>()

export function collectionsOf(index: Index): readonly Collection[] {
  return ofVersions.getOrInsertComputed(index, sorted)
}

function sorted(index: Index): readonly Collection[] {
  const all: Collection = { id: ALL, attribution: index.attribution, docs: undefined, bounds: undefined }
  const bySource = new Map<string, Collection>(
    index.sources.map(({ name, attribution }) => [
      name,
      { id: idOf(name), attribution, docs: emptyBitset(index.count), bounds: undefined },
    ]),
  )
  for (let doc = 0; doc < index.count; doc++) {
    const source = bySource.get(index.storedFields(doc).source)
    if (source?.docs) setBit(source.docs, doc)
    for (const collection of [all, source]) if (collection) collection.bounds = wider(collection.bounds, index, doc)
  }
  return [all, ...bySource.values()]
}

/** A source that is called as the collection of all spots is goes by another name. */
function idOf(name: string): string {
  return name === ALL ? `source-${name}` : name
}

function wider(bounds: Bounds | undefined, index: Index, doc: Doc): Bounds {
  const { longitude, latitude } = index.coordinates(doc)
  const [west, south, east, north] = bounds ?? [longitude, latitude, longitude, latitude]
  return [Math.min(west, longitude), Math.min(south, latitude), Math.max(east, longitude), Math.max(north, latitude)]
}

/** @throws ApiError `collection_not_found` */
export function collectionAt(index: Index, id: string): Collection {
  const found = collectionsOf(index).find(collection => collection.id === id)
  if (found) return found
  const known = collectionsOf(index).map(collection => collection.id)
  throw new ApiError('collection_not_found', `there is no such collection; there are ${known.join(', ')}`)
}

export function isIn({ docs }: Collection, doc: Doc): boolean {
  return docs === undefined || hasBit(docs, doc)
}

/** Lists the spots of a collection that pass a filter, in canonical order, behind a place of that order. */
export function pageOf(
  index: Index,
  { docs }: Collection,
  { filter, limit, after }: { filter: Filter; limit: number; after: OrderKey | undefined },
): { page: Doc[]; matched: number; hasMore: boolean } {
  const passing = index.docs(filter)
  const matching = docs ? and(docs, passing) : passing
  const page: Doc[] = []
  let doc = after ? firstBehind(index, after) : 0
  for (; doc < index.count && page.length <= limit; doc++) if (hasBit(matching, doc)) page.push(doc)
  return { page: page.slice(0, limit), matched: countBits(matching), hasMore: page.length > limit }
}

function firstBehind(index: Index, place: OrderKey): Doc {
  let [low, high] = [0, index.count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareSpots(index.orderKey(middle), place) > 0) high = middle
    else low = middle + 1
  }
  return low
}

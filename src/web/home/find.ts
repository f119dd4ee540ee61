import { hasBit } from '../../arrays/bitset.ts'
import { type CursorPlace, keyOfPlace, placeOfKey, readCursor, writeCursor } from '../../http/request/cursor.ts'
import { ApiError } from '../../http/errors.ts'
import type { Directory } from '../../service/directory.ts'
import type { Doc, ListQuery } from '../../index/types.ts'
import { shownFilterOf, type SearchState } from '../search-state.ts'

export const PAGE_SIZE = 20

export type Found = {
  docs: readonly Doc[]
  /** Kilometres from `near`, beside docs. */
  distances: readonly number[] | null
  total: number
  /** The searched words, where a mistyped one was corrected. */
  didYouMean: string | null
  /** The search state of the next page. */
  next: SearchState | null
}

/** How many more places a search state would show with the noisy ones. */
export function noisyLeftOut(state: SearchState, { total }: Pick<Found, 'total'>, directory: Directory): number {
  if (state.noisy !== null || state.minRating !== null) return 0
  return Math.max(0, find({ ...state, noisy: 'yes', cursor: null, page: 1 }, directory).total - total)
}

/** Finds the places of a search state: by relevance when words are given, else the quietest or the nearest first. */
export function find(state: SearchState, directory: Directory): Found {
  const found = state.q === '' ? listed(state, directory) : searched(state, directory)
  return state.except === null ? found : withoutOne(found, state, directory)
}

/** Leaves out the place that others are looked for around. */
function withoutOne(found: Found, state: SearchState, { index }: Directory): Found {
  const left = state.except === null ? undefined : index.find(state.except)
  if (left === undefined) return found
  const { latitude, longitude } = index.coordinates(left)
  const bbox = { west: longitude, east: longitude, south: latitude, north: latitude }
  const filter = { ...shownFilterOf(state), bbox, ...(state.q !== '' && { words: state.q }) }
  const isCounted = hasBit(index.docs(filter), left)
  const { docs, distances, total } = found
  return {
    ...found,
    docs: docs.filter(doc => doc !== left),
    distances: distances && distances.filter((_, i) => docs[i] !== left),
    total: isCounted ? total - 1 : total,
  }
}

function searched(state: SearchState, { index }: Directory): Found {
  const end = state.page * PAGE_SIZE
  const filter = shownFilterOf(state)
  const byDistance = isByDistance(state)
  const byConfidence = state.sort === 'surest'
  const { docs, distances, total, didYouMean } = index.search({
    text: state.q,
    limit: end,
    filter,
    byDistance,
    byConfidence,
  })
  const next = total > end ? { ...state, page: state.page + 1 } : null
  const start = end - PAGE_SIZE
  return { docs: docs.slice(start), distances: distances?.slice(start) ?? null, total, didYouMean, next }
}

function listed(state: SearchState, { index, cursorKey }: Directory): Found {
  const filter = shownFilterOf(state)
  const byDistance = isByDistance(state)
  const filterText = JSON.stringify([filter, byDistance ? 'distance' : state.sort])
  const { docs, distances, total, hasMore } = index.list({ filter, limit: PAGE_SIZE, ...placeOf(state.cursor) })
  const last = docs.at(-1)
  const next = hasMore && last !== undefined ? { ...state, cursor: cursorAt(last) } : null
  return { docs, distances, total, didYouMean: null, next }

  function cursorAt(doc: Doc): string {
    const place: CursorPlace = byDistance ? [distances?.at(-1) ?? 0, index.id(doc)] : placeOfKey(index.orderKey(doc))
    return writeCursor(place, filterText, cursorKey)
  }

  function placeOf(cursor: string | null): Pick<ListQuery, 'after' | 'byDistance' | 'byConfidence'> {
    const place = cursor === null ? undefined : readPlace(cursor)
    if (byDistance) return { byDistance: place ? { after: { distanceKm: place[0], id: place[1] } } : {} }
    return { ...(state.sort === 'surest' && { byConfidence: true }), ...(place && { after: keyOfPlace(place) }) }
  }

  function readPlace(cursor: string) {
    try {
      return readCursor(cursor, filterText, cursorKey)
    } catch (error) {
      // A link that was cut, or made for other filters: the list begins again.
      if (error instanceof ApiError) return undefined
      throw error
    }
  }
}

function isByDistance({ near, sort }: SearchState): boolean {
  return near !== null && sort === 'distance'
}

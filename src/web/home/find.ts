import { readCursor, writeCursor } from '../../http/request/cursor.ts'
import { ApiError } from '../../http/errors.ts'
import type { Directory } from '../../http/service.ts'
import type { Doc, ListQuery } from '../../index/types.ts'
import { filterOf, type Wishes } from '../search-state.ts'

export const PAGE_SIZE = 20

export type Found = {
  docs: readonly Doc[]
  /** Kilometres from `near`, beside docs. */
  distances: readonly number[] | null
  total: number
  /** The words as they were searched, where a mistyped one was put right. */
  didYouMean: string | null
  /** The wishes of the next page. */
  next: Wishes | null
}

/** Finds what is wished for: by relevance when words are given, else the quietest or the nearest first. */
export function find(wishes: Wishes, directory: Directory): Found {
  return wishes.q === '' ? listed(wishes, directory) : searched(wishes, directory)
}

function searched(wishes: Wishes, { index }: Directory): Found {
  const end = wishes.page * PAGE_SIZE
  const filter = filterOf(wishes)
  const byDistance = isByDistance(wishes)
  const { docs, distances, total, didYouMean } = index.search({ text: wishes.q, limit: end, filter, byDistance })
  const next = total > end ? { ...wishes, page: wishes.page + 1 } : null
  const start = end - PAGE_SIZE
  return { docs: docs.slice(start), distances: distances?.slice(start) ?? null, total, didYouMean, next }
}

function listed(wishes: Wishes, { index, cursorKey }: Directory): Found {
  const filter = filterOf(wishes)
  const byDistance = isByDistance(wishes)
  const filterText = JSON.stringify([filter, byDistance])
  const { docs, distances, total, hasMore } = index.list({ filter, limit: PAGE_SIZE, ...placeOf(wishes.cursor) })
  const last = docs.at(-1)
  const next = hasMore && last !== undefined ? { ...wishes, cursor: cursorAt(last) } : null
  return { docs, distances, total, didYouMean: null, next }

  function cursorAt(doc: Doc): string {
    const value = byDistance ? (distances?.at(-1) ?? 0) : index.silenceRating(doc)
    return writeCursor([value, index.id(doc)], filterText, cursorKey)
  }

  function placeOf(cursor: string | null): Pick<ListQuery, 'after' | 'byDistance'> {
    const place = cursor === null ? undefined : readPlace(cursor)
    if (byDistance) return { byDistance: place ? { after: { distanceKm: place[0], id: place[1] } } : {} }
    return place ? { after: { silenceRating: place[0], id: place[1] } } : {}
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

function isByDistance({ near, sort }: Wishes): boolean {
  return near !== null && sort === 'distance'
}

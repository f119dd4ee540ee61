import { readCursor, writeCursor } from '../../http/cursor.ts'
import { ApiError } from '../../http/errors.ts'
import type { Directory } from '../../http/service.ts'
import type { Doc } from '../../index/index.ts'
import { filterOf, type Wishes } from './wishes.ts'

export const PAGE_SIZE = 20

export type Found = {
  docs: readonly Doc[]
  total: number
  /** The words as they were searched, where a mistyped one was put right. */
  didYouMean: string | null
  /** The wishes of the next page. */
  next: Wishes | null
}

/** Finds what is wished for: by relevance when words are given, else the quietest first. */
export function find(wishes: Wishes, directory: Directory): Found {
  return wishes.q === '' ? listed(wishes, directory) : searched(wishes, directory)
}

function searched(wishes: Wishes, { index }: Directory): Found {
  const end = wishes.page * PAGE_SIZE
  const { docs, total, didYouMean } = index.search({ text: wishes.q, limit: end, filter: filterOf(wishes) })
  const next = total > end ? { ...wishes, page: wishes.page + 1 } : null
  return { docs: docs.slice(end - PAGE_SIZE), total, didYouMean, next }
}

function listed(wishes: Wishes, { index, cursorKey }: Directory): Found {
  const filter = filterOf(wishes)
  const filterText = JSON.stringify(filter)
  const { docs, total, hasMore } = index.list({ filter, limit: PAGE_SIZE, ...afterOf(wishes.cursor) })
  const last = docs.at(-1)
  const cursor =
    hasMore && last !== undefined
      ? writeCursor([index.silenceRating(last), index.id(last)], filterText, cursorKey)
      : null
  return { docs, total, didYouMean: null, next: cursor === null ? null : { ...wishes, cursor } }

  function afterOf(cursor: string | null) {
    if (cursor === null) return {}
    try {
      const [silenceRating, id] = readCursor(cursor, filterText, cursorKey)
      return { after: { silenceRating, id } }
    } catch (error) {
      // A link that was cut, or made for other filters: the list begins again.
      if (error instanceof ApiError) return {}
      throw error
    }
  }
}

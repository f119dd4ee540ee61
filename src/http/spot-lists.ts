import type { Doc, Index, ListQuery as IndexQuery } from '../index/types.ts'
import type { Links } from '../spots/links.ts'
import { readCursor, writeCursor } from './request/cursor.ts'
import { filterOf, type ListQuery, type SearchQuery } from './request/list-parameters.ts'
import { GEOJSON, listBytes, type Rows } from './response/list-bytes.ts'
import type { Reply } from './reply.ts'
import type { Directory } from './service.ts'

type Asked = { directory: Directory; links: Links; type: string; pathname: string; search: URLSearchParams }

/** Answers a page of a list, with the cursor of the next one in the body and as a Link header. */
export function listReply(query: ListQuery, { directory, links, type, pathname, search }: Asked): Reply {
  const { index, cursorKey } = directory
  const filter = { ...filterOf(query), ...(query.q && { words: query.q }) }
  const byDistance = query.sort === 'distance'
  const asked = JSON.stringify(byDistance ? [filter, 'distance'] : filter)
  const place = query.cursor === undefined ? undefined : readCursor(query.cursor, asked, cursorKey)
  const page = index.list({ filter, limit: query.limit, ...behind(place, { byDistance }) })
  const lastAt = page.docs.length - 1
  const last = page.docs[lastAt]
  const nextCursor =
    page.hasMore && last !== undefined
      ? writeCursor(
          [byDistance ? (page.distances?.[lastAt] ?? 0) : index.silenceRating(last), index.id(last)],
          asked,
          cursorKey,
        )
      : null
  const reply = rowsReply(index, page, { type, nextCursor, links })
  if (nextCursor === null) return reply
  const next = new URLSearchParams(search)
  next.set('cursor', nextCursor)
  return { ...reply, headers: { Link: `<${links.baseUrl}${pathname}?${next.toString()}>; rel="next"` } }
}

/** Answers the best hits of a search. */
export function searchReply(query: SearchQuery, { directory, links, type }: Asked): Reply {
  const { index } = directory
  const { q, limit, sort } = query
  const hits = index.search({ text: q, limit, filter: filterOf(query), byDistance: sort === 'distance' })
  return rowsReply(index, hits, { type, nextCursor: null, links, didYouMean: hits.didYouMean })
}

/** Answers one spot. */
export function spotReply(index: Index, doc: Doc): Reply {
  return { bytes: Buffer.concat([SPOT_HEAD, index.body(doc), SPOT_TAIL]) }
}

const SPOT_HEAD = Buffer.from('{"object":"spot","data":')
const SPOT_TAIL = Buffer.from('}')

function behind(place: [number, string] | undefined, { byDistance }: { byDistance: boolean }): Partial<IndexQuery> {
  if (byDistance) return { byDistance: place ? { after: { distanceKm: place[0], id: place[1] } } : {} }
  return place ? { after: { silenceRating: place[0], id: place[1] } } : {}
}

type RowsContext = { type: string; nextCursor: string | null; links: Links; didYouMean?: string | null }

function rowsReply(
  index: Index,
  rows: Rows & { total: number },
  { type, nextCursor, links, didYouMean = null }: RowsContext,
): Reply {
  const meta = {
    totalReturned: rows.docs.length,
    totalAvailable: rows.total,
    nextCursor,
    source: index.attribution,
    canonicalDocs: `${links.baseUrl}/docs`,
    ...(didYouMean !== null && { didYouMean }),
  }
  const bytes = listBytes(index, rows, { meta, type })
  return type === GEOJSON ? { bytes, type: GEOJSON } : { bytes }
}

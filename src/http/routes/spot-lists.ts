import type { Filter, Index, ListQuery as IndexQuery } from '../../index/types.ts'
import { type CursorPlace, keyOfPlace, placeOfKey, readCursor, writeCursor } from '../request/cursor.ts'
import { filterOf, type ListQuery, type SearchQuery } from '../request/list-parameters.ts'
import { listBytes, type Rows } from '../response/list-bytes.ts'
import { CSV, listCsv } from '../response/list-csv.ts'
import { bytes, type HttpResponse, type Parts } from '../response/response.ts'
import { hintsFor } from '../../service/value-hints.ts'
import type { Call } from '../route.ts'

type ListCall<Query> = Pick<Call<unknown, Query, unknown>, 'query' | 'directory' | 'reads' | 'type' | 'request'>

/** Answers a page of a list, with the cursor of the next one in the body and as a Link header. */
export function listResponse({ query, directory, reads, type, request }: ListCall<ListQuery>): HttpResponse {
  const { index, cursorKey } = directory
  const { baseUrl } = reads.links
  const filter = { ...filterOf(query), ...(query.q && { words: query.q }) }
  const { sort } = query
  const byDistance = sort === 'distance'
  const filterText = JSON.stringify(sort === undefined ? filter : [filter, sort])
  const place = query.cursor ? readCursor(query.cursor, filterText, cursorKey) : undefined
  const page = index.list({ filter, limit: query.limit, ...behind(place, sort) })
  const lastAt = page.docs.length - 1
  const last = page.docs[lastAt]
  const nextCursor =
    page.hasMore && last !== undefined
      ? writeCursor(
          byDistance ? [page.distances?.[lastAt] ?? 0, index.id(last)] : placeOfKey(index.orderKey(last)),
          filterText,
          cursorKey,
        )
      : null
  const body = rowsBytes(index, page, { type, nextCursor, baseUrl, filter })
  if (nextCursor === null) return bytes(body, { type })
  const next = new URLSearchParams(request.search)
  next.set('cursor', nextCursor)
  return bytes(body, { type, headers: ['Link', `<${baseUrl}${request.pathname}?${next.toString()}>; rel="next"`] })
}

/** Answers the best hits of a search. */
export function searchResponse({ query, directory, reads, type }: ListCall<SearchQuery>): HttpResponse {
  const { index } = directory
  const { baseUrl } = reads.links
  const { q, limit, sort } = query
  const filter = filterOf(query)
  const hits = index.search({
    text: q,
    limit,
    filter,
    byDistance: sort === 'distance',
    byConfidence: sort === 'surest',
  })
  const { didYouMean } = hits
  return bytes(rowsBytes(index, hits, { type, nextCursor: null, baseUrl, filter, didYouMean }), { type })
}

function behind(place: CursorPlace | undefined, sort: ListQuery['sort']): Partial<IndexQuery> {
  if (sort === 'distance') return { byDistance: place ? { after: { distanceKm: place[0], id: place[1] } } : {} }
  return { ...(sort === 'surest' && { byConfidence: true }), ...(place && { after: keyOfPlace(place) }) }
}

type RowsContext = {
  type: string
  nextCursor: string | null
  baseUrl: string
  filter: Filter
  didYouMean?: string | null
}

function rowsBytes(
  index: Index,
  rows: Rows & { total: number },
  { type, nextCursor, baseUrl, filter, didYouMean = null }: RowsContext,
): Parts {
  if (type === CSV) return listCsv(index, rows)
  const hints = rows.total === 0 ? hintsFor(filter, index) : []
  const counts = `"totalReturned":${rows.docs.length},"totalAvailable":${rows.total}`
  const cursor = `"nextCursor":${nextCursor === null ? 'null' : JSON.stringify(nextCursor)}`
  const meant = didYouMean === null ? '' : `,"didYouMean":${JSON.stringify(didYouMean)}`
  const hinted = hints.length === 0 ? '' : `,"hints":${JSON.stringify(hints)}`
  const meta = `{${counts},${cursor},${sourceMembers(index, baseUrl)}${meant}${hinted}}`
  return listBytes(index, rows, { meta, type })
}

/** Writes what the pages of a version have in common; they are many, and JSON of an object takes as long as a row's bytes. */
function sourceMembers(index: Index, baseUrl: string): string {
  const known = sources.get(index)
  if (known?.baseUrl === baseUrl) return known.members
  const members = `"source":${JSON.stringify(index.attribution)},"canonicalDocs":${JSON.stringify(`${baseUrl}/docs`)}`
  sources.set(index, { baseUrl, members })
  return members
}

const sources = new WeakMap<Index, { baseUrl: string; members: string }>()

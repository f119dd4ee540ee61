import type { Doc, Filter, Index } from '../index/index.ts'
import type { Links } from '../spots/links.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Reply } from './reply.ts'
import type { Directory } from './service.ts'

export type ListParameters = {
  q?: string | undefined
  tag?: string | undefined
  minRating?: number | undefined
  limit: number
  cursor?: string | undefined
}

type Asked = { directory: Directory; links: Links; pathname: string; search: URLSearchParams }

/** Answers a page of a list, with the cursor of the next one in the body and as a Link header. */
export function listReply(query: ListParameters, { directory, links, pathname, search }: Asked): Reply {
  const { index, cursorKey } = directory
  const filter = filterOf(query)
  const filterText = JSON.stringify(filter)
  const page = index.list({ filter, limit: query.limit, ...afterOf(query.cursor, filterText, cursorKey) })
  const last = page.docs.at(-1)
  const nextCursor =
    page.hasMore && last !== undefined
      ? writeCursor([index.silenceRating(last), index.id(last)], filterText, cursorKey)
      : null
  const bytes = listBytes(index, page.docs, { total: page.total, nextCursor, links })
  if (nextCursor === null) return { bytes }
  const next = new URLSearchParams(search)
  next.set('cursor', nextCursor)
  return { bytes, headers: { Link: `<${links.baseUrl}${pathname}?${next.toString()}>; rel="next"` } }
}

/** Answers the best hits of a search. */
export function searchReply({ q, limit }: { q: string; limit: number }, { directory, links }: Asked): Reply {
  const { docs, total } = directory.index.search({ text: q, limit })
  return { bytes: listBytes(directory.index, docs, { total, nextCursor: null, links }) }
}

/** Answers one spot. */
export function spotReply(index: Index, doc: Doc): Reply {
  return { bytes: Buffer.concat([SPOT_HEAD, index.body(doc), SPOT_TAIL]) }
}

const SPOT_HEAD = Buffer.from('{"object":"spot","data":')
const SPOT_TAIL = Buffer.from('}')
const LIST_HEAD = Buffer.from('{"object":"list","data":[')
const COMMA = Buffer.from(',')

function filterOf({ q, tag, minRating }: ListParameters): Filter {
  return {
    ...(q && { words: q }),
    ...(tag && { tags: tag.split(',').map(part => part.trim()) }),
    ...(minRating !== undefined && { minRating }),
  }
}

function afterOf(cursor: string | undefined, filter: string, key: Uint8Array) {
  if (cursor === undefined) return {}
  const [silenceRating, id] = readCursor(cursor, filter, key)
  return { after: { silenceRating, id } }
}

/** Puts a list together from the spots' ready bytes; runs of neighbours are copied as one. */
function listBytes(
  index: Index,
  docs: readonly Doc[],
  { total, nextCursor, links }: { total: number; nextCursor: string | null; links: Links },
): Buffer<ArrayBuffer> {
  const meta = {
    totalReturned: docs.length,
    totalAvailable: total,
    nextCursor,
    source: index.attribution,
    canonicalDocs: `${links.baseUrl}/docs`,
  }
  const parts: Uint8Array[] = [LIST_HEAD]
  for (const [start, end] of runs(docs)) {
    if (parts.length > 1) parts.push(COMMA)
    parts.push(index.bodies(start, end))
  }
  parts.push(Buffer.from(`],"meta":${JSON.stringify(meta)}}`))
  return Buffer.concat(parts)
}

/** Yields the runs of consecutive numbers as [start, end). */
function* runs(docs: readonly Doc[]): Generator<[start: Doc, end: Doc]> {
  let [start, end]: [Doc, Doc] = [-1, -1]
  for (const doc of docs) {
    if (doc === end) {
      end++
      continue
    }
    if (start >= 0) yield [start, end]
    ;[start, end] = [doc, doc + 1]
  }
  if (start >= 0) yield [start, end]
}

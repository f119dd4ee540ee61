import type { RequestHead } from '../request/head.ts'
import { type Coding, negotiateCoding } from '../request/negotiation.ts'
import { encodeBody, encodeStream, LEAST_COMPRESSED } from './compression.ts'
import { matchesTag } from './etag.ts'
import type { Pieces } from './stored-files.ts'
import { type HttpResponse, isParts, lengthOf, type Parts, whole, withoutHeaders } from './response.ts'

export type FinishOptions = {
  /** Encodes a body; `tag` is its ETag. */
  encode?: (bytes: Uint8Array, coding: Coding, tag: string | undefined) => Promise<Uint8Array<ArrayBuffer>>
  /** Takes a response that may be sent again to every client that asks the same; returns what to send. */
  store?: ((finished: Stored) => HttpResponse) | undefined
  /** Stores pieces in a file named after their ETag; returns what to send. */
  storeFile?: ((tag: string, pieces: Pieces) => Promise<Pieces>) | undefined
}

/** A finished response with what a store needs to find and compare it. */
export type Stored = {
  response: HttpResponse
  coding: Coding
  tag: string
  /** Not worth a coding, since it is small or packed already: the same bytes whatever the client accepts. */
  isSmall: boolean
}

/** Gives a handler's response its ETag and coding, with their headers; 304 where the client holds it. */
export function finish(
  head: RequestHead,
  made: HttpResponse,
  { encode = encodeBody, store, storeFile }: FinishOptions = {},
): HttpResponse | Promise<HttpResponse> {
  const { body, validator } = made
  if (body === null || typeof body === 'string') return made
  const isLarge = isParts(body) ? lengthOf(body) >= LEAST_COMPRESSED : validator !== undefined
  const isPacked = isLarge && !PACKED_TYPES.has(made.type ?? '')
  const coding = isPacked ? negotiateCoding(head.header('accept-encoding')) : 'identity'
  const tag = validator?.(coding)
  const ifNoneMatch = head.header('if-none-match')
  if (tag !== undefined && ifNoneMatch && matchesTag(ifNoneMatch, tag)) return notModified(made, tag)
  const headers = [...made.headers, 'Content-Type', made.type ?? '']
  if (tag !== undefined) headers.push('ETag', tag)
  if (coding !== 'identity') headers.push('Content-Encoding', coding)
  if (!isParts(body)) {
    const pieces = encodeStream(body, coding)
    const response = { status: made.status, headers, body: pieces }
    if (!storeFile || tag === undefined) return response
    return storeFile(tag, pieces).then(stored => ({ ...response, body: stored }))
  }
  const complete = (parts: Parts): HttpResponse => {
    headers.push('Content-Length', String(lengthOf(parts)))
    const isShared = made.isShared && coding === 'identity' && { isShared: true as const }
    const response = { status: made.status, headers, body: parts, ...isShared }
    return store && tag !== undefined ? store({ response, coding, tag, isSmall: !isPacked }) : response
  }
  if (coding === 'identity') return complete(body)
  return encode(whole(body), coding, tag).then(encoded => complete([encoded]))
}

/** Media types whose bytes are packed already. */
const PACKED_TYPES: ReadonlySet<string> = new Set(['image/png'])

/** Tells the client that it holds the response that was made, or would have been. */
export function notModified({ headers }: Pick<HttpResponse, 'headers'>, tag: string): HttpResponse {
  const left = withoutHeaders(headers, name => OF_THE_BODY.has(name))
  left.push('ETag', tag)
  return { status: 304, headers: left, body: null }
}

/** What a 304 leaves out: the client has it. */
const OF_THE_BODY = new Set([
  'Content-Type',
  'Content-Length',
  'Content-Encoding',
  'Content-Disposition',
  'ETag',
  'Link',
])

import type { Coding } from '../request/negotiation.ts'

/** Names and values in turn, as Node's `writeHead` takes them. */
export type HeaderList = readonly string[]

/** A body's bytes, in the pieces that they lie in: ready parts of the index are sent without being put together. */
export type Parts = readonly Uint8Array[]

/** A response on its way from a handler to the client; the pipeline's later steps add headers and encode the body. */
export type HttpResponse = {
  status: number
  headers: HeaderList
  /**
   * Bytes, in pieces; or a text of one character a byte (latin1), which goes out in one write with the head; or pieces
   * that are made while they are sent; or nothing.
   */
  body: Parts | string | AsyncIterable<string | Uint8Array> | null
  /** The body's media type, until the headers have it. */
  type?: string
  /** Makes the ETag of the body in a coding; absent: the response has none and is not encoded while it streams. */
  validator?: ((coding: Coding) => string) | undefined
  /** Its bytes lie in memory anyway, for all that ask: they cost nothing while they wait for a slow reader. */
  isShared?: true | undefined
  /** Large, and the same for all who ask of a version: its pieces can be made again, and it may be stored as a file. */
  isFile?: true
  /** Milliseconds of processor time that its pieces take to make and to encode, where that is much. */
  makingMs?: number
  /** Differs from reader to reader: no ETag is made from the catalogue's version. */
  isLive?: true
}

export const JSON_TYPE = 'application/json'

type Head = { status?: number; headers?: HeaderList }

/** Answers with a value, written as JSON. */
export function json(value: unknown, { status = 200, headers = [] }: Head = {}): HttpResponse {
  return { status, headers, type: JSON_TYPE, body: [Buffer.from(JSON.stringify(value))] }
}

/** Answers with bytes of a media type; JSON unless it says otherwise. */
export function bytes(parts: Parts, { status = 200, headers = [], type = JSON_TYPE }: Head & { type?: string } = {}) {
  return { status, headers, type, body: parts } satisfies HttpResponse
}

export function empty(status: number, headers: HeaderList = []): HttpResponse {
  return { status, headers, body: null }
}

/** Lists headers by name as names and values in turn. */
export function headerList(headers: Readonly<Record<string, string>>): string[] {
  const list: string[] = []
  for (const name in headers) list.push(name, headers[name] ?? '')
  return list
}

/** Calls back with each name and value. */
export function forEachHeader(list: HeaderList, call: (name: string, value: string) => void): void {
  for (let i = 0; i < list.length; i += 2) call(list[i] ?? '', list[i + 1] ?? '')
}

/** Leaves out the headers whose name passes the test. */
export function withoutHeaders(list: HeaderList, isLeftOut: (name: string) => boolean): string[] {
  const left: string[] = []
  forEachHeader(list, (name, value) => {
    if (!isLeftOut(name)) left.push(name, value)
  })
  return left
}

export function hasHeader(list: HeaderList, name: string): boolean {
  for (let i = 0; i < list.length; i += 2) if (list[i] === name) return true
  return false
}

export function isParts(body: HttpResponse['body']): body is Parts {
  return Array.isArray(body)
}

export function lengthOf(parts: Parts): number {
  let length = 0
  for (const part of parts) length += part.length
  return length
}

/** Puts the pieces together, in memory that no other thread sees. */
export function whole(parts: Parts): Uint8Array<ArrayBuffer> {
  const [only] = parts
  return parts.length === 1 && isOwn(only) ? only : Buffer.concat(parts)
}

function isOwn(part: Uint8Array | undefined): part is Uint8Array<ArrayBuffer> {
  return part?.buffer instanceof ArrayBuffer
}

/** A body up to here is sent as one text with its head; copying a longer one costs more than the second part of a write. */
export const MOST_TEXT_BYTES = 1536

const scratch = Buffer.alloc(MOST_TEXT_BYTES)

/** Writes at most MOST_TEXT_BYTES as a text of one character a byte, whatever the bytes are. */
export function latin1Of(parts: Parts): string {
  let length = 0
  for (const part of parts) {
    scratch.set(part, length)
    length += part.length
  }
  return scratch.toString('latin1', 0, length)
}

/**
 * Returns the bytes of a body that does not stream.
 * @throws TypeError for one that does.
 */
export function bytesOf({ body }: HttpResponse): Uint8Array<ArrayBuffer> {
  if (body === null) return new Uint8Array(0)
  if (typeof body === 'string') return Buffer.from(body, 'latin1')
  if (isParts(body)) return whole(body)
  throw new TypeError('a body that streams is not there as a whole')
}

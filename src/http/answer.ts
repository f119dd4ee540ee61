import type { ServerResponse } from 'node:http'
import type { ByteStream } from './response/compression.ts'
import { forEachHeader } from './response/headers.ts'

/** A body's bytes, in the pieces that they lie in: ready parts of the index are sent without being put together. */
export type Parts = readonly Uint8Array[]

/** What goes out to a client. */
export type Answer = {
  status: number
  /** All that would be the same for whoever asks the same. */
  headers: Record<string, string>
  /** What is told of this request alone; names and values in turn. */
  own: readonly string[]
  body: Parts | ByteStream | null
}

/** An answer whose bytes are there. */
export type ReadyAnswer = Answer & { body: Parts | null }

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

/** Makes the web's Response of an answer. */
export function responseOf({ status, headers, own, body }: Answer): Response {
  const all = { ...headers }
  forEachHeader(own, (name, value) => {
    all[name] = value
  })
  return new Response(isParts(body) ? whole(body) : body, { status, headers: all })
}

/** A body up to here goes out as one text with its head: one write, where buffers behind a text take a vector of parts. */
export const MOST_TEXT_BYTES = 16 * 1024

/** Sends an answer over a socket. */
export function sendAnswer({ status, headers, own, body }: ReadyAnswer, outgoing: ServerResponse): void {
  const list: string[] = []
  for (const name in headers) list.push(name, headers[name] ?? '')
  outgoing.writeHead(status, list.concat(own))
  const last = body?.at(-1)
  if (!body || !last) outgoing.end()
  else if (lengthOf(body) <= MOST_TEXT_BYTES) outgoing.end(textOf(body), 'latin1')
  else {
    for (const part of body) if (part !== last) outgoing.write(part)
    outgoing.end(last)
  }
}

/** One character a byte, whatever the bytes are. */
export function textOf(parts: Parts): string {
  let text = ''
  for (const part of parts) text += Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1')
  return text
}

export function isReady(answer: Answer): answer is ReadyAnswer {
  return answer.body === null || isParts(answer.body)
}

function isParts(body: Answer['body']): body is Parts {
  return Array.isArray(body)
}

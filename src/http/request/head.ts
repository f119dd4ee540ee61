import type { ApiError } from '../errors.ts'

/** A request as every step of the pipeline reads it, whether it came over a socket, from a test or from a batch. */
export type RequestHead = {
  method: string
  /** The request target as sent: path and query, or a whole URL. */
  url: string
  /** Returns a header by its lower-case name; one that was sent several times is joined by commas. */
  header(name: string): string | undefined
  /** All headers, their names in lower case. */
  headers(): Iterable<readonly [name: string, value: string]>
  /** The address of the socket's other end. */
  address: string
  body: AsyncIterable<Uint8Array> | null
  /** What is wrong with the head as HTTP. */
  fault?: ApiError | undefined
  /** Aborted when the client leaves. */
  signal: AbortSignal
}

/** Makes the head of a request that the service sends to itself: an operation of a batch, a job, a tool call. */
export function insideHead(method: 'GET' | 'POST', url: string, body?: Uint8Array): RequestHead {
  return {
    method,
    url,
    header: name => (body && name === 'content-type' ? 'application/json' : undefined),
    headers: () => (body ? [['content-type', 'application/json']] : []),
    address: '',
    body: body ? once(body) : null,
    signal: NEVER,
  }
}

const NEVER = new AbortController().signal

async function* once(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body
}

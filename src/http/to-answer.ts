import { type Answer, lengthOf, type Parts, whole } from './answer.ts'
import { encodeBody, encodeStream, LEAST_COMPRESSED } from './response/compression.ts'
import { etagOf } from './etag.ts'
import {
  cachingHeaders,
  type Exchange,
  formsOf,
  JSON_TYPE,
  NOT_STORED,
  notModified,
  ownHeaders,
  type PlainAnswer,
  stampFor,
  urlOf,
  varyOf,
} from './exchange.ts'
import { API_HEADERS } from './response/headers.ts'
import { type Coding, negotiateCoding } from './request/negotiation.ts'
import type { Reply } from './reply.ts'
import type { AnyRoute } from './route.ts'
import { streamOf, withPatience } from './streams.ts'

/** A response whose bytes may be sent again to whoever asks the same. */
export type KeptResponse = {
  status: number
  /** All but those that tell of one request. */
  headers: Record<string, string>
  bytes: Uint8Array
  /** What it was made from: it may be sent while that is what is served. */
  stamp: string
  isSandbox: boolean
  /** The media types that the route sends, the kept one first. */
  forms: string[]
  /** Too small to be worth a coding: the same bytes for every client. */
  isSmall: boolean
  /** The route's path pattern, for the log. */
  route: string
}

export type Keep = (coding: Coding, response: KeptResponse) => void

type Readied = Exclude<Reply, { stream: unknown } | { empty: unknown }>
type Streamed = Extract<Reply, { stream: unknown }>

/** Turns a route's reply into an answer with all its headers; `keep` gets those that can be sent again. */
export function toAnswer(exchange: Exchange, route: AnyRoute, reply: Reply, keep?: Keep): Answer | Promise<Answer> {
  const { service } = exchange
  const status = reply.status ?? 200
  const isOfVersion = status === 200 && (!('stream' in reply) || reply.isOfVersion === true)
  const stamp = isOfVersion ? stampFor(route, service) : undefined
  const caching = stamp === undefined ? NOT_STORED : cachingHeaders(service)
  const headers = { ...API_HEADERS, ...caching, Vary: varyOf(route), ...reply.headers }
  const own = ownHeaders(exchange)
  if ('empty' in reply) return { status, headers, own, body: null }
  if ('stream' in reply) return streamed(exchange, reply, { status, headers, own, stamp })
  const { type, parts } = plainAnswer(reply)
  const length = lengthOf(parts)
  const accepted = exchange.request.headers.get('accept-encoding')
  const coding = length < LEAST_COMPRESSED ? 'identity' : negotiateCoding(accepted)
  const made: Made = {
    status,
    headers,
    own,
    stamp,
    type,
    coding,
    isSmall: length < LEAST_COMPRESSED,
    ...(keep && { keep }),
  }
  if (coding === 'identity') return finished(exchange, route, parts, made)
  return encodeBody(whole(parts), coding).then(bytes => finished(exchange, route, [bytes], made))
}

type Begun = { status: number; headers: Record<string, string>; own: readonly string[]; stamp: string | undefined }
type Made = Begun & { type: string; coding: Coding; isSmall: boolean; keep?: Keep }

function streamed(exchange: Exchange, reply: Streamed, { status, headers, own, stamp }: Begun): Answer {
  const { request } = exchange
  const { type } = reply
  headers['Content-Type'] = type
  const coding = stamp === undefined ? 'identity' : negotiateCoding(request.headers.get('accept-encoding'))
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  if (stamp !== undefined) headers['ETag'] = etagOf(stamp, { url: urlOf(exchange), type, coding })
  const stream = () => withPatience(encodeStream(streamOf(reply.stream, request.signal), coding))
  return { status, headers, own, body: request.method === 'HEAD' ? null : stream() }
}

function finished(exchange: Exchange, route: AnyRoute, body: Parts, made: Made): Answer {
  const { status, headers, own, stamp, type, coding, isSmall, keep } = made
  headers['Content-Type'] = type
  headers['Content-Length'] = String(lengthOf(body))
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  if (stamp === undefined) return { status, headers, own, body }
  const tag = etagOf(stamp, { url: urlOf(exchange), type, coding })
  headers['ETag'] = tag
  if (exchange.request.headers.get('if-none-match')?.trim() === '*') return notModified(exchange, route, tag)
  const forms = formsOf(route)
  // Only the first form is kept: the key says nothing of the type.
  if (!keep || type !== forms[0]) return { status, headers, own, body }
  const bytes = whole(body)
  const isSandbox = route.reads === 'sandbox'
  keep(coding, { forms, status, headers, bytes, stamp, isSandbox, isSmall, route: exchange.pattern })
  return { status, headers, own, body: [bytes] }
}

/** Writes out a reply that is no stream. */
export function plainAnswer(reply: Readied): PlainAnswer {
  const { status = 200, headers = {} } = reply
  if ('json' in reply) return { status, headers, type: JSON_TYPE, parts: [Buffer.from(JSON.stringify(reply.json))] }
  const parts = reply.bytes instanceof Uint8Array ? [reply.bytes] : reply.bytes
  return { status, headers, type: reply.type ?? JSON_TYPE, parts }
}

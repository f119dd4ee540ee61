import { ApiError, errorBody, problemBody } from './errors.ts'
import { encodeBody, encodeStream, LEAST_COMPRESSED } from './compression.ts'
import { etagOf, matchesTag } from './etag.ts'
import { API_HEADERS, rateHeaders, secondsUntil } from './headers.ts'
import { type Coding, negotiateCoding, negotiateType, PROBLEM, wantsProblem } from './negotiation.ts'
import type { Quota } from './rate-windows.ts'
import type { Reply } from './reply.ts'
import type { AnyRoute } from './route.ts'
import type { Service } from './service.ts'
import { streamOf, withPatience } from './streams.ts'

/** One request and what its response needs to know of it. */
export type Exchange = {
  service: Service
  request: Request
  /** The route's path pattern, for the log. */
  pattern: string
  /** Path and query as asked. */
  target: string
  requestId: string
  /** Who is counted for it: an address, or an IPv6 /64. */
  client: string
  /** What the request did to its client's rate window; undefined where nothing is counted. */
  quota?: Quota
}

/** A response whose bytes may be sent again to whoever asks the same. */
export type KeptResponse = {
  status: number
  /** All but those that belong to one request: rate and request id. */
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
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

/** Chooses the media type that a route will answer with. @throws ApiError `not_acceptable` */
export function chooseType({ request }: Exchange, route: AnyRoute): string {
  const available = formsOf(route)
  const type = negotiateType(request.headers.get('accept'), available)
  if (type === undefined) {
    const accept = request.headers.get('accept')
    throw new ApiError('not_acceptable', `this path sends ${available.join(' or ')}, Accept has "${accept}"`)
  }
  return type
}

/**
 * Returns the ETag of If-None-Match that is the one of the representation asked for: the client has it already. Known
 * before any work, since a tag is made of the request and the catalogue's version alone.
 */
export function heldTag(exchange: Exchange, route: AnyRoute): string | undefined {
  const { request, service } = exchange
  const ifNoneMatch = request.headers.get('if-none-match')
  // A preference may ask for another answer than the one that the client has.
  if (!ifNoneMatch || route.method !== 'GET' || request.headers.has('prefer')) return undefined
  const stamp = stampFor(route, service)
  if (stamp === undefined) return undefined
  const type = negotiateType(request.headers.get('accept'), formsOf(route))
  return type && matchesTag(ifNoneMatch, possibleTags(exchange, stamp, type))
}

export function emptyResponse(exchange: Exchange, status: number, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { ...commonHeaders(exchange), ...NOT_STORED, ...headers } })
}

/** Adds the headers of every response of the API to one that was made elsewhere. */
export function withHeaders(exchange: Exchange, response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...commonHeaders(exchange), ...NOT_STORED })) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

export function notModified(exchange: Exchange, route: AnyRoute, tag: string): Response {
  const headers = { ...commonHeaders(exchange), ...cachingHeaders(exchange.service), Vary: varyOf(route), ETag: tag }
  return new Response(null, { status: 304, headers })
}

/** Turns a route's reply into a response with all its headers; `keep` gets those that can be sent again. */
export async function toResponse(exchange: Exchange, route: AnyRoute, reply: Reply, keep?: Keep): Promise<Response> {
  const { request, service } = exchange
  const status = reply.status ?? 200
  const isOfVersion = status === 200 && (!('stream' in reply) || reply.isOfVersion === true)
  const stamp = isOfVersion ? stampFor(route, service) : undefined
  const headers: Record<string, string> = {
    ...(stamp === undefined ? NOT_STORED : cachingHeaders(service)),
    Vary: varyOf(route),
    ...reply.headers,
  }
  if ('empty' in reply) return emptyResponse(exchange, status, headers)
  if ('stream' in reply) {
    headers['Content-Type'] = reply.type
    const coding = stamp === undefined ? 'identity' : negotiateCoding(request.headers.get('accept-encoding'))
    if (coding !== 'identity') headers['Content-Encoding'] = coding
    if (stamp !== undefined) headers['ETag'] = etagOf(stamp, { url: exchange.target, type: reply.type, coding })
    const stream = () => withPatience(encodeStream(streamOf(reply.stream, request.signal), coding))
    const body = request.method === 'HEAD' ? null : stream()
    return new Response(body, { status, headers: { ...commonHeaders(exchange), ...headers } })
  }
  const { type, bytes: plain } = plainAnswer(reply)
  const coding = plain.length < LEAST_COMPRESSED ? 'identity' : negotiateCoding(request.headers.get('accept-encoding'))
  const bytes = coding === 'identity' ? plain : await encodeBody(plain, coding)
  headers['Content-Type'] = type
  headers['Content-Length'] = String(bytes.length)
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  if (stamp !== undefined) {
    headers['ETag'] = etagOf(stamp, { url: exchange.target, type, coding })
    if (request.headers.get('if-none-match')?.trim() === '*') return notModified(exchange, route, headers['ETag'])
    const forms = formsOf(route)
    // Only the first form is kept: the key says nothing of the type.
    if (type === forms[0])
      keep?.(coding, {
        forms,
        status,
        headers: { ...API_HEADERS, ...headers },
        bytes,
        stamp,
        isSandbox: route.reads === 'sandbox',
        isSmall: plain.length < LEAST_COMPRESSED,
        route: exchange.pattern,
      })
  }
  return new Response(bytes, { status, headers: { ...commonHeaders(exchange), ...headers } })
}

/** Anything thrown but an ApiError is a bug: logged, and told as a 500. */
export function toApiError(exchange: Exchange, thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : internalError(exchange, thrown)
}

/** Turns whatever was thrown into the API's Error form. */
export function toErrorResponse(exchange: Exchange, thrown: unknown): Response {
  const { status, bytes, type, headers } = errorAnswer(exchange, toApiError(exchange, thrown))
  return new Response(bytes, {
    status,
    headers: {
      ...commonHeaders(exchange),
      ...NOT_STORED,
      Vary: 'Accept, Accept-Encoding',
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      ...headers,
    },
  })
}

/** An answer whose bytes are there, in no coding. */
export type PlainAnswer = {
  status: number
  type: string
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
}

/** Writes an error in the form that the client wishes. */
export function errorAnswer({ request, service, requestId }: Exchange, error: ApiError): PlainAnswer {
  const asProblem = wantsProblem(request.headers.get('accept'))
  const body = asProblem ? problemBody(error, service.links, requestId) : errorBody(error, service.links)
  return {
    status: error.status,
    type: asProblem ? PROBLEM : JSON_TYPE,
    headers: error.headers,
    bytes: Buffer.from(JSON.stringify(body)),
  }
}

/** Writes out a reply that is no stream. */
export function plainAnswer(reply: Exclude<Reply, { stream: unknown } | { empty: unknown }>): PlainAnswer {
  const { status = 200, headers = {} } = reply
  if ('json' in reply) return { status, headers, type: JSON_TYPE, bytes: Buffer.from(JSON.stringify(reply.json)) }
  return { status, headers, type: reply.type ?? JSON_TYPE, bytes: reply.bytes }
}

/** Says that the window is spent, with the limit and the seconds left. */
export function rateLimited(quota: Quota, now: number): ApiError {
  const seconds = secondsUntil(quota.reset, now)
  return new ApiError(
    'rate_limited',
    `the limit of ${quota.limit} requests per minute is reached: ${seconds} s left, then ask again`,
    { headers: { ...rateHeaders(quota, now), 'Retry-After': String(seconds) } },
  )
}

function formsOf(route: AnyRoute): string[] {
  return Object.keys(route.responses[200]?.content ?? {})
}

const JSON_TYPE = 'application/json'
const NOT_STORED = { 'Cache-Control': 'no-store' }

function internalError({ requestId, service }: Exchange, cause: unknown): ApiError {
  service.log.error({ id: requestId, err: cause }, 'request failed')
  return new ApiError('internal_error', `something went wrong here; the log has it under ${requestId}`, { cause })
}

function stampFor(route: AnyRoute, service: Service): string | undefined {
  if (route.reads === 'none') return undefined
  return route.reads === 'sandbox' ? service.sandbox.stamp : service.directory().stamp
}

/** The tags that the request's client may have: of its preferred coding, and of a body too small for one. */
function possibleTags({ request, target }: Exchange, stamp: string, type: string): string[] {
  const coding = negotiateCoding(request.headers.get('accept-encoding'))
  const codings: Coding[] = coding === 'identity' ? ['identity'] : [coding, 'identity']
  return codings.map(coding => etagOf(stamp, { url: target, type, coding }))
}

function commonHeaders({ requestId, quota, service }: Exchange): Record<string, string> {
  return { ...API_HEADERS, ...(quota && rateHeaders(quota, service.now())), 'X-Request-Id': requestId }
}

function cachingHeaders({ cacheMaxAge }: Service): Record<string, string> {
  return {
    'Cache-Control': cacheMaxAge > 0 ? `public, max-age=${cacheMaxAge}` : 'public, no-cache',
  }
}

/** What a cache must tell apart beside the URL. */
function varyOf({ headers = {} }: Pick<AnyRoute, 'headers'>): string {
  return 'Prefer' in headers ? 'Accept, Accept-Encoding, Prefer' : 'Accept, Accept-Encoding'
}

import { lengthOf, type Parts, type ReadyAnswer } from './answer.ts'
import type { Asked, Target } from './asked.ts'
import { ApiError, errorBody, problemBody } from './errors.ts'
import { etagOf, matchesTag } from './etag.ts'
import { API_HEADERS, forEachHeader, rateHeaderList, rateHeaders, secondsUntil } from './response/headers.ts'
import { type Coding, negotiateCoding, negotiateType, PROBLEM, wantsProblem } from './request/negotiation.ts'
import type { Quota } from './rate-limit/windows.ts'
import type { AnyRoute } from './route.ts'
import type { Service } from './service.ts'

/** One request and what its response needs to know of it. */
export type Exchange = {
  service: Service
  request: Asked
  /** The route's path pattern, for the log. */
  pattern: string
  target: Target
  requestId: string
  /** Who is counted for it: an address, or an IPv6 /64. */
  client: string
  /** What the request did to its client's rate window; undefined where nothing is counted. */
  quota?: Quota
}

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

export function emptyAnswer(exchange: Exchange, status: number, headers: Record<string, string>): ReadyAnswer {
  return { status, headers: { ...API_HEADERS, ...NOT_STORED, ...headers }, own: ownHeaders(exchange), body: null }
}

/** Adds the headers of every response of the API to one that was made elsewhere. */
export function withHeaders(exchange: Exchange, response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...API_HEADERS, ...NOT_STORED })) headers.set(name, value)
  forEachHeader(ownHeaders(exchange), (name, value) => headers.set(name, value))
  return new Response(response.body, { status: response.status, headers })
}

export function notModified(exchange: Exchange, route: AnyRoute, tag: string): ReadyAnswer {
  const headers = { ...API_HEADERS, ...cachingHeaders(exchange.service), Vary: varyOf(route), ETag: tag }
  return { status: 304, headers, own: ownHeaders(exchange), body: null }
}

/** Anything thrown but an ApiError is a bug: logged, and told as a 500. */
export function toApiError(exchange: Exchange, thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : internalError(exchange, thrown)
}

/** Answers whatever was thrown in the API's Error form. */
export function refusal(exchange: Exchange, thrown: unknown): ReadyAnswer {
  const { status, parts, type, headers } = errorAnswer(exchange, toApiError(exchange, thrown))
  return {
    status,
    headers: {
      ...API_HEADERS,
      ...NOT_STORED,
      Vary: 'Accept, Accept-Encoding',
      'Content-Type': type,
      'Content-Length': String(lengthOf(parts)),
      ...headers,
    },
    // What an error says of the window itself counts.
    own: ownHeaders(exchange).filter((_, i, all) => !((all[i & ~1] ?? '') in headers)),
    body: parts,
  }
}

/** An answer whose bytes are there, in no coding. */
export type PlainAnswer = {
  status: number
  type: string
  headers: Record<string, string>
  parts: Parts
}

/** Writes an error in the form that the client wishes. */
export function errorAnswer({ request, service, requestId }: Exchange, error: ApiError): PlainAnswer {
  const asProblem = wantsProblem(request.headers.get('accept'))
  const body = asProblem ? problemBody(error, service.links, requestId) : errorBody(error, service.links)
  return {
    status: error.status,
    type: asProblem ? PROBLEM : JSON_TYPE,
    headers: error.headers,
    parts: [Buffer.from(JSON.stringify(body))],
  }
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

/** Lists the media types that a route sends, best first. */
export function formsOf(route: AnyRoute): string[] {
  let known = forms.get(route)
  if (known === undefined) {
    known = Object.keys(route.responses[200]?.content ?? {})
    forms.set(route, known)
  }
  return known
}

const forms = new WeakMap<AnyRoute, string[]>()

export const JSON_TYPE = 'application/json'
export const NOT_STORED = { 'Cache-Control': 'no-store' }

function internalError({ requestId, service }: Exchange, cause: unknown): ApiError {
  service.log.error({ id: requestId, err: cause }, 'request failed')
  return new ApiError('internal_error', `something went wrong here; the log has it under ${requestId}`, { cause })
}

/** What the answers of a route are made from, beside the request; undefined where they are of no version. */
export function stampFor(route: AnyRoute, service: Service): string | undefined {
  if (route.reads === 'none') return undefined
  return route.reads === 'sandbox' ? service.sandbox.stamp : service.directory().stamp
}

/** The tags that the request's client may have: of its preferred coding, and of a body too small for one. */
function possibleTags(exchange: Exchange, stamp: string, type: string): string[] {
  const { request } = exchange
  const coding = negotiateCoding(request.headers.get('accept-encoding'))
  const codings: Coding[] = coding === 'identity' ? ['identity'] : [coding, 'identity']
  return codings.map(coding => etagOf(stamp, { url: urlOf(exchange), type, coding }))
}

/** Path and query, as asked. */
export function urlOf({ target }: Exchange): string {
  return target.pathname + target.search
}

/** What is told of one request: its client's rate window and its id; names and values in turn. */
export function ownHeaders({ requestId, quota, service }: Exchange): string[] {
  const rate = quota ? rateHeaderList(quota, service.now()) : []
  rate.push('X-Request-Id', requestId)
  return rate
}

export function cachingHeaders({ cacheMaxAge }: Service): Record<string, string> {
  return {
    'Cache-Control': cacheMaxAge > 0 ? `public, max-age=${cacheMaxAge}` : 'public, no-cache',
  }
}

/** What a cache must tell apart beside the URL. */
export function varyOf({ headers = {} }: Pick<AnyRoute, 'headers'>): string {
  return 'Prefer' in headers ? 'Accept, Accept-Encoding, Prefer' : 'Accept, Accept-Encoding'
}

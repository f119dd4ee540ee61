// Which representation of a route's resource a request gets: media type, validator, and its headers for caches.
import { ApiError } from '../errors.ts'
import { type Exchange, versionTagFor } from '../exchange.ts'
import { negotiateCoding, negotiateType } from '../request/negotiation.ts'
import { etagOf, matchesTag } from './etag.ts'
import { notModified } from './finish.ts'
import { API_HEADERS, NOT_STORED } from './headers.ts'
import { hasHeader, type HeaderList, headerList, type HttpResponse } from './response.ts'
import type { AnyRoute } from '../route.ts'

/** Lists the media types that a route sends, best first. */
export function typesOf(route: AnyRoute): readonly string[] {
  let known = types.get(route)
  if (known === undefined) {
    known = [...Object.keys(route.responses[200]?.content ?? {}), ...(route.alsoSends ?? [])]
    types.set(route, known)
  }
  return known
}

const types = new WeakMap<AnyRoute, readonly string[]>()

/** Chooses the media type that a route will answer with. @throws ApiError `not_acceptable` */
export function chooseType({ head }: Exchange, route: AnyRoute): string {
  const accept = head.header('accept')
  const type = typeFor(accept, route)
  if (type === undefined) {
    throw new ApiError('not_acceptable', `this path sends ${typesOf(route).join(' or ')}, Accept has "${accept}"`)
  }
  return type
}

/** Chooses by Accept, but where the address has named the form. */
export function typeFor(accept: string | undefined, route: AnyRoute): string | undefined {
  return negotiateType(route.isFormByAddress ? undefined : accept, typesOf(route))
}

/**
 * Returns the ETag of If-None-Match that is the present one of the representation asked for. It is known before any
 * work: a tag is made of the request and the catalogue's version alone.
 */
export function heldTag(exchange: Exchange, route: AnyRoute, ifNoneMatch: string): string | undefined {
  const { head } = exchange
  const versionTag = versionTagFor(route.reads, exchange)
  // A preference may ask for another response than the one that the client has.
  if (versionTag === undefined || head.header('prefer') !== undefined || ifNoneMatch.trim() === '*') return undefined
  const type = typeFor(head.header('accept'), route)
  if (type === undefined) return undefined
  const coding = negotiateCoding(head.header('accept-encoding'))
  const url = urlOf(exchange)
  // A body too small for a coding is sent without one.
  const tags = [coding, 'identity' as const].map(coding => etagOf(versionTag, { url, type, coding }))
  return tags.find(tag => matchesTag(ifNoneMatch, tag))
}

export function notModifiedFor(exchange: Exchange, route: AnyRoute, tag: string): HttpResponse {
  return notModified({ headers: cacheableHeaders(exchange, route) }, tag)
}

/** Adds what every response of a route has: the headers of the API, what caches may do, and how its ETag is made. */
export function asRepresentation(exchange: Exchange, route: AnyRoute, made: HttpResponse): HttpResponse {
  const { status, headers, type = '', isLive } = made
  const versionTag = status === 200 && !isLive ? versionTagFor(route.reads, exchange) : undefined
  if (versionTag === undefined) return { ...made, headers: uncacheableHeaders(route, headers) }
  const url = urlOf(exchange)
  return {
    ...made,
    headers: [...cacheableHeaders(exchange, route), ...headers],
    validator: coding => etagOf(versionTag, { url, type, coding }),
  }
}

const API_LIST = headerList(API_HEADERS)
const UNCACHEABLE_LIST = headerList(NOT_STORED)

function cacheableHeaders({ site: { settings } }: Exchange, route: AnyRoute): HeaderList {
  return [...API_LIST, 'Cache-Control', cacheControl(settings), 'Vary', varyOf(route)]
}

function uncacheableHeaders(route: AnyRoute, headers: HeaderList): HeaderList {
  const caching = hasHeader(headers, 'Cache-Control') ? [] : UNCACHEABLE_LIST
  return [...API_LIST, ...caching, 'Vary', varyOf(route), ...headers]
}

/** Lets everybody store a response; without a maximum age they ask each time whether it is the present one. */
export function cacheControl({ cacheMaxAge }: { cacheMaxAge: number }): string {
  return cacheMaxAge > 0 ? `public, max-age=${cacheMaxAge}` : 'public, no-cache'
}

/** What a cache must tell apart beside the URL. */
function varyOf(route: Pick<AnyRoute, 'headers'>): string {
  return varies.getOrInsertComputed(route, ({ headers = {} }) =>
    ['Accept', 'Accept-Encoding', ...['Prefer', 'Accept-Language'].filter(name => name in headers)].join(', '),
  )
}

const varies = new WeakMap<Pick<AnyRoute, 'headers'>, string>()

/** Path and query, as a URL parser writes them. */
function urlOf({ target }: Exchange): string {
  return target.pathname + target.search
}

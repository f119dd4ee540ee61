import type { Exchange } from '../exchange.ts'
import { hasHeader, type HttpResponse, withoutHeaders } from '../response/response.ts'
import { rateHeaders } from './rate-headers.ts'

/** Adds what is reported of this one request: its client's window and its id. */
export function withOwnHeaders(
  { quota, endpoint, requestId, site }: Exchange,
  { status, headers, body, isShared }: HttpResponse,
): HttpResponse {
  const policy = endpoint?.window === 'pages' ? 'pages' : 'default'
  const own = quota ? rateHeaders(quota, { now: site.now(), policy }) : []
  own.push('X-Request-Id', requestId)
  // What an error says of the window itself counts.
  const left = status < 400 ? own : withoutHeaders(own, name => hasHeader(headers, name))
  return { status, headers: [...headers, ...left], body, isShared }
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageContext } from '../http/app.ts'
import { encodeBody, LEAST_COMPRESSED } from '../http/response/compression.ts'
import { matchesTag } from '../http/etag.ts'
import { negotiateCoding } from '../http/request/negotiation.ts'
import type { Service } from '../http/service.ts'
import type { Html } from './html.ts'

/** What pages may load: files of our own origin, and on a page with a map what its chosen style is fetched from. */
export function contentSecurityPolicy(mapStyle: Service['mapStyle']): string {
  const map = (mapStyle?.origins ?? []).map(origin => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${map}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function securityHeaders(mapStyle: Service['mapStyle'] = null): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(mapStyle),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=()',
  }
}

const FOR_GOOD = 'public, max-age=31536000, immutable'

type HtmlOptions = { status?: number; headers?: Record<string, string>; hasMap?: boolean }

/** Answers with a page. One with another status than 200 is not kept by caches. */
export function htmlResponse(context: PageContext, page: Html, options: HtmlOptions = {}) {
  const { status = 200, headers = {}, hasMap = false } = options
  const { mapStyle } = context.service
  return respond(context, {
    bytes: Buffer.from(page.toString()),
    type: 'text/html; charset=utf-8',
    status,
    caching: status === 200 ? present(context) : 'no-store',
    headers: { ...securityHeaders(hasMap ? mapStyle : null), ...headers },
  })
}

export type File = { bytes: Uint8Array; type: string; isForGood?: boolean; hasMap?: boolean }

/** Answers with a file; one that is for good never changes under its path. */
export function fileResponse(context: PageContext, { bytes, type, isForGood, hasMap }: File): Promise<Response> {
  const caching = isForGood ? FOR_GOOD : present(context)
  return respond(context, {
    bytes,
    type,
    status: 200,
    caching,
    headers: { ...securityHeaders(hasMap ? context.service.mapStyle : null), 'Access-Control-Allow-Origin': '*' },
  })
}

/** Sends to another path of the site, for good. */
export function movedResponse({ requestId }: PageContext, location: string): Response {
  return new Response(null, {
    status: 301,
    headers: {
      ...securityHeaders(),
      Location: location,
      'Cache-Control': 'no-cache',
      'X-Request-Id': requestId,
    },
  })
}

function present({ service: { cacheMaxAge } }: PageContext): string {
  return cacheMaxAge > 0 ? `public, max-age=${cacheMaxAge}` : 'public, no-cache'
}

type Sent = { bytes: Uint8Array; type: string; status: number; caching: string; headers: Record<string, string> }

// The tag is made of the content itself, so a page that depends on more than the catalogue cannot be kept too long.
async function respond({ request, requestId }: PageContext, sent: Sent): Promise<Response> {
  const { bytes, type, status, caching } = sent
  const acceptEncoding = request.headers.get('accept-encoding')
  const coding = bytes.length < LEAST_COMPRESSED ? 'identity' : negotiateCoding(acceptEncoding)
  const content = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const tag = `"${content}-${coding}"`
  const headers: Record<string, string> = {
    ...sent.headers,
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    'X-Request-Id': requestId,
    ...(status === 200 && { ETag: tag }),
  }
  const ifNoneMatch = request.headers.get('if-none-match')
  const isHeld = ifNoneMatch?.trim() === '*' || (ifNoneMatch && matchesTag(ifNoneMatch, [tag]) !== undefined)
  if (status === 200 && isHeld) return new Response(null, { status: 304, headers })
  const body = coding === 'identity' ? Uint8Array.from(bytes) : await encoded(tag, () => encodeBody(bytes, coding))
  headers['Content-Type'] = type
  headers['Content-Length'] = String(body.length)
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  return new Response(body, { status, headers })
}

const MOST_BYTES = 16 * 1024 * 1024
const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MOST_BYTES,
  sizeCalculation: body => body.length + 200,
})

async function encoded(tag: string, encode: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const known = kept.get(tag)
  if (known) return known
  const body = await encode()
  kept.set(tag, body)
  return body
}

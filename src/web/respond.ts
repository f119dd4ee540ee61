import { createHash } from 'node:crypto'
import type { PageContext } from '../http/page.ts'
import { cacheControl } from '../http/response/representation.ts'
import { empty, headerList, type HeaderList, type HttpResponse } from '../http/response/response.ts'
import type { Settings } from '../http/site.ts'
import type { Html } from './html.ts'

/** What pages may load: files of our own origin, and on a page with a map what its chosen style is fetched from. */
export function contentSecurityPolicy(mapStyle: Settings['mapStyle']): string {
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

function securityHeaders(mapStyle: Settings['mapStyle'] = null, styleHash?: string): Record<string, string> {
  const policy = contentSecurityPolicy(mapStyle)
  return {
    'Content-Security-Policy':
      styleHash === undefined ? policy : `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=()',
  }
}

const FRAMABLE = {
  ...securityHeaders(),
  'Content-Security-Policy': contentSecurityPolicy(null)
    .replace("script-src 'self'; ", '')
    .replace("frame-ancestors 'none'", 'frame-ancestors *'),
}

const FOR_GOOD = 'public, max-age=31536000, immutable'

type HtmlOptions = {
  status?: number
  headers?: HeaderList
  hasMap?: boolean
  /** May stand in a frame of anybody's page: it has neither script nor form to be misused. */
  isFramable?: boolean
}

/** Answers with a page. One with another status than 200 is not stored by caches. */
export function htmlResponse({ settings }: PageContext, page: Html, options: HtmlOptions = {}): HttpResponse {
  const { status = 200, headers = [], hasMap = false, isFramable = false } = options
  const bytes = Buffer.from(page.toString())
  return content([bytes], {
    type: 'text/html; charset=utf-8',
    status,
    hash: status === 200 ? contentHash(bytes) : undefined,
    headers: [
      ...headerList(isFramable ? FRAMABLE : securityHeaders(hasMap ? settings.mapStyle : null)),
      ...headers,
      'Cache-Control',
      status === 200 ? cacheControl(settings) : 'no-store',
    ],
  })
}

export type File = {
  bytes: Uint8Array
  type: string
  /** The hash of the bytes, where it is known already. */
  hash?: string
  /** Never changes under its path. */
  isForGood?: boolean
  hasMap?: boolean
  /** `sha256-…` of the style element of a picture. */
  styleHash?: string
}

/** Answers with a file; all responses share its bytes. */
export function fileResponse(context: PageContext, file: File): HttpResponse {
  const { bytes, type, hash = contentHash(bytes) } = file
  const isShared = file.hash !== undefined && { isShared: true as const }
  return { ...content([bytes], { type, status: 200, hash, headers: fileHeaders(context, file) }), ...isShared }
}

type LargeFile = Pick<File, 'type'> & {
  /** Of what it is made from. */
  hash: string
  /** Can be made again, the same each time. */
  pieces: AsyncIterable<string>
  /** Milliseconds of processor time that it takes to make and encode. */
  makingMs: number
}

/** Answers with a file of the version that is served, which is made once and kept on disk. */
export function largeFileResponse(context: PageContext, { type, hash, pieces, makingMs }: LargeFile): HttpResponse {
  const response = content(pieces, { type, status: 200, hash, headers: fileHeaders(context, {}) })
  return { ...response, isFile: true, makingMs }
}

function fileHeaders(
  { settings }: PageContext,
  { hasMap, isForGood, styleHash }: Omit<File, 'bytes' | 'type'>,
): HeaderList {
  return [
    ...headerList(securityHeaders(hasMap ? settings.mapStyle : null, styleHash)),
    'Access-Control-Allow-Origin',
    '*',
    'Cache-Control',
    isForGood ? FOR_GOOD : cacheControl(settings),
  ]
}

/** Sends to another path of the site, for good. */
export function movedResponse(location: string): HttpResponse {
  return empty(301, headerList({ ...securityHeaders(), Location: location, 'Cache-Control': 'no-cache' }))
}

/** Leads from an address to the one that says the same in full; where it leads may change with the catalogue. */
export function ledResponse(location: string): HttpResponse {
  return empty(303, headerList({ ...securityHeaders(), Location: location, 'Cache-Control': 'no-store' }))
}

/** Hashes bytes for an ETag: the same hash is the same page, whatever it was made from. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

type Content = { type: string; status: number; hash: string | undefined; headers: HeaderList }

function content(body: NonNullable<HttpResponse['body']>, { type, status, hash, headers }: Content): HttpResponse {
  return {
    status,
    headers: [...headers, 'Vary', 'Accept-Encoding'],
    type,
    body,
    validator: hash === undefined ? undefined : coding => `"${hash}-${coding}"`,
  }
}

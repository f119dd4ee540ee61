import type { Quota } from '../rate-limit/windows.ts'

/** Headers that scripts of other origins may read. */
const EXPOSED = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
  'ETag',
  'Link',
  'Location',
  'Allow',
  'Preference-Applied',
  'Idempotent-Replayed',
]
const ACCEPTED = [
  'Accept',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Last-Event-ID',
  'Prefer',
  'X-Request-Id',
]

/** Sent with every response of the API, errors too. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED.join(', '),
  'X-Content-Type-Options': 'nosniff',
}

/** Answers a preflight and a plain OPTIONS alike. */
export function optionsHeaders(allow: string): Record<string, string> {
  return {
    Allow: allow,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
    'Access-Control-Allow-Headers': ACCEPTED.join(', '),
    'Access-Control-Max-Age': '86400',
  }
}

/** Tells what is left of the rate window, in the service's own headers and in their standard twins: names and values in turn. */
export function rateHeaderList({ limit, remaining, reset }: Quota, now: number): string[] {
  const seconds = secondsUntil(reset, now)
  return [
    'X-RateLimit-Limit',
    String(limit),
    'X-RateLimit-Remaining',
    String(remaining),
    'X-RateLimit-Reset',
    String(reset),
    'RateLimit-Policy',
    `"default";q=${limit};w=60`,
    'RateLimit',
    `"default";r=${remaining};t=${seconds}`,
  ]
}

/** The same, by name. */
export function rateHeaders(quota: Quota, now: number): Record<string, string> {
  const headers: Record<string, string> = {}
  forEachHeader(rateHeaderList(quota, now), (name, value) => {
    headers[name] = value
  })
  return headers
}

/** Goes through names and values in turn. */
export function forEachHeader(list: readonly string[], tell: (name: string, value: string) => void): void {
  for (let i = 0; i < list.length; i += 2) tell(list[i] ?? '', list[i + 1] ?? '')
}

/** Whole seconds from now (milliseconds) to a Unix second, rounded up, at least 1. */
export function secondsUntil(unixSecond: number, now: number): number {
  return Math.max(1, Math.ceil(unixSecond - now / 1000))
}

const REQUEST_ID = /^[A-Za-z0-9_-]{1,128}$/

/** Takes over a sane X-Request-Id, else makes one. */
export function requestId(header: string | null | undefined): string {
  return header && REQUEST_ID.test(header) ? header : newRequestId()
}

const processPart = crypto.randomUUID().slice(0, 13).replace('-', '')
let count = 0

/** Unique over processes by 48 random bits, within one by a count: cheaper than randomness for each request. */
function newRequestId(): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER
  return `${processPart}-${count.toString(36)}`
}

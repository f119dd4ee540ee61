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
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Last-Event-ID',
  'Prefer',
  'X-Request-Id',
  // Sent by tools that trace requests or sign all of them; taken and not used, as Authorization is.
  'X-Requested-With',
  'traceparent',
  'tracestate',
  'baggage',
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

/** A response that no cache may store. */
export const NOT_STORED = { 'Cache-Control': 'no-store' }

const REQUEST_ID = /^[A-Za-z0-9_-]{1,128}$/

/** Returns a sane X-Request-Id as it came, else a new one. */
export function requestId(header: string | undefined): string {
  return header && REQUEST_ID.test(header) ? header : newRequestId()
}

const processPart = crypto.randomUUID().slice(0, 13).replace('-', '')
let count = 0

/** Unique over processes by 48 random bits, within one by a count: cheaper than randomness for each request. */
function newRequestId(): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER
  return `${processPart}-${count.toString(36)}`
}

import { between, type Random } from '../support/random.ts'
import {
  ANSWERED,
  BODIES,
  BOMBS,
  CONTENT_TYPES,
  HEADER_BOMBS,
  HEADERS,
  NAMES,
  PATHS,
  QUERIES,
  WORDS,
} from './shapes.ts'

/** A request that is valid as HTTP, whatever it asks for: the text before and behind the place of its X-Request-Id. */
export type Asked = { method: string; target: string; before: string; behind: string; isAsync: boolean }

const METHODS = [
  ...Array<string>(16).fill('GET'),
  ...Array<string>(3).fill('HEAD'),
  ...Array<string>(3).fill('POST'),
  'OPTIONS',
  'PUT',
  'DELETE',
  'TRACE',
]

/** Writes a request down; `name` differs from that of any other, so that keys that clients choose do not meet. */
export function hostileRequest(random: Random, name: number): Asked {
  const method = anyOf(random, METHODS)
  const target = method === 'POST' && random() < 0.6 ? anyOf(random, POSTED) : targetOf(random)
  const headers = headersOf(random)
  if (random() < 0.1) headers.push(['Idempotency-Key', `k${name}`])
  const body = bodyOf(random, method)
  if (body !== undefined) headers.push(...lengthHeaders(body))
  if (method === 'POST') headers.push(['Content-Type', anyOf(random, CONTENT_TYPES)])
  const hasOwnId = headers.some(([header]) => header === 'X-Request-Id')
  const head = `${method} ${target} HTTP/1.1\r\nHost: a\r\n${headers.map(([header, value]) => `${header}: ${value}\r\n`).join('')}`
  const isAsync = headers.some(([header, value]) => header === 'Prefer' && value === 'respond-async')
  const behind = `\r\n${body?.text ?? ''}`
  return hasOwnId
    ? { method, target, isAsync, before: head + behind, behind: '' }
    : { method, target, isAsync, before: `${head}X-Request-Id: `, behind: `\r\n${behind}` }
}

/** The request as it is sent; one with an X-Request-Id of its own keeps that. */
export function textOf({ before, behind }: Asked, id: string): string {
  return behind === '' ? before : before + id + behind
}

export function anyOf<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('there is nothing to take')
  return value
}

const LONGEST_TARGET = 9000
const POSTED = ['/ask', '/api/ask', '/api/batch', '/mcp']

function targetOf(random: Random): string {
  if (random() < 0.4) return anyOf(random, ANSWERED)
  const path = anyOf(random, PATHS).replaceAll('{w}', () => asPath(anyOf(random, WORDS)).slice(0, 400))
  return `${path}${queryOf(random)}`.slice(0, LONGEST_TARGET)
}

function queryOf(random: Random): string {
  const kind = random()
  if (kind < 0.08) return `?${anyOf(random, QUERIES)}`
  if (kind < 0.12)
    return `?${anyOf(random, NAMES)}=${asPath(anyOf(random, BOMBS)).slice(0, between(random, 100, 8500))}`
  const parameters = Array.from({ length: anyOf(random, [0, 0, 1, 1, 2, 5]) }, () => {
    const value = anyOf(random, [() => encodeURIComponent(anyOf(random, WORDS)), () => '%', () => '5', () => 'a,b'])
    return `${anyOf(random, NAMES)}=${value()}`
  })
  return parameters.length > 0 ? `?${parameters.join('&')}` : ''
}

/** What no request line can hold is percent-encoded, and no more. */
function asPath(text: string): string {
  return encodeURI(text).replaceAll('%25', '%')
}

function headersOf(random: Random): [string, string][] {
  if (random() < 0.02) return anyOf(random, HEADER_BOMBS).map(([header, value]) => [header, value])
  return Array.from({ length: anyOf(random, [0, 1, 1, 3]) }, (): [string, string] => {
    const [header, values] = anyOf(random, HEADERS)
    return [header, anyOf(random, values)]
  })
}

type Body = { text: string; isChunked: boolean }

/** A body where one is expected, and now and then where none is: what it holds must not be taken for a request. */
function bodyOf(random: Random, method: string): Body | undefined {
  if (method !== 'POST' && random() < 0.95) return undefined
  const inner = method === 'POST' ? anyOf(random, BODIES) : 'GET /api/evil HTTP/1.1\r\nHost: a\r\n\r\n'
  const bytes = Buffer.from(inner).toString('latin1')
  if (random() < 0.7) return { text: bytes, isChunked: false }
  return { text: chunked(bytes, random), isChunked: true }
}

function lengthHeaders({ text, isChunked }: Body): [string, string][] {
  return [isChunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(text.length)]]
}

/** In one chunk, in chunks of a byte, with extensions and trailers that claim what only a head may. */
function chunked(bytes: string, random: Random): string {
  const size = anyOf(random, [1, 7, 60_000, bytes.length || 1])
  const extension = anyOf(random, ['', '', ';a=b', `;${'e'.repeat(200)}`])
  let text = ''
  for (let at = 0; at < bytes.length && text.length < 200_000; at += size) {
    const chunk = bytes.slice(at, at + size)
    text += `${chunk.length.toString(16)}${extension}\r\n${chunk}\r\n`
  }
  const trailers = anyOf(random, [
    '',
    'X-Request-Id: evil\r\nHost: b\r\nContent-Type: text/plain\r\n',
    'Expect: 100-continue\r\n',
  ])
  return `${text}0\r\n${trailers}\r\n`
}

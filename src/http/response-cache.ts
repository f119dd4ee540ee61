import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { clientAddress, rateKey, shortAddress } from './client-address.ts'
import type { KeptResponse } from './exchange.ts'
import { rateHeaders, requestId } from './headers.ts'
import { type Coding, negotiateCoding, negotiateType } from './negotiation.ts'
import { matchesTag } from './etag.ts'
import type { Service } from './service.ts'

const MOST_BYTES = 64 * 1024 * 1024
/** What an entry costs beside its bytes: headers and the tables of the cache. */
const ENTRY_BYTES = 1024

/** Whole encoded responses of the present version, by coding and URL. */
export type ResponseCache = {
  keep(key: string, response: KeptResponse): void
  /** Answers from the cache; false when it holds no answer, and nothing was done. */
  send(incoming: IncomingMessage, outgoing: ServerResponse): boolean
}

export function keptKey(coding: Coding, url: string): string {
  return `${coding} ${url}`
}

type Entry = {
  response: KeptResponse
  /** Names and values in turn, as they go to the socket. */
  headers: string[]
}

/** Makes a response cache of at most `bytes`; it counts, logs and answers 304 as the application does. */
export function createResponseCache(service: Service, bytes = MOST_BYTES): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: bytes,
    sizeCalculation: ({ response }) => response.bytes.length + ENTRY_BYTES,
  })
  const clients = new LRUCache<string, { key: string; logged: string }>({ max: 10_000 })

  return {
    keep(key, response) {
      entries.set(key, { response, headers: Object.entries(response.headers).flat() })
    },
    send(incoming, outgoing) {
      const { method, url = '', headers } = incoming
      // A preference may ask for something else than what is kept.
      if (method !== 'GET' || headers['prefer'] !== undefined) return false
      const entry = entryFor(url, headers['accept'], headers['accept-encoding'])
      if (!entry) return false
      const started = service.now()
      const { response } = entry
      const client = clientOf(incoming)
      const ifNoneMatch = headers['if-none-match']
      const isHeld =
        ifNoneMatch !== undefined && matchesTag(ifNoneMatch, [response.headers['ETag'] ?? '']) !== undefined
      if (ifNoneMatch !== undefined && !isHeld) return false
      const quota = isHeld ? service.rateWindows.peek(client.key) : service.rateWindows.take(client.key, 1)
      // The application answers 429: it will find the window spent too.
      if (quota.isSpent) return false
      const id = requestId(first(headers['x-request-id']))
      const status = isHeld ? 304 : response.status
      const own = Object.entries(rateHeaders(quota, started)).flat()
      outgoing.writeHead(status, [...(isHeld ? withoutBody(entry.headers) : entry.headers), ...own, 'X-Request-Id', id])
      outgoing.end(isHeld ? undefined : response.bytes)
      if (service.log.isLevelEnabled('info')) {
        const ms = service.now() - started
        service.log.info({ id, client: client.logged, method, route: response.route, status, ms })
      }
      return true
    },
  }

  function entryFor(url: string, accept: string | undefined, acceptEncoding: string | undefined): Entry | undefined {
    const coding = negotiateCoding(acceptEncoding)
    const entry = entries.get(keptKey(coding, url)) ?? (coding === 'identity' ? undefined : small(url))
    if (!entry) return undefined
    if (entry.response.stamp !== currentStamp(entry.response)) return undefined
    const { forms } = entry.response
    return negotiateType(accept, forms) === forms[0] ? entry : undefined
  }

  /** A body too small to compress is kept once, plain. */
  function small(url: string): Entry | undefined {
    const entry = entries.get(keptKey('identity', url))
    return entry?.response.isSmall ? entry : undefined
  }

  function currentStamp({ isSandbox }: KeptResponse): string {
    return isSandbox ? service.sandbox.stamp : service.directory().stamp
  }

  function clientOf({ socket, headers }: IncomingMessage): { key: string; logged: string } {
    const peer = socket.remoteAddress ?? ''
    const forwarded = first(headers['x-forwarded-for'])
    const address = clientAddress(peer, forwarded, service.trustedProxies)
    const known = clients.get(address)
    if (known) return known
    const client = {
      key: rateKey(address),
      logged: service.logClientAddress === 'full' ? address : shortAddress(address),
    }
    clients.set(address, client)
    return client
  }
}

const BODY_HEADERS = new Set(['Content-Type', 'Content-Length', 'Content-Encoding', 'Link'])

function withoutBody(headers: readonly string[]): string[] {
  const kept: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2)
    if (!BODY_HEADERS.has(name)) kept.push(name, value)
  }
  return kept
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

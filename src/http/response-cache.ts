import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { MOST_TEXT_BYTES, textOf } from './answer.ts'
import { createClients } from './rate-limit/clients.ts'
import { rateHeaderList, requestId } from './response/headers.ts'
import { type Coding, negotiateCoding, negotiateType } from './request/negotiation.ts'
import { matchesTag } from './etag.ts'
import type { Service } from './service.ts'
import type { KeptResponse } from './to-answer.ts'

const MIB = 1024 * 1024
/** What an entry costs beside its bytes: headers and the tables of the cache. */
const ENTRY_BYTES = 1024

/** Whole encoded responses of the present version, by coding and URL. */
export type ResponseCache = {
  /** Whether it keeps anything at all. */
  isOn: boolean
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
  /** Those that a 304 has. */
  bodilessHeaders: string[]
  /** A body that goes out in one piece with its head: one system call, where a buffer behind a text takes two parts. */
  text: string | undefined
}

/** Makes a response cache of at most `bytes`, 0 for none; it counts, logs and answers 304 as the application does. */
export function createResponseCache(service: Service, bytes = 64 * MIB): ResponseCache {
  const clients = createClients(service)
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, bytes), // none fits into 1
    sizeCalculation: ({ response, text }) => response.bytes.length + (text?.length ?? 0) + ENTRY_BYTES,
  })

  return {
    isOn: bytes > 0,
    keep(key, response) {
      const { bytes } = response
      const text = bytes.length <= MOST_TEXT_BYTES ? textOf([bytes]) : undefined
      const headers = Object.entries(response.headers).flat()
      entries.set(key, { response, headers, bodilessHeaders: withoutBody(headers), text })
    },
    send(incoming, outgoing) {
      const { method, url = '', headers } = incoming
      // A preference may ask for something else than what is kept.
      if (method !== 'GET' || headers['prefer'] !== undefined) return false
      const entry = entryFor(url, headers['accept'], headers['accept-encoding'])
      if (!entry) return false
      const started = service.now()
      const { response } = entry
      const client = clients.of(incoming.socket.remoteAddress ?? '', first(headers['x-forwarded-for']))
      const ifNoneMatch = headers['if-none-match']
      const isHeld =
        ifNoneMatch !== undefined && matchesTag(ifNoneMatch, [response.headers['ETag'] ?? '']) !== undefined
      if (ifNoneMatch !== undefined && !isHeld) return false
      const quota = isHeld ? service.rateWindows.peek(client.key) : service.rateWindows.take(client.key, 1)
      // The application answers 429: it will find the window spent too.
      if (quota.isSpent) return false
      const id = requestId(first(headers['x-request-id']))
      const status = isHeld ? 304 : response.status
      const shared = isHeld ? entry.bodilessHeaders : entry.headers
      outgoing.writeHead(status, shared.concat(rateHeaderList(quota, started), 'X-Request-Id', id))
      if (isHeld) outgoing.end()
      else if (entry.text === undefined) outgoing.end(response.bytes)
      else outgoing.end(entry.text, 'latin1')
      if (service.log.isLevelEnabled('info')) {
        const ms = service.now() - started
        service.log.request({ id, client: client.logged, method, route: response.route, status, ms })
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

import { LRUCache } from 'lru-cache'
import type { Coding } from '../request/negotiation.ts'
import { notModified, type Stored } from './finish.ts'
import { bytesOf, type HttpResponse, latin1Of, MOST_TEXT_BYTES } from './response.ts'

/** What a response costs beside its bytes: headers and the tables of the cache. */
const ENTRY_BYTES = 1024

/** A stored response in one coding. */
export type StoredVariant = {
  response: HttpResponse
  tag: string
  notModified: HttpResponse
}

/** The stored responses of a URL, and what they were made from and for. */
export type StoredEntry<Owner> = {
  versionTag: string
  /** What answers at the URL. */
  owner: Owner
  /** The same bytes whatever coding the client accepts. */
  isSmall: boolean
  variants: Partial<Record<Coding, StoredVariant>>
}

/** Whole encoded responses, by URL and coding, the least recently used ones forgotten. */
export type ResponseCache<Owner> = {
  find(url: string): StoredEntry<Owner> | undefined
  /** Stores a response and returns it as it will be sent from then on. */
  store(url: string, stored: Stored, made: { versionTag: string; owner: Owner }): HttpResponse
  /** Bytes of all that is stored. */
  bytes(): number
}

/** Makes a response cache of at most `mostBytes`, keys counted. */
export function createResponseCache<Owner extends object>(mostBytes: number): ResponseCache<Owner> {
  const entries = new LRUCache<string, StoredEntry<Owner>>({ maxSize: mostBytes, sizeCalculation: bytesOfEntry })
  return {
    find: url => entries.get(url),
    bytes: () => entries.calculatedSize,
    store(url, { response, coding, tag, isSmall }, { versionTag, owner }) {
      const present = entries.peek(url)
      const variants = present?.versionTag === versionTag ? present.variants : {}
      const bytes = bytesOf(response)
      const body = bytes.length <= MOST_TEXT_BYTES ? latin1Of([bytes]) : [apart(bytes)]
      const ready = { ...response, body, isShared: true as const }
      const variant = { response: ready, tag, notModified: notModified(response, tag) }
      entries.set(url, { versionTag, owner, isSmall, variants: { ...variants, [coding]: variant } })
      return ready
    },
  }
}

/** JavaScript keeps two bytes of a key's character where one of them is not Latin. */
function bytesOfEntry({ variants }: StoredEntry<object>, url: string): number {
  let size = url.length * 2
  for (const { response } of Object.values(variants)) {
    const { body } = response
    size += ENTRY_BYTES + (typeof body === 'string' ? body.length : bytesOf(response).length)
  }
  return size
}

/** Copies bytes that lie in a block with others, as Buffer.concat makes short ones: stored, they would keep all of it. */
function apart(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.buffer.byteLength === bytes.length ? bytes : new Uint8Array(bytes)
}

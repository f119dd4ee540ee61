import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Coding } from '../request/negotiation.ts'

/**
 * Makes the strong ETag of a representation: the same on every machine that serves the same catalogue. A tag is only
 * compared with others of the same URL: the URL's part is short, there for a client that mixes URLs up.
 */
export function etagOf(
  versionTag: string,
  { url, type, coding }: { url: string; type: string; coding: Coding },
): string {
  const representation = `${versionTag}\n${type}\n${coding}`
  let known = digests.get(representation)
  if (known === undefined) {
    known = hash('sha256', representation, 'base64url').slice(0, 22)
    digests.set(representation, known)
  }
  return `"${known}-${crc32(url).toString(36)}"`
}

/** A version is sent in few media types and codings. */
const digests = new LRUCache<string, string>({ max: 100 })

/** Tells whether If-None-Match names a tag, or any by `*` (weak comparison, as for GET). */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (!ifNoneMatch.includes(',')) return bare(ifNoneMatch) === tag || ifNoneMatch.trim() === '*'
  return ifNoneMatch.split(',').some(named => bare(named) === tag)
}

function bare(named: string): string {
  const trimmed = named.trim()
  return trimmed.startsWith('W/') ? trimmed.slice(2) : trimmed
}

import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Links } from '../spots/links.ts'
import type { Coding } from './request/negotiation.ts'

/** Raised whenever the same catalogue would be answered with other bytes. */
const FORMAT_VERSION = 2

/** Sums up what all answers from a version of a catalogue depend on beside the request. */
export function stampOf(token: string, links: Links): string {
  return digest([FORMAT_VERSION, token, links.baseUrl, links.mapsUrlTemplate])
}

/**
 * Makes the strong ETag of a representation: the same on every machine that serves the same catalogue. A tag is only
 * compared with others of the same URL: the URL's part is short, so that a client that mixes them up sees it.
 */
export function etagOf(stamp: string, { url, type, coding }: { url: string; type: string; coding: Coding }): string {
  const form = `${stamp}\n${type}\n${coding}`
  let known = forms.get(form)
  if (known === undefined) {
    known = digest([form])
    forms.set(form, known)
  }
  return `"${known}-${crc32(url).toString(36)}"`
}

/** The few that a version is sent in. */
const forms = new LRUCache<string, string>({ max: 100 })

/** Tells whether If-None-Match names one of the tags (weak comparison, as for GET). */
export function matchesTag(ifNoneMatch: string, tags: readonly string[]): string | undefined {
  const named = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.find(tag => named.includes(tag))
}

function digest(parts: readonly (string | number)[]): string {
  return hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)
}

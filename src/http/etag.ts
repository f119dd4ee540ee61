import { hash } from 'node:crypto'
import type { Links } from '../spots/links.ts'
import type { Coding } from './negotiation.ts'

/** Raised whenever the same catalogue would be answered with other bytes. */
const FORMAT_VERSION = 1

/** Sums up what all answers from a version of a catalogue depend on beside the request. */
export function stampOf(token: string, links: Links): string {
  return digest([FORMAT_VERSION, token, links.baseUrl, links.mapsUrlTemplate])
}

/** Makes the strong ETag of a representation: the same on every machine that serves the same catalogue. */
export function etagOf(stamp: string, { url, type, coding }: { url: string; type: string; coding: Coding }): string {
  return `"${digest([stamp, url, type, coding])}"`
}

/** Tells whether If-None-Match names one of the tags (weak comparison, as for GET). */
export function matchesTag(ifNoneMatch: string, tags: readonly string[]): string | undefined {
  const named = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.find(tag => named.includes(tag))
}

function digest(parts: readonly (string | number)[]): string {
  return hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)
}

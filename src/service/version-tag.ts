import { hash } from 'node:crypto'
import type { Links } from '../spots/links.ts'

/** Raised whenever a release answers with other bytes from the same catalogue. */
const FORMAT_VERSION = 3

/** Returns a part of every ETag: equal for collections whose answers have the same bytes. */
export function versionTagOf(token: string, links: Links): string {
  return hash('sha256', [FORMAT_VERSION, token, links.baseUrl, links.mapsUrlTemplate].join('\n'), 'base64url').slice(
    0,
    22,
  )
}

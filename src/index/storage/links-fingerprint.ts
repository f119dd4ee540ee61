import { createHash } from 'node:crypto'
import type { Links } from '../../spots/links.ts'

/** Tells apart the URL settings that bodies were made with. */
export function fingerprintOf(links: Links): string {
  return createHash('sha256')
    .update(JSON.stringify([links.baseUrl, links.mapsUrlTemplate]))
    .digest('hex')
    .slice(0, 16)
}

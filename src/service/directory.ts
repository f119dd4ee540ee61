import { createHmac } from 'node:crypto'
import { openWorld, type PreparedWorld, prepareWorld } from '../ask/world.ts'
import type { Doc, Index } from '../index/types.ts'
import { buildIndex } from '../index/build.ts'
import { openIndex } from '../index/open.ts'
import type { Atlas } from '../silence/noise-maps.ts'
import type { Links } from '../spots/links.ts'
import { compareSpots } from '../spots/order.ts'
import { stampOf } from '../http/etag.ts'
import { NO_NOISE } from './shared-noise.ts'
import { computedFor } from '../http/silence.ts'
import { SANDBOX_SOURCE, sandboxSpots } from './sandbox-spots.ts'
import type { Directory } from '../http/service.ts'

export type DirectoryOptions = {
  links: Links
  cursorKey: Uint8Array
  atlas: Atlas
  /** What questions need, when it has been prepared already. */
  prepared?: PreparedWorld | undefined
}

/** Makes a version of the catalogue ready to be served. */
export function directoryOf(index: Index, { links, cursorKey, atlas, prepared }: DirectoryOptions): Directory {
  const stamp = stampOf(`${index.version.token}-${digest(cursorKey)}`, links)
  const explain = (doc: Doc) => computedFor(doc, { index, atlas })
  const world = openWorld(index, prepared ?? prepareWorld(index), { links, explain })
  return { index, world, atlas, cursorKey, stamp }
}

/** Makes the sandbox: the same code over a fixed fictional collection. */
export async function sandboxDirectory(links: Links): Promise<Directory> {
  const version = { number: 1, token: 'sandbox-1', publishedAt: '2026-01-01T00:00:00.000Z' }
  const spots = sandboxSpots.toSorted(compareSpots)
  const index = openIndex(await buildIndex({ version, sources: [SOURCE], spots }, links))
  // Nothing in the sandbox is worth protecting; a fixed key makes its cursors the same everywhere.
  return directoryOf(index, { links, cursorKey: Buffer.from('sandbox'), atlas: NO_NOISE })
}

const SOURCE = {
  name: 'sandbox',
  attribution: SANDBOX_SOURCE,
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
  importedAt: '2026-01-01T00:00:00.000Z',
  spots: sandboxSpots.length,
} as const

function digest(key: Uint8Array): string {
  return createHmac('sha256', key).update('stamp').digest('base64url').slice(0, 12)
}

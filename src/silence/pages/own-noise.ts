import { zstdCompressSync } from 'node:zlib'
import { hashOf } from '../../arrays/packed-arrays.ts'
import { SpilledBytes } from '../../arrays/spilled-bytes.ts'
import type { Usual } from '../beyond.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import type { AudibleSources } from '../sources/audible.ts'
import type { SpilledSources } from '../sources/spilled-sources.ts'
import { cutPages } from './cut/cut-pages.ts'
import type { NoisePages, OwnNoise, PageEntry } from './noise-pages.ts'
import { PageCache, RATING_CACHE_BYTES } from './page-cache.ts'
import { pagedSources } from './paged-sources.ts'
import { packRegion } from './region-page.ts'

/** The noise of a region as an import finds it: its sources are on disk when they are many. */
export type RegionNoise = Omit<NoiseMap, 'sources' | 'usual'> & {
  sources: SpilledSources
  /** Finds what is usual beyond its edge; undefined when nobody knows. */
  usualAmong: (audible: AudibleSources) => Usual | undefined
}

/**
 * Cuts a source's noise into pages, packed; those of a large region are on disk, in a file that goes with the last reference.
 * What is usual beyond its edge is found in these pages, which stay open in `cache`. `onShare` is told how far it has come.
 */
export function ownNoiseOf(
  source: string,
  noise: NoiseMap | RegionNoise,
  cache = new PageCache(RATING_CACHE_BYTES),
  onShare?: (share: number) => void,
): OwnNoise {
  const packed = new SpilledBytes()
  const places = new Map<string, { start: number; length: number }>()
  const keep = <T extends { hash: string; bytes: Uint8Array }>({ bytes, ...entry }: T) => {
    if (places.has(entry.hash)) return entry
    const page = zstdCompressSync(bytes)
    places.set(entry.hash, { start: packed.length, length: page.length })
    packed.append(page)
    return entry
  }
  const bytesOf = (hash: string) => {
    const place = places.get(hash)
    if (!place) return undefined
    const page = new Uint8Array(place.length)
    packed.read(page, place.start)
    return page
  }
  const pages = Array.from(cutPages(source, noise, onShare), keep).sort(inOrder)
  const usual = 'usualAmong' in noise ? noise.usualAmong(audibleIn(pages, bytesOf, cache)) : noise.usual
  const region = keep(packRegion(source, { coverage: noise.coverage, ...(usual && { usual }) }))
  const hashes = [region.hash, ...pages.map(({ hash, layer, cell }) => `${hash} ${layer} ${cell}`).sort()]
  const digest = hashOf(Buffer.from(hashes.join('\n')))
  return { region: { ...region, digest }, pages, bytes: bytesOf }
}

function inOrder(a: PageEntry, b: PageEntry): number {
  return a.cell - b.cell || a.layer - b.layer
}

/** Opens pages as all that is heard. */
function audibleIn(
  pages: readonly PageEntry[],
  bytesOf: (hash: string) => Uint8Array | undefined,
  cache: PageCache,
): AudibleSources {
  const byCell = Map.groupBy(pages, ({ cell }) => cell)
  const all: NoisePages = {
    regions: () => [],
    pagesIn([first, last]) {
      const found: PageEntry[] = []
      for (let cell = first; cell <= last; cell++) found.push(...(byCell.get(cell) ?? []))
      return found
    },
    bytes(hash) {
      const bytes = bytesOf(hash)
      if (!bytes) throw new RangeError(`there is no noise page ${hash}`)
      return bytes
    },
  }
  return pagedSources(all, cache)
}

import { zstdCompressSync } from 'node:zlib'
import type { NoiseMap } from '../noise-bytes.ts'
import { cutPages } from './cut-pages.ts'
import type { OwnNoise } from './noise-pages.ts'
import { hashOf } from '../../arrays/packed-arrays.ts'
import { SpilledBytes } from '../../arrays/spilled-bytes.ts'
import { packRegion } from './region-page.ts'

/** Cuts a source's noise map into pages, packed; those of a large region are on disk, in a file that goes with the last reference. */
export function ownNoiseOf(source: string, map: NoiseMap): OwnNoise {
  const packed = new SpilledBytes()
  const places = new Map<string, { start: number; length: number }>()
  const keep = <T extends { hash: string; bytes: Uint8Array }>({ bytes, ...entry }: T) => {
    if (places.has(entry.hash)) return entry
    const page = zstdCompressSync(bytes)
    places.set(entry.hash, { start: packed.length, length: page.length })
    packed.append(page)
    return entry
  }
  const pages = Array.from(cutPages(source, map), keep)
  const region = keep(packRegion(source, map))
  const hashes = [region.hash, ...pages.map(({ hash, layer, cell }) => `${hash} ${layer} ${cell}`).sort()]
  const digest = hashOf(Buffer.from(hashes.join('\n')))
  return {
    region: { ...region, digest },
    pages,
    bytes(hash) {
      const place = places.get(hash)
      if (!place) return undefined
      const page = new Uint8Array(place.length)
      packed.read(page, place.start)
      return page
    },
  }
}

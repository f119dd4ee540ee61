import { zstdCompressSync } from 'node:zlib'
import type { NoiseMap } from '../noise-bytes.ts'
import { cutPages } from './cut-pages.ts'
import type { OwnNoise } from './noise-pages.ts'
import { hashOf } from '../../arrays/packed-arrays.ts'
import { packRegion } from './region-page.ts'

/** Cuts a source's noise map into pages, packed. */
export function ownNoiseOf(source: string, map: NoiseMap): OwnNoise {
  const packed = new Map<string, Uint8Array>()
  const keep = <T extends { hash: string; bytes: Uint8Array }>({ bytes, ...entry }: T) => {
    packed.set(entry.hash, zstdCompressSync(bytes))
    return entry
  }
  const pages = Array.from(cutPages(source, map), keep)
  const region = keep(packRegion(source, map))
  const hashes = [region.hash, ...pages.map(({ hash, layer, cell }) => `${hash} ${layer} ${cell}`).sort()]
  const digest = hashOf(Buffer.from(hashes.join('\n')))
  return { region: { ...region, digest }, pages, bytes: hash => packed.get(hash) }
}

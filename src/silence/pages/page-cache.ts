import { LRUCache } from 'lru-cache'
import { zstdDecompressSync } from 'node:zlib'
import { GroupSlots } from '../sources/group-slots.ts'
import type { SourcePart } from '../sources/audible.ts'
import { type OpenBuiltUp, openBuiltUp } from './built-up-page.ts'
import { type OpenHeights, openHeights } from './height-page.ts'
import { type OpenRegion, openRegion } from './region-page.ts'
import { openSources } from './source-page.ts'

/** The kinds of pages, and how each is opened. */
type Opened = {
  sources: SourcePart & { byteLength: number }
  builtUp: OpenBuiltUp
  region: OpenRegion
  heights: OpenHeights
}

/** Pages that are open, for all versions: a page never changes. The least recently used are closed. */
export class PageCache {
  readonly slots = new GroupSlots()
  readonly #pages: LRUCache<string, Opened[keyof Opened]>
  readonly #onSize: (byteLength: number) => void

  /** `bytes`: what all open pages may take together, at least what one question needs; `onSize` is told what they do take. */
  constructor(bytes: number, onSize: (byteLength: number) => void = () => {}) {
    this.#onSize = onSize
    this.#pages = new LRUCache({
      maxSize: Math.max(bytes, LEAST_BYTES),
      sizeCalculation: ({ byteLength }) => byteLength + OBJECT_BYTES,
      dispose: page => {
        if ('slots' in page) this.slots.giveBack(page.slots)
      },
    })
  }

  /** Returns a page, opened; `read` gives its packed bytes when it is not open. */
  open<K extends keyof Opened>(kind: K, hash: string, read: (hash: string) => Uint8Array): Opened[K] {
    const known = this.#pages.get(hash)
    if (known) return known as Opened[K] // a hash is of one kind of page
    const page = this.#opened(kind, zstdDecompressSync(read(hash)))
    this.#pages.set(hash, page)
    this.#onSize(this.#pages.calculatedSize)
    return page as Opened[K] // made by the opener of its kind
  }

  #opened(kind: keyof Opened, bytes: Uint8Array): Opened[keyof Opened] {
    if (kind === 'builtUp') return openBuiltUp(bytes)
    if (kind === 'region') return openRegion(bytes)
    if (kind === 'heights') return openHeights(bytes)
    const page = openSources(bytes)
    return { ...page, slots: this.slots.take(page.groups) }
  }
}

/** Enough to rate the spots of a region one after the other. */
export const RATING_CACHE_BYTES = 128 * 1024 * 1024
const LEAST_BYTES = 8 * 1024 * 1024
/** What an open page takes beside its numbers, about. */
const OBJECT_BYTES = 2_000

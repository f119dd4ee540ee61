// Noise as immutable pages, each named by a hash of what it holds: what a page is found by, and where pages are read.
import type { Box } from '../../geo/box.ts'
import type { CellRange } from './page-grid.ts'

/** A page of sources, or of built-up shares, by what it is found by. */
export type PageEntry = {
  cell: number
  layer: number
  /** Of several pages in one place, which: built-up shares are kept by source. */
  part: string
  hash: string
  /** Around all that it holds, 10⁻⁷ degrees. */
  box: Box
  /** How far what it holds is heard, metres. */
  reach: number
}

/** A page with its bytes. */
export type CutPage = PageEntry & { bytes: Uint8Array }

/** A region, by what it is found by. */
export type RegionEntry = {
  source: string
  /** For answers. */
  name: string
  hash: string
  /** Around what it covers, 10⁻⁷ degrees. */
  box: Box
  /** Hash of all that the source brings: of this and of its pages. */
  digest: string
}

/** Where one version's pages are read from; every call is answered at once, from a file or from memory. */
export type NoisePages = {
  /** In the order of their sources' names. */
  regions(): readonly RegionEntry[]
  /** Gives the pages of some cells, from the first to the last. */
  pagesIn(cells: CellRange): readonly PageEntry[]
  /** Returns the bytes of a page or a region. @throws when there is none of this hash. */
  bytes(hash: string): Uint8Array
}

/** What one source brings. */
export type OwnNoise = {
  region: RegionEntry
  pages: readonly PageEntry[]
  /** The packed bytes of the region and of each page; undefined for any other hash. */
  bytes(hash: string): Uint8Array | undefined
}

/** A page that a source brings. */
export type OwnPage = PageEntry & { source: string }

/** Where the pages that sources bring are read. */
export type OwnPages = {
  /** Gives those of some cells, of all sources. */
  ownIn(cells: CellRange): readonly OwnPage[]
  /** @throws RangeError when there is none of this hash. */
  bytes(hash: string): Uint8Array
}

/** All noise of a catalogue: what its sources bring, and what is heard of it, by version. */
export type NoiseStore = OwnPages & {
  /** Returns what is heard in a version; its pages are read when they are asked for. */
  at(version: number): NoisePages
  /** Returns the version that was published last. */
  version(): number
  /** Returns the sources that bring noise, each with the hash of all that it brings, in the order of their names. */
  sources(): ReadonlyMap<string, string>
  /** Gives the cells in which a source has a say. */
  cellsOf(source: string): number[]
  close(): void
}

/** The noise of a catalogue that has none. */
export const NO_NOISE_PAGES: NoisePages = { regions: () => [], pagesIn: () => [], bytes: noBytes }

function noBytes(hash: string): never {
  throw new RangeError(`there is no noise page ${hash}`)
}

export const NO_NOISE_STORE: NoiseStore = {
  at: () => NO_NOISE_PAGES,
  version: () => 0,
  sources: () => new Map(),
  cellsOf: () => [],
  ownIn: () => [],
  bytes: noBytes,
  close() {},
}

// What becomes of the noise of a catalogue when sources bring other noise, or none any more.
import { zstdCompressSync } from 'node:zlib'
import { type HeardCell, heardIn } from './merge-pages.ts'
import type { NoisePages, NoiseStore, OwnNoise, OwnPage, OwnPages, PageEntry, RegionEntry } from './noise-pages.ts'
import { type CellRange, cellsAround } from './page-grid.ts'

/** By source: what it brings from now on; null when it brings nothing any more. */
export type NoiseChange = ReadonlyMap<string, OwnNoise | null>

export type ChangedNoise = {
  before: NoisePages
  after: NoisePages
  /** What sources bring from now on. */
  own: OwnPages
  /** What is heard from now on in the cells in which that may be something else. */
  cells: readonly Omit<HeardCell, 'pages'>[]
  /** The pages that are heard no more, and those that are heard for the first time. */
  gone: readonly PageEntry[]
  come: readonly PageEntry[]
  /** The same of regions. */
  regionsGone: readonly RegionEntry[]
  regionsCome: readonly RegionEntry[]
  /** Returns the packed bytes of a page that had to be made. */
  made(hash: string): Uint8Array | undefined
}

/** Computes a change of what the last version of a catalogue has; nothing is stored. */
export function changedNoise(store: NoiseStore, change: NoiseChange): ChangedNoise {
  const before = store.at(store.version())
  const own = ownAfter(store, change)
  const made = new Map<string, Uint8Array>()
  const heard = new Map<number, PageEntry[]>()
  const cells: { cell: number; sources: readonly string[] }[] = []
  for (const { cell, pages, sources } of heardIn(cellsOf(store, change), own)) {
    cells.push({ cell, sources })
    heard.set(
      cell,
      pages.map(page => {
        if (!('bytes' in page)) return page
        const { bytes, ...entry } = page
        made.set(entry.hash, zstdCompressSync(bytes))
        return entry
      }),
    )
  }
  const regions = before.regions().filter(({ source }) => !change.has(source))
  for (const brought of change.values()) if (brought) regions.push(brought.region)
  regions.sort((a, b) => (a.source < b.source ? -1 : 1))
  const [gone, come]: [PageEntry[], PageEntry[]] = [[], []]
  for (const [cell, pages] of heard) {
    const old = before.pagesIn([cell, cell])
    gone.push(...old.filter(page => !pages.some(other => isSame(page, other))))
    come.push(...pages.filter(page => !old.some(other => isSame(page, other))))
  }
  const isSameRegion = (a: RegionEntry) => (b: RegionEntry) => a.source === b.source && a.hash === b.hash
  return {
    before,
    own,
    cells,
    gone,
    come,
    regionsGone: before.regions().filter(region => !regions.some(isSameRegion(region))),
    regionsCome: regions.filter(region => !before.regions().some(isSameRegion(region))),
    made: hash => made.get(hash),
    after: {
      regions: () => regions,
      pagesIn: range => pagesAfter(range, { before, heard }),
      bytes: hash => made.get(hash) ?? own.bytes(hash),
    },
  }
}

function isSame(a: PageEntry, b: PageEntry): boolean {
  return a.layer === b.layer && a.part === b.part && a.hash === b.hash
}

function pagesAfter(
  [first, last]: CellRange,
  { before, heard }: { before: NoisePages; heard: ReadonlyMap<number, PageEntry[]> },
): PageEntry[] {
  const pages = before.pagesIn([first, last]).filter(({ cell }) => !heard.has(cell))
  for (let cell = first; cell <= last; cell++) pages.push(...(heard.get(cell) ?? []))
  return pages
}

/** The cells in which a change may be heard, and those beside them: what is there may be heard alone from now on. */
function cellsOf(store: NoiseStore, change: NoiseChange): Set<number> {
  const cells = new Set<number>()
  for (const [source, brought] of change) {
    for (const cell of store.cellsOf(source)) cells.add(cell)
    for (const { cell } of brought?.pages ?? []) cells.add(cell)
  }
  const around = new Set<number>()
  for (const own of cells) {
    for (const [first, last] of cellsAround(own)) for (let cell = first; cell <= last; cell++) around.add(cell)
  }
  return around
}

function ownAfter(store: OwnPages, change: NoiseChange): OwnPages {
  const brought = new Map<number, OwnPage[]>()
  for (const [source, own] of change) {
    for (const page of own?.pages ?? []) {
      const list = brought.get(page.cell)
      if (list) list.push({ ...page, source })
      else brought.set(page.cell, [{ ...page, source }])
    }
  }
  return {
    ownIn(range) {
      const pages = store.ownIn(range).filter(({ source }) => !change.has(source))
      for (let cell = range[0]; cell <= range[1]; cell++) pages.push(...(brought.get(cell) ?? []))
      return pages
    },
    bytes(hash) {
      for (const own of change.values()) {
        const bytes = own?.bytes(hash)
        if (bytes) return bytes
      }
      return store.bytes(hash)
    },
  }
}

import type { Box } from '../../../geo/box.ts'
import { growByMetres } from '../../sources/audible.ts'
import type { NoisePages, PageEntry, RegionEntry } from '../noise-pages.ts'
import { cellsHeardIn } from '../page-grid.ts'

/** The noise around a place as plain data: threads share it, and it can be sent to other machines. */
export type PackedNoise = {
  regions: readonly RegionEntry[]
  /** The cells that it knows, first and last of each run of them. */
  cells: readonly (readonly [first: number, last: number])[]
  entries: readonly PageEntry[]
  /** Where the bytes of each page and region are. */
  places: ReadonlyMap<string, readonly [start: number, end: number]>
  bytes: Uint8Array<SharedArrayBuffer>
}

/** What is asked of packed noise is too far from the place that it was packed for. */
export class NotPacked extends Error {
  override name = 'NotPacked'
}

/** Sources are looked up around receivers as far as they reach, and the houses around sources at their middle: metres. */
const AROUND_METRES = 150_000

/** Packs all that can be heard in a box of 10⁻⁷ degrees. */
export function packNoise(pages: NoisePages, box: Box): PackedNoise {
  const cells = cellsHeardIn(growByMetres(box, AROUND_METRES))
  const entries = cells.flatMap(range => pages.pagesIn(range))
  const regions = pages.regions()
  const hashes = new Set([...entries, ...regions].map(({ hash }) => hash))
  const places = new Map<string, readonly [number, number]>()
  let length = 0
  for (const hash of hashes) length += pages.bytes(hash).length
  const bytes = new Uint8Array(new SharedArrayBuffer(length))
  let at = 0
  for (const hash of hashes) {
    const own = pages.bytes(hash)
    bytes.set(own, at)
    places.set(hash, [at, at + own.length])
    at += own.length
  }
  return { regions, cells, entries, places, bytes }
}

/** Reads packed noise. Its calls throw NotPacked where it knows nothing. */
export function unpackNoise({ regions, cells, entries, places, bytes }: PackedNoise): NoisePages {
  const byCell = Map.groupBy(entries, ({ cell }) => cell)
  return {
    regions: () => regions,
    pagesIn([first, last]) {
      const found: PageEntry[] = []
      for (let cell = first; cell <= last; cell++) {
        const own = byCell.get(cell)
        if (own) found.push(...own)
        else if (!cells.some(([from, to]) => from <= cell && cell <= to)) throw new NotPacked(`cell ${cell}`)
      }
      return found
    },
    bytes(hash) {
      const place = places.get(hash)
      if (!place) throw new NotPacked(`page ${hash}`)
      return bytes.subarray(...place)
    },
  }
}

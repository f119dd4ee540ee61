import { openNameless } from '../../../arrays/nameless-file.ts'
import { readWhole, writeWhole } from '../../../arrays/whole-bytes.ts'
import type { Box } from '../../../geo/box.ts'
import { growByMetres } from '../../sources/audible.ts'
import type { NoisePages, PageEntry, RegionEntry } from '../noise-pages.ts'
import { cellsHeardIn } from '../page-grid.ts'

/** What of the noise around a place is found where. */
type PackedPlaces = {
  regions: readonly RegionEntry[]
  /** The cells that it knows, first and last of each run of them. */
  cells: readonly (readonly [first: number, last: number])[]
  entries: readonly PageEntry[]
  /** Where the bytes of each page and region are. */
  places: ReadonlyMap<string, readonly [start: number, end: number]>
}

/** The noise around a place as plain data: threads share it, and it can be sent to other machines. */
export type PackedNoise = PackedPlaces & { bytes: Uint8Array<SharedArrayBuffer> }

/** The same with its bytes in a file, by its descriptor: for threads, which read the files of their process. */
export type NoiseFile = PackedPlaces & { descriptor: number }

/** What is asked of packed noise is too far from the place that it was packed for. */
export class NotPacked extends Error {
  override name = 'NotPacked'
}

/** Sources are looked up around receivers as far as they reach, and the houses around sources at their middle: metres. */
const AROUND_METRES = 150_000

/** Packs all that can be heard in a box of 10⁻⁷ degrees. */
export function packNoise(pages: NoisePages, box: Box): PackedNoise {
  const { length, ...packed } = placesIn(pages, box)
  const bytes = new Uint8Array(new SharedArrayBuffer(length))
  for (const [hash, [start]] of packed.places) bytes.set(pages.bytes(hash), start)
  return { ...packed, bytes }
}

/** The same in a file without a name, so that a large region's is not in memory; whoever asks for it closes it. */
export function fileNoise(pages: NoisePages, box: Box): NoiseFile {
  const { length: _, ...packed } = placesIn(pages, box)
  const descriptor = openNameless('noise')
  for (const [hash, [start]] of packed.places) writeWhole(descriptor, pages.bytes(hash), start)
  return { ...packed, descriptor }
}

function placesIn(pages: NoisePages, box: Box): PackedPlaces & { length: number } {
  const cells = cellsHeardIn(growByMetres(box, AROUND_METRES))
  const entries = cells.flatMap(range => pages.pagesIn(range))
  const regions = pages.regions()
  const hashes = new Set([...entries, ...regions].map(({ hash }) => hash))
  const places = new Map<string, readonly [number, number]>()
  let length = 0
  for (const hash of hashes) {
    const start = length
    length += pages.bytes(hash).length
    places.set(hash, [start, length])
  }
  return { regions, cells, entries, places, length }
}

/** Reads packed noise. Its calls throw NotPacked where it knows nothing. */
export function unpackNoise(noise: PackedNoise | NoiseFile): NoisePages {
  const { regions, cells, entries, places } = noise
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
      const [start, end] = place
      if ('bytes' in noise) return noise.bytes.subarray(start, end)
      const bytes = new Uint8Array(end - start)
      readWhole(noise.descriptor, bytes, start)
      return bytes
    },
  }
}

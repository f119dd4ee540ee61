import { openGrids, type SilenceGrid } from '../silence/grid/silence-grid.ts'

/** What all sources have of a kind, such as silence grids, as bytes in memory that all threads read. */
export type SharedBytes = readonly SharedArrayBuffer[]

export function openGrid(grids: SharedBytes): SilenceGrid {
  return openGrids(grids.map(buffer => new Uint8Array(buffer)))
}

/** Copies bytes by source into memory that threads share. */
export function shareBytes(bySource: ReadonlyMap<string, Uint8Array>): SharedBytes {
  return Array.from(bySource.values(), bytes => {
    const buffer = new SharedArrayBuffer(bytes.length)
    new Uint8Array(buffer).set(bytes)
    return buffer
  })
}

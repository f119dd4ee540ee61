import type { BaseMapFolder } from '../basemap/folder.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Index } from '../index/types.ts'
import { NO_GRID, type SilenceGrid } from '../silence/grid/silence-grid.ts'
import type { NoiseMaps } from '../silence/noise-maps.ts'
import type { Links } from '../spots/links.ts'
import { type Directory, directoryOf, sandboxDirectory } from './directory.ts'
import { NO_NOISE } from '../silence/noise-maps.ts'

/** All that the service reads; every thread makes one at its start. */
export type Reads = {
  /** The public directory as of now. A publish replaces it between two calls: take it once per request and pass it on. */
  directory(): Directory
  sandbox: Directory
  /** What changed from version to version. */
  changeLog: Pick<Catalogue, 'changes' | 'isInLog'>
  /** Beginnings of the URLs in answers. */
  links: Links
}

/** Reads that can move on to another version. */
export type ServedReads = Reads & {
  /** Serves another version from the next request on; without options over the noise of the last one. */
  swap(index: Index, options?: { noiseMaps: NoiseMaps; grid: SilenceGrid }): void
}

export type ReadsOptions = Pick<Reads, 'changeLog' | 'links'> & {
  /** Signs the cursors. */
  cursorKey: Uint8Array
  noiseMaps?: NoiseMaps
  grid?: SilenceGrid
  baseMaps?: BaseMapFolder
}

/** Requests that began in a version read its files until they end. */
const LONGEST_REQUEST_MS = 60_000

/** Makes the reads over a version of the catalogue. */
export async function createReads(index: Index, options: ReadsOptions): Promise<ServedReads> {
  const { changeLog, links, cursorKey, noiseMaps = NO_NOISE, grid = NO_GRID, baseMaps } = options
  const kept = { links, cursorKey, ...(baseMaps && { baseMaps }) }
  let directory = directoryOf(index, { ...kept, noiseMaps, grid })
  return {
    changeLog,
    links,
    sandbox: await sandboxDirectory(links),
    directory: () => directory,
    swap(next, options = { noiseMaps: directory.noiseMaps, grid: directory.grid }) {
      const { baseMap, relief } = directory
      directory = directoryOf(next, { ...kept, ...options })
      setTimeout(() => void Promise.all([baseMap.close(), relief.close()]), LONGEST_REQUEST_MS).unref()
    },
  }
}

import { existsSync } from 'node:fs'
import { Archive } from '../archive.ts'
import type { Tile } from '../tile.ts'
import { NO_SHADE } from './hillshade.ts'

/** What is asked of the relief. */
export type ShadeTiles = Pick<HillshadeTiles, 'isEmpty' | 'tile' | 'close'>

/** The relief of all regions of a version that were imported with heights. */
export class HillshadeTiles {
  readonly #archives: readonly Archive[]

  /** `files`: of each region, whether or not it is there. */
  constructor(files: readonly string[]) {
    this.#archives = files.filter(file => existsSync(file)).map(file => new Archive(file))
  }

  get isEmpty(): boolean {
    return this.#archives.length === 0
  }

  /** A picture, transparent where no region has any; where several have one, they are of the same ground. */
  async tile(tile: Tile): Promise<Uint8Array> {
    for (const archive of this.#archives) {
      const found = await archive.tile(tile).catch(() => undefined)
      if (found) return found
    }
    return NO_SHADE
  }

  async close(): Promise<void> {
    await Promise.all(this.#archives.map(archive => archive.close()))
  }
}

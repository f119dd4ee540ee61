import type { Box } from '../geo/box.ts'
import { coordinatesOf, WORLD_SIZE } from '../geo/mercator.ts'
import { Archive } from './archive.ts'
import { encodeTile } from './encode-tile.ts'
import { joinTiles } from './join-tiles.ts'
import type { Tile } from './tile.ts'

/** What is asked of a base map. */
export type BaseTiles = Pick<BaseMap, 'isEmpty' | 'tile' | 'close'>

/** The base map of all regions of a version. */
export class BaseMap {
  readonly #archives: readonly Archive[]
  #extents: Promise<{ archive: Archive; box: Box }[]> | undefined

  constructor(files: readonly string[]) {
    this.#archives = files.map(file => new Archive(file))
  }

  get isEmpty(): boolean {
    return this.#archives.length === 0
  }

  /** The bytes of a vector tile; an empty one where no region has anything. */
  async tile(tile: Tile): Promise<Uint8Array<ArrayBuffer>> {
    const near = (await this.#all()).filter(({ box }) => touches(box, tile))
    const found = await Promise.all(near.map(({ archive }) => archive.tile(tile)))
    const tiles = found.filter(bytes => bytes !== undefined)
    return tiles.length === 0 ? NOTHING : joinTiles(tiles)
  }

  async close(): Promise<void> {
    await Promise.all(this.#archives.map(archive => archive.close()))
  }

  /** What cannot be opened, as after a backup was restored without it, is left out: the map of the world stays. */
  #all(): Promise<{ archive: Archive; box: Box }[]> {
    return (this.#extents ??= Promise.all(
      this.#archives.map(archive =>
        archive.extent().then(
          ({ box }) => [{ archive, box }],
          () => [],
        ),
      ),
    ).then(all => all.flat()))
  }
}

const NOTHING = encodeTile([])

function touches({ west, south, east, north }: Box, { z, x, y }: Tile): boolean {
  const side = WORLD_SIZE / 2 ** z
  const [topLeft, bottomRight] = [
    coordinatesOf({ x: x * side, y: y * side }),
    coordinatesOf({ x: (x + 1) * side, y: (y + 1) * side }),
  ]
  return (
    topLeft.longitude <= east &&
    bottomRight.longitude >= west &&
    topLeft.latitude >= south &&
    bottomRight.latitude <= north
  )
}

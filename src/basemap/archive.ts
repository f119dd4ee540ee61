import { close, open, read } from 'node:fs'
import { promisify } from 'node:util'
import { PMTiles, type RangeResponse, type Source, TileType } from 'pmtiles'
import { z } from 'zod'
import type { Box } from '../geo/box.ts'
import type { Tile } from './tile.ts'

const ArchiveMetadata = z.object({
  attribution: z.string().optional().catch(undefined),
  vector_layers: z
    .array(z.object({ id: z.string() }))
    .optional()
    .catch(undefined),
})

export type ArchiveFacts = {
  bounds: [west: number, south: number, east: number, north: number]
  minzoom: number
  maxzoom: number
  attribution: string
  layers: string[]
}

/** A PMTiles archive of vector tiles in a file, opened when it is first asked for. */
export class Archive {
  readonly #pieces: FilePieces
  readonly #tiles: PMTiles

  constructor(file: string) {
    this.#pieces = new FilePieces(file)
    this.#tiles = new PMTiles(this.#pieces)
  }

  /** The box that it covers, degrees, and its zooms. @throws Error when the file is no such archive. */
  async extent(): Promise<{ box: Box; first: number; last: number }> {
    const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom, tileType } = await this.#tiles.getHeader()
    if (tileType !== TileType.Mvt) throw new Error('it holds no vector tiles')
    return { box: { west: minLon, south: minLat, east: maxLon, north: maxLat }, first: minZoom, last: maxZoom }
  }

  /** What a map of it needs to know: box, zooms, whom to credit, and the names of the layers of vector tiles. */
  async described(): Promise<ArchiveFacts> {
    const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = await this.#tiles.getHeader()
    const metadata = ArchiveMetadata.parse(await this.#tiles.getMetadata())
    return {
      bounds: [minLon, minLat, maxLon, maxLat],
      minzoom: minZoom,
      maxzoom: maxZoom,
      attribution: metadata.attribution ?? '',
      layers: (metadata.vector_layers ?? []).map(({ id }) => id),
    }
  }

  /** The bytes of a tile, not packed; undefined when it has none. */
  async tile({ z: zoom, x, y }: Tile): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const found = await this.#tiles.getZxy(zoom, x, y)
    return found && new Uint8Array(found.data)
  }

  close(): Promise<void> {
    return this.#pieces.close()
  }
}

/** Closes the files of archives that nobody can ask any more, as those of a version that was replaced. */
const leftOpen = new FinalizationRegistry<number>(file => close(file, () => {}))

const [openFile, readFile, closeFile] = [promisify(open), promisify(read), promisify(close)]

class FilePieces implements Source {
  readonly #path: string
  #file: Promise<number> | undefined

  constructor(path: string) {
    this.#path = path
  }

  getKey(): string {
    return this.#path
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const file = await (this.#file ??= this.#open())
    const bytes = new Uint8Array(length)
    const { bytesRead } = await readFile(file, bytes, 0, length, offset)
    return { data: bytes.buffer.slice(0, bytesRead) }
  }

  async #open(): Promise<number> {
    const file = await openFile(this.#path, 'r')
    leftOpen.register(this, file, this)
    return file
  }

  async close(): Promise<void> {
    const file = await this.#file?.catch(() => undefined)
    this.#file = undefined
    if (file === undefined) return
    leftOpen.unregister(this)
    await closeFile(file)
  }
}

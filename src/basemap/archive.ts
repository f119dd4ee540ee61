import { type FileHandle, open } from 'node:fs/promises'
import { PMTiles, type RangeResponse, type Source, TileType } from 'pmtiles'
import { z } from 'zod'
import type { Box } from '../geo/box.ts'
import type { Tile } from './pieces.ts'

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

class FilePieces implements Source {
  readonly #file: string
  #handle: Promise<FileHandle> | undefined

  constructor(file: string) {
    this.#file = file
  }

  getKey(): string {
    return this.#file
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const handle = await (this.#handle ??= open(this.#file))
    const bytes = new Uint8Array(length)
    const { bytesRead } = await handle.read(bytes, 0, length, offset)
    return { data: bytes.buffer.slice(0, bytesRead) }
  }

  async close(): Promise<void> {
    const handle = await this.#handle?.catch(() => undefined)
    this.#handle = undefined
    await handle?.close()
  }
}

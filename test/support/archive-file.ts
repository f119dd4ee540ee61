import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { encodeTile } from '../../src/basemap/encode-tile.ts'
import { writeArchive } from '../../src/basemap/pmtiles/write.ts'
import { temporaryFolder } from './running-server.ts'

/** The one tile of the archive: a road across it. */
export const ROAD_TILE = encodeTile([
  {
    name: 'roads',
    extent: 4096,
    features: [{ shape: 'line', parts: [[0, 0, 4096, 4096]], properties: { name: 'Long Road' } }],
  },
])

/** Writes a PMTiles archive with one vector tile, 0/0/0, and says where. */
export function archiveFile(): { file: string; remove: () => void } {
  const folder = temporaryFolder()
  const file = join(folder.path, 'map.pmtiles')
  const bounds = { west: -10, south: -10, east: 10, north: 10 }
  const metadata = { attribution: 'Those who drew it', vector_layers: [{ id: 'roads' }, { id: 'water' }] }
  const pieces = writeArchive([{ z: 0, x: 0, y: 0 }], () => gzipSync(ROAD_TILE), { bounds, metadata })
  writeFileSync(file, Buffer.concat(Array.from(pieces, piece => Buffer.from(piece))))
  return { file, remove: () => folder.remove() }
}

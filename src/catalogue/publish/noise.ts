// The catalogue holds the noise maps of its sources: one transaction publishes spots and noise, and a backup has both.
// A noise map is packed and split into rows, since a row holds less than a gigabyte.
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Publication } from '../catalogue.ts'
import type { Tables } from '../schema.ts'

const pack = promisify(zstdCompress)
const unpack = promisify(zstdDecompress)

const PART_BYTES = 8 * 1024 * 1024

/** Replaces the noise maps of a publication's sources; removes those of a source that brings none. */
export async function writeNoise(db: Kysely<Tables>, { sources, noise }: Publication): Promise<void> {
  for (const { name } of sources) {
    await dropNoise(db, name)
    const bytes = noise?.get(name)
    if (!bytes) continue
    const packed = await pack(bytes)
    for (let part = 0; part * PART_BYTES < packed.length; part++) {
      const piece = packed.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
      await db.insertInto('noise').values({ source: name, part, bytes: piece }).execute()
    }
  }
}

export async function dropNoise(db: Kysely<Tables>, source: string): Promise<void> {
  await db.deleteFrom('noise').where('source', '=', source).execute()
}

/** Reads the noise maps by source, in the order of the sources' names. */
export async function readNoise(db: Kysely<Tables>): Promise<Map<string, Uint8Array>> {
  const names = await db.selectFrom('noise').select('source').distinct().orderBy('source').execute()
  const maps = new Map<string, Uint8Array>()
  for (const { source } of names) {
    const parts = await db.selectFrom('noise').select('bytes').where('source', '=', source).orderBy('part').execute()
    maps.set(source, await unpack(Buffer.concat(parts.map(({ bytes }) => bytes))))
  }
  return maps
}

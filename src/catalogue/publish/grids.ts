// The catalogue holds the silence grids of its sources beside their noise maps: one transaction publishes both, and what
// takes a source away takes its grid. The blocks of a grid are packed already; a row holds less than a gigabyte.
import type { Kysely } from 'kysely'
import type { Publication } from '../catalogue.ts'
import type { Tables } from '../schema.ts'

const PART_BYTES = 8 * 1024 * 1024

/** Replaces the grids that a publication brings; removes that of each of its sources that brings none, and no noise is kept of. */
export async function writeGrids(
  db: Kysely<Tables>,
  { sources, noise, grids = new Map() }: Publication,
): Promise<void> {
  for (const { name } of sources) if (noise?.get(name) !== 'kept') await dropGrid(db, name)
  for (const [name, bytes] of grids) {
    await dropGrid(db, name)
    for (let part = 0; part * PART_BYTES < bytes.length; part++) {
      const piece = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
      await db.insertInto('grids').values({ source: name, part, bytes: piece }).execute()
    }
  }
}

export async function dropGrid(db: Kysely<Tables>, source: string): Promise<void> {
  await db.deleteFrom('grids').where('source', '=', source).execute()
}

/** Reads the grids by source, in the order of the sources' names. */
export async function readGrids(db: Kysely<Tables>): Promise<Map<string, Uint8Array>> {
  const names = await db.selectFrom('grids').select('source').distinct().orderBy('source').execute()
  const grids = new Map<string, Uint8Array>()
  for (const { source } of names) {
    const parts = await db.selectFrom('grids').select('bytes').where('source', '=', source).orderBy('part').execute()
    grids.set(source, Buffer.concat(parts.map(({ bytes }) => bytes)))
  }
  return grids
}

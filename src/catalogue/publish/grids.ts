// The catalogue holds the silence grids of its sources beside their noise, each from the version that brought it until another:
// one transaction publishes both, and machines that serve an earlier version read theirs. The blocks of a grid are packed
// already; a row holds less than a gigabyte.
import type { Kysely } from 'kysely'
import type { Publication } from '../catalogue.ts'
import type { Tables } from '../schema.ts'
import { endRows, oldestKept } from './kept-versions.ts'

type Db = Kysely<Tables>
type Terms = {
  /** The version that is published. */
  version: number
  now: Date
  /** A source that is taken away. */
  remove?: string | undefined
}

const PART_BYTES = 8 * 1024 * 1024

/**
 * Replaces the grids that a publication brings; ends that of each of its sources that brings none, and no noise is kept of.
 * What no kept version has is deleted.
 */
export async function writeGrids(
  db: Db,
  { sources, noise, grids = new Map() }: Publication,
  { version, now, remove }: Terms,
): Promise<void> {
  const end = (source: string) => endRows(db, { table: 'grid_parts', version }, { source })
  for (const { name } of sources) if (noise?.get(name) !== 'kept') await end(name)
  for (const [source, bytes] of grids) {
    await end(source)
    for (let part = 0; part * PART_BYTES < bytes.length; part++) {
      const piece = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
      const row = { source, since: version, until: null, part, bytes: piece }
      await db.insertInto('grid_parts').values(row).execute()
    }
  }
  if (remove !== undefined) await end(remove)
  await db
    .deleteFrom('grid_parts')
    .where('until', '<=', await oldestKept(db, now))
    .execute()
}

/** Reads the grids of a version by source, in the order of the sources' names; of the present one when none is named. */
export async function readGrids(db: Db, version?: number): Promise<Map<string, Uint8Array>> {
  const ofVersion = db
    .selectFrom('grid_parts')
    .where(eb =>
      version === undefined
        ? eb('until', 'is', null)
        : eb.and([eb('since', '<=', version), eb.or([eb('until', 'is', null), eb('until', '>', version)])]),
    )
  const names = await ofVersion.select('source').distinct().orderBy('source').execute()
  const grids = new Map<string, Uint8Array>()
  for (const { source } of names) {
    const parts = await ofVersion.select('bytes').where('source', '=', source).orderBy('part').execute()
    grids.set(source, Buffer.concat(parts.map(({ bytes }) => bytes)))
  }
  return grids
}

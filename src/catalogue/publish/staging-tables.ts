import type { Kysely } from 'kysely'
import { type ColumnTypes, newTable } from '../column-types.ts'
import type { Tables } from '../schema.ts'

const STAGED = {
  incoming: `
    id text key, source text key, slug text null, silence_rating real, name text, place text null, country text null,
    record text`,
  incoming_unrated: 'source text key, id text key, draft text',
}

/** Makes the temporary tables of a publish: what comes in, and which spots it touches. */
export async function createStaging(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  for (const [name, columns] of Object.entries(STAGED)) {
    await newTable({ db, types }, name, columns).temporary().execute()
  }
  await touchedTable(db, types).addPrimaryKeyConstraint('touched_key', ['id', 'source']).execute()
}

/** The temporary table of what the publish does to which row of source_spots, ready to be made. */
export function touchedTable(db: Kysely<Tables>, types: ColumnTypes) {
  const columns = `
    id text, source text, kind text, slug text null, silence_rating real null, name text null, place text null,
    country text null`
  return newTable({ db, types }, 'touched', columns).temporary()
}

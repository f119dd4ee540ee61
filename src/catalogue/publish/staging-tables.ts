import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import type { Tables } from '../schema.ts'

/** Makes the temporary tables of a publish: what comes in, and which spots it touches. */
export async function createStaging(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const { text, real } = types
  await db.schema
    .createTable('incoming')
    .temporary()
    .addColumn('id', text, c => c.notNull())
    .addColumn('source', text, c => c.notNull())
    .addColumn('slug', text)
    .addColumn('silence_rating', real, c => c.notNull())
    .addColumn('name', text, c => c.notNull())
    .addColumn('place', text)
    .addColumn('country', text)
    .addColumn('record', text, c => c.notNull())
    .addPrimaryKeyConstraint('incoming_key', ['id', 'source'])
    .execute()
  await db.schema
    .createTable('incoming_unrated')
    .temporary()
    .addColumn('source', text, c => c.notNull())
    .addColumn('id', text, c => c.notNull())
    .addColumn('draft', text, c => c.notNull())
    .addPrimaryKeyConstraint('incoming_unrated_key', ['source', 'id'])
    .execute()
  await touchedTable(db, types).addPrimaryKeyConstraint('touched_key', ['id', 'source']).execute()
}

/** The temporary table of what the publish does to which row of source_spots, ready to be made. */
export function touchedTable(db: Kysely<Tables>, { text, real }: ColumnTypes) {
  return db.schema
    .createTable('touched')
    .temporary()
    .addColumn('id', text, c => c.notNull())
    .addColumn('source', text, c => c.notNull())
    .addColumn('kind', text, c => c.notNull())
    .addColumn('slug', text)
    .addColumn('silence_rating', real)
    .addColumn('name', text)
    .addColumn('place', text)
    .addColumn('country', text)
}

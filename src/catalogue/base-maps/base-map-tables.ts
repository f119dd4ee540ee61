import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Parts from 0; `kept_at` is in milliseconds since 1970. */
export type BaseMapTables = { base_maps: { name: string; part: number; kept_at: number; bytes: Uint8Array } }

export async function createBaseMapParts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('base_maps')
    .addColumn('name', types.text, c => c.notNull())
    .addColumn('part', types.integer, c => c.notNull())
    .addColumn('kept_at', types.integer, c => c.notNull())
    .addColumn('bytes', types.bytes, c => c.notNull())
    .addPrimaryKeyConstraint('base_maps_key', ['name', 'part'])
    .execute()
}

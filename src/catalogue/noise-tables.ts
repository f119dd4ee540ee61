// The tables that noise is kept in: pages by the hash of what they hold, and by which version they are heard.
import type { Kysely } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export type NoiseTables = {
  /** Pages of noise, packed, by the hash of what they hold. */
  noise_pages: { hash: string; bytes: Uint8Array }
  /** The pages that each source brings. */
  noise_own: PageColumns & { source: string }
  /** The pages that are heard, from one version until another; `sources` are those that had a say, a line each. */
  noise_heard: PageColumns & Lifetime & { sources: string }
  /** Where each source is whole, and the rest that it says of itself: a page. */
  noise_regions: Lifetime & BoxColumns & { source: string; name: string; hash: string; digest: string }
}

/** 10⁻⁷ degrees. */
export type BoxColumns = { west: number; south: number; east: number; north: number }
export type PageColumns = BoxColumns & { cell: number; layer: number; part: string; hash: string; reach: number }
/** From the version `since` on, up to the one before `until`; null: still. */
export type Lifetime = { since: number; until: number | null }

export async function createNoisePages(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, bytes } = types
  await db.schema
    .createTable('noise_pages')
    .addColumn('hash', text, c => c.primaryKey())
    .addColumn('bytes', bytes, c => c.notNull())
    .execute()
  await pageTable(db, types, 'noise_own')
    .addColumn('source', text, c => c.notNull().references('sources.name'))
    .addPrimaryKeyConstraint('noise_own_key', ['source', 'cell', 'layer', 'part'])
    .execute()
  await db.schema.createIndex('noise_own_by_cell').on('noise_own').column('cell').execute()
  await pageTable(db, types, 'noise_heard')
    .addColumn('sources', text, c => c.notNull())
    .addColumn('since', integer, c => c.notNull())
    .addColumn('until', integer)
    .addPrimaryKeyConstraint('noise_heard_key', ['cell', 'layer', 'part', 'since'])
    .execute()
  await boxTable(db, types, 'noise_regions')
    .addColumn('source', text, c => c.notNull())
    .addColumn('name', text, c => c.notNull())
    .addColumn('hash', text, c => c.notNull())
    .addColumn('digest', text, c => c.notNull())
    .addColumn('since', integer, c => c.notNull())
    .addColumn('until', integer)
    .addPrimaryKeyConstraint('noise_regions_key', ['source', 'since'])
    .execute()
  for (const table of ['noise_own', 'noise_heard', 'noise_regions']) {
    await db.schema.createIndex(`${table}_by_hash`).on(table).column('hash').execute()
  }
}

function pageTable(db: Kysely<unknown>, types: ColumnTypes, name: string) {
  return boxTable(db, types, name)
    .addColumn('cell', types.integer, c => c.notNull())
    .addColumn('layer', types.integer, c => c.notNull())
    .addColumn('part', types.text, c => c.notNull())
    .addColumn('hash', types.text, c => c.notNull())
    .addColumn('reach', types.real, c => c.notNull())
}

function boxTable(db: Kysely<unknown>, { integer }: ColumnTypes, name: string) {
  return ['west', 'south', 'east', 'north'].reduce(
    (table, edge) => table.addColumn(edge, integer, c => c.notNull()),
    db.schema.createTable(name),
  )
}

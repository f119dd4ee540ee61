// The tables that noise is kept in: pages by the hash of what they hold, and by which version they are heard.
import type { Kysely } from 'kysely'
import { type ColumnTypes, createTables, newTable } from './column-types.ts'

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

const BOX = 'west integer, south integer, east integer, north integer'
const PAGE = 'hash text, reach real'
const LIFETIME = 'since integer key, until integer null'

export async function createNoisePages(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTables(db, types, { noise_pages: 'hash text key, bytes bytes' })
  const ownColumns = `${BOX}, cell integer, layer integer, part text, ${PAGE}, source text references sources.name`
  const own = newTable({ db, types }, 'noise_own', ownColumns)
  await own.addPrimaryKeyConstraint('noise_own_key', ['source', 'cell', 'layer', 'part']).execute()
  await db.schema.createIndex('noise_own_by_cell').on('noise_own').column('cell').execute()
  await createTables(db, types, {
    noise_heard: `
      ${BOX}, cell integer key, layer integer key, part text key, ${PAGE}, sources text, ${LIFETIME}`,
    noise_regions: `${BOX}, source text key, name text, hash text, digest text, ${LIFETIME}`,
  })
  for (const table of ['noise_own', 'noise_heard', 'noise_regions']) {
    await db.schema.createIndex(`${table}_by_hash`).on(table).column('hash').execute()
  }
}

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { BASE_MAP_PARTS, type BaseMapTables } from './base-maps/base-map-tables.ts'
import { type ColumnTypes, createTables } from './column-types.ts'
import type { ChangeKind } from './catalogue.ts'
import { createNoisePages, type Lifetime, type NoiseTables } from './noise-tables.ts'

type PartTables = NoiseTables & BaseMapTables

/** The tables, as Kysely sees them. The same in every engine: text, integers and reals, and one table of bytes. */
export type Tables = PartTables & {
  meta: { key: string; value: string }
  versions: {
    number: number
    token: string
    published_at: string
    created: number
    updated: number
    removed: number
  }
  sources: {
    name: string
    attribution: string
    licence: string | null
    url: string | null
    ratings: string
    extract_date: string | null
    imported_at: string
    /** JSON of a box. */
    coverage: string | null
    /** The name of its base map's file. */
    base_map: string | null
  }
  /** JSON of what each source was last imported from. */
  origins: { source: string; origin: string }
  /** Noise maps of sources as they were kept before there were pages, in parts from 0; empty once they have been cut. */
  noise: { source: string; part: number; bytes: Uint8Array }
  /** Silence grids of sources, in parts from 0, from the version `since` on up to the one before `until`; null: still. */
  grid_parts: Lifetime & { source: string; part: number; bytes: Uint8Array }
  /** What each source says of each of its spots; `record` is JSON of StoredRecord. */
  source_spots: { source: string; id: string; record: string }
  /** What waits for a rating; `draft` is JSON of UnratedDraft. */
  unrated_spots: { source: string; id: string; draft: string }
  /** Each spot once, with the source whose record counts. */
  spots: {
    id: string
    slug: string
    source: string
    silence_rating: number
    created_version: number
    updated_version: number
  }
  /** Slugs that spots had before their present one, or before they were gone; never given to another spot. */
  slugs: { slug: string; spot_id: string }
  changes: { version: number; sequence: number; kind: ChangeKind; id: string; slug: string }
  /** Temporary: the drafts of the publish under way. */
  incoming: Named & { source: string; id: string; slug: string | null; silence_rating: number; record: string }
  /** Temporary: what of the publish under way waits for a rating. */
  incoming_unrated: { source: string; id: string; draft: string }
  /** Temporary: what the publish under way does to which row of source_spots, and what a draft says of its spot. */
  touched: Nullable<Named & { slug: string; silence_rating: number }> & {
    source: string
    id: string
    /** `heard`: of what is kept nothing has changed but the levels by class, which are not shown. */
    kind: 'added' | 'changed' | 'gone' | 'heard'
  }
}

/** What a slug is made of. */
type Named = { name: string; place: string | null; country: string | null }
type Nullable<T> = { [Key in keyof T]: T[Key] | null }

/** The tables that a catalogue consists of, each behind those that it refers to. */
export const STORED_TABLES = [
  'meta',
  'versions',
  'sources',
  'origins',
  'noise',
  'grid_parts',
  'base_maps',
  'noise_pages',
  'noise_own',
  'noise_heard',
  'noise_regions',
  'source_spots',
  'unrated_spots',
  'spots',
  'slugs',
  'changes',
] as const satisfies readonly (keyof Tables)[]

/** Migrations by name, in order, for an engine's types; what a released one does never changes. */
export function migrationsFor(types: ColumnTypes): Record<string, Migration> {
  const making = (tables: Record<string, string>): Migration => ({ up: db => createTables(db, types, tables) })
  return {
    '001-catalogue': { up: db => createCatalogue(db, types) },
    '002-noise': { up: db => createNoise(db, types) },
    '003-unrated': making({ unrated_spots: 'source text key references sources.name, id text key, draft text' }),
    '004-origins': making({ origins: 'source text key references sources.name, origin text' }),
    '006-base-maps': { up: db => db.schema.alterTable('sources').addColumn('base_map', types.text).execute() },
    '007-grids': making({ grids: 'source text key references sources.name, part integer key, bytes bytes' }),
    '008-noise-pages': { up: db => createNoisePages(db, types) },
    '009-base-map-parts': making(BASE_MAP_PARTS),
    '010-grid-parts': { up: db => createGridParts(db, types) },
    '011-lighter-publishes': { up: db => lightenPublishes(db, types) },
    '012-one-key': { up: db => keyRecordsBySource(db, types) },
  }
}

// A migration sees the database as it was then, not as the types say now.
const FIRST_TABLES = {
  meta: 'key text key, value text',
  versions: 'number integer key, token text, published_at text, created integer, updated integer, removed integer',
  sources: `
    name text key, attribution text, licence text null, url text null, ratings text, extract_date text null,
    imported_at text`,
  source_spots: 'id text key, source text key references sources.name, record text',
  spots: `
    id text key, slug text unique, source text, silence_rating real, created_version integer, updated_version integer`,
  slugs: 'slug text key, spot_id text',
  changes: `
    version integer key references versions.number, sequence integer key, kind text, id text, slug text`,
}

async function createCatalogue(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTables(db, types, FIRST_TABLES)
  await db.schema.createIndex('source_spots_by_source').on('source_spots').columns(['source', 'id']).execute()
  await db.schema.createIndex('spots_in_order').on('spots').columns(['silence_rating desc', 'id']).execute()
  await db.schema.createIndex('slugs_by_spot').on('slugs').column('spot_id').execute()
}

async function createNoise(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable('sources').addColumn('coverage', types.text).execute()
  const noise = 'source text key references sources.name, part integer key, bytes bytes'
  await createTables(db, types, { noise })
}

/** Grids get the versions that have them; a source may be gone while an earlier version is served. */
async function createGridParts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const columns = 'source text key, since integer key, until integer null, part integer key, bytes bytes'
  await createTables(db, types, { grid_parts: columns })
  await sql`insert into grid_parts (source, since, part, bytes) select source, 0, part, bytes from grids`.execute(db)
  await db.schema.dropTable('grids').execute()
}

/**
 * Takes away what each new spot had to be written to besides. Present slugs stand in `spots` alone. On a server the
 * canonical order is sorted when it is read, and the publish sees to it that a draft's source and a change's version are there.
 */
async function lightenPublishes(db: Kysely<unknown>, { isServer }: ColumnTypes): Promise<void> {
  await sql`delete from slugs where exists (select 1 from spots where spots.slug = slugs.slug)`.execute(db)
  if (!isServer) return
  await db.schema.dropIndex('spots_in_order').ifExists().execute()
  await sql`alter table source_spots drop constraint if exists source_spots_source_fkey`.execute(db)
  await sql`alter table changes drop constraint if exists changes_version_fkey`.execute(db)
}

/** A server has one key of records instead of two: whoever asks for an id names the sources too. */
async function keyRecordsBySource(db: Kysely<unknown>, { isServer }: ColumnTypes): Promise<void> {
  if (!isServer) return
  await sql`alter table source_spots drop constraint if exists source_spots_key`.execute(db)
  await sql`alter table source_spots add constraint source_spots_key primary key (source, id)`.execute(db)
  await db.schema.dropIndex('source_spots_by_source').ifExists().execute()
}

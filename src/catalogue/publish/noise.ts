// The catalogue holds the noise of its sources in pages: one transaction publishes spots and noise, and a backup has both.
import { type Kysely, sql } from 'kysely'
import { changedNoise, type ChangedNoise, type NoiseChange } from '../../silence/pages/changed-noise.ts'
import type { NoiseStore, PageEntry, RegionEntry } from '../../silence/pages/noise-pages.ts'
import type { Publication } from '../catalogue.ts'
import { writeMeta } from '../identity.ts'
import { KEPT_FROM, linesOf } from '../noise-store.ts'
import type { PageColumns } from '../noise-tables.ts'
import type { Tables } from '../schema.ts'
import { endRows, oldestKept } from './kept-versions.ts'

type Db = Kysely<Tables>

/** Rows of pages in a statement, and of their bytes. */
const ROWS = 500
const FEW_ROWS = 8

/** Says what a publication changes of the noise: what its sources bring, and nothing of those that bring none any more. */
export function noiseChangeOf({ sources, noise }: Publication, store: NoiseStore, remove?: string): NoiseChange {
  const known = store.sources()
  const change = new Map<string, Exclude<ReturnType<NonNullable<typeof noise>['get']>, 'kept' | undefined> | null>()
  for (const { name } of sources) {
    const brought = noise?.get(name)
    if (brought === 'kept' || (!brought && !known.has(name))) continue
    if (brought && known.get(name) === brought.region.digest) continue
    change.set(name, brought ?? null)
  }
  if (remove !== undefined && known.has(remove)) change.set(remove, null)
  return change
}

export type NoiseTerms = { version: number; now: Date }

/** Writes a change of the noise as part of a version; the store reads what the last one has. */
export async function writeNoise(db: Db, store: NoiseStore, change: NoiseChange, terms: NoiseTerms): Promise<void> {
  if (change.size === 0) return
  const changed = changedNoise(store, change)
  await writePages(db, change, changed)
  for (const [source, own] of change) {
    await db.deleteFrom('noise_own').where('source', '=', source).execute()
    const rows = (own?.pages ?? []).map(page => ({ ...columnsOf(page), source }))
    for (const batch of batches(rows, ROWS)) await db.insertInto('noise_own').values(batch).execute()
  }
  await writeHeard(db, changed, terms.version)
  await writeRegions(db, changed, terms.version)
  await dropUnheard(db, terms)
}

async function writePages(db: Db, change: NoiseChange, changed: ChangedNoise): Promise<void> {
  const hashes = new Set(changed.come.map(({ hash }) => hash))
  for (const brought of change.values()) {
    for (const { hash } of brought ? [brought.region, ...brought.pages] : []) hashes.add(hash)
  }
  for (const batch of batches([...hashes], FEW_ROWS)) {
    const rows = batch.map(hash => ({ hash, bytes: changed.made(hash) ?? changed.own.bytes(hash) }))
    await db
      .insertInto('noise_pages')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

async function writeHeard(db: Db, { gone, come, cells }: ChangedNoise, version: number): Promise<void> {
  for (const { cell, layer, part } of gone) await endRows(db, { table: 'noise_heard', version }, { cell, layer, part })
  const sourcesOf = new Map(cells.map(({ cell, sources }) => [cell, linesOf(sources)]))
  const rows = come.map(page => ({
    ...columnsOf(page),
    sources: sourcesOf.get(page.cell) ?? '',
    since: version,
    until: null,
  }))
  for (const batch of batches(rows, ROWS)) await db.insertInto('noise_heard').values(batch).execute()
  for (const [cell, sources] of sourcesOf) {
    await db
      .updateTable('noise_heard')
      .set({ sources })
      .where('cell', '=', cell)
      .where('until', 'is', null)
      .where('sources', '<>', sources)
      .execute()
  }
}

async function writeRegions(db: Db, { regionsGone, regionsCome }: ChangedNoise, version: number): Promise<void> {
  for (const { source } of regionsGone) await endRows(db, { table: 'noise_regions', version }, { source })
  const rows = regionsCome.map(region => ({ ...regionColumns(region), since: version, until: null }))
  for (const batch of batches(rows, ROWS)) await db.insertInto('noise_regions').values(batch).execute()
}

/** Deletes what no kept version hears any more. */
async function dropUnheard(db: Db, { now }: NoiseTerms): Promise<void> {
  const oldest = await oldestKept(db, now)
  for (const table of ['noise_heard', 'noise_regions'] as const) {
    await db.deleteFrom(table).where('until', '<=', oldest).execute()
  }
  await writeMeta(db, KEPT_FROM, String(oldest))
  await sql`
    delete from noise_pages
    where not exists (select 1 from noise_own where noise_own.hash = noise_pages.hash)
    and not exists (select 1 from noise_heard where noise_heard.hash = noise_pages.hash)
    and not exists (select 1 from noise_regions where noise_regions.hash = noise_pages.hash)`.execute(db)
}

function columnsOf({ cell, layer, part, hash, reach, box }: PageEntry): PageColumns {
  return { cell, layer, part, hash, reach, ...box }
}

function regionColumns({ source, name, hash, digest, box }: RegionEntry) {
  return { source, name, hash, digest, ...box }
}

function* batches<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

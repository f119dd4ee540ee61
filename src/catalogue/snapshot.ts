import type { Kysely } from 'kysely'
import { compareSpots } from '../spots/order.ts'
import type { SpotRecord } from '../spots/spot.ts'
import type { Snapshot, StoredSource, Version } from './catalogue.ts'
import { readRecord } from './record.ts'
import type { Tables } from './schema.ts'

/** Reads one version of a catalogue; the connection must be in a transaction. */
export async function snapshotOf(db: Kysely<Tables>): Promise<Snapshot> {
  // The first read fixes the version that all later reads of the transaction see.
  const version = await readVersion(db)
  return {
    version,
    sources: await readSources(db),
    spotCounts: () => countSpots(db),
    spots: readSpots(db),
    changeTimes: db
      .selectFrom('spots')
      .innerJoin('versions', 'versions.number', 'spots.updated_version')
      .select(['spots.id', 'versions.published_at as at'])
      .stream(),
    oldSlugs: db
      .selectFrom('slugs')
      .innerJoin('spots', 'spots.id', 'slugs.spot_id')
      .whereRef('slugs.slug', '<>', 'spots.slug')
      .select(['slugs.slug', 'spots.id'])
      .orderBy('slugs.slug')
      .stream(),
  }
}

async function countSpots(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('spots')
    .groupBy('source')
    .select(['source', eb => eb.fn.countAll<number>().as('n')])
    .execute()
  return new Map(rows.map(row => [row.source, row.n]))
}

/** Reads the spots by rating, as the database keeps them, and puts those of one rating into canonical order. */
async function* readSpots(db: Kysely<Tables>): AsyncGenerator<SpotRecord> {
  const rows = spotRows(db).orderBy('spots.silence_rating', 'desc').orderBy('spots.id').stream()
  let alike: SpotRecord[] = []
  for await (const row of rows) {
    const spot = readRecord(row)
    if (alike[0] && alike[0].silenceRating !== spot.silenceRating) {
      yield* alike.sort(compareSpots)
      alike = []
    }
    alike.push(spot)
  }
  yield* alike.sort(compareSpots)
}

/** Finds by id, then slug, then old slug. */
export async function findSpot(db: Kysely<Tables>, idOrSlug: string): Promise<SpotRecord | undefined> {
  const rows = spotRows(db)
  const owner = db.selectFrom('slugs').select('spot_id').where('slugs.slug', '=', idOrSlug)
  const found =
    (await rows.where('spots.id', '=', idOrSlug).executeTakeFirst()) ??
    (await rows.where('spots.slug', '=', idOrSlug).executeTakeFirst()) ??
    (await rows.where('spots.id', '=', owner).executeTakeFirst())
  return found && readRecord(found)
}

function spotRows(db: Kysely<Tables>) {
  return db
    .selectFrom('spots')
    .innerJoin('source_spots', join =>
      join.onRef('source_spots.id', '=', 'spots.id').onRef('source_spots.source', '=', 'spots.source'),
    )
    .select(['spots.id', 'spots.slug', 'spots.source', 'source_spots.record'])
}

export async function readVersion(db: Kysely<Tables>): Promise<Version> {
  const row = await db.selectFrom('versions').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
  if (!row) return { number: 0, token: '0', publishedAt: new Date(0).toISOString() }
  return { number: row.number, token: row.token, publishedAt: row.published_at }
}

export async function readSources(db: Kysely<Tables>): Promise<StoredSource[]> {
  const rows = await db
    .selectFrom('sources')
    .leftJoin('source_spots', 'source_spots.source', 'sources.name')
    .groupBy('sources.name')
    .select(['name', 'attribution', 'licence', 'url', 'ratings', 'extract_date', 'imported_at', 'coverage', 'base_map'])
    .select(eb => eb.fn.count<number>('source_spots.id').as('spots'))
    .orderBy('sources.name')
    .execute()
  return rows.map(row => ({
    name: row.name,
    attribution: row.attribution,
    licence: row.licence,
    url: row.url,
    ratings: row.ratings === 'computed' ? 'computed' : 'editorial',
    extractDate: row.extract_date,
    importedAt: row.imported_at,
    coverage: row.coverage === null ? null : JSON.parse(row.coverage),
    baseMap: row.base_map,
    spots: row.spots,
  }))
}

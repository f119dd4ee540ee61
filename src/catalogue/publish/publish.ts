import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { applyDrafts, nextVersionNumber } from './apply-drafts.ts'
import type { ChangeKind, Publication, PublishReport, Source, Version } from '../catalogue.ts'
import { trimChanges } from '../changes/change-log.ts'
import { dropNoise, writeNoise } from './noise.ts'
import type { Tables } from '../schema.ts'
import { writeUnrated } from './unrated.ts'
import { createStaging, dropStaging, refuseForeignIds, stage } from './staging.ts'

/** Slugs and ratings are written all over their indexes: with SQLite's own 2 MiB a million new spots take half as long again. */
const PUBLISH_CACHE_KIB = 65_536
const SQLITE_CACHE_KIB = 2000

type Db = Kysely<Tables>
type Terms = {
  /** Asked before the commit; no rolls back. */
  keep: (report: PublishReport) => boolean
  now: Date
  /** A source to take away instead of replacing. */
  remove?: string
}

/**
 * Replaces sources in one transaction. The drafts are staged in a temporary table first, however long that takes;
 * the catalogue is locked for writers only while the difference is applied, and readers are never held up.
 */
export async function publishInto(
  db: Db,
  publication: Publication,
  { keep, now, remove }: Terms,
): Promise<PublishReport> {
  return db.connection().execute(async connection => {
    try {
      await sql.raw(`pragma cache_size = -${PUBLISH_CACHE_KIB}`).execute(connection)
      await createStaging(connection)
      const refused = await stage(connection, publication.drafts)
      await sql`begin immediate`.execute(connection)
      refused.push(...(await refuseForeignIds(connection)))
      const names = [...publication.sources.map(source => source.name), ...(remove === undefined ? [] : [remove])]
      await writeSources(connection, publication.sources, now)
      await writeNoise(connection, publication)
      const counts = await applyDrafts(connection, names)
      await writeUnrated(connection, names)
      if (remove !== undefined) {
        await dropNoise(connection, remove)
        await connection.deleteFrom('sources').where('name', '=', remove).execute()
      }
      await trimChanges(connection, now)
      const version = await writeVersion(connection, now)
      const report = { version, ...counts, refused }
      await sql.raw(keep(report) ? 'commit' : 'rollback').execute(connection)
      return report
    } catch (error) {
      // Nothing to roll back while staging, nor after errors on which SQLite does so by itself (a full disk).
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    } finally {
      await dropStaging(connection).catch(() => {})
      await sql.raw(`pragma cache_size = -${SQLITE_CACHE_KIB}`).execute(connection)
    }
  })
}

async function writeSources(db: Db, sources: Source[], now: Date): Promise<void> {
  for (const source of sources) {
    const row = {
      attribution: source.attribution,
      licence: source.licence,
      url: source.url,
      ratings: source.ratings,
      extract_date: source.extractDate,
      imported_at: now.toISOString(),
      coverage: source.coverage ? JSON.stringify(source.coverage) : null,
    }
    await db
      .insertInto('sources')
      .values({ name: source.name, ...row })
      .onConflict(conflict => conflict.column('name').doUpdateSet(row))
      .execute()
  }
}

async function writeVersion(db: Db, now: Date): Promise<Version> {
  const number = (await nextVersionNumber(db)) - 1
  const token = randomBytes(8).toString('hex')
  const publishedAt = now.toISOString()
  const kinds = await db
    .selectFrom('changes')
    .where('version', '=', number)
    .groupBy('kind')
    .select(['kind', eb => eb.fn.countAll<number>().as('n')])
    .execute()
  const count = (kind: ChangeKind) => kinds.find(row => row.kind === kind)?.n ?? 0
  await db
    .updateTable('versions')
    .set({
      token,
      published_at: publishedAt,
      created: count('created'),
      updated: count('updated'),
      removed: count('removed'),
    })
    .where('number', '=', number)
    .execute()
  return { number, token, publishedAt }
}

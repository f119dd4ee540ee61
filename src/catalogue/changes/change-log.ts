import type { Kysely } from 'kysely'
import { type Change, END_OF_VERSION, type LogPlace, type PublishedVersion } from '../catalogue.ts'
import { writeMeta } from '../identity.ts'
import type { Tables } from '../schema.ts'

const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000
/** The key of the last version whose changes were dropped from the log. */
const TRIMMED = 'changesTrimmedThrough'

type Db = Kysely<Tables>

/** Reads up to `limit` changes after a place, oldest first. */
export function readChanges(db: Db, after: Pick<LogPlace, 'version' | 'sequence'>, limit: number): Promise<Change[]> {
  const { version } = after
  const sequence = Math.min(after.sequence, END_OF_VERSION)
  return db
    .selectFrom('changes')
    .innerJoin('versions', 'versions.number', 'changes.version')
    .select(['version', 'sequence', 'kind', 'id', 'slug', 'versions.published_at as at', 'versions.token'])
    .where(eb =>
      eb.or([eb('version', '>', version), eb.and([eb('version', '=', version), eb('sequence', '>', sequence)])]),
    )
    .orderBy('version')
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** Reads versions after a number, oldest first, or the newest, newest first. */
export async function readHistory(
  db: Db,
  range: ({ after: number } | { newest: true }) & { limit: number },
): Promise<PublishedVersion[]> {
  const rows = db.selectFrom('versions').selectAll().limit(range.limit)
  const inOrder =
    'after' in range ? rows.where('number', '>', range.after).orderBy('number') : rows.orderBy('number', 'desc')
  return (await inOrder.execute()).map(({ published_at: publishedAt, ...row }) => ({ ...row, publishedAt }))
}

/** Tells whether a place is of this history and all changes after it are still in the log. */
export async function isInLog(db: Db, { version, sequence, token }: LogPlace): Promise<boolean> {
  const trimmed = await trimmedThrough(db)
  if (version === 0) return trimmed === 0
  const row = await db.selectFrom('versions').selectAll().where('number', '=', version).executeTakeFirst()
  if (!row || row.token !== token) return false
  const isAtItsEnd = sequence >= row.created + row.updated + row.removed
  return version > trimmed || (version === trimmed && isAtItsEnd)
}

/** Drops the changes of versions that were published more than 90 days ago. */
export async function trimChanges(db: Db, now: Date): Promise<void> {
  const horizon = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const last = await db
    .selectFrom('versions')
    .select(eb => eb.fn.max('number').as('number'))
    .where('published_at', '<', horizon)
    // The version that is being published has no time yet.
    .where('published_at', '>', '')
    .executeTakeFirst()
  if (!last?.number || last.number <= (await trimmedThrough(db))) return
  await db.deleteFrom('changes').where('version', '<=', last.number).execute()
  await writeMeta(db, TRIMMED, String(last.number))
}

async function trimmedThrough(db: Db): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', TRIMMED).executeTakeFirst()
  return Number(row?.value ?? 0)
}

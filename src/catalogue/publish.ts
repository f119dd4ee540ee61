import { randomBytes } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { ChangeKind, Publication, PublishReport, Source, StagedDraft, Version } from './catalogue.ts'
import { trimChanges } from './change-log.ts'

import { dropNoise, writeNoise } from './noise.ts'
import { readRecord, writeRecord } from './record.ts'
import type { Tables } from './schema.ts'
import { SlugGiver } from './slug-giver.ts'

const BATCH = 1000
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

async function createStaging(db: Db): Promise<void> {
  await dropStaging(db)
  await db.schema
    .createTable('incoming')
    .temporary()
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('source', 'text', c => c.notNull())
    .addColumn('slug', 'text')
    .addColumn('silence_rating', 'real', c => c.notNull())
    .addColumn('record', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('incoming_key', ['id', 'source'])
    .execute()
  await db.schema
    .createTable('touched')
    .temporary()
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('source', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('touched_key', ['id', 'source'])
    .execute()
}

async function dropStaging(db: Db): Promise<void> {
  await sql`drop table if exists temp.incoming`.execute(db)
  await sql`drop table if exists temp.touched`.execute(db)
}

async function stage(db: Db, drafts: Publication['drafts']): Promise<PublishReport['refused']> {
  const refused: PublishReport['refused'] = []
  let batch = new Map<string, StagedDraft>()
  const twice = ({ line, id }: StagedDraft) =>
    refused.push({ line: line ?? null, id, reason: `the id "${id}" occurs a second time: ids must be unique` })
  for await (const draft of drafts) {
    const key = `${draft.source} ${draft.id}`
    if (batch.has(key)) twice(draft)
    else batch.set(key, draft)
    if (batch.size === BATCH) await flush()
  }
  await flush()
  return refused

  async function flush() {
    if (batch.size === 0) return
    const rows = [...batch.values()].map(draft => ({
      id: draft.id,
      source: draft.source,
      slug: draft.slug,
      silence_rating: draft.silenceRating,
      record: writeRecord(draft),
    }))
    const taken = await db
      .insertInto('incoming')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .returning(['source', 'id'])
      .execute()
    if (taken.length < batch.size) {
      const keys = new Set(taken.map(row => `${row.source} ${row.id}`))
      for (const [key, draft] of batch) if (!keys.has(key)) twice(draft)
    }
    batch = new Map()
  }
}

/** An OpenStreetMap object may stand in several extracts; any other id belongs to one source. */
const SHARED_ID = 'osm-[nwr][0-9]*'

async function refuseForeignIds(db: Db): Promise<PublishReport['refused']> {
  const { rows } = await sql<{ id: string; source: string; owner: string }>`
    select i.id, i.source, s.source as owner
    from incoming i join source_spots s on s.id = i.id and s.source <> i.source
    where not i.id glob ${SHARED_ID} and s.source not in (select distinct source from incoming)
    order by i.id`.execute(db)
  for (const { id, source } of rows) {
    await db.deleteFrom('incoming').where('id', '=', id).where('source', '=', source).execute()
  }
  return rows.map(({ id, owner }) => ({ line: null, id, reason: `the id "${id}" belongs to the source "${owner}"` }))
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

async function applyDrafts(db: Db, sources: string[]): Promise<Counts> {
  const version = await nextVersionNumber(db)
  // The version's row comes first: the change log refers to it. Its counts are filled in by writeVersion.
  await db
    .insertInto('versions')
    .values({ number: version, token: '', published_at: '', created: 0, updated: 0, removed: 0 })
    .execute()
  await sql`
    insert into touched (id, source, kind)
    select i.id, i.source, case when s.id is null then 'added' else 'changed' end
    from incoming i left join source_spots s on s.id = i.id and s.source = i.source
    left join spots p on p.id = i.id
    where s.id is null or s.record <> i.record or (i.slug is not null and i.slug <> p.slug)`.execute(db)
  for (const source of sources) {
    await sql`
      insert into touched (id, source, kind)
      select s.id, s.source, 'gone' from source_spots s
      where s.source = ${source}
      and not exists (select 1 from incoming i where i.id = s.id and i.source = s.source)`.execute(db)
  }
  await sql`delete from source_spots where (id, source) in (select id, source from touched where kind = 'gone')`.execute(
    db,
  )
  await sql`
    insert into source_spots (id, source, record)
    select i.id, i.source, i.record from incoming i join touched t on t.id = i.id and t.source = i.source
    where true on conflict (id, source) do update set record = excluded.record`.execute(db)
  await applyToSpots(db, version)
  const count = async (kind: 'added' | 'changed' | 'gone') => {
    const rows = db.selectFrom('touched').where('kind', '=', kind)
    return (await rows.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  }
  const [added, changed, gone] = [await count('added'), await count('changed'), await count('gone')]
  const staged = await db
    .selectFrom('incoming')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { added, changed, unchanged: staged.n - added - changed, gone }
}

type Counts = Pick<PublishReport, 'added' | 'changed' | 'unchanged' | 'gone'>

/** Brings the spots, slugs and change log up to what the sources now say of the touched ids, a batch at a time. */
async function applyToSpots(db: Db, version: number): Promise<void> {
  const slugs = new SlugGiver(db)
  let sequence = 0
  let last = ''
  for (;;) {
    const rows = await touchedAfter(db, last)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    const spots = new Map(rows.flatMap(row => (row.record === null ? [] : [[row.id, nextSpot(row, row.record)]])))
    const given = await slugs.give([...spots.values()])
    const changes: { kind: ChangeKind; id: string; slug: string }[] = []
    const upserts: Insertable<Tables['spots']>[] = []
    const removed: string[] = []
    for (const row of rows) {
      const [slug, spot] = [given.get(row.id), spots.get(row.id)]
      if (row.source === null || slug === undefined || spot === undefined) {
        removed.push(row.id)
        if (row.slug !== null) changes.push({ kind: 'removed', id: row.id, slug: row.slug })
        continue
      }
      if (row.slug !== null && row.source === row.old_source && row.is_touched === 0) continue
      changes.push({ kind: row.slug === null ? 'created' : 'updated', id: row.id, slug })
      upserts.push({
        id: row.id,
        slug,
        source: row.source,
        silence_rating: spot.silenceRating,
        created_version: version,
        updated_version: version,
      })
    }
    if (removed.length > 0) await db.deleteFrom('spots').where('id', 'in', removed).execute()
    if (upserts.length > 0) await upsertSpots(db, upserts)
    if (changes.length > 0) {
      const logged = changes.map(change => ({ version, sequence: ++sequence, ...change }))
      await db.insertInto('changes').values(logged).execute()
    }
  }
}

type TouchedSpot = {
  id: string
  /** The present slug; null for a spot that is new. */
  slug: string | null
  old_source: string | null
  /** The source whose record counts from now on, and the record; null when none has the spot any more. */
  source: string | null
  record: string | null
  /** The slug that the source itself brings. */
  wanted_slug: string | null
  /** 1 when that source has just brought or changed it; 0 when a source was dropped that did not count. */
  is_touched: number
}

async function touchedAfter(db: Db, last: string): Promise<TouchedSpot[]> {
  // The source that has just brought or changed an id decides; else the one that counted; else any that still has it.
  const { rows } = await sql<TouchedSpot>`
    with next as (
      select t.id, p.slug, p.source as old_source,
        (select max(t2.source) from touched t2 where t2.id = t.id and t2.kind <> 'gone') as touched_source,
        coalesce(
          (select max(t2.source) from touched t2 where t2.id = t.id and t2.kind <> 'gone'),
          (select s.source from source_spots s where s.id = t.id and s.source = p.source),
          (select max(s.source) from source_spots s where s.id = t.id)
        ) as source
      from (select distinct id from touched where id > ${last} order by id limit ${BATCH}) t
      left join spots p on p.id = t.id
    )
    select n.id, n.slug, n.old_source, n.source, s.record, i.slug as wanted_slug,
      case when n.touched_source is null then 0 else 1 end as is_touched
    from next n
    left join source_spots s on s.id = n.id and s.source = n.source
    left join incoming i on i.id = n.id and i.source = n.source
    order by n.id`.execute(db)
  return rows
}

function nextSpot(row: TouchedSpot, record: string) {
  const spot = readRecord({ id: row.id, slug: '', source: row.source ?? '', record })
  return { ...spot, presentSlug: row.slug, wantedSlug: row.wanted_slug }
}

async function upsertSpots(db: Db, rows: Insertable<Tables['spots']>[]): Promise<void> {
  await db
    .insertInto('spots')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(eb => ({
        slug: eb.ref('excluded.slug'),
        source: eb.ref('excluded.source'),
        silence_rating: eb.ref('excluded.silence_rating'),
        updated_version: eb.ref('excluded.updated_version'),
      })),
    )
    .execute()
}

async function nextVersionNumber(db: Db): Promise<number> {
  const row = await db
    .selectFrom('versions')
    .select(eb => eb.fn.max('number').as('latest'))
    .executeTakeFirst()
  return (row?.latest ?? 0) + 1
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

import { type Kysely, sql } from 'kysely'
import type { ChangeKind, PublishReport } from '../catalogue.ts'
import type { Writer } from '../engine.ts'
import type { SpotRecord } from '../../spots/spot.ts'
import type { Tables } from '../schema.ts'
import { SlugGiver, type SlugRequest } from './slug-giver.ts'

type Db = Kysely<Tables>

const BATCH = 1000

/** Applies the difference between what is staged and what the sources had, as a new version whose row it begins. */
export async function applyDrafts(writer: Writer, sources: string[]): Promise<Counts> {
  const { db } = writer
  const version = await nextVersionNumber(db)
  // The version's row comes first: the change log refers to it. Its counts are filled in by writeVersion.
  await db
    .insertInto('versions')
    .values({ number: version, token: '', published_at: '', created: 0, updated: 0, removed: 0 })
    .execute()
  const before = await sizesOf(db, sources)
  await sql`
    insert into touched (id, source, slug, kind)
    select i.id, i.source, i.slug, case when s.id is null then 'added' else 'changed' end
    from incoming i left join source_spots s on s.id = i.id and s.source = i.source
    left join spots p on p.id = i.id
    where s.id is null or s.record <> i.record or (i.slug is not null and i.slug <> p.slug)
    order by i.id, i.source`.execute(db)
  for (const source of sources) {
    await sql`
      insert into touched (id, source, kind)
      select s.id, s.source, 'gone' from source_spots s
      where s.source = ${source}
      and not exists (select 1 from incoming i where i.id = s.id and i.source = s.source)`.execute(db)
  }
  await writer.analyze('touched')
  await sql`delete from source_spots where (id, source) in (select id, source from touched where kind = 'gone')`.execute(
    db,
  )
  await sql`
    insert into source_spots (id, source, record)
    select i.id, i.source, i.record from incoming i join touched t on t.id = i.id and t.source = i.source
    where true order by i.id, i.source
    on conflict (id, source) do update set record = excluded.record`.execute(db)
  const after = await sizesOf(db, sources)
  await applyToSpots(writer, version)
  const count = async (kind: 'added' | 'changed' | 'gone') => {
    const rows = db.selectFrom('touched').where('kind', '=', kind)
    return (await rows.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  }
  const [added, changed, gone] = [await count('added'), await count('changed'), await count('gone')]
  const staged = await db
    .selectFrom('incoming')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const sizes = sources.map((source, i) => ({ source, before: before[i] ?? 0, after: after[i] ?? 0 }))
  return { added, changed, unchanged: staged.n - added - changed, gone, sizes }
}

type Counts = Pick<PublishReport, 'added' | 'changed' | 'unchanged' | 'gone' | 'sizes'>

/** Counts the spots of each source. */
async function sizesOf(db: Db, sources: readonly string[]): Promise<number[]> {
  const sizes: number[] = []
  for (const source of sources) {
    const rows = db.selectFrom('source_spots').where('source', '=', source)
    sizes.push((await rows.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n)
  }
  return sizes
}

/** Updates spots, slugs and change log from the sources' records of the touched ids, a batch at a time. */
async function applyToSpots({ db, writes }: Writer, version: number): Promise<void> {
  const slugs = new SlugGiver(db, writes)
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
    const upserts: Tables['spots'][] = []
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
    if (upserts.length > 0) await writes.upsertSpots(upserts)
    if (changes.length > 0) {
      await writes.logChanges(changes.map(change => ({ version, sequence: ++sequence, ...change })))
    }
  }
}

type TouchedSpot = {
  id: string
  /** The present slug; null for a spot that is new. */
  slug: string | null
  /** A slug that it had before it was gone; null for one that has one, or never had. */
  earlier_slug: string | null
  old_source: string | null
  /** The source whose record counts after the publish, and the record; null when no source has the spot any more. */
  source: string | null
  record: string | null
  /** The slug that the source itself brings. */
  wanted_slug: string | null
  /** 1 when this publish added or changed that record; 0 when it only dropped the record of another source. */
  is_touched: number
}

async function touchedAfter(db: Db, last: string): Promise<TouchedSpot[]> {
  // The source that has just brought or changed an id decides; else the one that counted; else any that still has it.
  const { rows } = await sql<TouchedSpot>`
    with next as (
      select t.id, p.slug, p.source as old_source, t.source as touched_source,
        -- Joined to nothing, so that PostgreSQL reads the slugs of the spot and not all in their order.
        case when p.slug is null then (select min(g.slug || '') from slugs g where g.spot_id = t.id) end as earlier_slug,
        coalesce(
          t.source,
          (select s.source from source_spots s where s.id = t.id and s.source = p.source),
          (select max(s.source) from source_spots s where s.id = t.id)
        ) as source
      from (
        select id, max(case when kind <> 'gone' then source end) as source
        from touched where id > ${last} group by id order by id limit ${BATCH}
      ) t
      left join spots p on p.id = t.id
    )
    select n.id, n.slug, n.earlier_slug, n.old_source, n.source, s.record, t.slug as wanted_slug,
      case when n.touched_source is null then 0 else 1 end as is_touched
    from next n
    left join source_spots s on s.id = n.id and s.source = n.source
    left join touched t on t.id = n.id and t.source = n.source
    order by n.id`.execute(db)
  return rows
}

/** What a stored record says of where a spot gets its slug and its place in the order. */
type Named = Pick<SpotRecord, 'name' | 'place' | 'country' | 'silenceRating'>

function nextSpot(row: TouchedSpot, record: string): Named & SlugRequest {
  const { name, place, country, silenceRating }: Named = JSON.parse(record) // written by writeRecord alone
  const slugs = { presentSlug: row.slug ?? row.earlier_slug, wantedSlug: row.wanted_slug }
  return { id: row.id, name, place, country, silenceRating, ...slugs }
}

export async function nextVersionNumber(db: Db): Promise<number> {
  const row = await db
    .selectFrom('versions')
    .select(eb => eb.fn.max('number').as('latest'))
    .executeTakeFirst()
  return (row?.latest ?? 0) + 1
}

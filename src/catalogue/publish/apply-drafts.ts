import { type Kysely, sql } from 'kysely'
import type { ChangeKind, PublishReport } from '../catalogue.ts'
import type { Writer } from '../engine.ts'
import type { Tables } from '../schema.ts'
import { applyToSpots } from './apply-to-spots.ts'

type Db = Kysely<Tables>

/**
 * Applies the difference between what is staged and what the sources had, as a new version whose row it begins; `rated` is
 * how many drafts with a rating there are.
 */
export async function applyDrafts(writer: Writer, sources: string[], rated: number): Promise<Counts> {
  const { db } = writer
  const version = await nextVersionNumber(db)
  // The version's row comes first: the change log refers to it. Its counts are filled in by writeVersion.
  await db
    .insertInto('versions')
    .values({ number: version, token: '', published_at: '', created: 0, updated: 0, removed: 0 })
    .execute()
  const ahead = writer.ahead.counts()
  // Where drafts are ahead there was nothing.
  const earlier = sources.filter(source => !ahead.has(source))
  const before = await sizesOf(db, earlier)
  await touch(writer, earlier)
  const staged = await countTouched(db)
  const touched = [...staged, ...Array.from(ahead, ([source, n]) => ({ source, kind: 'added' as const, n }))]
  await refuseUnknownSources(db, touched)
  const count = (kind: Kind, source?: string) =>
    touched.reduce(
      (sum, row) => (row.kind === kind && (source === undefined || row.source === source) ? sum + row.n : sum),
      0,
    )
  const [added, changed, gone] = [count('added'), count('changed'), count('gone')]
  await writeRecords(db, staged, { isAllNew: added === rated })
  const changes = await applyToSpots(writer, version)
  const sizes = sources.map(source => {
    const size = before.get(source) ?? 0
    return { source, before: size, after: size + count('added', source) - count('gone', source) }
  })
  return { report: { added, changed, unchanged: rated - added - changed, gone, sizes }, changes }
}

type Counts = {
  report: Pick<PublishReport, 'added' | 'changed' | 'unchanged' | 'gone' | 'sizes'>
  changes: Record<ChangeKind, number>
}
type Kind = Tables['touched']['kind']
type Touched = { source: string; kind: Kind; n: number }

/** Counts the spots of each source. */
async function sizesOf(db: Db, sources: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const source of sources) {
    const rows = db.selectFrom('source_spots').where('source', '=', source)
    const { n } = await rows.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
    sizes.set(source, n)
  }
  return sizes
}

/** Notes what the publish does to which record. */
async function touch(writer: Writer, sources: readonly string[]): Promise<void> {
  const { db } = writer
  const hasNewSlug = sql`(i.slug is not null and i.slug <> p.slug)`
  const withoutLevels = (column: string) => sql.raw(writer.withoutLevels(column))
  await sql`
    insert into touched (id, source, kind, slug, silence_rating, name, place, country)
    select i.id, i.source,
      case when s.id is null then 'added'
        when ${hasNewSlug} or ${withoutLevels('s.record')} <> ${withoutLevels('i.record')} then 'changed' else 'heard' end,
      i.slug, i.silence_rating, i.name, i.place, i.country
    from incoming i left join source_spots s on s.id = i.id and s.source = i.source
    left join spots p on p.id = i.id
    where s.id is null or s.record <> i.record or ${hasNewSlug}
    order by i.id, i.source`.execute(db)
  for (const source of sources) {
    await sql`
      insert into touched (id, source, kind)
      select s.id, s.source, 'gone' from source_spots s
      where s.source = ${source}
      and not exists (select 1 from incoming i where i.id = s.id and i.source = s.source)`.execute(db)
  }
  await writer.analyze('touched')
}

async function countTouched(db: Db): Promise<Touched[]> {
  const rows = db.selectFrom('touched').groupBy(['source', 'kind'])
  return rows.select(['source', 'kind', eb => eb.fn.countAll<number>().as('n')]).execute()
}

async function refuseUnknownSources(db: Db, touched: readonly Touched[]): Promise<void> {
  const known = new Set((await db.selectFrom('sources').select('name').execute()).map(({ name }) => name))
  const unknown = touched.find(({ source }) => !known.has(source))
  if (unknown) throw new RangeError(`drafts name the source "${unknown.source}", which the catalogue does not have`)
}

/** Where all that is staged is new, it need not be found by what is touched. */
async function writeRecords(db: Db, staged: readonly Touched[], { isAllNew }: { isAllNew: boolean }): Promise<void> {
  if (staged.length === 0) return
  await sql`delete from source_spots where (id, source) in (select id, source from touched where kind = 'gone')`.execute(
    db,
  )
  await sql`
    update source_spots set record = i.record
    from touched t join incoming i on i.id = t.id and i.source = t.source
    where t.kind in ('changed', 'heard') and source_spots.id = t.id and source_spots.source = t.source`.execute(db)
  const rows = isAllNew
    ? sql`incoming i order by i.id, i.source`
    : sql`touched t join incoming i on i.id = t.id and i.source = t.source where t.kind = 'added' order by t.id, t.source`
  await sql`insert into source_spots (id, source, record) select i.id, i.source, i.record from ${rows}`.execute(db)
}

export async function nextVersionNumber(db: Db): Promise<number> {
  const row = await db
    .selectFrom('versions')
    .select(eb => eb.fn.max('number').as('latest'))
    .executeTakeFirst()
  return (row?.latest ?? 0) + 1
}

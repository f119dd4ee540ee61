import { type Kysely, sql } from 'kysely'
import type { Publication, PublishReport, StagedDraft, StagedUnrated } from '../catalogue.ts'
import { writeRecord } from '../record.ts'
import { createUnratedStaging, dropUnratedStaging, stageUnrated } from './unrated.ts'
import type { Tables } from '../schema.ts'
import { LONGEST, SpotDraft } from '../../spots/spot.ts'
import { quote } from '../../text/quote.ts'

type Db = Kysely<Tables>

const BATCH = 1000

/** Makes the temporary tables of a publish: what comes in, and which spots it touches. */
export async function createStaging(db: Db): Promise<void> {
  await dropStaging(db)
  await createUnratedStaging(db)
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

export async function dropStaging(db: Db): Promise<void> {
  await dropUnratedStaging(db)
  await sql`drop table if exists temp.incoming`.execute(db)
  await sql`drop table if exists temp.touched`.execute(db)
}

/** Takes the drafts in; returns those that no index could be built of, and those whose id came twice. */
export async function stage(db: Db, drafts: Publication['drafts']): Promise<PublishReport['refused']> {
  const refused: PublishReport['refused'] = []
  let batch = new Map<string, StagedDraft>()
  let unrated: StagedUnrated[] = []
  const twice = ({ line, id }: StagedDraft) =>
    refused.push({ line: line ?? null, id, reason: `the id "${id}" occurs a second time: ids must be unique` })
  for await (const draft of drafts) {
    if (draft.silenceRating === null) {
      unrated.push(draft)
      if (unrated.length === BATCH) await flushUnrated()
      continue
    }
    const fault = faultOf(draft)
    if (fault !== undefined) {
      refused.push({ line: draft.line ?? null, id: draft.id.slice(0, LONGEST.id), reason: fault })
      continue
    }
    const key = `${draft.source} ${draft.id}`
    if (batch.has(key)) twice(draft)
    else batch.set(key, draft)
    if (batch.size === BATCH) await flush()
  }
  await flush()
  await flushUnrated()
  return refused

  async function flushUnrated() {
    await stageUnrated(db, unrated)
    unrated = []
  }

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

/** Says why a draft cannot be stored: whatever passes here, an index can be built of. */
function faultOf(draft: StagedDraft): string | undefined {
  const { error } = SpotDraft.safeParse(draft)
  const [issue] = error?.issues ?? []
  if (!issue) return undefined
  const [field = ''] = issue.path
  const value = Object.entries(draft).find(([name]) => name === field)?.[1]
  return `its ${String(field)} ${quote(value)} cannot be stored: ${issue.message}`
}

/** An OpenStreetMap object may be in several extracts; any other id belongs to one source. */
const SHARED_ID = 'osm-[nwr][0-9]*'

/** Takes ids out that belong to another source, and returns them. */
export async function refuseForeignIds(db: Db): Promise<PublishReport['refused']> {
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

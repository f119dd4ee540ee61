import type pg from 'pg'
import type { Repeated, StagedRow } from '../../engine.ts'
import { CopyIn } from './copy-in.ts'
import type { EarlyDrafts } from './early-drafts.ts'
import type { NewSources } from './new-sources.ts'
import type { Field } from './row-bytes.ts'

/** Of more new spots the process remembers nothing: the others are staged. */
const MOST_EARLY = 1_000_000

/** Both kinds of drafts come in one stream, since a connection takes one at a time. */
const CREATE_STAGED = `
  create temporary table staged (
    position bigint not null, line bigint, id text collate "C" not null, source text collate "C" not null,
    slug text collate "C", silence_rating double precision, name text collate "C" not null, place text collate "C",
    country text collate "C", record text collate "C" not null
  ) on commit drop;
  create temporary view incoming as
    select id, source, slug, silence_rating, name, place, country, record from staged where silence_rating is not null;
  create temporary view incoming_unrated as
    select source, id, record as draft from staged where silence_rating is null`
const STAGED = {
  position: 'integer',
  line: 'integer',
  id: 'text',
  source: 'text',
  slug: 'text',
  silence_rating: 'real',
  name: 'text',
  place: 'text',
  country: 'text',
  record: 'text',
} as const
const RECORDS = { source: 'text', id: 'text', record: 'text' } as const

/**
 * Takes drafts into the temporary table `staged`. Those of new sources go to `source_spots` at once: written twice, and read
 * and sorted in between, they would cost the server half as much again. Returns those whose key came before.
 */
export async function takeIn(
  client: pg.Client,
  { early, sources, most = MOST_EARLY }: { early: EarlyDrafts; sources: NewSources; most?: number },
  batches: AsyncIterable<readonly StagedRow[]>,
): Promise<Repeated[]> {
  await client.query(CREATE_STAGED)
  const [staged, records] = [new CopyIn(client, 'staged', STAGED), new CopyIn(client, 'source_spots', RECORDS)]
  const repeated: Repeated[] = []
  for await (const batch of batches) {
    for (const name of sources.unknownOf(batch)) {
      await staged.end()
      await records.end()
      await sources.meet(name)
    }
    for (const row of batch) {
      if (row.silence_rating === null || !sources.isNew(row.source)) staged.add(fieldsOf(row))
      else if (early.size >= most && !early.has(row)) staged.add(fieldsOf(row))
      else if (early.add(row)) records.add([row.source, row.id, row.record])
      else repeated.push(row)
    }
    if (staged.count > 0 && records.count > 0) {
      // Only one can go on at a time.
      if (records.isUnderWay) await records.end()
      await staged.end()
      await records.end()
    }
    await staged.flush()
    await records.flush()
  }
  await staged.end()
  await records.end()
  return [...repeated, ...(await makeKeys(client))]
}

function fieldsOf(row: StagedRow): Field[] {
  const { position, line, id, source, slug, silence_rating: rating, name, place, country, record } = row
  return [position, line, id, source, slug, rating, name, place, country, record]
}

/** Makes the keys of what is staged; takes away, and returns, rows whose key came before. */
async function makeKeys(client: pg.Client): Promise<Repeated[]> {
  await client.query('savepoint staged')
  try {
    await client.query(CREATE_KEYS)
    return []
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    await client.query('rollback to savepoint staged')
    const { rows } = await client.query<Repeated & { isRated: boolean }>(DELETE_REPEATED)
    await client.query(CREATE_KEYS)
    return rows.filter(({ isRated }) => isRated)
  }
}

const UNIQUE_VIOLATION = '23505'

const CREATE_KEYS = `
  create unique index staged_key on staged (source, id) where silence_rating is not null;
  create unique index staged_unrated_key on staged (source, id) where silence_rating is null`

/** The first of several with one key stays. */
const DELETE_REPEATED = `
  delete from staged where position in (
    select position from (
      select position, row_number() over (partition by id, source, silence_rating is null order by position) as nth
      from staged
    ) numbered where nth > 1
  ) returning position, line, id, silence_rating is not null as "isRated"`

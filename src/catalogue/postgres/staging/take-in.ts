import type pg from 'pg'
import type { Repeated, StagedRow } from '../../engine.ts'
import { fieldOf, fieldOrNull, NULL } from '../copy-fields.ts'
import { CopyIn } from './copy-in.ts'
import type { EarlyDrafts } from './early-drafts.ts'
import type { NewSources } from './new-sources.ts'

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
const COPY_STAGED = 'copy staged from stdin'
const COPY_EARLY = 'copy source_spots (source, id, record) from stdin with binary'

/**
 * Takes drafts into the temporary table `staged`. Those of new sources go to `source_spots` at once: written twice, and read
 * and sorted in between, they would cost the server half as much again. Returns those whose key came before.
 */
export async function takeIn(
  client: pg.Client,
  { early, sources }: { early: EarlyDrafts; sources: NewSources },
  batches: AsyncIterable<readonly StagedRow[]>,
): Promise<Repeated[]> {
  await client.query(CREATE_STAGED)
  const copy = new CopyIn(client)
  const repeated: Repeated[] = []
  for await (const batch of batches) {
    for (const name of sources.unknownOf(batch)) {
      await copy.end()
      await sources.meet(name)
    }
    const staged: StagedRow[] = []
    const direct: StagedRow[] = []
    for (const row of batch) {
      if (row.silence_rating === null || !sources.isNew(row.source)) staged.push(row)
      else if (early.size < MOST_EARLY) (early.add(row) ? direct : repeated).push(row)
      else (early.has(row) ? repeated : staged).push(row)
    }
    if (direct.length > 0) {
      await copy.to(COPY_EARLY)
      for (const { source, id, record } of direct) copy.texts([source, id, record])
    }
    if (staged.length > 0) {
      await copy.to(COPY_STAGED)
      for (const row of staged) copy.line(lineOf(row))
    }
    await copy.flush()
  }
  await copy.end()
  return [...repeated, ...(await makeKeys(client))]
}

function lineOf({ position, line, id, source, slug, silence_rating, name, place, country, record }: StagedRow): string {
  const keys = `${position}\t${line ?? NULL}\t${fieldOf(id)}\t${fieldOf(source)}\t${fieldOrNull(slug)}`
  const names = `${fieldOf(name)}\t${fieldOrNull(place)}\t${fieldOrNull(country)}`
  return `${keys}\t${silence_rating ?? NULL}\t${names}\t${fieldOf(record)}\n`
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

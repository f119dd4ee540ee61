import { type Kysely, sql } from 'kysely'
import type { Publication, PublishReport, StagedDraft } from '../catalogue.ts'
import type { StagedRow, Writer } from '../engine.ts'
import { writeRecord } from '../record.ts'
import type { Tables } from '../schema.ts'
import { fits } from '../../spots/fits.ts'
import { LONGEST, SpotDraft } from '../../spots/spot.ts'
import { quote } from '../../text/quote.ts'
import { writeUnratedDraft } from './unrated.ts'

type Db = Kysely<Tables>
type Refused = PublishReport['refused'][number]

const BATCH = 1000

/** What was taken of the drafts of a publish. */
export type Staged = {
  /** How many drafts with a rating. */
  rated: number
  refused: Refused[]
}

/** Takes the drafts in; refuses those that no index could be built of, and those whose id came twice, in their order. */
export async function stage(writer: Writer, drafts: Publication['drafts']): Promise<Staged> {
  const refused: (Refused & { position: number })[] = []
  let rated = 0
  const repeated = await writer.takeIn(
    rowsOf(drafts, {
      rated: () => rated++,
      refuse: (draft, position, reason) =>
        refused.push({ position, line: draft.line ?? null, id: draft.id.slice(0, LONGEST.id), reason }),
    }),
  )
  for (const { position, line, id } of repeated) {
    refused.push({ position, line, id, reason: `the id "${id}" occurs a second time: ids must be unique` })
  }
  await writer.analyze('incoming')
  const inOrder = refused.sort((a, b) => a.position - b.position)
  return {
    rated: rated - repeated.length,
    refused: inOrder.map(({ line, id, reason }) => ({ line, id, reason })),
  }
}

type Said = { rated: () => void; refuse: (draft: StagedDraft, position: number, reason: string) => void }

/** Makes batches of rows of drafts; says which have a rating, and which cannot be stored, and why. */
async function* rowsOf(drafts: Publication['drafts'], { rated, refuse }: Said): AsyncGenerator<StagedRow[]> {
  let rows: StagedRow[] = []
  let position = 0
  for await (const draft of drafts) {
    const { id, source, slug, name, place, country, line = null, silenceRating } = draft
    const row = { position: position++, line, id, source, slug, silence_rating: silenceRating, name, place, country }
    if (draft.silenceRating === null) rows.push({ ...row, record: writeUnratedDraft(draft) })
    else {
      const fault = faultOf(draft)
      if (fault === undefined) {
        rated()
        rows.push({ ...row, record: writeRecord(draft) })
      } else refuse(draft, row.position, fault)
    }
    if (rows.length < BATCH) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** Says why a draft cannot be stored: whatever passes here, an index can be built of. */
function faultOf(draft: StagedDraft): string | undefined {
  if (fits(draft)) return undefined
  const { error } = SpotDraft.safeParse(draft)
  const [issue] = error?.issues ?? []
  if (!issue) return undefined
  const [field = ''] = issue.path
  const value = Object.entries(draft).find(([name]) => name === field)?.[1]
  return `its ${String(field)} ${quote(value)} cannot be stored: ${issue.message}`
}

/** An OpenStreetMap object may be in several extracts (`osm-w12`); any other id belongs to one source. */
const isShared = sql<boolean>`(substr(i.id, 1, 4) = 'osm-' and substr(i.id, 5, 1) in ('n', 'w', 'r')
  and substr(i.id, 6, 1) between '0' and '9')`

/** Takes ids out that belong to another source. */
export async function refuseForeignIds(db: Db, { rated, refused }: Staged): Promise<Staged & { foreign: number }> {
  const { rows } = await sql<{ id: string; source: string; owner: string }>`
    select i.id, i.source, s.source as owner
    from incoming i join source_spots s on s.id = i.id and s.source <> i.source
    where not ${isShared} and s.source not in (select distinct source from incoming)
    order by i.id`.execute(db)
  let left = rated
  for (const { id, source } of rows) {
    const deleted = db.deleteFrom('incoming').where('id', '=', id).where('source', '=', source)
    left -= Number((await deleted.executeTakeFirst()).numDeletedRows)
  }
  const foreign = rows.map(({ id, owner }) => ({
    line: null,
    id,
    reason: `the id "${id}" belongs to the source "${owner}"`,
  }))
  return { rated: left, refused: [...refused, ...foreign], foreign: rows.length }
}

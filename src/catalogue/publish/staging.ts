import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Publication, PublishReport, StagedDraft } from '../catalogue.ts'
import type { StagedRow, Writer } from '../engine.ts'
import { writeRecord } from '../record.ts'
import type { Tables } from '../schema.ts'
import { fits } from '../../spots/fits.ts'
import { compareIds } from '../../spots/order.ts'
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
  /** The sources that these name. */
  sources: ReadonlySet<string>
  refused: Refused[]
}

/** Takes the drafts in; refuses those that no index could be built of, and those whose id came twice, in their order. */
export async function stage(writer: Writer, drafts: Publication['drafts']): Promise<Staged> {
  const refused: (Refused & { position: number })[] = []
  const sources = new Set<string>()
  let rated = 0
  const repeated = await writer.takeIn(
    rowsOf(drafts, {
      rated(source) {
        rated++
        sources.add(source)
      },
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
    sources,
    refused: inOrder.map(({ line, id, reason }) => ({ line, id, reason })),
  }
}

type Said = { rated: (source: string) => void; refuse: (draft: StagedDraft, position: number, reason: string) => void }

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
        rated(source)
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
export async function refuseForeignIds(
  { db, ahead }: Writer,
  { rated, sources, refused }: Staged,
): Promise<Staged & { foreign: number }> {
  const known = await db.selectFrom('sources').select('name').execute()
  const others = known.map(({ name }) => name).filter(name => !sources.has(name))
  const early = [...ahead.counts().keys()]
  const staged = await foreignIds(db, sql`select id, source from incoming`, others)
  const written =
    early.length > 0
      ? await foreignIds(db, sql`select id, source from source_spots where source in (${sql.join(early)})`, others)
      : []
  let left = rated
  for (const { id, source } of staged) {
    const deleted = db.deleteFrom('incoming').where('id', '=', id).where('source', '=', source)
    left -= Number((await deleted.executeTakeFirst()).numDeletedRows)
  }
  for (const row of written) if (await ahead.drop(row)) left--
  const foreign = [...staged, ...written].sort((a, b) => compareIds(a.id, b.id))
  const reasons = foreign.map(({ id, owner }) => ({
    line: null,
    id,
    reason: `the id "${id}" belongs to the source "${owner}"`,
  }))
  return { rated: left, sources, refused: [...refused, ...reasons], foreign: foreign.length }
}

type Foreign = { id: string; source: string; owner: string }

/** Finds drafts whose ids one of the other sources has. */
async function foreignIds(db: Db, drafts: RawBuilder<unknown>, others: readonly string[]): Promise<Foreign[]> {
  if (others.length === 0) return []
  const { rows } = await sql<Foreign>`
    select i.id, i.source, s.source as owner
    from (${drafts}) i join source_spots s on s.id = i.id and s.source in (${sql.join(others)})
    where not ${isShared} order by i.id`.execute(db)
  return rows
}

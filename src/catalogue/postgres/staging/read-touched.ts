import type pg from 'pg'
import { TOUCHED, type TouchedRow } from '../../publish/touched-rows.ts'
import { compareIds } from '../../../spots/order.ts'
import { FetchCursor } from '../fetch-cursor.ts'
import type { EarlyDrafts } from './early-drafts.ts'

const ROWS = 5000

type Batches = AsyncIterator<TouchedRow[], undefined>

/** Reads what is touched and the drafts that were written early, in the order of ids and sources. */
export async function* readTouched(client: pg.Client, early: EarlyDrafts): AsyncGenerator<TouchedRow[]> {
  const sources: [Batches, Batches] = [touchedOf(client), earlyOf(client, early)]
  const next = async (i: 0 | 1) => (await sources[i].next()).value ?? []
  let [staged, written] = [await next(0), await next(1)]
  while (staged.length > 0 && written.length > 0) {
    const rows: TouchedRow[] = []
    let [i, j] = [0, 0]
    for (;;) {
      const [one, other] = [staged[i], written[j]]
      if (!one || !other) break
      const isFirst = compareRows(one, other) < 0
      rows.push(isFirst ? one : other)
      if (isFirst) i++
      else j++
    }
    yield rows
    staged = i < staged.length ? staged.slice(i) : await next(0)
    written = j < written.length ? written.slice(j) : await next(1)
  }
  for (; staged.length > 0; staged = await next(0)) yield staged
  for (; written.length > 0; written = await next(1)) yield written
}

function compareRows(a: TouchedRow, b: TouchedRow): number {
  return compareIds(a.id, b.id) || compareIds(a.source, b.source)
}

async function* touchedOf(client: pg.Client): AsyncGenerator<TouchedRow[], undefined> {
  const cursor = new FetchCursor<TouchedRow>(TOUCHED, []).over(client)
  for (;;) {
    const rows = await cursor.read(ROWS)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS) break
  }
  await cursor.close()
}

/** The spots that drafts of other sources have made, or once made. */
async function* earlyOf(client: pg.Client, early: EarlyDrafts): AsyncGenerator<TouchedRow[], undefined> {
  if (early.size === 0) return
  const spots = await hasRows('spots')
  const slugs = await hasRows('slugs')
  let rows: TouchedRow[] = []
  for (const row of early.inOrder()) {
    rows.push(row)
    if (rows.length < ROWS) continue
    yield await meeting(rows)
    rows = []
  }
  if (rows.length > 0) yield await meeting(rows)

  async function meeting(batch: TouchedRow[]): Promise<TouchedRow[]> {
    const ids = spots || slugs ? [...new Set(batch.map(({ id }) => id))] : []
    const present = spots ? await byId<Present>(PRESENT, ids) : undefined
    const earlier = slugs ? await byId<{ id: string; slug: string }>(EARLIER, ids) : undefined
    for (const row of batch) {
      const spot = present?.get(row.id)
      if (spot) Object.assign(row, { slug: spot.slug, oldSource: spot.source })
      else row.earlierSlug = earlier?.get(row.id)?.slug ?? null
    }
    return batch
  }

  async function hasRows(table: 'spots' | 'slugs'): Promise<boolean> {
    return (await client.query(`select 1 from ${table} limit 1`)).rows.length > 0
  }

  async function byId<Found extends { id: string }>(query: string, ids: string[]): Promise<Map<string, Found>> {
    const found = await client.query<Found>(query, [ids])
    return new Map(found.rows.map(row => [row.id, row]))
  }
}

type Present = { id: string; slug: string; source: string }

const PRESENT = 'select id, slug, source from spots where id = any($1::text[])'
const EARLIER = 'select spot_id as id, min(slug) as slug from slugs where spot_id = any($1::text[]) group by spot_id'

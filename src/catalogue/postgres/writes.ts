import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Writes } from '../publish/writes.ts'
import { fieldOf } from './copy-fields.ts'

/** How many rows wait before they are sent. */
const ROWS = 10_000

const SPOT = `id text collate "C", slug text collate "C", source text collate "C", silence_rating double precision,
  updated_version bigint`
const UPDATE_SPOTS = `
  update spots set slug = r.slug, source = r.source, silence_rating = r.silence_rating, updated_version = r.updated_version
  from json_to_recordset($1) as r(${SPOT}) where spots.id = r.id`
const KEEP_SLUGS = `
  insert into slugs (slug, spot_id) select slug, spot_id from json_to_recordset($1) as r(slug text, spot_id text)
  on conflict do nothing`
const OWNERS = `
  select slug, id from spots where slug = any($1::text[])
  union select slug, spot_id from slugs where slug = any($1::text[])`

/** Copies in what is new; of the rest, writes many rows with each statement, of one parameter. */
export function postgresWrites(client: pg.Client): Writes {
  const run = (text: string, rows: readonly object[]) => client.query(text, [JSON.stringify(rows)])
  const spots = linesTo(client, 'spots (id, slug, source, silence_rating, created_version, updated_version)')
  const changes = linesTo(client, 'changes (version, sequence, kind, id, slug)')
  return {
    insertSpots: rows =>
      spots.add(
        rows.map(row => {
          const { id, slug, source, silence_rating: rating, created_version: created, updated_version: version } = row
          return `${fieldOf(id)}\t${fieldOf(slug)}\t${fieldOf(source)}\t${rating}\t${created}\t${version}\n`
        }),
      ),
    updateSpots: async rows => void (await run(UPDATE_SPOTS, rows)),
    keepSlugs: async rows => void (await run(KEEP_SLUGS, rows)),
    async ownersOf(slugs) {
      if (slugs.length === 0) return new Map()
      const { rows } = await client.query<{ slug: string; id: string }>(OWNERS, [slugs])
      return new Map(rows.map(({ slug, id }) => [slug, id]))
    },
    logChanges: rows =>
      changes.add(
        rows.map(
          ({ version, sequence, kind, id, slug }) =>
            `${version}\t${sequence}\t${kind}\t${fieldOf(id)}\t${fieldOf(slug)}\n`,
        ),
      ),
    async flush() {
      await spots.flush()
      await changes.flush()
    },
  }
}

/** Gathers lines of the text form of COPY, and sends many at once. */
function linesTo(client: pg.Client, table: string) {
  let waiting: string[] = []
  return { add, flush }

  async function add(lines: readonly string[]): Promise<void> {
    waiting.push(...lines)
    if (waiting.length >= ROWS) await flush()
  }

  async function flush(): Promise<void> {
    if (waiting.length === 0) return
    const copy = client.query(copyFrom(`copy ${table} from stdin`))
    copy.end(waiting.join(''))
    waiting = []
    await once(copy, 'finish')
  }
}

import type pg from 'pg'
import type { Writes } from '../publish/writes.ts'
import { CopyIn } from './staging/copy-in.ts'

/** How many rows wait before they are sent. */
const ROWS = 10_000

const SPOTS = {
  id: 'text',
  slug: 'text',
  source: 'text',
  silence_rating: 'real',
  created_version: 'integer',
  updated_version: 'integer',
} as const
const CHANGES = { version: 'integer', sequence: 'integer', kind: 'text', id: 'text', slug: 'text' } as const

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
  const spots = new CopyIn(client, 'spots', SPOTS)
  const changes = new CopyIn(client, 'changes', CHANGES)
  return {
    async insertSpots(rows) {
      for (const { id, slug, source, silence_rating: rating, created_version: created, ...row } of rows) {
        spots.add([id, slug, source, rating, created, row.updated_version])
      }
      if (spots.count >= ROWS) await spots.end()
    },
    updateSpots: async rows => void (await run(UPDATE_SPOTS, rows)),
    keepSlugs: async rows => void (await run(KEEP_SLUGS, rows)),
    async ownersOf(slugs) {
      if (slugs.length === 0) return new Map()
      const { rows } = await client.query<{ slug: string; id: string }>(OWNERS, [slugs])
      return new Map(rows.map(({ slug, id }) => [slug, id]))
    },
    async logChanges(rows) {
      for (const { version, sequence, kind, id, slug } of rows) changes.add([version, sequence, kind, id, slug])
      if (changes.count >= ROWS) await changes.end()
    },
    async flush() {
      await spots.end()
      await changes.end()
    },
  }
}

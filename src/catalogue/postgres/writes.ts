import type pg from 'pg'
import type { Writes } from '../publish/writes.ts'

const SPOT = `id text collate "C", slug text collate "C", source text collate "C", silence_rating double precision,
  created_version bigint, updated_version bigint`

const UPSERT_SPOTS = `
  insert into spots (id, slug, source, silence_rating, created_version, updated_version)
  select id, slug, source, silence_rating, created_version, updated_version from json_to_recordset($1) as r(${SPOT})
  on conflict (id) do update set slug = excluded.slug, source = excluded.source,
    silence_rating = excluded.silence_rating, updated_version = excluded.updated_version`
const CLAIM_SLUGS = `
  insert into slugs (slug, spot_id) select slug, spot_id from json_to_recordset($1) as r(slug text, spot_id text)
  on conflict do nothing returning slug`
const LOG_CHANGES = `
  insert into changes (version, sequence, kind, id, slug) select version, sequence, kind, id, slug
  from json_to_recordset($1) as r(version bigint, sequence bigint, kind text, id text, slug text)`

/** Writes many rows with each statement, of one parameter: a thousand values of their own take longer to send and to read. */
export function writesByRecordset(client: pg.Client): Writes {
  const run = (text: string, rows: readonly object[]) => client.query<{ slug: string }>(text, [JSON.stringify(rows)])
  return {
    upsertSpots: async rows => void (await run(UPSERT_SPOTS, rows)),
    claimSlugs: async rows => new Set((await run(CLAIM_SLUGS, rows)).rows.map(({ slug }) => slug)),
    logChanges: async rows => void (await run(LOG_CHANGES, rows)),
  }
}

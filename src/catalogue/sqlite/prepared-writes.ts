import type { DatabaseSync } from 'node:sqlite'
import type { Repeated, StagedRow } from '../engine.ts'
import type { Writes } from '../publish/writes.ts'

/**
 * Writes row by row with statements that are prepared once: a statement of a thousand rows takes SQLite three times as
 * long to prepare as to carry out.
 */
export function preparedWrites(database: DatabaseSync): Writes {
  const spot = database.prepare(`
    insert into spots (id, slug, source, silence_rating, created_version, updated_version) values (?, ?, ?, ?, ?, ?)
    on conflict (id) do update set slug = excluded.slug, source = excluded.source,
      silence_rating = excluded.silence_rating, updated_version = excluded.updated_version`)
  const slug = database.prepare('insert into slugs (slug, spot_id) values (?, ?) on conflict do nothing')
  const change = database.prepare('insert into changes (version, sequence, kind, id, slug) values (?, ?, ?, ?, ?)')
  return {
    upsertSpots(rows) {
      for (const row of rows) {
        const { id, source, silence_rating: rating, created_version: created, updated_version: updated } = row
        spot.run(id, row.slug, source, rating, created, updated)
      }
      return Promise.resolve()
    },
    claimSlugs(rows) {
      const taken = rows.filter(row => slug.run(row.slug, row.spot_id).changes === 1)
      return Promise.resolve(new Set(taken.map(row => row.slug)))
    },
    logChanges(rows) {
      for (const { version, sequence, kind, id, slug } of rows) change.run(version, sequence, kind, id, slug)
      return Promise.resolve()
    },
  }
}

/** Takes drafts into the temporary tables, each batch in a transaction of these alone; returns those that came before. */
export async function takeInPrepared(
  database: DatabaseSync,
  batches: AsyncIterable<readonly StagedRow[]>,
): Promise<Repeated[]> {
  const rated = database.prepare(
    'insert into incoming (id, source, slug, silence_rating, record) values (?, ?, ?, ?, ?) on conflict do nothing',
  )
  const unrated = database.prepare(
    'insert into incoming_unrated (source, id, draft) values (?, ?, ?) on conflict do nothing',
  )
  const repeated: Repeated[] = []
  for await (const batch of batches) {
    database.exec('begin')
    for (const row of batch) {
      const { id, source, slug, silence_rating: rating, record } = row
      if (rating === null) unrated.run(source, id, record)
      else if (rated.run(id, source, slug, rating, record).changes === 0) repeated.push(row)
    }
    database.exec('commit')
  }
  return repeated
}

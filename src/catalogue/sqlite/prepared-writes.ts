import type { DatabaseSync } from 'node:sqlite'
import type { Repeated, StagedRow } from '../engine.ts'
import type { Writes } from '../publish/writes.ts'

/**
 * Writes row by row with statements that are prepared once: a statement of a thousand rows takes SQLite three times as
 * long to prepare as to carry out.
 */
export function preparedWrites(database: DatabaseSync): Writes {
  const inserted = database.prepare(`
    insert into spots (id, slug, source, silence_rating, created_version, updated_version) values (?, ?, ?, ?, ?, ?)`)
  const updated = database.prepare(
    'update spots set slug = ?, source = ?, silence_rating = ?, updated_version = ? where id = ?',
  )
  const kept = database.prepare('insert into slugs (slug, spot_id) values (?, ?) on conflict do nothing')
  const owner = database.prepare(
    'select id from spots where slug = ?1 union all select spot_id from slugs where slug = ?1 limit 1',
  )
  const change = database.prepare('insert into changes (version, sequence, kind, id, slug) values (?, ?, ?, ?, ?)')
  return {
    insertSpots(rows) {
      for (const row of rows) {
        const { id, source, silence_rating: rating, created_version: created, updated_version: version } = row
        inserted.run(id, row.slug, source, rating, created, version)
      }
      return Promise.resolve()
    },
    updateSpots(rows) {
      for (const { id, slug, source, silence_rating: rating, updated_version: version } of rows) {
        updated.run(slug, source, rating, version, id)
      }
      return Promise.resolve()
    },
    keepSlugs(rows) {
      for (const { slug, spot_id: id } of rows) kept.run(slug, id)
      return Promise.resolve()
    },
    ownersOf(slugs) {
      const owners = new Map<string, string>()
      for (const slug of slugs) {
        const id = owner.get(slug)?.['id']
        if (typeof id === 'string') owners.set(slug, id)
      }
      return Promise.resolve(owners)
    },
    logChanges(rows) {
      for (const { version, sequence, kind, id, slug } of rows) change.run(version, sequence, kind, id, slug)
      return Promise.resolve()
    },
    flush: () => Promise.resolve(),
  }
}

/** Reads a statement's rows; those that come later may be of what has been changed meanwhile. */
export async function* readPrepared<Row>(database: DatabaseSync, query: string): AsyncGenerator<Row[]> {
  let rows: Row[] = []
  for (const row of database.prepare(query).iterate()) {
    rows.push(row as Row) // as its reader says of the query
    if (rows.length < ROWS) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

const ROWS = 1000

/** Takes drafts into the temporary tables, each batch in a transaction of these alone; returns those that came before. */
export async function takeInPrepared(
  database: DatabaseSync,
  batches: AsyncIterable<readonly StagedRow[]>,
): Promise<Repeated[]> {
  const rated = database.prepare(
    `insert into incoming (id, source, slug, silence_rating, name, place, country, record)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  )
  const unrated = database.prepare(
    'insert into incoming_unrated (source, id, draft) values (?, ?, ?) on conflict do nothing',
  )
  const repeated: Repeated[] = []
  for await (const batch of batches) {
    database.exec('begin')
    for (const row of batch) {
      const { id, source, slug, silence_rating: rating, name, place, country, record } = row
      if (rating === null) unrated.run(source, id, record)
      else if (rated.run(id, source, slug, rating, name, place, country, record).changes === 0) repeated.push(row)
    }
    database.exec('commit')
  }
  return repeated
}

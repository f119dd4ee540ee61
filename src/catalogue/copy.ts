import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine.ts'
import { OperatorError } from '../operator-error.ts'
import { STORED_TABLES, type Tables } from './schema.ts'

/** PostgreSQL takes 65,535 parameters in a statement, SQLite 32,766; no table has more than 12 columns. */
const ROWS = 1000
/** Rows of these may be large. */
const FEW_ROWS = 4
const LARGE: ReadonlySet<string> = new Set(['noise', 'noise_pages', 'grid_parts', 'base_maps'])

/**
 * Copies a catalogue row by row into an empty one of any engine, whose identity it replaces: versions, change log, slugs
 * and keys are the same there. A failure leaves the copy as it was, that of `along` too, which is called when all is there.
 * @returns how many rows of each table there are
 * @throws OperatorError when something has been published into the copy
 */
export async function copyCatalogue(
  from: Engine,
  to: Engine,
  along: () => Promise<void> = () => Promise.resolve(),
): Promise<Record<string, number>> {
  const reader = await from.openReader()
  try {
    return await to.publishing(async writer => {
      await writer.lock()
      await refuseUnlessEmpty(writer.db)
      await writer.db.deleteFrom('meta').execute()
      const counts: Record<string, number> = {}
      for (const table of STORED_TABLES) counts[table] = await copyTable(reader.db, writer.db, table)
      await along()
      await writer.commit()
      return counts
    })
  } finally {
    await reader.close()
  }
}

async function refuseUnlessEmpty(db: Kysely<Tables>): Promise<void> {
  const { version } = await db
    .selectFrom('versions')
    .select(eb => eb.fn.max('number').as('version'))
    .executeTakeFirstOrThrow()
  if (version) {
    throw new OperatorError(`the catalogue to copy to has version ${version} already: name one that does not exist yet`)
  }
}

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, table: (typeof STORED_TABLES)[number]) {
  const size = LARGE.has(table) ? FEW_ROWS : ROWS
  let count = 0
  let rows: object[] = []
  for await (const row of from.selectFrom(table).selectAll().stream(size)) {
    rows.push(row)
    if (rows.length < size) continue
    await insert()
  }
  if (rows.length > 0) await insert()
  return count

  async function insert() {
    // Of the same table, as they were read.
    await sql`insert into ${sql.table(table)} ${rowsSql(rows)}`.execute(to)
    count += rows.length
    rows = []
  }
}

function rowsSql(rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {}).map(name => sql.ref(name))
  const values = rows.map(row => sql`(${sql.join(Object.values(row))})`)
  return sql`(${sql.join(columns)}) values ${sql.join(values)}`
}

// What each source was last imported from: kept with it in one transaction, so that it is true of what is published.
import type { Kysely } from 'kysely'
import type { Origin, Publication } from '../catalogue.ts'
import type { Tables } from '../schema.ts'

type Db = Kysely<Tables>

/**
 * Replaces the origins of a publication's sources; one that brings none has none from now on. Where ids were refused
 * for another source's sake, the same file may bring more once that source is gone: it is never taken for unchanged.
 */
export async function writeOrigins(
  db: Db,
  { sources, origins, ratedAnew }: Publication,
  refusedForeign: number,
): Promise<void> {
  for (const { name } of sources) {
    if (ratedAnew?.has(name)) continue
    await dropOrigin(db, name)
    const origin = origins?.get(name)
    if (origin) await keepOrigin(db, name, refusedForeign > 0 ? { ...origin, content: null } : origin)
  }
}

/** Stores what a source comes from, where there is such a source. */
export async function keepOrigin(db: Db, source: string, origin: Origin): Promise<void> {
  const row = { origin: JSON.stringify(origin) }
  const known = await db.selectFrom('sources').select('name').where('name', '=', source).executeTakeFirst()
  if (!known) return
  await db
    .insertInto('origins')
    .values({ source, ...row })
    .onConflict(conflict => conflict.column('source').doUpdateSet(row))
    .execute()
}

export async function dropOrigin(db: Db, source: string): Promise<void> {
  await db.deleteFrom('origins').where('source', '=', source).execute()
}

/** Reads the origins by source, in the order of the sources' names. */
export async function readOrigins(db: Db): Promise<Map<string, Origin>> {
  const rows = await db.selectFrom('origins').selectAll().orderBy('source').execute()
  return new Map(rows.map(({ source, origin }) => [source, JSON.parse(origin) as Origin])) // written by keepOrigin alone
}

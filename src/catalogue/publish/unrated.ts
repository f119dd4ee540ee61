// Drafts that wait for a rating: staged beside the others, kept by source, and given to the import of a region.
import { type Kysely, sql } from 'kysely'
import type { StagedUnrated } from '../catalogue.ts'
import type { UnratedDraft } from '../../spots/spot.ts'
import type { Tables } from '../schema.ts'

type Db = Kysely<Tables>

/** Writes a draft as the text that is stored. */
export function writeUnratedDraft(draft: StagedUnrated): string {
  return JSON.stringify({ ...draft, line: undefined } satisfies UnratedDraft & { line: undefined })
}

/** Replaces what waits of each source by what is staged; what has a rating too, which is written by now, waits for none. */
export async function writeUnrated(db: Db, sources: readonly string[]): Promise<void> {
  for (const source of sources) {
    await db.deleteFrom('unrated_spots').where('source', '=', source).execute()
    await sql`
      insert into unrated_spots (source, id, draft)
      select u.source, u.id, u.draft from incoming_unrated u
      where u.source = ${source}
      and not exists (select 1 from source_spots s where s.id = u.id and s.source = u.source)`.execute(db)
  }
}

export async function* readUnrated(db: Db, source: string): AsyncGenerator<UnratedDraft> {
  const rows = db.selectFrom('unrated_spots').select('draft').where('source', '=', source).orderBy('id').stream()
  for await (const { draft } of rows) yield JSON.parse(draft) as UnratedDraft // written by writeUnratedDraft alone
}

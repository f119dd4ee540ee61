import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { applyDrafts, nextVersionNumber } from './apply-drafts.ts'
import type { ChangeKind, Publication, PublishOptions, PublishReport, Source, Version } from '../catalogue.ts'
import { trimChanges } from '../changes/change-log.ts'
import type { Engine } from '../engine.ts'
import { writeGrids } from './grids.ts'
import { noiseChangeOf, writeNoise } from './noise.ts'
import { dropOrigin, writeOrigins } from './origins.ts'
import type { Tables } from '../schema.ts'
import { writeUnrated } from './unrated.ts'
import { refuseForeignIds, stage } from './staging.ts'

type Db = Kysely<Tables>
export type Terms = Required<Pick<PublishOptions, 'keep'>> & {
  /** Waited for under the lock. */
  whenAlone?: PublishOptions['whenAlone']
  now: Date
  /** A source to take away instead of replacing. */
  remove?: string
}

/**
 * Replaces sources in one transaction. The drafts are staged in a temporary table first, however long that takes;
 * the catalogue is locked for writers only while the difference is applied, and readers are never held up.
 */
export async function publishInto(
  engine: Engine,
  publication: Publication,
  { keep, now, remove, whenAlone }: Terms,
): Promise<PublishReport> {
  return engine.publishing(async writer => {
    const { db } = writer
    const staged = await stage(writer, publication.drafts)
    await writer.lock()
    await whenAlone?.()
    const { refused, rated, foreign } = await refuseForeignIds(writer, staged)
    const names = [...publication.sources.map(source => source.name), ...(remove === undefined ? [] : [remove])]
    await writeSources(db, publication.sources, now)
    const next = await nextVersionNumber(db)
    const store = await engine.openNoise()
    try {
      const change = noiseChangeOf(publication, store, remove)
      await writeNoise(db, store, change, { version: next, now })
    } finally {
      store.close()
    }
    await writeGrids(db, publication, { version: next, now, remove })
    await writeOrigins(db, publication, foreign)
    const { report: counts, changes } = await applyDrafts(writer, names, rated)
    await writeUnrated(db, names)
    if (remove !== undefined) {
      await dropOrigin(db, remove)
      await db.deleteFrom('sources').where('name', '=', remove).execute()
    }
    await trimChanges(db, now)
    const version = await writeVersion(db, changes, now)
    const report = { version, ...counts, refused }
    await (keep(report) ? writer.commit() : writer.rollback())
    return report
  })
}

async function writeSources(db: Db, sources: Source[], now: Date): Promise<void> {
  for (const source of sources) {
    const row = {
      attribution: source.attribution,
      licence: source.licence,
      url: source.url,
      ratings: source.ratings,
      extract_date: source.extractDate,
      imported_at: now.toISOString(),
      coverage: source.coverage ? JSON.stringify(source.coverage) : null,
      base_map: source.baseMap ?? null,
    }
    await db
      .insertInto('sources')
      .values({ name: source.name, ...row })
      .onConflict(conflict => conflict.column('name').doUpdateSet(row))
      .execute()
  }
}

async function writeVersion(db: Db, changes: Record<ChangeKind, number>, now: Date): Promise<Version> {
  const number = (await nextVersionNumber(db)) - 1
  const token = randomBytes(8).toString('hex')
  const publishedAt = now.toISOString()
  await db
    .updateTable('versions')
    .set({ token, published_at: publishedAt, ...changes })
    .where('number', '=', number)
    .execute()
  return { number, token, publishedAt }
}

import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import { OperatorError } from '../operator-error.ts'
import type { SpotDraft } from '../spots/spot.ts'
import { storedBaseMaps } from './base-maps/base-map-parts.ts'
import type { Catalogue, Publication, PublishReport } from './catalogue.ts'
import { isInLog, readChanges, readHistory } from './changes/change-log.ts'
import type { Engine } from './engine.ts'
import { identityOf, readWebhookKeys, rotateWebhookKey } from './identity.ts'
import { convertNoise, hasOldNoise } from './publish/convert-noise.ts'
import { readGrids } from './publish/grids.ts'
import { keepOrigin, readOrigins } from './publish/origins.ts'
import type { Terms } from './publish/publish.ts'
import { readUnrated } from './publish/unrated.ts'
import { readRecord } from './record.ts'
import type { Tables } from './schema.ts'
import { findSpot, readSources, readVersion, snapshotOf } from './snapshot.ts'

type Db = Kysely<Tables>

/** Makes the catalogue of a database; a new one gets its identity. */
export async function catalogueOver(engine: Engine, now: () => Date): Promise<Catalogue> {
  if (await hasOldNoise(engine)) await convertNoise(engine)
  return {
    identity: await identityOf(engine.db),
    baseMaps: storedBaseMaps(engine, now),
    version: () => asking(readVersion),
    sources,
    spot: idOrSlug => findSpot(engine.db, idOrSlug),
    origins: () => asking(readOrigins),
    keepOrigin: (source, origin) => asking(db => keepOrigin(db, source, origin)),
    noise: () => asking(() => engine.openNoise()),
    grids: version => reading(db => readGrids(db, version)),
    drafts: source => streaming(db => readDrafts(db, source)),
    unrated: source => streaming(db => readUnrated(db, source)),
    withSnapshot: read => reading(async db => read(await snapshotOf(db))),
    publish: (publication, { dryRun = false, keep = () => true, whenAlone } = {}) =>
      publish(publication, { keep: report => !dryRun && keep(report), whenAlone }),
    async removeSource(name, along = NOTHING) {
      const source = (await sources()).find(source => source.name === name)
      return source && publish(along, { keep: () => true, remove: name })
    },
    changes: (after, limit) => asking(db => readChanges(db, after, limit)),
    history: range => asking(db => readHistory(db, range)),
    webhookKeys: () => asking(db => readWebhookKeys(db, now())),
    rotateWebhookKey: () => asking(db => rotateWebhookKey(db, now())),
    isInLog: place => asking(db => isInLog(db, place)),
    watch: wake => engine.watch(wake),
    tryAlone: work => engine.tryAlone(work),
    async backup(file) {
      if (existsSync(file)) throw new OperatorError(`the backup file "${file}" exists already: name another`)
      mkdirSync(dirname(file), { recursive: true })
      await engine.copyTo(file)
    },
    close: () => engine.close(),
  }

  function sources() {
    return asking(readSources)
  }

  /** For what is short. */
  function asking<T>(ask: (db: Db) => Promise<T>): Promise<T> {
    return engine.explaining(() => ask(engine.db))
  }

  /** For what must see one version throughout. */
  function reading<T>(read: (db: Db) => Promise<T>): Promise<T> {
    return engine.explaining(async () => {
      const reader = await engine.openReader()
      try {
        return await read(reader.db)
      } finally {
        await reader.close()
      }
    })
  }

  async function* streaming<T>(rowsOf: (db: Db) => AsyncIterable<T>): AsyncGenerator<T> {
    const reader = await engine.openReader()
    try {
      yield* rowsOf(reader.db)
    } finally {
      await reader.close()
    }
  }

  function publish(publication: Publication, terms: Omit<Terms, 'now'>): Promise<PublishReport> {
    return engine.explaining(async () => {
      // Loaded by the first publish: a service that only reads has no need of what checks a spot.
      const { publishInto } = await import('./publish/publish.ts')
      return publishInto(engine, publication, { ...terms, now: now() })
    })
  }
}

const NOTHING: Publication = { sources: [], drafts: [] }

async function* readDrafts(db: Db, source: string): AsyncGenerator<SpotDraft> {
  const rows = db.selectFrom('source_spots').selectAll().where('source', '=', source).orderBy('id').stream()
  for await (const row of rows) yield { ...readRecord({ ...row, slug: '' }), slug: null }
}

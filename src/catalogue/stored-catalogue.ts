import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import type { SpotDraft, SpotRecord, UnratedDraft } from '../spots/spot.ts'
import { StoredBaseMaps } from './base-maps/base-map-parts.ts'
import type {
  Catalogue,
  CatalogueIdentity,
  Change,
  LogPlace,
  Origin,
  Publication,
  PublishedVersion,
  PublishOptions,
  PublishReport,
  Snapshot,
  StoredSource,
  Version,
  WebhookKey,
} from './catalogue.ts'
import { isInLog, readChanges, readHistory } from './changes/change-log.ts'
import type { NoiseStore } from '../silence/pages/noise-pages.ts'
import type { Engine, Reader } from './engine.ts'
import { identityOf, readWebhookKeys, rotateWebhookKey } from './identity.ts'
import { convertNoise, hasOldNoise } from './publish/convert-noise.ts'
import { readGrids } from './publish/grids.ts'
import { keepOrigin, readOrigins } from './publish/origins.ts'
import { readUnrated } from './publish/unrated.ts'
import { readRecord } from './record.ts'
import { readSources, readVersion, snapshotOf, spotRows } from './snapshot.ts'

/** Makes the catalogue of a database; a new one gets its identity. */
export async function catalogueOver(engine: Engine, now: () => Date): Promise<Catalogue> {
  if (await hasOldNoise(engine)) await convertNoise(engine)
  return new StoredCatalogue(engine, await identityOf(engine.db), now)
}

class StoredCatalogue implements Catalogue {
  readonly identity: CatalogueIdentity
  readonly baseMaps: StoredBaseMaps
  readonly #engine: Engine
  readonly #now: () => Date

  constructor(engine: Engine, identity: CatalogueIdentity, now: () => Date) {
    this.#engine = engine
    this.identity = identity
    this.baseMaps = new StoredBaseMaps(engine.db, { isShared: engine.isShared, now })
    this.#now = now
  }

  version(): Promise<Version> {
    return this.#engine.explaining(() => readVersion(this.#engine.db))
  }

  sources(): Promise<StoredSource[]> {
    return this.#engine.explaining(() => readSources(this.#engine.db))
  }

  async spot(idOrSlug: string): Promise<SpotRecord | undefined> {
    const { db } = this.#engine
    const byId = await spotRows(db).where('spots.id', '=', idOrSlug).executeTakeFirst()
    if (byId) return readRecord(byId)
    const owner = db.selectFrom('slugs').select('spot_id').where('slugs.slug', '=', idOrSlug)
    const found =
      (await spotRows(db).where('spots.slug', '=', idOrSlug).executeTakeFirst()) ??
      (await spotRows(db).where('spots.id', '=', owner).executeTakeFirst())
    return found && readRecord(found)
  }

  origins(): Promise<ReadonlyMap<string, Origin>> {
    return this.#engine.explaining(() => readOrigins(this.#engine.db))
  }

  keepOrigin(source: string, origin: Origin): Promise<void> {
    return this.#engine.explaining(() => keepOrigin(this.#engine.db, source, origin))
  }

  noise(): Promise<NoiseStore> {
    return this.#engine.explaining(() => this.#engine.openNoise())
  }

  grids(version?: number): Promise<Map<string, Uint8Array>> {
    return this.#reading(({ db }) => readGrids(db, version))
  }

  async *drafts(source: string): AsyncGenerator<SpotDraft> {
    const reader = await this.#engine.openReader()
    try {
      const rows = reader.db.selectFrom('source_spots').selectAll().where('source', '=', source).orderBy('id').stream()
      for await (const row of rows) yield { ...readRecord({ ...row, slug: '' }), slug: null }
    } finally {
      await reader.close()
    }
  }

  async *unrated(source: string): AsyncGenerator<UnratedDraft> {
    const reader = await this.#engine.openReader()
    try {
      yield* readUnrated(reader.db, source)
    } finally {
      await reader.close()
    }
  }

  withSnapshot<T>(read: (snapshot: Snapshot) => T | Promise<T>): Promise<T> {
    return this.#reading(async ({ db }) => read(await snapshotOf(db)))
  }

  #reading<T>(read: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#engine.explaining(async () => {
      const reader = await this.#engine.openReader()
      try {
        return await read(reader)
      } finally {
        await reader.close()
      }
    })
  }

  async publish(
    publication: Publication,
    { dryRun = false, keep = () => true, whenAlone }: PublishOptions = {},
  ): Promise<PublishReport> {
    return this.#publish(publication, { keep: report => !dryRun && keep(report), whenAlone })
  }

  async removeSource(name: string, along: Publication = NOTHING): Promise<PublishReport | undefined> {
    const source = (await this.sources()).find(source => source.name === name)
    return source && this.#publish(along, { keep: () => true, remove: name })
  }

  #publish(
    publication: Publication,
    terms: { keep: (report: PublishReport) => boolean; remove?: string; whenAlone?: PublishOptions['whenAlone'] },
  ): Promise<PublishReport> {
    return this.#engine.explaining(async () => {
      // Loaded by the first publish: a service that only reads has no need of what checks a spot.
      const { publishInto } = await import('./publish/publish.ts')
      return publishInto(this.#engine, publication, { ...terms, now: this.#now() })
    })
  }

  changes(after: Pick<LogPlace, 'version' | 'sequence'>, limit: number): Promise<Change[]> {
    return this.#engine.explaining(() => readChanges(this.#engine.db, after, limit))
  }

  history(range: ({ after: number } | { newest: true }) & { limit: number }): Promise<PublishedVersion[]> {
    return this.#engine.explaining(() => readHistory(this.#engine.db, range))
  }

  webhookKeys(): Promise<WebhookKey[]> {
    return this.#engine.explaining(() => readWebhookKeys(this.#engine.db, this.#now()))
  }

  rotateWebhookKey(): Promise<WebhookKey> {
    return this.#engine.explaining(() => rotateWebhookKey(this.#engine.db, this.#now()))
  }

  isInLog(place: LogPlace): Promise<boolean> {
    return this.#engine.explaining(() => isInLog(this.#engine.db, place))
  }

  watch(wake: () => void): () => void {
    return this.#engine.watch(wake)
  }

  tryAlone<T>(work: () => Promise<T>): Promise<T | undefined> {
    return this.#engine.tryAlone(work)
  }

  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new OperatorError(`the backup file "${file}" exists already: name another`)
    mkdirSync(dirname(file), { recursive: true })
    await this.#engine.copyTo(file)
  }

  close(): Promise<void> {
    return this.#engine.close()
  }
}

const NOTHING: Publication = { sources: [], drafts: [] }

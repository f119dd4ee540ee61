import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { OperatorError } from '../../operator-error.ts'
import type { SpotDraft, SpotRecord, UnratedDraft } from '../../spots/spot.ts'
import type {
  Catalogue,
  CatalogueIdentity,
  Change,
  LogPlace,
  Publication,
  PublishedVersion,
  PublishOptions,
  PublishReport,
  Snapshot,
  StoredSource,
  Version,
  WebhookKey,
} from '../catalogue.ts'
import { isInLog, readChanges, readHistory } from '../changes/change-log.ts'
import { readNoise } from '../publish/noise.ts'
import { readUnrated } from '../publish/unrated.ts'
import { readRecord } from '../record.ts'
import { migrations, type Tables } from '../schema.ts'
import { newIdentity, readIdentity, readWebhookKeys, rotateWebhookKey } from './identity.ts'
import { readSources, readVersion, snapshotOf, spotRows } from './snapshot.ts'
import { nameDamage, SQLITE_CORRUPT } from './damage.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { makePrivateFile, makePrivateFolder, newPrivateFile } from './private-files.ts'

/**
 * Opens the catalogue in an SQLite file, makes it when there is none, and brings its tables up to date.
 * @throws OperatorError when the file is damaged, not a database, or made by a newer program.
 */
export async function openSqliteCatalogue(file: string, options: SqliteOptions = {}): Promise<Catalogue> {
  return nameDamage(file, async () => {
    const { now = () => new Date() } = options
    makePrivateFolder(dirname(file))
    const database = openDatabase(file)
    makePrivateFile(file)
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) })
    try {
      if (options.check) checkPages(database)
      await migrate(db)
      return new SqliteCatalogue(file, db, await identityOf(db), now)
    } catch (error) {
      await db.destroy()
      throw error
    }
  })
}

export type SqliteOptions = {
  now?: () => Date
  /** Reads every page before use, so that damage is found at the start and not in a request. */
  check?: boolean
}

class SqliteCatalogue implements Catalogue {
  readonly identity: CatalogueIdentity
  readonly #file: string
  readonly #db: Kysely<Tables>
  readonly #now: () => Date

  constructor(file: string, db: Kysely<Tables>, identity: CatalogueIdentity, now: () => Date) {
    this.#file = file
    this.#db = db
    this.identity = identity
    this.#now = now
  }

  version(): Promise<Version> {
    return readVersion(this.#db)
  }

  sources(): Promise<StoredSource[]> {
    return readSources(this.#db)
  }

  async spot(idOrSlug: string): Promise<SpotRecord | undefined> {
    const byId = await spotRows(this.#db).where('spots.id', '=', idOrSlug).executeTakeFirst()
    if (byId) return readRecord(byId)
    const owner = this.#db.selectFrom('slugs').select('spot_id').where('slugs.slug', '=', idOrSlug)
    const bySlug = await spotRows(this.#db).where('spots.id', '=', owner).executeTakeFirst()
    return bySlug && readRecord(bySlug)
  }

  async noise(): Promise<Map<string, Uint8Array>> {
    return nameDamage(this.#file, () => this.#withReader(readNoise))
  }

  async *drafts(source: string): AsyncGenerator<SpotDraft> {
    const reader = newReader(this.#file)
    try {
      const rows = reader.selectFrom('source_spots').selectAll().where('source', '=', source).orderBy('id').stream()
      for await (const row of rows) yield { ...readRecord({ ...row, slug: '' }), slug: null }
    } finally {
      await reader.destroy()
    }
  }

  async *unrated(source: string): AsyncGenerator<UnratedDraft> {
    const reader = newReader(this.#file)
    try {
      yield* readUnrated(reader, source)
    } finally {
      await reader.destroy()
    }
  }

  async withSnapshot<T>(read: (snapshot: Snapshot) => T | Promise<T>): Promise<T> {
    return nameDamage(this.#file, async () => {
      return this.#withReader(reader =>
        reader.connection().execute(async connection => {
          await sql`begin`.execute(connection)
          const result = await read(await snapshotOf(connection))
          await sql`commit`.execute(connection)
          return result
        }),
      )
    })
  }

  async #withReader<T>(read: (reader: Kysely<Tables>) => Promise<T>): Promise<T> {
    const reader = newReader(this.#file)
    try {
      return await read(reader)
    } finally {
      await reader.destroy()
    }
  }

  async publish(
    publication: Publication,
    { dryRun = false, keep = () => true }: PublishOptions = {},
  ): Promise<PublishReport> {
    return nameDamage(this.#file, async () => {
      const { publishInto } = await loadPublish()
      return publishInto(this.#db, publication, { keep: report => !dryRun && keep(report), now: this.#now() })
    })
  }

  async removeSource(name: string, along: Publication = NOTHING): Promise<PublishReport | undefined> {
    const source = (await this.sources()).find(source => source.name === name)
    if (!source) return undefined
    return nameDamage(this.#file, async () => {
      const { publishInto } = await loadPublish()
      return publishInto(this.#db, along, { keep: () => true, now: this.#now(), remove: name })
    })
  }

  async changes(after: Pick<LogPlace, 'version' | 'sequence'>, limit: number): Promise<Change[]> {
    return readChanges(this.#db, after, limit)
  }

  async history(range: ({ after: number } | { newest: true }) & { limit: number }): Promise<PublishedVersion[]> {
    return readHistory(this.#db, range)
  }

  async webhookKeys(): Promise<WebhookKey[]> {
    return readWebhookKeys(this.#db, this.#now())
  }

  async rotateWebhookKey(): Promise<WebhookKey> {
    return rotateWebhookKey(this.#db, this.#now())
  }

  async isInLog(place: LogPlace): Promise<boolean> {
    return isInLog(this.#db, place)
  }

  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new OperatorError(`the backup file "${file}" exists already: name another`)
    mkdirSync(dirname(file), { recursive: true })
    newPrivateFile(file)
    await sql`vacuum into ${file}`.execute(this.#db)
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}

/** Loaded by the first publish: a service that only reads has no need of what checks a spot. */
const loadPublish = () => import('../publish/publish.ts')

const NOTHING: Publication = { sources: [], drafts: [] }

/** A connection of its own: a long read holds up nobody, can go on during a publish, and is held up by none. */
function newReader(file: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: nodeSqliteDialect(openDatabase(file)) })
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = file',
  )
  return database
}

function checkPages(database: DatabaseSync): void {
  const [first] = database.prepare('pragma quick_check(1)').all()
  if (first?.['quick_check'] !== 'ok') {
    throw Object.assign(new Error(String(first?.['quick_check'])), { errcode: SQLITE_CORRUPT })
  }
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (!error) return
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new OperatorError('the catalogue was made by a newer version of this program: install that version', {
      cause: error,
    })
  }
  throw error
}

async function identityOf(db: Kysely<Tables>): Promise<CatalogueIdentity> {
  const fresh = newIdentity()
  await db
    .insertInto('meta')
    .values(Object.entries(fresh).map(([key, value]) => ({ key, value })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const rows = await db.selectFrom('meta').selectAll().execute()
  return readIdentity(key => rows.find(row => row.key === key)?.value ?? fresh[key])
}

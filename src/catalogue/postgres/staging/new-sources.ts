import { type Kysely, sql } from 'kysely'
import type { StagedRow } from '../../engine.ts'
import type { Tables } from '../../schema.ts'
import { takeLock, tryLock } from '../locks.ts'

/**
 * Tells which of a publish's sources have nothing in the catalogue. Only one publish at a time writes drafts of such a source
 * before it may publish; another one stages them, and waits for its end: both would wait for each other's keys otherwise.
 */
export class NewSources {
  readonly #db: Kysely<Tables>
  /** Whether each source that was met is new, and nobody else writes drafts of it. */
  readonly #met = new Map<string, 'new' | 'known' | 'begun elsewhere'>()

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  isNew(source: string): boolean {
    return this.#met.get(source) === 'new'
  }

  /** The sources of a batch that have not been met. */
  unknownOf(batch: readonly StagedRow[]): string[] {
    const unknown = new Set<string>()
    for (const { source } of batch) if (!this.#met.has(source)) unknown.add(source)
    return [...unknown]
  }

  async meet(source: string): Promise<void> {
    if (await this.#has(source)) this.#met.set(source, 'known')
    else if (!(await tryLock(this.#db, lockOf(source)))) this.#met.set(source, 'begun elsewhere')
    // By one that has ended since the first look.
    else this.#met.set(source, (await this.#has(source)) ? 'known' : 'new')
  }

  /** Waits for those who write drafts of the same new sources, to be called before the publish holds anything else. */
  async waitForOthers(): Promise<void> {
    const begun = [...this.#met].filter(([, how]) => how === 'begun elsewhere').map(([source]) => source)
    for (const source of begun.sort()) await takeLock(this.#db, lockOf(source))
  }

  async #has(source: string): Promise<boolean> {
    const { rows } = await sql`select 1 from source_spots where source = ${source} limit 1`.execute(this.#db)
    return rows.length > 0
  }
}

const lockOf = (source: string) => `source ${source}` as const

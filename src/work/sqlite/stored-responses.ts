import { randomBytes } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Holder } from '../lease.ts'
import { tablesOf, type WorkFile } from '../../jobs/work-file.ts'
import {
  KEPT_MS,
  type KeptAnswer,
  type KeptAnswers,
  LEASE_MS,
  MOST_BYTES,
  MOST_KEYS,
  type ScopedKey,
  type Standing,
} from '../stored-responses.ts'
import { type AnswerTables, migrations } from './stored-responses-schema.ts'

type Row = Selectable<AnswerTables['answers']>

export type AnswerOptions = { holder: Holder; now?: () => number; mostBytes?: number }

/** Opens the kept answers in the work file, for one holder of leases. */
export async function openSqliteAnswers(work: WorkFile, options: AnswerOptions): Promise<KeptAnswers> {
  return new SqliteAnswers(await tablesOf<AnswerTables>(work, { owner: 'answers', migrations }), options)
}

class SqliteAnswers implements KeptAnswers {
  readonly #db: Kysely<AnswerTables>
  readonly #holder: Holder
  readonly #now: () => number
  readonly #mostBytes: number

  constructor(db: Kysely<AnswerTables>, { holder, now = Date.now, mostBytes = MOST_BYTES }: AnswerOptions) {
    this.#db = db
    this.#holder = holder
    this.#now = now
    this.#mostBytes = mostBytes
  }

  async claim(key: ScopedKey): Promise<Standing> {
    const now = this.#now()
    // Looked at first without a lock: a twin that waits looks again and again.
    const seen = standingOf(await rowOf(this.#db, key.scope), key, now)
    if (seen) return seen
    return this.#db.transaction().execute(async db => {
      const row = await rowOf(db, key.scope)
      const standing = standingOf(row, key, now)
      if (standing) return standing
      const isFresh = !row || isOver(row, now)
      const seed = isFresh ? randomBytes(SEED_BYTES).toString('base64url') : row.seed
      const lease = randomBytes(16).toString('hex')
      const values = {
        ...key,
        ...NO_ANSWER,
        seed,
        lease,
        created_at: isFresh ? now : row.created_at,
        holder: this.#holder,
        lease_until: now + LEASE_MS,
      }
      if (!row) await makeRoom(db, key.client)
      await db
        .insertInto('answers')
        .values(values)
        .onConflict(conflict => conflict.column('scope').doUpdateSet(values))
        .execute()
      return { is: 'ours', lease, seed }
    })
  }

  async renew(scope: string, lease: string): Promise<boolean> {
    return this.#change(scope, lease, { lease_until: this.#now() + LEASE_MS })
  }

  async keep(scope: string, lease: string, { status, type, headers, bytes }: KeptAnswer): Promise<boolean> {
    return this.#change(scope, lease, {
      status,
      type,
      headers: JSON.stringify(headers),
      body: bytes,
      answered_at: this.#now(),
      holder: null,
      lease: null,
    })
  }

  async forget(scope: string, lease: string): Promise<void> {
    await this.#db.deleteFrom('answers').where('scope', '=', scope).where('lease', '=', lease).execute()
  }

  async takeBack(dead: string): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('answers')
      .set({ holder: null, lease: null, lease_until: 0 })
      .where(eb => eb.or([eb('holder', '=', dead), eb('holder', 'like', `${dead}/%`)]))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  async sweep(): Promise<number> {
    const now = this.#now()
    const { numDeletedRows: old } = await this.#db
      .deleteFrom('answers')
      .where('created_at', '<=', now - KEPT_MS)
      .where(eb => eb.or([eb('answered_at', 'is not', null), eb('lease_until', '<=', now)]))
      .executeTakeFirst()
    const { numAffectedRows: surplus = 0n } = await sql`
      delete from answers where scope in (
        select scope from (
          select scope, sum(octet_length(body)) over (order by answered_at desc, scope) as bytes
          from answers where answered_at is not null
        ) where bytes > ${this.#mostBytes}
      )`.execute(this.#db)
    return Number(old + surplus)
  }

  async #change(scope: string, lease: string, values: Partial<Row>): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('answers')
      .set(values)
      .where('scope', '=', scope)
      .where('lease', '=', lease)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }
}

/** 144 random bits. */
const SEED_BYTES = 18
const NO_ANSWER = { answered_at: null, status: null, type: null, headers: null, body: null }

function rowOf(db: Kysely<AnswerTables>, scope: string): Promise<Row | undefined> {
  return db.selectFrom('answers').selectAll().where('scope', '=', scope).executeTakeFirst()
}

function isOver(row: Row, now: number): boolean {
  return row.created_at + KEPT_MS <= now
}

/** What a row says of a key; undefined when the key may be taken. */
function standingOf(row: Row | undefined, { fingerprint }: ScopedKey, now: number): Standing | undefined {
  if (!row) return undefined
  const isBeingMade = row.answered_at === null && row.lease_until > now
  if (isOver(row, now) && !isBeingMade) return undefined
  if (row.fingerprint !== fingerprint) return { is: 'another body' }
  if (isBeingMade) return { is: 'under way' }
  const { status, type, headers, body } = row
  if (status === null || type === null || headers === null || body === null) return undefined
  return { is: 'answered', answer: { status, type, headers: JSON.parse(headers), bytes: body } }
}

/** Lets the client's oldest answers go, until one more key has room. */
async function makeRoom(db: Kysely<AnswerTables>, client: string): Promise<void> {
  const { count } = await db
    .selectFrom('answers')
    .where('client', '=', client)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count < MOST_KEYS) return
  const oldest = db
    .selectFrom('answers')
    .select('scope')
    .where('client', '=', client)
    .where('answered_at', 'is not', null)
    .orderBy('answered_at')
    .limit(count - MOST_KEYS + 1)
  await db.deleteFrom('answers').where('scope', 'in', oldest).execute()
}

import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { type LeaseOwner, LEASE_MS } from '../lease.ts'
import { isHeldBy, newLease } from './leases.ts'
import { alone, tablesOf, type WorkStore } from '../work-store.ts'
import {
  KEPT_MS,
  type StoredResponse,
  type StoredResponses,
  MOST_BYTES,
  MOST_KEYS,
  type ScopedKey,
  type Standing,
} from '../stored-responses.ts'
import { holdKeptBytes, type MostBytes } from './kept-bytes.ts'
import { ANSWERS, type StoredResponseTables, migrationsFor } from './stored-responses-schema.ts'

type Row = Selectable<StoredResponseTables['answers']>

export type StoredResponseOptions = { owner: LeaseOwner; now?: () => number; mostBytes?: MostBytes }

/** Opens the stored responses in the work file, for one owner of leases. */
export async function openStoredResponses(
  work: WorkStore,
  { owner, now = Date.now, mostBytes = MOST_BYTES }: StoredResponseOptions,
): Promise<StoredResponses> {
  const db = await tablesOf<StoredResponseTables>(work, 'answers', migrationsFor)
  return { claim, renew, store, forget, putBack, release, sweep }

  async function claim(key: ScopedKey): Promise<Standing> {
    const at = now()
    // Reads first, without a lock: a request that waits for its twin reads again and again.
    const seen = standingOf(await rowOf(db, key.scope), key, at)
    if (seen) return seen
    return alone(db, 'answers', async db => {
      const row = await rowOf(db, key.scope)
      const standing = standingOf(row, key, at)
      if (standing) return standing
      const isFresh = !row || isOver(row, at)
      const seed = isFresh ? randomBytes(SEED_BYTES).toString('base64url') : row.seed
      const lease = newLease()
      const values = {
        ...key,
        ...NO_ANSWER,
        seed,
        lease,
        created_at: isFresh ? at : row.created_at,
        holder: owner,
        lease_until: at + LEASE_MS,
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

  async function renew(scope: string, lease: string): Promise<boolean> {
    return change(scope, lease, { lease_until: now() + LEASE_MS })
  }

  async function store(
    scope: string,
    lease: string,
    { status, type, headers, bytes }: StoredResponse,
  ): Promise<boolean> {
    return alone(db, 'answers', async db => {
      const row = await db
        .updateTable('answers')
        .set({
          status,
          type,
          headers: JSON.stringify(headers),
          body: bytes,
          answered_at: now(),
          holder: null,
          lease: null,
        })
        .where('scope', '=', scope)
        .where('lease', '=', lease)
        .returning('client')
        .executeTakeFirst()
      if (row) await holdKeptBytes(db, ANSWERS, { client: row.client, most: mostBytes })
      return row !== undefined
    })
  }

  async function forget(scope: string, lease: string): Promise<void> {
    await db.deleteFrom('answers').where('scope', '=', scope).where('lease', '=', lease).execute()
  }

  async function putBack(scope: string, lease: string): Promise<void> {
    await db
      .updateTable('answers')
      .set({ holder: null, lease: null, lease_until: 0 })
      .where('scope', '=', scope)
      .where('lease', '=', lease)
      .execute()
  }

  async function release(dead: string): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('answers')
      .set({ holder: null, lease: null, lease_until: 0 })
      .where(isHeldBy(dead))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  async function sweep(): Promise<number> {
    const at = now()
    const { numDeletedRows: old } = await alone(db, 'answers', db =>
      db
        .deleteFrom('answers')
        .where('created_at', '<=', at - KEPT_MS)
        .where(eb => eb.or([eb('answered_at', 'is not', null), eb('lease_until', '<=', at)]))
        .executeTakeFirstOrThrow(),
    )
    return Number(old)
  }

  async function change(scope: string, lease: string, values: Partial<Row>): Promise<boolean> {
    const { numUpdatedRows } = await db
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

function rowOf(db: Kysely<StoredResponseTables>, scope: string): Promise<Row | undefined> {
  return db.selectFrom('answers').selectAll().where('scope', '=', scope).executeTakeFirst()
}

function isOver(row: Row, now: number): boolean {
  return row.created_at + KEPT_MS <= now
}

/** Returns the state of a key by its row; undefined when the key may be taken. */
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

/** Deletes the client's oldest responses until one more key has room. */
async function makeRoom(db: Kysely<StoredResponseTables>, client: string): Promise<void> {
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

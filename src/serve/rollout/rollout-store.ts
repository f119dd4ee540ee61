import type { Selectable } from 'kysely'
import { tablesOf, type WorkStore } from '../../work/work-store.ts'
import { migrationsFor, type RolloutTables } from './rollout-schema.ts'

/** A version as machines speak of it. */
export type VersionPlace = { number: number; token: string }

/** A machine that serves, as it last said of itself. */
export type Replica = {
  name: string
  beats: number
  served: VersionPlace
  ready: VersionPlace
  /** The token of a version that it could not load. */
  failed: string | null
}

/** Where machines tell each other what they have. */
export type RolloutStore = {
  /** Says what a machine has; its beats are counted on. */
  report(replica: Omit<Replica, 'beats'>): Promise<void>
  replicas(): Promise<Replica[]>
  /** Forgets machines that have gone. */
  forget(names: readonly string[]): Promise<void>
  /** The version that all are to serve; null before there is one. */
  current(): Promise<VersionPlace | null>
  /** Moves it on, unless somebody else has moved it from where it was seen. */
  move(to: VersionPlace, seen: VersionPlace | null): Promise<void>
}

const ONLY = 1

/** Opens it in the database of work, which all machines share. */
export async function openRollout(work: WorkStore): Promise<RolloutStore> {
  const db = await tablesOf<RolloutTables>(work, 'rollout', migrationsFor)
  return {
    async report({ name, served, ready, failed }) {
      const values = {
        served_number: served.number,
        served_token: served.token,
        ready_number: ready.number,
        ready_token: ready.token,
        failed_token: failed,
      }
      await db
        .insertInto('replicas')
        .values({ name, beats: 0, ...values })
        .onConflict(conflict =>
          conflict.column('name').doUpdateSet(eb => ({ ...values, beats: eb('replicas.beats', '+', 1) })),
        )
        .execute()
    },
    async replicas() {
      const rows = await db.selectFrom('replicas').selectAll().orderBy('name').execute()
      return rows.map(toReplica)
    },
    async forget(names) {
      if (names.length > 0) await db.deleteFrom('replicas').where('name', 'in', names).execute()
    },
    async current() {
      const row = await db.selectFrom('current_version').selectAll().where('id', '=', ONLY).executeTakeFirst()
      return row ? { number: row.number, token: row.token } : null
    },
    async move({ number, token }, seen) {
      if (seen === null) {
        await db
          .insertInto('current_version')
          .values({ id: ONLY, number, token })
          .onConflict(conflict => conflict.doNothing())
          .execute()
        return
      }
      await db
        .updateTable('current_version')
        .set({ number, token })
        .where('id', '=', ONLY)
        .where('token', '=', seen.token)
        .execute()
    },
  }
}

function toReplica(row: Selectable<RolloutTables['replicas']>): Replica {
  return {
    name: row.name,
    beats: row.beats,
    served: { number: row.served_number, token: row.served_token },
    ready: { number: row.ready_number, token: row.ready_token },
    failed: row.failed_token,
  }
}

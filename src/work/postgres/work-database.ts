import { sql } from 'kysely'
import { kyselyOfPool, openPool, placeOf } from '../../catalogue/postgres/connection.ts'
import { takeLock } from '../../catalogue/postgres/locks.ts'
import { migratePostgres } from '../../catalogue/postgres/migrate.ts'
import { nameTrouble } from '../../catalogue/postgres/trouble.ts'
import { OperatorError } from '../../operator-error.ts'
import { WorkFileUnavailable } from '../unavailable.ts'
import { withEngine, type WorkStore } from '../work-store.ts'
import { POSTGRES_WORK_TYPES } from './types.ts'

/**
 * Opens the database of work under way, which the catalogue lies in too: all machines share it. What is committed survives
 * a crash of any of them.
 */
export function openWorkDatabase(url: string): WorkStore {
  const pool = openPool(placeOf(url))
  const work = kyselyOfPool<unknown>(pool, { explain: error => unavailable(url, error), isOwner: true })
  return withEngine(work, {
    types: POSTGRES_WORK_TYPES,
    migrate: (kind, migrations) =>
      migratePostgres(work, { migrations, owner: kind, what: 'the database of work under way' }),
    alone: (kind, run) =>
      work.transaction().execute(async db => {
        await takeLock(db, kind)
        return run(db)
      }),
    taking: sql`for update skip locked`,
    shrink: () => Promise.resolve(),
  })
}

/** What the operator has to mend is told to clients as such, and not as a fault of the program. */
async function unavailable(url: string, error: unknown): Promise<unknown> {
  const named = await nameTrouble(url, () => Promise.reject(error)).catch((named: unknown) => named)
  return named instanceof OperatorError ? new WorkFileUnavailable(named.message, { cause: error }) : error
}

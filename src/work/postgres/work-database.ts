import { sql } from 'kysely'
import { DatabaseAway } from '../../catalogue/database-away.ts'
import { kyselyOfPool, openPool, placeOf } from '../../catalogue/postgres/connection.ts'
import { takeLock } from '../../catalogue/postgres/locks.ts'
import { migratePostgres } from '../../catalogue/postgres/migrate.ts'
import { awayOf, nameTrouble } from '../../catalogue/postgres/trouble.ts'
import { OperatorError } from '../../operator-error.ts'
import { WorkFileUnavailable } from '../unavailable.ts'
import { withEngine, type WorkKind, type WorkStore } from '../work-store.ts'
import { POSTGRES_WORK_TYPES } from './types.ts'

/** Milliseconds that a transaction may stand still: each is a few statements. */
const IDLE_MS = 5000

/**
 * Opens the database of work under way, which the catalogue lies in too: all machines share it. What is committed survives
 * a crash of any of them.
 */
export function openWorkDatabase(url: string): WorkStore {
  const pool = openPool(placeOf(url), { idleMs: IDLE_MS })
  const work = kyselyOfPool<unknown>(pool, { explain: error => unavailable(url, error), isOwner: true })
  const inTurn = turns()
  return withEngine(work, {
    types: POSTGRES_WORK_TYPES,
    migrate: (kind, migrations) =>
      migratePostgres(work, { migrations, owner: kind, what: 'the database of work under way' }),
    // One of this thread asks for the lock at a time: others would wait in the server, and each in turn hold it against all
    // machines when this one stands still.
    alone: (kind, run) =>
      inTurn(kind, () =>
        work.transaction().execute(async db => {
          await takeLock(db, kind)
          return run(db)
        }),
      ),
    taking: sql`for update skip locked`,
    shrink: () => Promise.resolve(),
  })
}

/** What the operator has to mend is told to clients as such, and not as a fault of the program; likewise a database that is away. */
async function unavailable(url: string, error: unknown): Promise<unknown> {
  const named = await nameTrouble(url, () => Promise.reject(error)).catch((named: unknown) => named)
  const cause = awayOf(error)
  if (named instanceof OperatorError) return new WorkFileUnavailable(named.message, { cause })
  return cause instanceof DatabaseAway ? new WorkFileUnavailable(cause.message, { cause }) : error
}

/** Has work of a kind wait until the work of that kind before it has ended. */
function turns() {
  const last = new Map<WorkKind, Promise<unknown>>()
  return <T>(kind: WorkKind, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(kind) ?? Promise.resolve()).then(work)
    last.set(
      kind,
      turn.catch(() => {}),
    )
    return turn
  }
}

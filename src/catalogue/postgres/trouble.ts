import pg from 'pg'
import { OperatorError } from '../../operator-error.ts'
import { tableOf } from '../../text/table.ts'
import { DatabaseAway } from '../database-away.ts'

// https://www.postgresql.org/docs/15/errcodes-appendix.html, and those of sockets and names.
const TROUBLES = tableOf<(where: string) => string>({
  ECONNREFUSED: where => `no PostgreSQL answers at ${where}: start it, or set DATABASE_URL to where it is`,
  ENOTFOUND: where => `the host of ${where} is not known: set DATABASE_URL to where PostgreSQL is`,
  EAI_AGAIN: where => `the host of ${where} is not known: set DATABASE_URL to where PostgreSQL is`,
  ETIMEDOUT: where => `PostgreSQL at ${where} does not answer: check the network and the firewall between`,
  ECONNRESET: where => `the connection to PostgreSQL at ${where} was lost: nothing was changed; try again`,
  '08P01': where =>
    `a pool before PostgreSQL at ${where} refuses a setting of the session: add pgbouncer=true to the parameters of DATABASE_URL`,
  '28P01': where => `PostgreSQL at ${where} refuses the password: check DATABASE_URL`,
  '28000': where => `PostgreSQL at ${where} refuses this user: check DATABASE_URL, and the server's pg_hba.conf`,
  '3D000': where => `there is no such database at ${where}: make it with createdb`,
  '40P01': where =>
    `another publish of the same sources goes on at ${where}: nothing was changed; try again when it has ended`,
  '42501': where =>
    `the user of ${where} may not do this: run "sanctuary catalogue migrate" as the owner of the tables, and grant what the documentation lists`,
  '53100': where =>
    `no space is left on the disk of PostgreSQL at ${where}: nothing was changed; free some and try again`,
  '53300': where => `PostgreSQL at ${where} has no connection left: raise its max_connections, or put a pool before it`,
  '55P03': where => `another publish goes on at ${where} for long: nothing was changed; try again when it has ended`,
  '57014': where => `PostgreSQL at ${where} took too long: nothing was changed; see what keeps it busy`,
  '57P01': where => `PostgreSQL at ${where} was stopped meanwhile: nothing was changed; try again`,
  '57P02': where => `PostgreSQL at ${where} ended its connections after a fault: nothing was changed; try again`,
  '57P03': where => `PostgreSQL at ${where} is starting: try again`,
})

/** Of a server that stops, restarts after a fault, starts, has no connection left, or stood still longer than may be waited. */
const AWAY = new Set(['57P01', '57P02', '57P03', '53300', '57014', '25P03'])

/** Of a socket that has no server, or lost it. The driver's own words for a connection that ended or hangs have no code. */
const NO_SOCKET = new Set(
  ' ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)

/** Returns a `DatabaseAway` for an error of the connection that may be over in a moment; any other, as of a certificate, as it is. */
export function awayOf(error: unknown): unknown {
  if (error instanceof TypeError || error instanceof RangeError) return error
  const isAway = (error instanceof pg.DatabaseError ? AWAY : NO_SOCKET).has(codeOf(error))
  return isAway ? new DatabaseAway(codeOf(error), error) : error
}

/** Does work on a database. An error that the database causes says what is wrong with it and what to do. */
export async function nameTrouble<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = TROUBLES.get(codeOf(error))
    throw message ? new OperatorError(message(whereOf(url)), { cause: error }) : error
  }
}

/** Host, port and database alone: the rest of a URL may be secret. */
function whereOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `"${host}${pathname}"`
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

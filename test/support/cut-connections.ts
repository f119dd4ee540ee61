// For tests over PostgreSQL: connections that are told apart by a name, and ended by the server.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { TEST_DATABASE_URL } from './engines.ts'

/** Tells connections of one test from those of others. */
export function newName(): string {
  return `test-${randomBytes(6).toString('hex')}`
}

/** Returns the URL whose connections have this name. */
export function named(url: string, name: string): string {
  const place = new URL(url)
  place.searchParams.set('application_name', name)
  return place.href
}

/** Ends the connections of a name whose last statement is like this. */
export async function cutConnections(name: string, query = '%'): Promise<void> {
  await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = '${name}' and query like '${query}'`)
}

export async function asSuperuser(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  await client.query(text)
  await Promise.all([once(client, 'end'), client.end()])
}

// The engines that hold catalogues and work, for tests that must hold over each of them.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { temporaryFolder } from './running-server.ts'

/** Where tests find a PostgreSQL in which they may make schemas. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test'

export type TestEngine = {
  name: 'SQLite' | 'PostgreSQL'
  /** Why its tests cannot be run; false when they can. */
  skip: string | false
  /** Makes an empty place for a catalogue: a file, or a schema of its own. To be called within a test, at whose end it is removed. */
  newPlace: () => Promise<string>
}

const isThere = await canConnect()

export const SQLITE: TestEngine = { name: 'SQLite', skip: false, newPlace: newFile }
export const POSTGRES: TestEngine = {
  name: 'PostgreSQL',
  skip: isThere ? false : 'no PostgreSQL answers at 127.0.0.1:5432: set TEST_DATABASE_URL to one',
  newPlace: newSchema,
}
export const ENGINES: readonly TestEngine[] = [SQLITE, POSTGRES]

/** Makes a test over each engine. */
export function testOverEngines(name: string, work: (engine: TestEngine) => Promise<void>): void {
  for (const engine of ENGINES) void test(`${engine.name}: ${name}`, { skip: engine.skip }, () => work(engine))
}

async function newFile(): Promise<string> {
  const folder = temporaryFolder()
  after(() => folder.remove())
  return join(folder.path, 'catalogue.sqlite')
}

async function newSchema(): Promise<string> {
  const schema = `sanctuary_test_${randomBytes(6).toString('hex')}`
  await asOwner(client => client.query(`create schema ${schema}`))
  after(() => asOwner(client => client.query(`drop schema ${schema} cascade`)))
  const url = new URL(TEST_DATABASE_URL)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function canConnect(): Promise<boolean> {
  return asOwner(client => client.query('select 1')).then(
    () => true,
    () => false,
  )
}

// Pages of noise are read while a question is answered, which waits for no server: they are kept in a file of this machine.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

/** The tables that are mirrored whole; pages themselves are fetched when they are missing. */
const DIRECTORIES = {
  noise_own: 'source, cell, layer, part, hash, west, south, east, north, reach',
  noise_heard: 'cell, layer, part, hash, west, south, east, north, reach, sources, since, until',
  noise_regions: 'source, name, hash, digest, west, south, east, north, since, until',
  versions: 'number',
  meta: 'key, value',
} as const
type Directory = keyof typeof DIRECTORIES

const FEW_PAGES = 16

/** Opens the mirror in a file, or in memory that spills to disk, and brings it up to date with a server. */
export async function openNoiseMirror(server: Kysely<Tables>, file = ''): Promise<DatabaseSync> {
  const mirror = new DatabaseSync(file, { timeout: 10_000 })
  try {
    mirror.exec('pragma journal_mode = wal; pragma synchronous = normal')
    createTables(mirror)
    const stamp = await stampOf(server)
    if (mirror.prepare('select stamp from mirrored').get()?.['stamp'] === stamp) return mirror
    const pages = await missingPages(server, mirror)
    const rows = new Map<Directory, readonly Record<string, unknown>[]>()
    for (const name of directories()) rows.set(name, await rowsOf(server, name))
    replace(mirror, rows, { pages, stamp })
    return mirror
  } catch (error) {
    mirror.close()
    throw error
  }
}

function directories(): Directory[] {
  return Object.keys(DIRECTORIES) as Directory[] // the keys of a const table
}

function createTables(mirror: DatabaseSync): void {
  for (const name of directories()) mirror.exec(`create table if not exists ${name} (${DIRECTORIES[name]})`)
  mirror.exec(`
    create table if not exists noise_pages (hash text primary key, bytes blob);
    create table if not exists mirrored (stamp text);
    create index if not exists own_by_cell on noise_own (cell);
    create index if not exists heard_by_cell on noise_heard (cell)`)
}

/** What differs where anything that is mirrored does. */
async function stampOf(server: Kysely<Tables>): Promise<string> {
  const row = await server
    .selectFrom('versions')
    .select(['number', 'token'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return `${row?.number ?? 0} ${row?.token ?? ''}`
}

async function rowsOf(server: Kysely<Tables>, name: Directory): Promise<Record<string, unknown>[]> {
  const columns = DIRECTORIES[name].split(', ').map(column => sql.ref(column))
  const secret = name === 'meta' ? sql` where key like 'noise-%'` : sql``
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${sql.table(name)}${secret}`.execute(server)
  return rows
}

async function missingPages(server: Kysely<Tables>, mirror: DatabaseSync): Promise<Tables['noise_pages'][]> {
  const known = new Set(
    mirror
      .prepare('select hash from noise_pages')
      .all()
      .map(({ hash }) => hash),
  )
  const wanted = await server.selectFrom('noise_pages').select('hash').execute()
  const missing = wanted.flatMap(({ hash }) => (known.has(hash) ? [] : [hash]))
  const pages: Tables['noise_pages'][] = []
  for (let at = 0; at < missing.length; at += FEW_PAGES) {
    const some = missing.slice(at, at + FEW_PAGES)
    pages.push(...(await server.selectFrom('noise_pages').selectAll().where('hash', 'in', some).execute()))
  }
  return pages
}

type Found = { pages: readonly Tables['noise_pages'][]; stamp: string }

function replace(
  mirror: DatabaseSync,
  all: ReadonlyMap<Directory, readonly Record<string, unknown>[]>,
  { pages, stamp }: Found,
): void {
  mirror.exec('begin immediate')
  try {
    const keep = mirror.prepare('insert or ignore into noise_pages (hash, bytes) values (?, ?)')
    for (const { hash, bytes } of pages) keep.run(hash, bytes)
    for (const [name, rows] of all) {
      const columns = DIRECTORIES[name].split(', ')
      mirror.exec(`delete from ${name}`)
      const insert = mirror.prepare(`insert into ${name} values (${columns.map(() => '?').join(', ')})`)
      for (const row of rows) insert.run(...columns.map(column => (row[column] ?? null) as SQLInputValue)) // text and numbers
    }
    mirror.exec(`
      delete from noise_pages where hash not in (
        select hash from noise_own union select hash from noise_heard union select hash from noise_regions);
      delete from mirrored`)
    mirror.prepare('insert into mirrored values (?)').run(stamp)
    mirror.exec('commit')
  } catch (error) {
    mirror.exec('rollback')
    throw error
  }
}

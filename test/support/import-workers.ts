// Machines that import, as processes over one PostgreSQL and one folder for files.
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { type CommandResult, commandLineWith } from './command-line.ts'
import { POSTGRES } from './engines.ts'
import { startRedis } from './redis.ts'
import { startProcess, temporaryFolder } from './running-server.ts'

const WORKERS = 3

/** A database and a folder that machines share, and more that they do by settings. */
export async function newPlace(settings: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const files = join(folder.path, 'files')
  mkdirSync(files)
  const shared = {
    DATABASE_URL: await POSTGRES.newPlace(),
    SNAPSHOT_URL: pathToFileURL(files).href,
    PUBLIC_URL: 'https://quiet.test',
    ...settings,
  }
  const command = (...words: string[]) =>
    commandLineWith({ ...shared, DATA_DIR: join(folder.path, 'operator') }, ...words)
  return {
    folder,
    /** Where files, indexes and units of imports are shared. */
    files,
    shared,
    command,
    newWorker: (i: number, own: Record<string, string> = {}) =>
      startProcess({
        ...shared,
        ROLES: 'import',
        DATA_DIR: join(folder.path, `worker-${i}`),
        LOG_LEVEL: 'info',
        ...own,
      }),
    exportOf: (source: string) => exportOf(command, source),
  }
}

/** Three workers that share a Redis too, and beside them a place where one process imports; all ends with the test. */
export async function workersBesideOne(t: TestContext) {
  const redis = await startRedis()
  const [alone, place] = [await newPlace(), await newPlace({ REDIS_URL: redis.url })]
  const workers = await Promise.all(Array.from({ length: WORKERS }, (_, i) => place.newWorker(i)))
  t.after(async () => {
    await Promise.all(workers.map(worker => worker.stop()))
    for (const { folder } of [alone, place]) folder.remove()
    await redis.stop()
  })
  return { alone, place, workers }
}

/** Exports a source as a command does, without the number of the version: a machine may have published others before. */
export async function exportOf(
  command: (...words: string[]) => Promise<CommandResult>,
  source: string,
): Promise<string> {
  const { code, out, err } = await command('export', '--format', 'ndjson', '--source', source)
  assert.equal(code, 0, err)
  return out.replace(/"version":\d+/, '"version":0')
}

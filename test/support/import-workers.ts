// Machines that import, as processes over one PostgreSQL and one folder for files.
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandLineWith } from './command-line.ts'
import { POSTGRES } from './engines.ts'
import { startProcess, temporaryFolder } from './running-server.ts'

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
    async exportOf(source: string): Promise<string> {
      // A machine that starts over an empty database fills it with the starter catalogue, which is a version before.
      const { code, out, err } = await command('export', '--format', 'ndjson', '--source', source)
      assert.equal(code, 0, err)
      return out.replace(/"version":\d+/, '"version":0')
    },
  }
}

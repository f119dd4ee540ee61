// What the command keeps of itself beside the catalogue.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../support/running-server.ts'

const program = join(import.meta.dirname, '../../bin/sanctuary.js')

void test('an import keeps what was compiled of it in the data folder, which is its owner’s, and other commands keep nothing', () => {
  const folder = temporaryFolder()
  try {
    const file = join(folder.path, 'spots.csv')
    writeFileSync(file, 'name,latitude,longitude,silenceRating\nLake,46,8,4\n')
    const run = (data: string, ...given: string[]) => {
      const env = { PATH: process.env['PATH'], DATA_DIR: join(folder.path, data) }
      const { status, stderr } = spawnSync(process.execPath, [program, ...given], { env, encoding: 'utf8' })
      assert.equal(status, 0, stderr)
      return env.DATA_DIR
    }
    const data = run('new/data', 'import', file, '--source', 'lakes', '--attribution', 'us')
    assert.notEqual(readdirSync(join(data, 'compiled')).length, 0)
    assert.equal(statSync(data).mode & 0o077, 0)
    assert.ok(!existsSync(join(run('other', 'export'), 'compiled')))
  } finally {
    folder.remove()
  }
})

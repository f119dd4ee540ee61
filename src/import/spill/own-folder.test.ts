import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { makeOwnFolder } from './own-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-own-folder-'))
after(() => rmSync(folder, { recursive: true }))

test('a folder that a process left when it was killed is gone once the next one is made', async () => {
  const own = await makeOwnFolder('download', folder)
  const name = basename(own)
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = name.replace(`-${process.pid}-`, `-${pid}-`)
  const others = [
    name.replace(`-${process.pid}-`, '-1-'),
    left.replace(/download-\w{8}/, 'download-00000000'),
    'sanctuary-other',
  ]
  for (const each of [left, ...others]) mkdirSync(join(folder, each))
  const next = basename(await makeOwnFolder('download', folder))
  assert.deepEqual(readdirSync(folder).sort(), [name, next, ...others].sort())
})

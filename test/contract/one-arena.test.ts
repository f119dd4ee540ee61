// What the command begins again with, as the same process.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startProcess, temporaryFolder } from '../support/running-server.ts'

const skip = process.platform === 'linux' ? false : 'the memory of other systems is not glibc’s'

void test('a service takes small memory from one arena, unless the operator has said from how many', {
  skip,
}, async () => {
  for (const [given, taken] of [
    [{}, 'MALLOC_ARENA_MAX=1'],
    [{ MALLOC_ARENA_MAX: '3' }, 'MALLOC_ARENA_MAX=3'],
  ] as const) {
    const service = await startProcess({ THREADS: '1', ...given })
    try {
      // As the process has begun, which glibc has read: what is set later does not show here.
      const environment = readFileSync(`/proc/${service.process.pid}/environ`, 'utf8').split('\0')
      assert.deepEqual(
        environment.filter(variable => variable.startsWith('MALLOC_ARENA_MAX=')),
        [taken],
      )
      assert.ok(environment.includes('HOST=127.0.0.1'))
      assert.equal((await fetch(`${service.url}/api/health`)).status, 200)
    } finally {
      assert.equal(await service.stop(), 0)
    }
  }
})

const program = join(import.meta.dirname, '../../bin/sanctuary.js')
/** Prints what the process was told of memory. */
const TOLD =
  "data:text/javascript,process.on('exit',()=>console.log('told:',...Object.keys(process.env).filter(key=>key.startsWith('MALLOC')).sort(),...process.execArgv))"

void test('an import gives large arrays back at once, with a small nursery where its file is large, and other commands are not begun again', {
  skip,
}, () => {
  const told = (...given: string[]) => {
    const env = { PATH: process.env['PATH'], NODE_OPTIONS: `--import=${TOLD}` }
    const { stdout } = spawnSync(process.execPath, [program, ...given, '--help'], { env, encoding: 'utf8' })
    return /^told:(.*)$/m.exec(stdout)?.[1]?.trim().split(' ')
  }
  const memory = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']
  for (const command of ['import', 'update']) assert.deepEqual(told(command), memory)
  assert.deepEqual(told('ask'), [''])
  const folder = temporaryFolder()
  try {
    const [small, large] = ['small', 'large'].map(name => join(folder.path, `${name}.osm.pbf`)) as [string, string]
    writeFileSync(small, '')
    writeFileSync(large, '')
    truncateSync(large, 60e6)
    assert.deepEqual(told('import', small), memory)
    assert.deepEqual(told('import', large), [...memory, '--max-semi-space-size=8'])
  } finally {
    folder.remove()
  }
})

// What the command begins again with, as the same process.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { startProcess } from '../support/running-server.ts'

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

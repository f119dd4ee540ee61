import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { closingLine, GROUPS, groupOf, slowestLine, sumOf } from '../support/test-groups.ts'

test('a test that starts a process or a thread, or takes long for its size, is not among those of one process', () => {
  assert.equal(groupOf('src/a.test.ts', "import { test } from 'node:test'"), 'unit')
  assert.equal(groupOf('src/a.test.ts', "import { spawn } from 'node:child_process'"), 'processes')
  assert.equal(groupOf('src/a.test.ts', "import { Worker } from 'node:worker_threads'"), 'processes')
  assert.equal(groupOf('src/a.test.ts', 'const server = await startProcess()'), 'processes')
  assert.equal(groupOf('src/a.test.ts', "import { startRedis } from '../../test/support/redis.ts'"), 'processes')
  for (const folder of ['faults', 'chaos', 'generators'])
    assert.equal(groupOf(`test/${folder}/a.test.ts`, ''), 'processes')
  for (const folder of ['baselines', 'hostile']) assert.equal(groupOf(`test/${folder}/a.test.ts`, ''), 'large')
  assert.equal(groupOf('src/a-of-many.test.ts', ''), 'large')
  assert.equal(groupOf('src/a-of-many.test.ts', 'await startProcess()'), 'processes')
  assert.equal(groupOf('src/a.test.ts', "import { testOverEngines } from '../../test/support/engines.ts'"), 'large')
  assert.equal(groupOf('src/a.test.ts', "const path = realExtract('monaco.osm.pbf')"), 'large')
  assert.equal(groupOf('test/browser/a.test.ts', 'await startProcess()'), 'browser')
})

test('every group has its tests', () => {
  const groups = globSync('{src,test}/**/*.test.ts').map(file => groupOf(file, readFileSync(file, 'utf8')))
  assert.deepEqual(new Set(groups), new Set(GROUPS))
})

test('the totals of several runs add up to one closing line', () => {
  const runs = [
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 40, failed: 2, skipped: 0 },
  ]
  assert.equal(closingLine(sumOf(runs)), '43 passed, 2 failed, 1 skipped')
})

test('the files that took longest are named, the slowest first', () => {
  const runs = [{ milliseconds: { a: 1200, b: 9700 } }, { milliseconds: { c: 3000 } }]
  assert.equal(slowestLine(runs, 2), 'slowest: b 10 s, c 3 s')
})

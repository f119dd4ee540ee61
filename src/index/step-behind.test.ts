import assert from 'node:assert/strict'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { stepBehind } from './step-behind.ts'

test('a thread that steps behind is nicer on Linux, and it alone', async () => {
  const before = getPriority()
  stepBehind()
  assert.equal(getPriority(), before)
  const module = new URL('step-behind.ts', import.meta.url).href
  const code = `
    const { getPriority } = require('node:os')
    import(${JSON.stringify(module)}).then(({ stepBehind }) => {
      stepBehind()
      require('node:worker_threads').parentPort.postMessage(getPriority())
    })`
  const [own] = await once(new Worker(code, { eval: true }), 'message')
  assert.equal(own, process.platform === 'linux' ? 10 : before)
  assert.equal(getPriority(), before)
})

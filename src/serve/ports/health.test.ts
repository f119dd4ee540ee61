import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { publishInto } from '../../../test/support/catalogue-folder.ts'
import { letThreadsDie } from '../../../test/support/dying-thread.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../../test/support/running-server.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { PATIENCE_MS, until } from '../../../test/support/until.ts'

const folder = temporaryFolder()
const deaths = temporaryFolder()
let server: ServerProcess
let health = ''

// One thread alone serves where a port cannot be shared.
const skip = process.platform === 'linux' ? false : 'only Linux shares a port between threads'

before(async () => {
  await publishInto(folder.path, randomSpots(20))
  const module = new URL('../../../test/support/dying-thread.ts', import.meta.url).href
  server = await startProcess({
    DATA_DIR: folder.path,
    DEATHS: deaths.path,
    HEALTH_PORT: '0',
    STUCK_THREAD_SECONDS: '3',
    NODE_OPTIONS: `--import ${module}`,
  })
  health = `http://127.0.0.1:${/health port (\d+)/.exec(server.output())?.[1]}`
})
after(async () => {
  await server.stop()
  folder.remove()
  deaths.remove()
})

async function look(path: string) {
  const response = await fetch(health + path, { signal: AbortSignal.timeout(PATIENCE_MS) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('the supervisor tells how the threads are, and nothing else', async () => {
  const threads = { answering: 2, wanted: 2 }
  // A thread that gets no processor for three seconds is taken for one that hangs, and answers again later.
  const answers = async () => [await look('/livez'), await look('/readyz?x=1')]
  const expected = { status: 200, body: { status: 'ok', threads } }
  if (!skip) await until(async () => isDeepStrictEqual(await answers(), [expected, expected]), 'both threads answer')
  for (const path of ['/', '/api/spots', '/livez/x', '/toString']) assert.equal((await look(path)).status, 404, path)
  const head = await fetch(`${health}/livez`, { method: 'HEAD' })
  assert.deepEqual([head.status, await head.text()], [200, ''])
})

test('a thread that hangs is seen, and replaced', { skip }, async () => {
  const start = server.output().length
  letThreadsDie(deaths.path, 'a loop without end')
  await until(async () => (await look('/readyz')).body['status'] === 'degraded', 'seen')
  assert.equal((await look('/livez')).status, 200)
  await until(async () => (await look('/readyz')).body['status'] === 'ok', 'replaced')
  assert.match(server.output().slice(start), /the thread had not moved for \d s.*a thread died; another is started/)
})

test('while all threads hang, liveness is answered and readiness is not given; then both are replaced', {
  skip,
}, async () => {
  letThreadsDie(deaths.path, 'a loop without end', 'a loop without end')
  let longestMs = 0
  const states = new Set<unknown>()
  await until(async () => {
    const from = performance.now()
    assert.equal((await look('/livez')).status, 200)
    longestMs = Math.max(longestMs, performance.now() - from)
    const { status, body } = await look('/readyz')
    states.add(`${status} ${String(body['status'])}`)
    return states.has('503 no thread answers') && status === 200 && body['status'] === 'ok'
  }, 'both replaced')
  assert.ok(longestMs < 2000, `an answer of /livez took ${longestMs} ms`)
  assert.equal((await fetch(`${server.url}/api/spots?limit=1`)).status, 200)
})

// Three processes over one catalogue, asked as one client.
import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { publishInto } from '../../../test/support/catalogue-folder.ts'
import { noRedis, type PrivateRedis, startRedis } from '../../../test/support/redis.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../../test/support/running-server.ts'
import { scrape } from '../../../test/support/scrape.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { until } from '../../../test/support/until.ts'

const MACHINES = 3
const LIMIT = 100
/** What comes to each machine between two exchanges. */
const BURST = 10
/** A minute may end before its limit is spent: what passes in the next one counts from its beginning. */
const MOST_WINDOWS = 5

const folders = Array.from({ length: MACHINES }, () => temporaryFolder())
const servers: ServerProcess[] = []
let redis: PrivateRedis

before(async () => {
  if (noRedis) return
  redis = await startRedis()
  const [first] = folders
  assert.ok(first)
  await publishInto(first.path, randomSpots(20))
  for (const { path } of folders.slice(1)) cpSync(first.path, path, { recursive: true })
  for (const { path } of folders) {
    servers.push(
      await startProcess({
        DATA_DIR: path,
        REDIS_URL: redis.url,
        METRICS_PORT: '0',
        THREADS: '1',
        RATE_LIMIT_PER_MINUTE: String(LIMIT),
      }),
    )
  }
})
after(async () => {
  for (const server of servers) await server.stop()
  for (const folder of folders) folder.remove()
  await redis?.stop()
})

/** Asks as often as is said at once; returns how many passed in each window, by its end in seconds since 1970. */
async function ask(server: ServerProcess, times: number): Promise<Map<number, number>> {
  const responses = await Promise.all(Array.from({ length: times }, () => fetch(`${server.url}/api/health`)))
  const passed = new Map<number, number>()
  for (const { status, headers } of responses) {
    const end = Number(headers.get('x-ratelimit-reset'))
    passed.set(end, (passed.get(end) ?? 0) + (status === 200 ? 1 : 0))
  }
  return passed
}

/** Waits until each machine has told and learnt what it knows now. */
async function exchanged(): Promise<void> {
  await Promise.all(
    servers.map(async server => {
      const done = async () => (await scrape(server)).value('sanctuary_rate_exchanges_total', { outcome: 'done' }) ?? 0
      const before = await done()
      await until(async () => (await done()) > before + 1, 'counts are exchanged')
    }),
  )
}

/**
 * Asks all machines in bursts, with an exchange between them, until none lets anything pass. Returns how many passed in the
 * last window; undefined when none was long enough.
 */
async function hammer(): Promise<number | undefined> {
  const passed = new Map<number, number>()
  while (passed.size <= MOST_WINDOWS) {
    const bursts = await Promise.all(servers.map(server => ask(server, BURST)))
    const counts = bursts.flatMap(burst => [...burst])
    for (const [end, count] of counts) passed.set(end, (passed.get(end) ?? 0) + count)
    if (counts.every(([, count]) => count === 0)) return passed.get(Math.max(...passed.keys()))
    await exchanged()
  }
  return undefined
}

test('one client at three machines has its limit, and no more than what comes to two of them between two exchanges', {
  skip: noRedis,
}, async () => {
  await Promise.all(
    servers.map(server => until(async () => (await scrape(server)).value('sanctuary_redis_up') === 1, 'up')),
  )
  const passed = await hammer()
  assert.ok(passed !== undefined, `none of ${MOST_WINDOWS} minutes was long enough`)
  assert.ok(passed >= LIMIT, `${passed} passed, fewer than the limit`)
  assert.ok(passed <= LIMIT + (MACHINES - 1) * BURST, `${passed} passed, more than limit and overshoot`)
})

test('without Redis the service goes on and is ready; each machine says so in one line', {
  skip: noRedis,
}, async () => {
  await redis.kill()
  for (const server of servers) {
    await until(async () => (await scrape(server)).value('sanctuary_redis_up') === 0, 'it is seen')
    const ready = await fetch(`${server.url}/readyz`)
    assert.deepEqual([ready.status, await ready.json()], [200, { status: 'ok' }])
    assert.ok([200, 429].includes((await fetch(`${server.url}/api/spots`)).status))
  }
  // Longer than it takes to try again several times.
  await wait(1500)
  for (const server of servers) assert.equal(server.output().match(/Redis is away/g)?.length, 1, server.output())
})

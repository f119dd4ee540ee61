// A machine that is killed or stands still in the middle of its jobs: another takes them over, and each has one result.
import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { POSTGRES } from '../../test/support/engines.ts'
import { noRedis, startRedis } from '../../test/support/redis.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { LEASE_MS } from '../work/lease.ts'
import { openWork } from '../work/open-work.ts'
import { type JobTables, migrationsFor } from '../work/stored/queue-schema.ts'
import { tablesOf } from '../work/work-store.ts'
import { PATIENCE_MS } from '../../test/support/until.ts'

const BODY = JSON.stringify({
  operations: Array.from({ length: 3 }, () => ({ path: '/api/sandbox/spots?limit=100' })),
})
/** As many as a client may have open. */
const JOBS = 20
const TRIES = 20
/** How long the other machine is blocked, by the clock of the one that goes on. */
const BLOCKED_MS = LEASE_MS + 10_000

const CLOCK = new URL('../../test/support/shifted-clock.ts', import.meta.url).href
const noDispatch = noRedis || (existsSync('node_modules/bullmq') || process.env['CI'] ? false : 'no bullmq')

for (const { by, skip } of [
  { by: 'polls alone', skip: POSTGRES.skip },
  { by: 'Redis too', skip: POSTGRES.skip || noDispatch },
]) {
  void test(`jobs of a blocked and of a killed machine are ended by another, told by ${by}`, { skip }, async t => {
    const [folder, place] = [temporaryFolder(), await POSTGRES.newPlace()]
    const redis = by === 'Redis too' ? await startRedis() : null
    const work = await openWork(place)
    const clock = join(folder.path, 'clock')
    writeFileSync(clock, '0')
    const shared = {
      DATABASE_URL: place,
      PUBLIC_URL: 'https://quiet.test',
      THREADS: '1',
      RATE_LIMIT_PER_MINUTE: '999999',
      ...(redis && { REDIS_URL: redis.url }),
    }
    const servers: ServerProcess[] = []
    t.after(async () => {
      for (const server of servers) await server.stop('SIGKILL')
      await redis?.stop()
      await work.destroy()
      folder.remove()
    })
    const failing = await startProcess(shared)
    servers.push(failing)
    const steady = await startProcess({ ...shared, CLOCK_FILE: clock, NODE_OPTIONS: `--import ${CLOCK}` })
    servers.push(steady)
    const jobs = await tablesOf<JobTables>(work, 'jobs', migrationsFor)
    const direct = await fetch(`${steady.url}/api/batch`, jsonOf())
    const wanted = await direct.text()

    const blocked = await interrupt()
    writeFileSync(clock, String(BLOCKED_MS))
    const results = await resultsOf(blocked)
    failing.process.kill('SIGCONT')
    // It goes on with what it believes to hold, and ends it or finds that it does not.
    await wait(2000)
    assert.deepEqual(await resultsOf(blocked), results, 'what has ended stays as it ended')
    assert.equal((await fetch(`${failing.url}/api/spots?limit=1`)).status, 200)

    const killed = await interrupt()
    // What stands still is killed where it stands.
    failing.process.kill('SIGKILL')
    writeFileSync(clock, String(2 * BLOCKED_MS))
    await resultsOf(killed)
    const ids = await jobs.selectFrom('jobs').select('id').execute()
    assert.equal(new Set(ids.map(({ id }) => id)).size, ids.length)

    /** Has jobs accepted by the machine that fails, and stops it while it runs some of them. */
    async function interrupt(): Promise<string[]> {
      for (let i = 0; i < TRIES; i++) {
        const accepted = await Promise.all(Array.from({ length: JOBS }, accept))
        failing.process.kill('SIGSTOP')
        await wait(100)
        const running = await jobs.selectFrom('jobs').select('id').where('status', '=', 'running').execute()
        if (running.length > 0) return accepted
        failing.process.kill('SIGCONT')
        await resultsOf(accepted)
      }
      throw new Error('no job was under way when the machine was stopped')
    }

    async function accept(): Promise<string> {
      const response = await fetch(`${failing.url}/api/batch`, jsonOf({ prefer: 'respond-async' }))
      const text = await response.text()
      assert.equal(response.status, 202, text)
      return (JSON.parse(text) as { id: string }).id
    }

    /** Waits until all have ended, as the machine that goes on tells it. */
    async function resultsOf(accepted: readonly string[]): Promise<string[]> {
      const deadline = performance.now() + PATIENCE_MS
      const results: string[] = []
      for (const id of accepted) {
        for (;;) {
          const text = await (await fetch(`${steady.url}/api/jobs/${id}`)).text()
          const { completedAt, status, result } = JSON.parse(text)
          if (completedAt) {
            assert.deepEqual([status, result.status], ['succeeded', 200])
            assert.equal(JSON.stringify(result.body), wanted)
            results.push(text)
            break
          }
          assert.ok(performance.now() < deadline, `job ${id} does not end: ${text}`)
          await wait(50)
        }
      }
      return results
    }
  })
}

function jsonOf(headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: BODY, headers: { 'content-type': 'application/json', ...headers } }
}

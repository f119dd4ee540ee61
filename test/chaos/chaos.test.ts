// All of it running, and something killed, paused or started anew at any moment: nothing that was promised is lost.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { jobWitness } from '../faults/job-witness.ts'
import { replayWitness } from '../faults/replay-witness.ts'
import type { Asked } from '../faults/rounds.ts'
import { webhookWitness } from '../faults/webhook-witness.ts'
import { publishAt } from '../support/catalogue-folder.ts'
import { commandLineWith } from '../support/command-line.ts'
import { seededRandom } from '../support/random.ts'
import { noRedis } from '../support/redis.ts'
import { startProcess } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'
import { answerOf, manyTargetsOf } from '../support/targets.ts'
import { type Cluster, PUBLIC_URL, startCluster } from './cluster.ts'
import { HARMS } from './harms.ts'
import { importWitness } from './import-witness.ts'
import { publicationWitness } from './publication-witness.ts'
import { readWitness } from './read-witness.ts'

/** Few in the daily suite; `npm run test:chaos` plays 30. */
const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 3)
const seed = Number(process.env['CHAOS_SEED'] ?? 1)
const GIVEN_UP_MS = 60_000
/** After the last harm all replicas serve the newest version within this: 5 s where nothing else runs, as `npm run test:chaos` asks. */
const CONVERGED_MS = Number(process.env['CHAOS_CONVERGED_MS'] ?? 20_000)
/** What needs an engine that comes back may be refused for this long. */
const RECOVERY_MS = 15_000
/** What a machine had open is found to be closed for this long after it stood still. */
const WAKING_MS = 1000
const URLS = 500

void test(`after ${rounds} rounds of harm nothing is lost or doubled, and all replicas agree`, {
  skip: noRedis,
}, async t => {
  const cluster = await startCluster(place => publishAt(place, randomSpots(120)))
  t.after(async () => {
    await cluster.stop()
    if (process.env['CHAOS_LOG']) for (const line of cluster.lines()) t.diagnostic(line)
  })
  const random = seededRandom(seed)
  const [jobs, replays] = [jobWitness(random), replayWitness(random)]
  const [reads, publications] = [readWitness(cluster, random), publicationWitness(cluster, random)]
  const imports = importWitness(cluster)
  const database = cluster.postgres.url
  const events = await webhookWitness({ catalogue: database, work: database }, random)
  t.after(() => events.close())
  const replicas = anyOf(cluster)

  for (let round = 0; round < rounds; round++) {
    const harm = HARMS[round % HARMS.length]
    const over = new AbortController()
    const uses = [
      reads.use(over.signal),
      publications.use(over.signal),
      imports.use(over.signal),
      jobs.use(replicas, over.signal),
      replays.use(replicas, over.signal),
    ]
    // What a witness finds ends the round at once.
    const found = Promise.all(uses)
    found.catch(() => over.abort())
    await wait(random() * 1000)
    await harm?.bringAbout(cluster, random)
    await wait(random() * 1000)
    over.abort()
    await found
    t.diagnostic(`round ${round + 1}: ${harm?.name}`)
  }

  const convergedMs = await converged(cluster)
  t.diagnostic(`all replicas serve the newest version ${convergedMs} ms after the end`)
  await imports.end()
  const importedMs = await converged(cluster)
  t.diagnostic(`and what the import brought that was open then, ${importedMs} ms after it`)
  await publications.verify(await imports.verify())
  await jobs.verify(replicas)
  for (const { server } of cluster.web) if (server) await replays.verify(server)
  await events.verify(replicas)
  assert.ok(jobs.accepted() > 0 && replays.answered.size > 0)
  assert.ok(publications.published.size > 0 && imports.done.length > 0)
  t.diagnostic(`${reads.answered} reads, ${reads.broken} connections of harmed replicas broken, no other failed`)
  t.diagnostic(`${reads.refused} reads of the change log told to come again, while PostgreSQL was away`)
  t.diagnostic(`${jobs.accepted()} jobs, ${replays.answered.size} keys, ${events.arrived.size} events`)
  t.diagnostic(
    `${publications.published.size + imports.done.length} versions, none lost or doubled, ${imports.done.length} of imports`,
  )
  t.diagnostic(`${imports.refused} imports could not be ordered while PostgreSQL was away, ${imports.givenUp} given up`)
  await sameAsOneProcess(cluster)
  for (const ms of [convergedMs, importedMs]) assert.ok(ms < CONVERGED_MS, `replicas took ${ms} ms to agree`)
})

/** Another replica each time it is asked. */
function anyOf(cluster: Cluster): Asked {
  let turn = 0
  return {
    get url() {
      const up = cluster.web.filter(({ server }) => server)
      return up[turn++ % up.length]?.server?.url ?? 'http://127.0.0.1:1'
    },
    // A transaction that stands still with its machine is ended by PostgreSQL.
    mayRefuse: (url, began) =>
      began < cluster.enginesAwayUntil + RECOVERY_MS ||
      cluster.web.some(({ server, harmedUntil }) => server?.url === url && began < harmedUntil + WAKING_MS),
  }
}

/** Waits until all replicas serve the newest version of now, or a later one; returns how long that took. */
async function converged(cluster: Cluster): Promise<number> {
  const since = performance.now()
  const catalogue = await openCatalogue(cluster.postgres.url)
  const { number } = await catalogue.version()
  await catalogue.close()
  for (;;) {
    const served = await Promise.all(
      cluster.web.map(async ({ server }) => {
        const list = (await (await fetch(`${server?.url}/api/changes?limit=1`)).json()) as {
          meta?: { version: number }
        }
        return list.meta?.version ?? 0
      }),
    )
    const waited = Math.ceil(performance.now() - since)
    if (served.every(version => version >= number)) return waited
    if (waited > GIVEN_UP_MS)
      throw new Error(`of version ${number} replicas serve ${served.join(', ')} after ${waited} ms`)
    await wait(50)
  }
}

/** Holds each replica against one process with a file that has the same catalogue. */
async function sameAsOneProcess(cluster: Cluster): Promise<void> {
  const dataDir = join(cluster.folder, 'alone')
  const settings = { DATA_DIR: dataDir, DATABASE_URL: cluster.postgres.url, PUBLIC_URL }
  const copied = await commandLineWith(settings, 'catalogue', 'copy', 'database', join(dataDir, 'catalogue.sqlite'))
  assert.equal(copied.code, 0, copied.err)
  const alone = await startProcess({ DATA_DIR: dataDir, PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '999999', THREADS: '1' })
  try {
    const targets = await manyTargetsOf(alone.url, URLS)
    assert.equal(new Set(targets).size, URLS)
    for (const target of targets) {
      const wanted = await answerOf(alone.url + target)
      assert.ok(wanted.status === 200, target)
      for (const { server } of cluster.web) assert.deepEqual(await answerOf(server?.url + target), wanted, target)
    }
  } finally {
    await alone.stop()
  }
}

// What deploy/compose.yml sets up, as processes with the settings that stand there: replicas behind a proxy, a builder and
// deliverer, one database, one bucket, one Redis.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { commandLineWith } from '../../test/support/command-line.ts'
import { type ComposeService, environmentOf, readCompose } from '../../test/support/compose.ts'
import { POSTGRES } from '../../test/support/engines.ts'
import { startProxy } from '../../test/support/proxy.ts'
import { noRedis, startRedis } from '../../test/support/redis.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { startS3 } from '../../test/support/s3.ts'
import { answerOf, targetsOf } from '../../test/support/targets.ts'

const skip = POSTGRES.skip || noRedis
/** What a test asks in a minute is more than a client may. */
const LIMITS = { RATE_LIMIT_PER_MINUTE: '999999', PAGE_LIMIT_PER_MINUTE: '999999', THREADS: '1', HEALTH_PORT: '0' }
const PUBLIC_URL = 'https://quiet.test'
const { web, builder: building, import: importing } = readCompose().services

void test('replicas, a builder and a proxy answer as one process does', { skip }, async t => {
  const folder = temporaryFolder()
  const s3 = await startS3()
  const redis = await startRedis()
  const alone = await startProcess({ ...LIMITS, PUBLIC_URL, DATA_DIR: folder.path })
  const place = {
    ...s3.environment,
    PUBLIC_URL,
    DATABASE_URL: await POSTGRES.newPlace(),
    REDIS_URL: redis.url,
    METRICS_PORT: '0',
    METRICS_HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const settingsOf = (service?: ComposeService) => environmentOf(service ?? {}, place, join(folder.path, 'secrets'))
  const tools = settingsOf(importing)
  const copied = await commandLineWith(tools, 'catalogue', 'copy', join(folder.path, 'catalogue.sqlite'), 'database')
  assert.equal(copied.code, 0, copied.err)
  const start = (service?: ComposeService) => startProcess({ ...LIMITS, ...settingsOf(service) })
  const builder = await start(building)
  const newReplica = () => start(web)
  const replicas: ServerProcess[] = await Promise.all(Array.from({ length: web?.deploy?.replicas ?? 0 }, newReplica))
  const urls = replicas.map(({ url }) => url)
  const proxy = await startProxy(urls)
  t.after(async () => {
    await proxy.stop()
    await Promise.all([alone, builder, ...replicas].map(each => each.stop()))
    await Promise.all([s3.stop(), redis.stop()])
    folder.remove()
  })

  await t.test('bytes and validators are the same on all replicas and on one process with a file', async () => {
    const targets = await targetsOf(alone.url)
    assert.ok(targets.length > 100)
    for (const target of targets) {
      const wanted = await answerOf(alone.url + target)
      for (const url of urls) assert.deepEqual(await answerOf(url + target), wanted, target)
    }
    assert.equal(s3.requests.filter(method => method === 'PUT').length, 1, 'built once, by the builder')
  })

  await t.test('a version is built once, all replicas move on to it, and none goes back', async t => {
    const firstSeen = urls.map(() => 0)
    const over = new AbortController()
    const watching = urls.map(async (url, i) => {
      while (!over.signal.aborted) {
        const { status } = await fetch(`${url}/api/spots/new-1`)
        const before = firstSeen[i] ?? 0
        assert.ok(status === 200 || before === 0, 'none goes back')
        if (status === 200 && before === 0) firstSeen[i] = performance.now()
        await wait(20)
      }
    })
    const csv = join(folder.path, 'new.csv')
    writeFileSync(csv, 'id,name,latitude,longitude,silenceRating\nnew-1,Newest Lake,42.5,1.5,4.5\n')
    const imported = await commandLineWith(tools, 'import', csv, '--source', 'new', '--attribution', 'Us')
    assert.equal(imported.code, 0, imported.err)
    while (firstSeen.includes(0)) await wait(50)
    over.abort()
    await Promise.all(watching)
    t.diagnostic(`all moved on within ${Math.ceil(Math.max(...firstSeen) - Math.min(...firstSeen))} ms`)
    assert.equal(s3.requests.filter(method => method === 'PUT').length, 2)
    for (const replica of replicas) assert.match(replica.output(), /"machine":"[0-9a-f]{16}","role":"web"/)
    assert.match(builder.output(), /"role":"build\+deliver".*the index of a version is there/)
    const [, port] = /health port (\d+)/.exec(builder.output()) ?? []
    assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200, 'what its health check asks')
  })

  await t.test('replicas are started anew one by one under load, and no request fails', async () => {
    let answered = 0
    const over = new AbortController()
    const load = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const { status, body } = await answerOf(`${proxy.url}/api/spots?limit=${1 + (answered % 50)}`)
        assert.equal(status, 200, body)
        answered++
      }
    })
    for (const [i, old] of replicas.entries()) {
      assert.equal(await old.stop(), 0)
      const fresh = await newReplica()
      replicas[i] = fresh
      urls[i] = fresh.url
    }
    over.abort()
    await Promise.all(load)
    assert.ok(answered > 100, `${answered} requests`)
    const bodies = await Promise.all(urls.map(url => answerOf(`${url}/api/spots/new-1`)))
    assert.deepEqual(bodies[1], bodies[0])
    assert.equal(bodies[0]?.status, 200)
  })
})

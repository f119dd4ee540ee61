// Keys and secrets: where they lie nobody else reads, and nothing that is written shows them.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { publishInto } from '../support/catalogue-folder.ts'
import { noRedis, startRedis } from '../support/redis.ts'
import { startProcess, temporaryFolder } from '../support/running-server.ts'
import { metricsUrl, scrape } from '../support/scrape.ts'
import { randomSpots } from '../support/spots.ts'

const COMMAND = fileURLToPath(new URL('../../bin/sanctuary.js', import.meta.url))

test('keys lie where their owner alone can read, and stand in nothing that is written', async () => {
  const folder = temporaryFolder()
  const env = { ...process.env, DATA_DIR: folder.path }
  const run = (...words: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { env, encoding: 'utf8' })
    return stdout + stderr
  }
  await publishInto(folder.path, randomSpots(20))
  const added = run('webhooks', 'add', 'http://127.0.0.1:9/hook', '--allow-private')
  assert.match(added, /secret\t/, 'shown once, to the one who registers')
  for (const name of ['catalogue.sqlite', 'work.sqlite']) chmodSync(join(folder.path, name), 0o644)
  chmodSync(folder.path, 0o755)

  const server = await startProcess({ DATA_DIR: folder.path, LOG_LEVEL: 'trace', RATE_LIMIT_PER_MINUTE: '100000' })
  const written: string[] = []
  try {
    const mended = server.output()
    assert.match(mended, /could be read by others and holds keys: its mode is 700 now/)
    assert.match(mended, /catalogue\.sqlite\\" could be read by others and holds keys: its mode is 600 now/)
    const secrets = secretsOf(folder.path)
    assert.ok(secrets.length >= 6, `${secrets.length} secrets are known`)
    await publishInto(folder.path, randomSpots(25))
    for (const path of PATHS) {
      const response = await fetch(server.url + path, { redirect: 'manual' })
      written.push(JSON.stringify([...response.headers]), await response.text())
    }
    const body = JSON.stringify({ operations: [{ path: '/api/spots' }] })
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'k', prefer: 'respond-async' }
    const posted = await fetch(`${server.url}/api/batch`, { method: 'POST', body, headers })
    written.push(await posted.text())
    await wait(1500)
    for (const command of COMMANDS) written.push(run(...command))
    written.push(run('export', join(folder.path, 'all.ndjson')), readFileSync(join(folder.path, 'all.ndjson'), 'utf8'))
    const backup = join(folder.path, 'backups', 'catalogue.sqlite')
    written.push(run('backup', backup))
    const database = ['catalogue.sqlite', 'catalogue.sqlite-wal', 'work.sqlite', 'work.sqlite-wal', 'machine-id']
    for (const file of [...database.map(name => join(folder.path, name)), backup]) {
      if (existsSync(file)) assert.equal(statSync(file).mode & 0o777, 0o600, file)
    }
    assert.equal(statSync(folder.path).mode & 0o777, 0o700)
    written.push(server.output(), readFileSync(join(folder.path, 'index.bin')).toString('latin1'))
    for (const secret of secrets) {
      for (const text of written) {
        assert.ok(!text.includes(secret), `${secret.slice(0, 6)}… stands in ${text.slice(0, 200)}`)
      }
    }
  } finally {
    await server.stop()
    folder.remove()
  }
})

test('the password of Redis, from a file or the environment, stands in nothing that is written, right or wrong', {
  skip: noRedis,
}, async () => {
  const [right, wrong] = ['pa55-of-redis', 'wr0ng-of-redis']
  const folder = temporaryFolder()
  const redis = await startRedis(['--requirepass', right])
  const file = join(folder.path, 'redis-url')
  writeFileSync(file, `${redis.url}\n`)
  try {
    for (const environment of [{ REDIS_URL_FILE: file }, { REDIS_URL: redis.url.replace(right, wrong) }]) {
      const server = await startProcess({ ...environment, METRICS_PORT: '0', LOG_LEVEL: 'trace' })
      try {
        const isRight = 'REDIS_URL_FILE' in environment
        const isSettled = async () =>
          isRight ? (await scrape(server)).value('sanctuary_redis_up') === 1 : /Redis is away/.test(server.output())
        while (!(await isSettled())) await wait(50)
        const metrics = await (await fetch(metricsUrl(server))).text()
        for (const secret of [right, wrong]) {
          assert.ok(!server.output().includes(secret) && !metrics.includes(secret), 'the password was written')
        }
        assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
      } finally {
        await server.stop()
      }
    }
    const env = { ...process.env, DATA_DIR: folder.path, REDIS_URL: `http://:${right}@127.0.0.1` }
    const { stderr, status } = spawnSync(process.execPath, [COMMAND, 'serve'], { env, encoding: 'utf8' })
    assert.equal(status, 2)
    assert.match(stderr, /REDIS_URL must be a URL such as rediss:/)
    assert.ok(!stderr.includes(right))
  } finally {
    await redis.stop()
    folder.remove()
  }
})

const PATHS = `/api/spots /api/health /api/webhooks /api/changes /api/export /api/sources /openapi.json / /docs /status
  /readyz /livez /metrics /.env /var/catalogue.sqlite /api/spots?cursor=garbled /api/jobs/none /api/search?q=lake
  /api/ask?q=quiet /catalogue.sqlite /spots/..%2f..%2fvar%2fcatalogue.sqlite /llms.txt /sitemap.xml`.split(/\s+/)

const COMMANDS = [
  ['status'],
  ['status', '--json'],
  ['doctor', '--json'],
  ['ask', 'quiet lakes', '--json'],
  ['sources', 'list', '--json'],
  ['webhooks', 'list'],
  ['webhooks', 'deliveries', '--json'],
  ['webhooks', 'keys', 'show'],
  ['webhooks', 'test', 'none'],
  ['export'],
  ['spots', 'show', 'none'],
  ['import', '/nowhere.csv'],
  ['help'],
]

/** Every key of a data folder, in each spelling that it might be written in. */
function secretsOf(dataDir: string): string[] {
  const catalogue = new DatabaseSync(join(dataDir, 'catalogue.sqlite'), { readOnly: true })
  const rows = catalogue.prepare("select value from meta where key in ('cursorKey', 'webhookSeed')").all()
  catalogue.close()
  const work = new DatabaseSync(join(dataDir, 'work.sqlite'), { readOnly: true })
  const endpoints = JSON.stringify(work.prepare('select * from webhook_endpoints').all())
  work.close()
  const own = Array.from(endpoints.matchAll(/whsec_([\w+/=-]+)/g), ([, secret = '']) => secret)
  return [...rows.map(({ value }) => String(value)), ...own].flatMap(secret => {
    const bytes = Buffer.from(secret, /^[0-9a-f]{64}$/.test(secret) ? 'hex' : 'base64')
    return [secret, bytes.toString('hex'), bytes.toString('base64url'), bytes.toString('base64')]
  })
}

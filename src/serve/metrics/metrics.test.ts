import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { publishInto } from '../../../test/support/catalogue-folder.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../../test/support/running-server.ts'
import { metricsUrl, scrape } from '../../../test/support/scrape.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { answer, type Receiver, startReceiver } from '../../../test/support/webhook-receiver.ts'
import { readLastImport } from './last-import.ts'
import { until } from '../../../test/support/until.ts'

const COMMAND = fileURLToPath(new URL('../../../bin/sanctuary.js', import.meta.url))
const LIMIT = 40
const SECONDS_AN_HOUR = 3600
const folder = temporaryFolder()
let receiver: Receiver
let server: ServerProcess

before(async () => {
  receiver = await startReceiver()
  await publishInto(folder.path, randomSpots(50))
  sanctuary('webhooks', 'add', `${receiver.url}/hook`, '--allow-private')
  server = await startProcess({ DATA_DIR: folder.path, METRICS_PORT: '0', RATE_LIMIT_PER_MINUTE: String(LIMIT) })
})
after(async () => {
  await server.stop()
  receiver.close()
  folder.remove()
})

function sanctuary(...words: string[]): string {
  const env = { ...process.env, DATA_DIR: folder.path }
  return spawnSync(process.execPath, [COMMAND, ...words], { env, encoding: 'utf8' }).stdout
}

const PARTS_OF_HISTOGRAMS = /_duration_seconds_(bucket|sum|count)$/

test('every metric has help, a type and a name of ours or of Node, and nothing else is answered on its port', async () => {
  const { families } = await scrape(server)
  assert.ok(families.size > 40)
  for (const [name, { help, type }] of families) {
    if (PARTS_OF_HISTOGRAMS.test(name)) continue
    assert.match(name, /^(sanctuary|process|nodejs)_[a-z0-9_]+$/)
    assert.ok(help.length > 10, name)
    assert.ok(['COUNTER', 'GAUGE', 'HISTOGRAM'].includes(type), `${name} is a ${type}`)
    if (name.startsWith('sanctuary_')) assert.equal(type === 'COUNTER', name.endsWith('_total'), name)
  }
  assert.equal((await fetch(metricsUrl(server).replace('/metrics', '/'))).status, 404)
  assert.equal((await fetch(`${server.url}/metrics`)).status, 404, 'clients do not see it')
})

test('requests are counted by route and status, with how long they took, and refusals by what was spent', async () => {
  const before = await scrape(server)
  const statuses: number[] = []
  for (let i = 0; i < LIMIT + 5; i++) statuses.push((await fetch(`${server.url}/api/spots?limit=1`)).status)
  await fetch(`${server.url}/nowhere`)
  const { value, families } = await scrape(server)
  const grew = (name: string, labels: Record<string, string> = {}) =>
    (value(name, labels) ?? 0) - (before.value(name, labels) ?? 0)
  const refused = statuses.filter(status => status === 429).length
  assert.ok(refused > 0)
  const route = '/api/spots'
  assert.equal(grew('sanctuary_http_requests_total', { route, status: '429' }), refused)
  assert.equal(grew('sanctuary_http_requests_total', { route, status: '200' }), statuses.length - refused)
  assert.equal(grew('sanctuary_http_requests_total', { route: 'none', status: '404' }), 1)
  assert.equal(grew('sanctuary_rate_refusals_total', { window: 'api' }), refused)
  assert.equal(grew('sanctuary_http_request_duration_seconds_count', { route }), statuses.length)
  const hits = grew('sanctuary_response_cache_hits_total')
  const stores = grew('sanctuary_response_cache_stores_total')
  assert.equal(hits + stores, statuses.length - refused, 'each was made once a thread, and sent from the cache after')
  assert.ok(hits > stores && stores > 0)
  const histogram = 'sanctuary_http_request_duration_seconds'
  const buckets = Map.groupBy(
    families.get(`${histogram}_bucket`)?.metrics ?? [],
    ({ labels }) => labels?.['route'] ?? '',
  )
  assert.ok(buckets.size > 1)
  for (const [route, own] of buckets) {
    const counts = own.map(({ value }) => Number(value))
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => a - b),
      `${route}: each bucket holds those before it`,
    )
    assert.equal(own.at(-1)?.labels?.['le'], '+Inf')
    assert.equal(counts.at(-1), value(`${histogram}_count`, { route }))
    assert.ok((value(`${histogram}_sum`, { route }) ?? 0) > 0)
  }
})

test('memory, threads and the version are told, and follow a publish, which is delivered', async () => {
  await until(async () => ((await scrape(server)).value('sanctuary_thread_heap_bytes') ?? 0) > 1e6, 'threads measure')
  const first = await scrape(server)
  assert.ok((first.value('sanctuary_index_bytes') ?? 0) > 10_000)
  assert.equal(first.value('sanctuary_noise_bytes'), 0)
  assert.equal(first.value('sanctuary_spots'), 50)
  assert.deepEqual(
    ['answering', 'wanted'].map(state => first.value('sanctuary_threads', { state })),
    [2, 2],
  )
  assert.equal(first.families.get('sanctuary_event_loop_delay_seconds')?.metrics.length, 6)
  receiver.behave(answer(503))
  await publishInto(folder.path, randomSpots(60))
  await until(async () => (await scrape(server)).value('sanctuary_versions_behind') === 0, 'it is served')
  await until(async () => {
    return ((await scrape(server)).value('sanctuary_delivery_attempts_total', { state: 'waiting' }) ?? 0) > 0
  }, 'it is delivered in vain')
  const { value } = await scrape(server)
  for (const state of ['published', 'served']) assert.equal(value('sanctuary_catalogue_version', { state }), 2)
  assert.equal(value('sanctuary_publishes_total'), 1)
  assert.equal(value('sanctuary_published_changes_total', { kind: 'created' }), 10)
  assert.equal(value('sanctuary_spots'), 60)
  assert.equal(value('sanctuary_take_over_duration_seconds_count', { of: 'index' }), 1)
  assert.ok((value('sanctuary_deliveries', { state: 'waiting' }) ?? 0) > 0)
  assert.ok(Date.now() / 1000 - (value('sanctuary_last_publish_timestamp_seconds') ?? 0) < SECONDS_AN_HOUR)
})

test('a job is counted when it has ended, and an import by its phases', async () => {
  const body = JSON.stringify({ operations: [{ path: '/api/health' }] })
  const headers = { 'content-type': 'application/json', prefer: 'respond-async' }
  await until(async () => {
    const { status } = await fetch(`${server.url}/api/batch`, { method: 'POST', body, headers })
    return status === 202
  }, 'a job is accepted, once the minute of the test before is over')
  await until(
    async () => (await scrape(server)).value('sanctuary_job_runs_total', { end: 'succeeded' }) === 1,
    'the job is counted',
  )
  assert.equal((await scrape(server)).value('sanctuary_jobs'), 0)

  const file = join(folder.path, 'places.csv')
  writeFileSync(file, 'name,latitude,longitude,rating\nQuiet Tarn,54.5,-3.1,4\n')
  sanctuary('import', file, '--source', 'places', '--attribution', 'Places')
  const last = readLastImport(folder.path)
  assert.equal(last?.outcome, 'published')
  const { value, families } = await scrape(server)
  assert.equal(value('sanctuary_import_running'), 0)
  assert.ok((value('sanctuary_import_last_end_timestamp_seconds', { outcome: 'published' }) ?? 0) > 1e9)
  const phases = families.get('sanctuary_import_phase_seconds')?.metrics ?? []
  assert.deepEqual(
    phases.map(({ labels }) => labels?.['phase']),
    last.phases.map(({ phase }) => phase),
  )
  assert.ok(phases.length > 0)
})

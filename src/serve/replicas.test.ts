// Two services over one database: what is asked of one is known to the other.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { POSTGRES } from '../../test/support/engines.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { startS3 } from '../../test/support/s3.ts'
import { BaseMapFolder } from '../basemap/folder.ts'
import { openCatalogue } from '../catalogue/open.ts'
import { openWork } from '../work/open-work.ts'
import { tablesOf } from '../work/work-store.ts'
import { type JobTables, migrationsFor } from '../work/stored/queue-schema.ts'
import { baseMapFolder } from './settings/places.ts'

const { skip } = POSTGRES
const TWINS = 12
const BODY = JSON.stringify({ operations: [{ path: '/api/spots', query: { limit: 3 } }] })

const MAP = Buffer.alloc(5_000_000, 'woods')

void test('two services over one database and one bucket', { skip }, async t => {
  const place = await POSTGRES.newPlace()
  const s3 = await startS3()
  const mapName = await publishDrawn(place)
  const settings = { DATABASE_URL: place, PUBLIC_URL: 'https://quiet.test', THREADS: '1', ...s3.environment }
  const replicas = await Promise.all([startProcess(settings), startProcess(settings)])
  t.after(async () => {
    await Promise.all(replicas.map(replica => replica.stop()))
    await s3.stop()
  })

  await t.test('the same Idempotency-Key on two machines at once is carried out once', async () => {
    const ask = async (replica: ServerProcess, key: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, prefer: 'respond-async' }
      const response = await fetch(`${replica.url}/api/batch`, { method: 'POST', headers, body: BODY })
      const replayed = response.headers.get('idempotent-replayed')
      return {
        status: response.status,
        location: response.headers.get('location'),
        body: await response.text(),
        replayed,
      }
    }
    const keys = Array.from({ length: TWINS }, (_, i) => `key-${i}`)
    const pairs = await Promise.all(keys.map(key => Promise.all(replicas.map(replica => ask(replica, key)))))
    for (const [one, other] of pairs) {
      assert.ok(one && other)
      assert.equal(one.status, 202, one.body)
      assert.deepEqual([other.status, other.location, other.body], [one.status, one.location, one.body])
      assert.equal([one, other].filter(({ replayed }) => replayed === 'true').length, 1)
    }
    const work = await openWork(place)
    const jobs = await tablesOf<JobTables>(work, 'jobs', migrationsFor)
    const rows = await jobs.selectFrom('jobs').select(['id', 'client']).execute()
    await work.destroy()
    assert.equal(rows.length, TWINS, 'one job for each key')
    assert.equal(new Set(rows.map(({ client }) => client)).size, 1, 'both machines know the client by one name')
  })

  await t.test('of two machines with a bucket one builds the index, and both answer with its bytes', async () => {
    assert.equal(s3.requests.filter(method => method === 'PUT').length, 1)
    const [one, other] = await Promise.all(
      replicas.map(async ({ url }) => {
        const response = await fetch(`${url}/api/spots?limit=50`)
        return { etag: response.headers.get('etag'), body: await response.text() }
      }),
    )
    assert.deepEqual(other, one)
    for (const replica of replicas) assert.doesNotMatch(replica.output(), /S3RVER/)
  })

  await t.test('a machine that did not draw the base map has it', () => {
    for (const { dataDir } of replicas) {
      assert.ok(existsSync(new BaseMapFolder(baseMapFolder(dataDir)).file(mapName)))
    }
  })
})

/** Publishes a source with a base map, which another machine has drawn; returns its name. */
async function publishDrawn(place: string): Promise<string> {
  const catalogue = await openCatalogue(place)
  const drawn = temporaryFolder()
  const folder = new BaseMapFolder(drawn.path)
  await folder.share(catalogue.baseMaps)
  const baseMap = await folder.keep(MAP)
  drawn.remove()
  const source = {
    name: 's',
    attribution: 'S',
    licence: null,
    url: null,
    ratings: 'editorial',
    extractDate: null,
  } as const
  await catalogue.publish({ sources: [{ ...source, baseMap }], drafts: [] })
  await catalogue.close()
  return baseMap
}

import assert from 'node:assert/strict'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { publishInto } from '../../test/support/catalogue-folder.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { until } from '../../test/support/until.ts'
import { indexFile } from './settings/places.ts'

const folder = temporaryFolder()
const servers: ServerProcess[] = []
after(async () => {
  for (const server of servers) await server.stop()
  folder.remove()
})

const PATHS = [
  '/api/spots',
  '/api/spots?limit=100&tag=lake',
  '/api/spots?near=62,9&sort=distance&limit=30',
  '/api/spots.geojson?limit=50',
  '/api/search?q=lake&limit=20',
  '/api/suggest?q=la',
  '/api/facets',
  '/api/export.ndjson',
  '/api/export.csv',
  '/api/ask?q=quietest%20lake',
  '/',
]

test('every answer is the same, whether bodies are in memory or on disk, also of the next version', async () => {
  const [memory, disk] = [join(folder.path, 'memory'), join(folder.path, 'disk')]
  await publishInto(memory, randomSpots(400))
  cpSync(memory, disk, { recursive: true })
  const settings = { RATE_LIMIT_PER_MINUTE: '100000', PUBLIC_URL: 'https://quiet.test', THREADS: '2' }
  for (const [dataDir, bodies] of [
    [memory, 'memory'],
    [disk, 'disk'],
  ] as const) {
    servers.push(await startProcess({ ...settings, DATA_DIR: dataDir, INDEX_BODIES: bodies }))
  }
  const answers = (path: string) =>
    Promise.all(
      servers.map(async ({ url }) => {
        const response = await fetch(url + path)
        return { status: response.status, etag: response.headers.get('etag'), body: await response.text() }
      }),
    )
  const compare = async () => {
    for (const path of PATHS) {
      // The second time from the response cache, or of the other thread.
      for (const _ of [1, 2, 3]) {
        const [inMemory, onDisk] = await answers(path)
        assert.equal(inMemory?.status, 200, path)
        assert.deepEqual(onDisk, inMemory, path)
      }
    }
  }
  await compare()
  // The same publish, copied: a version's token is random.
  await publishInto(disk, randomSpots(300))
  const [, onDisk] = servers
  const get = async (path: string) => JSON.parse(await (await fetch(onDisk?.url + path)).text())
  await until(async () => (await get('/api/spots')).meta.totalAvailable === 300, 'the next version is served', 50)
  const listed = await get('/api/spots?limit=100')
  assert.deepEqual([listed.data.length, listed.meta.totalAvailable], [100, 300])
  const [first] = listed.data
  assert.deepEqual((await get(`/api/spots/${first.id}`)).data, first)
  await until(() => !existsSync(`${indexFile(disk)}.previous`), 'the file of the version before is removed', 50)
})

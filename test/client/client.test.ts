import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient, type MirrorStore, reads, SanctuaryError, type Spot } from '../../client/src/index.ts'
import { publishInto } from '../support/catalogue-folder.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'

const folder = temporaryFolder()
let server: ServerProcess
let client: ReturnType<typeof createClient>

before(async () => {
  await publishInto(folder.path, randomSpots(130, 1))
  server = await startProcess({ DATA_DIR: folder.path, RATE_LIMIT_PER_MINUTE: '100000' })
  client = createClient({ baseUrl: `${server.url}/`, retries: false })
})
after(async () => {
  await server.stop()
  folder.remove()
})

test('spots are walked page after page, each once, in the order of the list', async () => {
  const all = await collect(client.spots({ limit: 7 }))
  const { data, meta } = await client.listSpots({ limit: 100 })
  assert.equal(all.length, meta.totalAvailable)
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
  assert.deepEqual(all.slice(0, 100), data)
})

test('a list of tags is sent as the API takes it', async () => {
  const tags = (await client.facets()).data.tags.flatMap(({ value }) => value ?? []).slice(0, 2)
  const { data } = await client.listSpots({ tag: tags, limit: 100 })
  for (const spot of data) for (const tag of tags) assert.ok(spot.tags?.includes(tag))
  assert.equal((await client.facets({ tag: tags })).total, data.length)
})

test('what the service refuses is one class of error, with its code', async () => {
  await assert.rejects(client.getSpot('no such spot/?#'), (error: unknown) => {
    assert.ok(error instanceof SanctuaryError)
    assert.deepEqual([error.code, error.status, error.docs?.endsWith('#spot_not_found')], ['spot_not_found', 404, true])
    assert.ok(error.requestId)
    return true
  })
  await assert.rejects(client.listSpots({ limit: 1000 }), { code: 'invalid_parameter', status: 400 })
})

test('a request of one’s own has the response as it came, refusals too', async () => {
  const found = await client.fetch('/api/spots?limit=1', { method: 'HEAD' })
  assert.deepEqual([found.status, await found.text()], [200, ''])
  const refused = await client.fetch('/api/spots/none')
  assert.equal(refused.status, 404)
  assert.match(await refused.text(), /"spot_not_found"/)
})

test('a streamed answer joined is the answer', async () => {
  const { answer, sources } = await client.ask('quiet lakes')
  const events = await collect(client.askStream('quiet lakes'))
  assert.equal(events.map(event => (event.type === 'answer' ? event.data.text : '')).join(''), answer)
  assert.deepEqual(
    events.flatMap(event => (event.type === 'sources' ? event.data.sources : [])),
    sources,
  )
  assert.equal(events.at(-1)?.type, 'done')
})

test('a batch answers each read in its place, with its own type', async () => {
  const [list, gone, facets] = await client.batch([reads.spots({ limit: 3 }), reads.spot('gone'), reads.facets()])
  assert.ok(list.ok && facets.ok && !gone.ok)
  assert.equal(list.body.data.length, 3)
  assert.equal(facets.body.total, 130)
  assert.deepEqual([gone.status, gone.error.name], [404, 'SanctuaryError'])
})

test('a job is awaited, and gives what the direct request gets', async () => {
  const job = await client.askLater('quiet lakes')
  assert.deepEqual(await client.awaitJob(job.id, { everyMs: 20 }), await client.ask('quiet lakes'))
  await assert.rejects(client.getJob('none'), { code: 'job_not_found' })
})

test('the export is read as it comes, whole', async () => {
  const { head, spots } = await client.exportSpots()
  const all = await collect(spots)
  assert.equal(all.length, head.total)
  assert.deepEqual(new Set(all.map(({ id }) => id)), new Set((await collect(client.spots())).map(({ id }) => id)))
})

test('a mirror is filled, follows a publish, and is filled anew when the service no longer reaches back', async () => {
  const store = memoryStore()
  assert.equal(await client.mirror(store), 'replaced')
  assert.equal(await client.mirror(store), 'followed')
  await assertMirrors(store)

  const { meta } = await client.read(reads.changes())
  await publishInto(folder.path, randomSpots(90, 2))
  while ((await client.read(reads.changes())).meta.version === meta.version) await new Promise(r => setTimeout(r, 50))
  const asked: string[] = []
  const counted = createClient({
    baseUrl: server.url,
    fetch: (url, init) => {
      asked.push(new URL(url).pathname)
      return fetch(url, init)
    },
  })
  assert.equal(await counted.mirror(store), 'followed')
  assert.deepEqual(asked, ['/api/changes'], 'a page of changes brings its spots along')
  await assertMirrors(store)

  const refusing = createClient({
    baseUrl: server.url,
    retries: false,
    fetch: (url, init) =>
      url.includes('/api/changes')
        ? Promise.resolve(Response.json({ error: { code: 'version_expired', message: '', docs: '' } }, { status: 410 }))
        : fetch(url, init),
  })
  assert.equal(await refusing.mirror(store), 'replaced')
  await assertMirrors(store)
})

async function assertMirrors({ spots }: ReturnType<typeof memoryStore>): Promise<void> {
  const served = await collect(client.spots({ limit: 100 }))
  assert.deepEqual([...spots.keys()].sort(), served.map(({ id }) => id).sort())
  for (const spot of served) assert.equal(spots.get(spot.id)?.silenceRating, spot.silenceRating)
}

function memoryStore(): MirrorStore & { spots: Map<string, Spot> } {
  const spots = new Map<string, Spot>()
  let kept: string | undefined
  return {
    spots,
    readCursor: () => kept,
    async replace(all, cursor) {
      spots.clear()
      for await (const spot of all) spots.set(spot.id, spot)
      kept = cursor
    },
    apply({ put, removed }, cursor) {
      for (const spot of put) spots.set(spot.id, spot)
      for (const id of removed) spots.delete(id)
      kept = cursor
    },
  }
}

async function collect<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of iterable) all.push(one)
  return all
}

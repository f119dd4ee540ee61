import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { checkedClient, type Client } from '../../../test/support/checked-client.ts'
import { textIn, withTag } from '../../../test/support/dom.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { indexOf, LINKS, testService, type TestService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { buildIndex } from '../../index/build.ts'
import { openIndex } from '../../index/open.ts'
import type { SpotRecord } from '../../spots/spot.ts'

const folder = temporaryFolder()
after(() => folder.remove())
let files = 0
const DAY_MS = 24 * 60 * 60 * 1000

type Bench = {
  clock: { at: number }
  catalogue: Catalogue
  service: TestService
  client: Client
  /** Publishes; the service goes on with the version before until `serve`. */
  publish: (spots: readonly SpotRecord[]) => Promise<void>
  serve: () => Promise<void>
}

const SOURCE = {
  name: 'test',
  attribution: 'Test',
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
} as const

/** Makes a service over a real catalogue with a clock of its own. */
async function setUp(): Promise<Bench> {
  const clock = { at: Date.parse('2026-05-01T12:00:00Z') }
  const catalogue = await openCatalogue(join(folder.path, `${++files}.sqlite`), { now: () => new Date(clock.at) })
  const service = await testService([], { changeLog: catalogue, identity: catalogue.identity })
  const serve = async () => {
    service.reads.swap(openIndex(await catalogue.withSnapshot(snapshot => buildIndex(snapshot, LINKS))))
  }
  await serve()
  const client = checkedClient(service)
  const publish = async (spots: readonly SpotRecord[]) => {
    await catalogue.publish({ sources: [SOURCE], drafts: spots.map(spot => ({ ...spot, slug: null })) })
  }
  return { clock, catalogue, service, client, publish, serve }
}

type Row = { version: number; sequence: number; kind: string; id: string; slug: string; at: string }
type Feed = { data: Row[]; meta: { version: number; nextCursor: string; hasMore: boolean } }

async function read({ get }: Client, cursor?: string, limit?: number): Promise<Feed> {
  const search = new URLSearchParams({ ...(cursor && { cursor }), ...(limit && { limit: String(limit) }) })
  const { status, text } = await get(`/api/changes?${search.toString()}`)
  assert.equal(status, 200, text)
  return JSON.parse(text)
}

test('a mirror that follows the changes has what the catalogue has, over publishes and pages inside of a version', async () => {
  const { client, publish, serve, service } = await setUp()
  const all = randomSpots(120)
  const mirror = new Map<string, string>()
  let cursor: string | undefined
  for (const [step, spots] of [all.slice(0, 100), all.slice(30), all.slice(0, 60), []].entries()) {
    await publish(spots.map((spot, i) => (i % 7 === step ? { ...spot, name: `${spot.name} ${step}` } : spot)))
    await serve()
    for (;;) {
      const { data, meta } = await read(client, cursor, 17)
      for (const row of data) follow(row)
      cursor = meta.nextCursor
      if (!meta.hasMore) break
      assert.equal(data.length, 17)
    }
    const { index } = service.reads.directory()
    const served = Array.from({ length: index.count }, (_, doc) => [index.id(doc), index.slug(doc)] as const)
    assert.deepEqual(mirror, new Map(served))
  }

  function follow({ kind, id, slug }: Row): void {
    if (kind === 'removed') return assert.ok(mirror.delete(id))
    assert.equal(mirror.has(id), kind === 'updated')
    mirror.set(id, slug)
  }
})

test('changes have version, sequence, time and the version that is served; an empty log gives a cursor too', async () => {
  const { client, publish, serve, clock } = await setUp()
  const empty = await read(client)
  assert.deepEqual([empty.data, empty.meta.version, empty.meta.hasMore], [[], 0, false])
  await publish(randomSpots(2))
  await serve()
  clock.at += 1000
  await publish(randomSpots(1))
  await serve()
  const { data, meta } = await read(client, empty.meta.nextCursor)
  assert.deepEqual(
    data.map(({ version, sequence, kind, id, at }) => [version, sequence, kind, id, at]),
    [
      [1, 1, 'created', 'r-00000', '2026-05-01T12:00:00.000Z'],
      [1, 2, 'created', 'r-00001', '2026-05-01T12:00:00.000Z'],
      [2, 1, 'removed', 'r-00001', '2026-05-01T12:00:01.000Z'],
    ],
  )
  assert.deepEqual([meta.version, meta.hasMore], [2, false])
  const end = await read(client, meta.nextCursor)
  assert.deepEqual([end.data, end.meta.nextCursor], [[], meta.nextCursor])
})

test('changes of a version that is not served yet are not told', async () => {
  const { client, publish, serve } = await setUp()
  await publish(randomSpots(3))
  assert.deepEqual((await read(client)).data, [])
  await serve()
  assert.equal((await read(client)).data.length, 3)
})

test('after 90 days the log is trimmed at a publish: a cursor from before is 410, one at its end goes on', async () => {
  const { client, publish, serve, clock } = await setUp()
  await publish(randomSpots(5))
  await serve()
  const middle = (await read(client, undefined, 3)).meta.nextCursor
  const end = (await read(client)).meta.nextCursor
  clock.at += 90 * DAY_MS
  await publish(randomSpots(4))
  await serve()
  assert.equal((await read(client, middle)).data.length, 3, 'exactly 90 days are kept')
  clock.at += 1
  await publish(randomSpots(3))
  await serve()
  const { status, json } = await client.get(`/api/changes?cursor=${middle}`)
  assert.deepEqual([status, json.error.code], [410, 'version_expired'])
  assert.match(json.error.message, /https:\/\/quiet\.example\.org\/api\/export/)
  const versions = async (cursor?: string) => (await read(client, cursor)).data.map(({ version }) => version)
  assert.deepEqual(await versions(end), [2, 3])
  assert.deepEqual(await versions(), [2, 3], 'no cursor: from the oldest kept')
})

test('a cursor of a history that was given up for a backup is 410, not silently wrong', async () => {
  const { client, publish, serve, catalogue } = await setUp()
  await publish(randomSpots(2))
  const backup = join(folder.path, `${++files}.sqlite`)
  await catalogue.backup(backup)
  await publish(randomSpots(3))
  await serve()
  const cursor = (await read(client)).meta.nextCursor
  const restored = await openCatalogue(backup)
  const other = await testService([], { changeLog: restored, identity: restored.identity })
  const { status, json } = await checkedClient(other).get(`/api/changes?cursor=${cursor}`)
  assert.deepEqual([status, json.error.code], [410, 'version_expired'])
  await restored.close()
})

test('a foreign cursor, a list’s cursor and a bad limit are refused', async () => {
  const { client, service } = await setUp()
  service.reads.swap(await indexOf(randomSpots(3)))
  const list = JSON.parse((await client.get('/api/spots?limit=1')).text).meta.nextCursor
  for (const cursor of ['x', list]) {
    assert.equal((await client.get(`/api/changes?cursor=${cursor}`)).json.error.code, 'invalid_cursor')
  }
  assert.equal((await client.get('/api/changes?limit=1001')).json.error.code, 'invalid_parameter')
})

test('from the changesUrl of an export nothing is missing and nothing comes twice', async () => {
  const { client, publish, serve } = await setUp()
  await publish(randomSpots(3))
  await serve()
  const [head = ''] = (await client.get('/api/export')).text.split('\n')
  const url = String(JSON.parse(head).changesUrl)
  assert.ok(url.startsWith(`${LINKS.baseUrl}/api/changes?cursor=`))
  await publish(randomSpots(2))
  await serve()
  const { data }: Feed = JSON.parse((await client.get(url.slice(LINKS.baseUrl.length))).text)
  assert.deepEqual(
    data.map(({ kind, id }) => [kind, id]),
    [['removed', 'r-00002']],
  )
})

test('a page of changes has an ETag like any read of the catalogue, and a batch may read it', async () => {
  const { client, publish, serve } = await setUp()
  await publish(randomSpots(3))
  await serve()
  const { headers, text } = await client.get('/api/changes')
  const again = await client.get('/api/changes', { 'if-none-match': headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
  const { json } = await client.post('/api/batch', { operations: [{ path: '/api/changes' }] })
  assert.deepEqual(json.results[0]?.body, JSON.parse(text))
})

test('with include=spot each change carries the spot as it is now, and the loop of the guide makes a copy', async () => {
  const { client, publish, serve, service } = await setUp()
  const all = randomSpots(40)
  const { follow } = await followOfTheGuide(service)
  const copy = new Map<string, unknown>()
  let cursor: string | undefined
  for (const [step, spots] of [all.slice(0, 30), all.slice(10), all.slice(10, 25)].entries()) {
    await publish(spots.map(spot => ({ ...spot, name: `${spot.name} ${step}` })))
    await serve()
    cursor = await follow(copy, cursor, (target: string) => client.get(target))
    const { index } = service.reads.directory()
    assert.deepEqual(copy, new Map(Array.from({ length: index.count }, (_, doc) => [index.id(doc), index.spot(doc)])))
  }
  const { text } = await client.get('/api/changes?include=spot&limit=1000')
  const rows: { kind: string; id: string; spot?: { id: string } }[] = JSON.parse(text).data
  const { index } = service.reads.directory()
  for (const { id, kind, spot } of rows) {
    assert.equal(spot?.id, kind !== 'removed' && index.find(id) !== undefined ? id : undefined)
  }
  assert.ok((await read(client)).data.every(row => !('spot' in row)))
})

const CLIENT = new URL('../../../client/src/index.ts', import.meta.url).href

type Follow = (copy: Map<string, unknown>, cursor: string | undefined, get: Client['get']) => Promise<string>

/** The function that the guide shows, reading from the service of the test. */
async function followOfTheGuide(service: TestService): Promise<{ follow: Follow }> {
  const { dom } = await pageClient(service).visit('/docs/guides/mirrors')
  const blocks = withTag(dom, 'pre').map(textIn)
  const code = blocks.find(text => text.includes('async function follow')) ?? assert.fail('no such example')
  const file = join(folder.path, `follow-${++files}.mjs`)
  const local = code.replace(`${LINKS.baseUrl}/client.js`, CLIENT).replace(/(createClient\(\{.*) \}\)/, '$1, fetch })')
  writeFileSync(
    file,
    `export async function follow(spots, cursor, get) {
  const fetch = async url => {
    const { status, text } = await get(url.replace(/^https?:..[^/]+/, ''))
    return new Response(text, { status })
  }
  ${local}
  return follow(spots, cursor)
}`,
  )
  return import(pathToFileURL(file).href)
}

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { LINKS, testApp, testService } from '../../../test/support/service.ts'
import { createStoredFiles } from '../response/stored-files.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'
import { toRecord, toSpot } from '../../spots/links.ts'

const spots = randomSpots(150)
const GEOJSON = 'application/geo+json'

test('the export is NDJSON: a head with version, attribution and total, then every spot in canonical order', async () => {
  const service = await testService(spots)
  const { status, headers, text } = await checkedClient(service).get('/api/export')
  assert.deepEqual([status, headers.get('content-type')], [200, 'application/x-ndjson'])
  const [head, ...rows] = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  const { object, version, attribution, total, changesUrl } = head
  assert.deepEqual([object, version, attribution, total], ['export', 1, 'Test list', spots.length])
  assert.equal(headers.get('link'), `<${changesUrl}>; rel="monitor"`)
  const { index } = service.reads.directory()
  const shown = Array.from({ length: index.count }, (_, doc) => ({ ...index.spot(doc), ...index.storedFields(doc) }))
  assert.deepEqual(rows, shown)
})

test('Accept chooses GeoJSON or CSV, and plain JSON gets GeoJSON; nothing else is refused but what cannot be', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const accept of [GEOJSON, 'application/json']) {
    const { text, headers } = await get('/api/export', { accept })
    const { type, version, features, total } = JSON.parse(text)
    assert.deepEqual(
      [headers.get('content-type'), type, version, features.length],
      [accept, 'FeatureCollection', 1, total],
    )
  }
  const csv = await get('/api/export', { accept: 'text/csv' })
  const rows: Record<string, string>[] = parse(csv.text, { columns: true })
  assert.deepEqual(new Set(rows.map(({ id }) => id)), new Set(spots.map(({ id }) => id)))
  assert.ok(rows.every(({ sourceAttribution }) => sourceAttribution === 'Test list'))
  assert.match(csv.headers.get('content-disposition') ?? '', /filename="sanctuary-1.csv"/)
  assert.equal((await get('/api/export', { accept: '*/*' })).headers.get('content-type'), 'application/x-ndjson')
  assert.equal((await get('/api/export', { accept: 'image/png' })).json.error.code, 'not_acceptable')
})

test('the export has a strong ETag of version and form, is revalidated, and comes packed', async () => {
  const service = await testService(spots)
  const client = checkedClient(service)
  const app = testApp(service)
  const tags = new Set<string | null>()
  for (const accept of ['application/x-ndjson', GEOJSON, 'text/csv']) {
    const plain = await client.get('/api/export', { accept })
    const etag = plain.headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{22}-[\da-z]{1,7}"$/)
    assert.equal(plain.headers.get('cache-control'), 'public, no-cache')
    assert.equal((await client.get('/api/export', { accept, 'if-none-match': etag })).status, 304)
    tags.add(etag)
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const request = new Request('http://inside/api/export', { headers: { accept, 'accept-encoding': coding } })
      const packed = await app.fetch(request, { address: '203.0.113.7' })
      assert.equal(packed.headers.get('content-encoding'), coding)
      assert.equal(decode(Buffer.from(await packed.arrayBuffer())).toString(), plain.text)
      tags.add(packed.headers.get('etag'))
    }
  }
  assert.equal(tags.size, 9)
})

test('the export counts 10 against the rate window; HEAD sends the head alone, 304 counts nothing', async () => {
  const { get, send } = checkedClient(await testService(spots, { limit: 25 }))
  const { headers } = await get('/api/export')
  assert.equal(headers.get('x-ratelimit-remaining'), '15')
  const again = await get('/api/export', { 'if-none-match': headers.get('etag') ?? '' })
  assert.deepEqual([again.status, again.headers.get('x-ratelimit-remaining')], [304, '15'])
  const head = await send('/api/export', { method: 'HEAD' })
  assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', headers.get('etag')])
  assert.equal((await get('/api/export')).status, 429)
})

test('no part is made before it is taken, and none after the client has left', async () => {
  const service = await testService(randomSpots(3000))
  const { index } = service.reads.directory()
  let read = 0
  const counted = {
    ...service.reads.directory(),
    index: Object.create(index, { spot: { value: (doc: number) => (read++, index.spot(doc)) } }),
  }
  const app = testApp({ ...service, reads: { ...service.reads, directory: () => counted } })
  const response = await app.fetch(new Request('http://inside/api/export'), { address: '203.0.113.7' })
  const reader = response.body?.getReader()
  await reader?.read()
  await manyTurns()
  const soFar = read
  assert.ok(soFar > 0 && soFar < 1000, `${soFar} of 3000 spots were read for the first part`)
  await reader?.cancel()
  await manyTurns()
  assert.equal(read, soFar)
})

test('an export is made once a version and coding, and read from its file by all who ask later', async t => {
  const service = await testService(spots)
  const folder = temporaryFolder()
  t.after(() => folder.remove())
  const { index } = service.reads.directory()
  let read = 0
  const counted = {
    ...service.reads.directory(),
    index: Object.create(index, { spot: { value: (doc: number) => (read++, index.spot(doc)) } }),
  }
  const files = createStoredFiles(join(folder.path, 'exports'))
  const app = testApp({ ...service, files, reads: { ...service.reads, directory: () => counted } })
  const ask = async (coding: string) => {
    const headers = { 'accept-encoding': coding }
    const response = await app.fetch(new Request('http://inside/api/export', { headers }), { address: '203.0.113.7' })
    assert.equal(response.status, 200)
    return Buffer.from(await response.arrayBuffer())
  }
  const first = await ask('gzip')
  for (let i = 0; i < 3; i++) assert.deepEqual(await ask('gzip'), first)
  assert.equal(read, index.count)
  const plain = await ask('identity')
  assert.deepEqual(gunzipSync(first), plain)
  assert.equal(read, 2 * index.count)
})

test('a record comes back whole from what the API shows and what it does not', () => {
  for (const record of spots) {
    const { otherNames, country, place, source, ratedBy, lden } = record
    assert.deepEqual(
      toRecord(JSON.parse(JSON.stringify(toSpot(record, LINKS))), {
        otherNames,
        country,
        place,
        source,
        ratedBy,
        lden,
      }),
      record,
    )
  }
})

/** Whatever would go on by itself has gone on: nothing here waits for a clock or a disk. */
async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await nextTurn()
}

test('the export says in every form where the sentence on noise of a description is', async () => {
  const noiseSentence = 'A road, 2 km away, is heard.'
  const told = spotRecord('told', { description: `A hill. ${noiseSentence}`, noiseSentence, ratedBy: 'model' })
  const untold = spotRecord('untold', { description: `A hill. ${noiseSentence}` })
  const { get } = checkedClient(await testService([told, untold]))
  const ndjson = (await get('/api/export')).text.trimEnd().split('\n').slice(1)
  const geojson = JSON.parse((await get('/api/export', { accept: GEOJSON })).text).features
  const csv = parse((await get('/api/export', { accept: 'text/csv' })).text, { columns: true })
  for (const rows of [
    ndjson.map(line => JSON.parse(line)),
    geojson.map(({ properties }: { properties: unknown }) => properties),
    csv,
  ]) {
    const said = new Map(rows.map((row: Record<string, string>) => [row['id'], row['noiseSentence'] || undefined]))
    assert.deepEqual(
      said,
      new Map([
        ['told', noiseSentence],
        ['untold', undefined],
      ]),
    )
  }
})

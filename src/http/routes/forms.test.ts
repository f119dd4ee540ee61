// One form an address, beside content negotiation.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { type AnyBody, type Checked, checkedClient } from '../../../test/support/checked-client.ts'
import { testApp, testService } from '../../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'

const spots = randomSpots(120)
const FORMS = { '.geojson': 'application/geo+json', '.csv': 'text/csv', '.ndjson': 'application/x-ndjson' }
const ADDRESSES = [
  ['/api/spots', '.geojson', '?tag=lake&limit=4'],
  ['/api/spots', '.csv', '?minRating=3&limit=4'],
  ['/api/search', '.geojson', '?q=lake&limit=3'],
  ['/api/search', '.csv', '?q=lake&limit=3'],
  ['/api/sandbox/spots', '.geojson', '?limit=3'],
  ['/api/sandbox/spots', '.csv', '?limit=3'],
  ['/api/export', '.geojson', ''],
  ['/api/export', '.csv', ''],
  ['/api/export', '.ndjson', ''],
  ['/api/spots/r-00001', '.geojson', ''],
] as const

test('the ending of an address chooses the form that Accept would choose, whatever Accept says', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const [path, ending, query] of ADDRESSES) {
    const type = FORMS[ending]
    const byAccept = await get(path + query, { accept: type })
    for (const accept of ['*/*', 'application/json', 'text/html', 'image/png']) {
      const byAddress = await get(path + ending + query, { accept })
      assert.deepEqual([byAddress.status, byAddress.headers.get('content-type')], [200, type], path + ending)
      assert.equal(byAddress.text, byAccept.text, path + ending)
    }
  }
})

test('a form pages by itself: its Link leads to its own next page, until all spots are seen', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const ending of ['.geojson', '.csv'] as const) {
    const seen: string[] = []
    let next: string | undefined = `/api/spots${ending}?limit=50`
    while (next !== undefined) {
      const { text, headers }: Checked = await get(next)
      if (ending === '.csv') for (const { id = '' } of tableOf(text)) seen.push(id)
      else for (const { id } of JSON.parse(text).features) seen.push(id)
      next = /<https?:\/\/[^/]+([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      assert.ok(next === undefined || next.startsWith(`/api/spots${ending}?`), next ?? '')
    }
    assert.deepEqual(seen.toSorted(), spots.map(({ id }) => id).toSorted())
  }
})

test('a table has a column for every member, and the distance where one was asked for', async () => {
  const { get } = checkedClient(await testService(spots))
  const query = '?near=42.5,1.5&sort=distance&limit=5'
  const rows = tableOf((await get(`/api/spots.csv${query}`)).text)
  const { json } = await get(`/api/spots${query}`)
  for (const [i, spot] of json.data.entries()) {
    const { id, name, silenceRating, distanceKm, tags } = rows[i] ?? {}
    assert.deepEqual(
      [id, name, Number(silenceRating), Number(distanceKm), tags],
      [spot.id, spot.name, spot.silenceRating, spot.distanceKm, spot.tags?.join(';')],
    )
  }
})

test('every rating of GeoJSON is written as a real number', async () => {
  const whole = [spotRecord('a', { silenceRating: 5 }), spotRecord('b', { silenceRating: 4, elevation: 1200 })]
  const { get } = checkedClient(await testService(whole))
  for (const target of [
    '/api/spots.geojson',
    '/api/export.geojson',
    '/api/spots/a.geojson',
    '/api/search.geojson?q=a',
  ]) {
    const { text } = await get(target)
    for (const [written = ''] of text.matchAll(/"silenceRating":[^,}]+/g)) assert.match(written, /:[45]\.0$/, target)
  }
  assert.match((await get('/api/spots.geojson')).text, /"elevation":1200\.0/)
})

test('an export takes the filters of the list, its head counts what passes', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const query of [
    'tag=lake',
    'minRating=3&access=free',
    'q=lake',
    'bbox=0,0,50,60',
    'near=42.5,1.5&radiusKm=3000',
  ]) {
    const { json: list } = await get(`/api/spots?${query}&limit=100`)
    const lines = (await get(`/api/export.ndjson?${query}`)).text.trimEnd().split('\n')
    const [head, ...rows] = lines.map(line => JSON.parse(line))
    assert.equal(head.total, list.meta.totalAvailable)
    assert.deepEqual(new Set(rows.map(({ id }) => id)), new Set(list.data.map(({ id }) => id)), query)
  }
  const { status, json } = await get('/api/export?limit=3')
  assert.deepEqual([status, json.error.code], [400, 'invalid_parameter'])
})

test('an id that ends as a form does wins over the form', async () => {
  const app = testApp(await testService([spotRecord('lake.geojson'), spotRecord('lake')]))
  const read = async (path: string): Promise<AnyBody> => {
    const response = await app.fetch(new Request(`http://inside${path}`), { address: '203.0.113.7' })
    return JSON.parse(await response.text())
  }
  assert.equal((await read('/api/spots/lake.geojson')).data.id, 'lake.geojson')
  assert.equal((await read('/api/spots/lake.geojson.geojson')).id, 'lake.geojson')
  assert.equal((await read('/api/spots/none.geojson')).error.code, 'spot_not_found')
})

function tableOf(text: string): Record<string, string>[] {
  return parse(text, { columns: true })
}

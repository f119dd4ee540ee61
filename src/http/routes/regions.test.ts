import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

const inBavaria = (id: string, silenceRating: number, facts = {}) =>
  spotRecord(id, { name: `Quux ${id}`, latitude: 47.6, longitude: 11.3, country: 'DE', silenceRating, ...facts })

const { get, post } = checkedClient(
  await testService([
    inBavaria('loud', 2),
    inBavaria('quiet', 4.5),
    inBavaria('mid', 3, { tags: ['lake'] }),
    spotRecord('named', { name: 'Bavaria Wood', latitude: 59, longitude: 10, country: 'NO', silenceRating: 1.5 }),
    spotRecord('hill', { name: 'Quux hill', latitude: 43.4, longitude: 11.2, country: 'IT', silenceRating: 4 }),
    spotRecord('shore', { name: 'Quux shore', latitude: -33, longitude: 151, country: 'AU', silenceRating: 4 }),
  ]),
)

const ids = async (path: string) => {
  const { data } = (await get(path)).json
  return data.map(({ id }: { id: string }) => id)
}

test('a search for a region finds the spots in it, below those that have its name, the quietest first', async () => {
  assert.deepEqual(await ids('/api/search?q=Bavaria'), ['named', 'quiet', 'mid', 'loud'])
  for (const name of ['Bayern', 'baviera', 'Bavi%C3%A8re']) {
    assert.deepEqual(await ids(`/api/search?q=${name}`), ['quiet', 'mid', 'loud'], name)
  }
  assert.deepEqual(await ids('/api/search?q=Toskana'), ['hill'])
  assert.deepEqual(await ids('/api/search?q=lake+bayern'), ['mid'])
  assert.deepEqual(await ids('/api/search?q=New+South+Wales'), ['shore'])
  assert.deepEqual(await ids('/api/search?q=Wales'), [])
})

test('so do q in a list, page by page, its GeoJSON, a batch and the facets', async () => {
  const first = (await get('/api/spots?q=Bayern&limit=2')).json
  assert.equal(first.meta.totalAvailable, 3)
  assert.deepEqual(await ids('/api/spots?q=Bayern&limit=2'), ['quiet', 'mid'])
  assert.deepEqual(await ids(`/api/spots?q=Bayern&limit=2&cursor=${first.meta.nextCursor}`), ['loud'])
  const { features } = JSON.parse((await get('/api/spots.geojson?q=Bayern')).text)
  assert.equal(features.length, 3)
  assert.equal(JSON.parse((await get('/api/facets?q=Bayern')).text).total, 3)
  const operations = [{ path: '/api/spots', query: { q: 'Bavaria', minRating: 3 } }]
  const batch = (await post('/api/batch', { operations })).json
  assert.equal(batch.results[0]?.body.meta.totalAvailable, 2)
})

test('suggestions name regions and countries with the number of their spots', async () => {
  const rows = async (q: string): Promise<{ text: string; url: string; count?: number }[]> =>
    JSON.parse((await get(`/api/suggest?q=${encodeURIComponent(q)}`)).text).data
  const suggested = async (q: string) =>
    (await rows(q)).flatMap(({ text, count }) => (count === undefined ? [] : [[text, count]]))
  assert.deepEqual(await suggested('bav'), [['Bavaria', 3]])
  assert.deepEqual(await suggested('deutschl'), [['Deutschland', 3]])
  assert.deepEqual(await suggested('germany'), [['Germany', 3]])
  assert.deepEqual(await suggested('tosk'), [['Tuscany', 1]])
  assert.deepEqual(await suggested('sicil'), [])
  assert.deepEqual(await suggested('ba'), [])
  const [bavaria] = await rows('bav')
  assert.equal(bavaria?.url, 'https://quiet.example.org/?q=Bavaria')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'

test('GET /api/suggest completes names, tags and places, each with a page', async () => {
  const records = [
    spotRecord('a', { slug: 'estany-de-malniu', name: 'Estany de Malniù', tags: ['lake'], place: 'Meranges' }),
    spotRecord('b', { name: 'Wood', tags: ['forest'] }),
  ]
  const { get } = checkedClient(await testService(records))
  const suggestions = async (q: string) => (await get(`/api/suggest?q=${encodeURIComponent(q)}`)).json.data
  assert.deepEqual(await suggestions('malni'), [
    {
      text: 'Estany de Malniù',
      kind: 'spot',
      url: 'https://quiet.example.org/spots/estany-de-malniu',
      silenceRating: 3,
      confidence: 'editorial',
      place: 'Meranges',
    },
  ])
  assert.deepEqual(await suggestions('lak'), [
    { text: 'lake', kind: 'tag', url: 'https://quiet.example.org/?tag=lake' },
  ])
  assert.deepEqual(await suggestions('mera'), [
    { text: 'Meranges', kind: 'place', url: 'https://quiet.example.org/?q=Meranges' },
  ])
  assert.deepEqual(await suggestions(' '), [])
  assert.equal((await get('/api/suggest?q=a&limit=51')).status, 400)
})

test('GET /api/facets counts every value among the spots that pass, unknown under null', async () => {
  const spots = randomSpots(200, 21)
  const { get } = checkedClient(await testService(spots))
  const { json } = await get('/api/facets?tag=lake&minRating=3')
  const passing = spots.filter(spot => spot.tags.includes('lake') && spot.silenceRating >= 3)
  const body = JSON.parse(JSON.stringify(json))
  assert.equal(body.total, passing.length)
  const count = (holds: (spot: (typeof spots)[number]) => boolean) => passing.filter(holds).length
  const of = (facet: string, value: unknown) =>
    body.data[facet].find((row: { value: unknown }) => row.value === value)?.count ?? 0
  assert.equal(of('tags', 'lake'), passing.length)
  assert.equal(
    of('tags', 'camping'),
    count(spot => spot.tags.includes('camping')),
  )
  assert.equal(
    of('access', 'free'),
    count(spot => spot.accessStatus === 'free'),
  )
  assert.equal(
    of('access', null),
    count(spot => spot.accessStatus === null),
  )
  assert.equal(
    of('scenery', null),
    count(spot => spot.sceneryType === null),
  )
  assert.equal(
    of('activities', 'hiking'),
    count(spot => spot.activities.includes('hiking')),
  )
  assert.equal(
    of('ratings', 4.2),
    count(spot => spot.silenceRating === 4.2),
  )
})

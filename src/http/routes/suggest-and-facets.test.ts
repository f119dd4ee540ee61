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

test('what begins as typed comes first, and countries before regions with more spots', async () => {
  const at = (id: string, country: string, fields = {}) =>
    spotRecord(id, { country, latitude: 0, longitude: 0, ...fields })
  const records = [
    at('a', 'NO', { place: 'Fort Smith, Northwest', tags: ['water', 'bird-watching'] }),
    at('b', 'US', { place: 'Fort Smith, Northwest', tags: ['bird-watching'] }),
    at('c', 'US', { place: 'North Horr', latitude: 40, longitude: -100 }),
    at('d', 'GL', { latitude: 65, longitude: -50 }),
    ...['KE', 'KE', 'GB', 'GB', 'US', 'AT', 'EE', 'IS', 'JP', 'RU'].map((code, i) => at(`e${i}`, code)),
  ]
  const { get } = checkedClient(await testService(records))
  const texts = async (q: string): Promise<string[]> => {
    const { json } = await get(`/api/suggest?limit=20&q=${encodeURIComponent(q)}`)
    return JSON.parse(JSON.stringify(json.data)).map(({ text }: { text: string }) => text)
  }
  const nor = await texts('Nor')
  assert.deepEqual([nor[0], nor.indexOf('North Horr') < nor.indexOf('Fort Smith, Northwest')], ['Norway', true])
  assert.ok(nor.includes('Northern Hemisphere'))
  for (const [typed, first] of [
    ['grö', 'Grönland'],
    ['öst', 'Österreich'],
    ['ost', 'Österreich'],
  ] as const) {
    assert.equal((await texts(typed))[0], first, typed)
  }
  assert.ok((await texts('ost')).includes('Ostafrika'))
  assert.deepEqual((await texts('est')).slice(0, 2), ['Estados Unidos', 'Estonia'])
  assert.ok((await texts('isl')).includes('Islande'))
  assert.deepEqual((await texts('wat')).slice(0, 2), ['water', 'bird-watching'])
  assert.deepEqual(await texts('Grönl'), ['Grönland'])
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

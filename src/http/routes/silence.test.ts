import assert from 'node:assert/strict'
import { test } from 'node:test'
import { METHOD } from '../../silence/parameters.ts'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'

const [spot] = randomSpots(1)
assert.ok(spot)

test('GET /api/silence explains a point inside of the imported region', async () => {
  const { get } = checkedClient(await testService([spot]))
  const { status, text } = await get('/api/silence?latitude=42.5090&longitude=1.5')
  const said = JSON.parse(text)
  assert.equal(status, 200)
  assert.equal(said.rating, 3.4)
  assert.deepEqual([said.method, said.words, said.source], [METHOD, 'quiet', 'Testland'])
  assert.deepEqual(said.dominant[0].name, 'Long Road')
  assert.ok(Math.abs(said.dominant[0].distanceM - 1000) < 5)
})

test('GET /api/silence outside of all regions is 404 not_covered and names the regions', async () => {
  const { get } = checkedClient(await testService([spot]))
  const { status, json } = await get('/api/silence?latitude=10&longitude=10')
  assert.deepEqual([status, json.error.code], [404, 'not_covered'])
  assert.match(json.error.message, /no data is not silence; the regions are Testland$/)
})

test('GET /api/silence wants both coordinates, in their range', async () => {
  const { get } = checkedClient(await testService([spot]))
  const codeOf = async (query: string) => (await get(`/api/silence?${query}`)).json.error.code
  assert.equal(await codeOf('latitude=10'), 'missing_parameter')
  assert.equal(await codeOf('latitude=91&longitude=0'), 'invalid_parameter')
  assert.equal(await codeOf('latitude=1e2&longitude=0'), 'invalid_parameter')
})

test('a spot rated by hand is explained as editorial', async () => {
  const { get } = checkedClient(await testService([spot]))
  const said = JSON.parse((await get(`/api/spots/${spot.id}/silence`)).text)
  assert.deepEqual(
    [said.method, said.rating, said.lden, said.source],
    ['editorial', spot.silenceRating, null, spot.source],
  )
  assert.equal((await get('/api/spots/nowhere/silence')).json.error.code, 'spot_not_found')
})

test('a computed rating is explained by what gave it', async () => {
  const rated = { ...spot, latitude: 42.509, longitude: 1.5, silenceRating: 3.4, ratedBy: 'model' as const }
  const { get } = checkedClient(await testService([rated], { ratings: 'computed' }))
  const said = JSON.parse((await get(`/api/spots/${spot.slug}/silence`)).text)
  const asked = JSON.parse((await get('/api/silence?latitude=42.509&longitude=1.5')).text)
  assert.deepEqual(said, { ...asked, source: spot.source })
})

test('a computed rating whose noise map is not at hand is neither editorial nor explained', async () => {
  const rated = { ...spot, latitude: 10, longitude: 10, ratedBy: 'model' as const }
  const { get } = checkedClient(await testService([rated], { ratings: 'computed' }))
  const said = JSON.parse((await get(`/api/spots/${spot.slug}/silence`)).text)
  assert.deepEqual([said.method, said.rating, said.lden, said.dominant], [METHOD, rated.silenceRating, null, []])
  assert.match(said.caveats[0], /not in this catalogue/)
})

test('GET /api/sources lists the sources with their terms and coverage', async () => {
  const { get } = checkedClient(await testService([spot]))
  const { status, text } = await get('/api/sources')
  assert.equal(status, 200)
  const [source] = JSON.parse(text).data
  assert.deepEqual([source.name, source.attribution, source.coverage], ['test', 'Test list', null])
})

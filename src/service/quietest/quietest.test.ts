import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { randomSpots } from '../../../test/support/spots.ts'
import { testApp, testService } from '../../../test/support/service.ts'
import { PATH, TRACK, walkedMap } from '../../../test/support/walked-map.ts'
import { BaseMap } from '../../basemap/base-map.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import { distanceToPiece, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { SCALE } from '../../silence/parameters.ts'
import { levelOf } from '../../silence/rating.ts'
import { wholeSources } from '../../silence/sources/whole-sources.ts'
import { receiverOf } from '../../silence/receiver.ts'
import { quietestAround } from './quietest.ts'
import { REACHED_METRES } from './ways.ts'

const { noise, baseMaps, name, places, remove } = await walkedMap()
after(remove)
const { grid, noiseMaps } = places
const near = { latitude: 0, longitude: 0 }
/** A cell is a hundred and fifty metres wide here, and its middle is what counts. */
const SLACK_METRES = 60

function metresToWays({ latitude, longitude }: { latitude: number; longitude: number }): number {
  const [x, y] = [longitude * METRES_PER_DEGREE, latitude * METRES_PER_DEGREE]
  return Math.min(...[PATH, TRACK].map(([ax, ay, bx, by]) => distanceToPiece(ax - x, ay - y, bx - x, by - y)))
}

test('the quietest points lie near a path or track, apart from each other, the quietest first', async () => {
  const found = (await quietestAround(places, { near, radiusKm: 7, limit: 8 })) ?? assert.fail('not covered')
  assert.equal(found.length, 8)
  for (const [i, { point, distanceKm: km, explanation }] of found.entries()) {
    assert.ok(metresToWays(point) <= REACHED_METRES + SLACK_METRES, `${metresToWays(point)} m from a way`)
    assert.ok(km <= 7 && Math.abs(km - distanceKm(near, point)) < 1e-9)
    assert.ok(explanation.rating <= (found[i - 1]?.explanation.rating ?? 5))
    for (const other of found.slice(0, i)) assert.ok(distanceKm(point, other.point) >= 0.3)
  }
})

test('nothing that one can walk to is quieter than the quietest point', async () => {
  const [best] = (await quietestAround(places, { near, radiusKm: 7, limit: 1 })) ?? []
  assert.ok(best)
  const receiver = receiverOf(wholeSources(noise.sources))
  // What is fainter than is told is equally quiet.
  const levelAt = (point: Coordinates) => Math.max(SCALE.faintestShownDb, levelOf(receiver.receive(point).energy))
  const least = levelAt(best.point)
  for (let y = -5000; y <= 6400; y += 100) {
    const point = { latitude: y / METRES_PER_DEGREE, longitude: 0 }
    if (distanceKm(near, point) <= 7) assert.ok(levelAt(point) >= least - 2.5, `${y}`)
  }
})

test('where nothing is covered there is no answer, and without a base map no path is known', async () => {
  assert.equal(
    await quietestAround(places, { near: { latitude: 50, longitude: 50 }, radiusKm: 25, limit: 5 }),
    undefined,
  )
  const unknown = { ...places, baseMap: new BaseMap([]) }
  assert.deepEqual(await quietestAround(unknown, { near, radiusKm: 5, limit: 5 }), [])
})

test('GET /api/silence/quietest answers a list of points with what is heard there, and refuses what it cannot read', async () => {
  const service = await testService(randomSpots(3), { grid, noiseMaps, baseMaps, baseMap: name })
  after(() => service.reads.directory().baseMap.close())
  const app = testApp(service)
  const get = async (query: string) => {
    const url = `http://x/api/silence/quietest${query}`
    const response = await app.fetch(new Request(url), { address: '127.0.0.1' })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const { status, body } = await get('?near=0,0&radiusKm=7&limit=3')
  assert.equal(status, 200)
  assert.equal(body.object, 'list')
  assert.equal(body.data?.length, 3)
  const [first] = body.data ?? []
  assert.deepEqual(
    [first?.source, first?.words, first?.dominant[0]?.kind],
    ['here', 'pristine', 'road'],
    JSON.stringify(first),
  )
  assert.equal((await get('?near=60,60')).body.error?.code, 'not_covered')
  assert.equal((await get('')).body.error?.code, 'missing_parameter')
  for (const query of ['?near=0', '?near=0,0&radiusKm=26', '?near=0,0&limit=0', '?near=0,0&limit=21']) {
    assert.equal((await get(query)).body.error?.code, 'invalid_parameter', query)
  }
})

type Body = {
  object?: string
  data?: { source: string; words: string; dominant: { kind: string }[] }[]
  error?: { code: string }
}

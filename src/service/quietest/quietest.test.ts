import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { randomSpots } from '../../../test/support/spots.ts'
import { sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { testApp, testService } from '../../../test/support/service.ts'
import { BaseMap } from '../../basemap/base-map.ts'
import { BaseMapFolder } from '../../basemap/folder.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import { distanceToPiece, E7, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { importOsm } from '../../import/osm/import-osm.ts'
import { openOsm } from '../../import/osm/open-osm.ts'
import { makeGrid } from '../../silence/grid/make-grid.ts'
import { openGrids } from '../../silence/grid/silence-grid.ts'
import { joinNoiseMaps } from '../../silence/noise-maps.ts'
import { SCALE } from '../../silence/parameters.ts'
import { levelOf } from '../../silence/rating.ts'
import { NO_NOISE_STORE } from '../../silence/pages/noise-pages.ts'
import { wholeSources } from '../../silence/sources/whole-sources.ts'
import { receiverOf } from '../../silence/receiver.ts'
import { quietestAround } from './quietest.ts'
import { REACHED_METRES } from './ways.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-quietest-'))
after(async () => {
  await places.baseMap.close()
  rmSync(folder, { recursive: true })
})

// A main road in the south; a path that leads away from it, and a track across: metres from 0°, 0°.
const PATH = [0, -5500, 0, 6500] as const
const TRACK = [-7000, 2000, 7000, 2000] as const
const sample = sampleMap()
sample.way([-9000, -6000, 9000, -6000], { highway: 'primary' })
sample.way([...PATH], { highway: 'path' })
sample.way([...TRACK], { highway: 'track' })
writeFileSync(join(folder, 'map.osm'), sample.xml())
const area = [Int32Array.from(squareAround(0, 0, 20_000), metres => Math.round((metres / METRES_PER_DEGREE) * E7))]
const file = await openOsm(join(folder, 'map.osm'))
const done = await importOsm(file, { source: 'here', area, store: NO_NOISE_STORE, drawsBaseMap: true })
const drawn = done.baseMap() ?? assert.fail('no base map')
const baseMaps = new BaseMapFolder(folder)
const name = await baseMaps.keep(drawn)
const grid = openGrids([makeGrid({ maps: [done.noise], region: 0 })])
const places = { grid, noiseMaps: joinNoiseMaps([done.noise]), baseMap: new BaseMap([baseMaps.file(name)]) }
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
  const receiver = receiverOf(wholeSources(done.noise.sources))
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

test('GET /api/silence/quietest answers the points with what is loudest, and refuses what it cannot read', async () => {
  const { noiseMaps } = places
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
  assert.equal(body.data?.length, 3)
  const [first] = body.data ?? []
  assert.deepEqual(
    [first?.source, first?.words, first?.loudest?.kind],
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
  data?: { source: string; words: string; loudest: { kind: string } | null }[]
  error?: { code: string }
}

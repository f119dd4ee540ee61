import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Coverage, edgesOfRings, indexCoverages } from './coverage.ts'
import { explain } from './explain.ts'
import { listener } from './receiver.ts'
import { E7, METRES_PER_DEGREE } from '../geo/local-plane.ts'
import { readNoiseMap, writeNoiseMap } from './noise-bytes.ts'
import { ROADS } from './parameters.ts'
import { buildScene, type NoiseSource } from './sources/sources.ts'

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
const at = (x: number, y: number) => ({ latitude: y / METRES_PER_DEGREE, longitude: x / METRES_PER_DEGREE })

const ring = [-50, -50, 50, -50, 50, 50, -50, 50, -50, -50].map(kilometres => toE7(1000 * kilometres))
const edges = edgesOfRings([ring])
const region: Coverage = { name: 'Testland', method: 'area', edges, atSea: new Uint8Array(edges.length / 4) }

const sources: NoiseSource[] = [
  {
    kind: 'road',
    class: 'primary',
    name: 'Long Road',
    origin: 1,
    level: ROADS.primary.level,
    size: 0,
    points: [-40_000, 0, 0, 0, 40_000, 0].map(toE7),
  },
  {
    kind: 'aerodrome',
    class: 'airfield',
    name: 'Field',
    origin: 2,
    level: 36,
    size: 0,
    points: [0, 20_000, 900, 20_000].map(toE7),
  },
  { kind: 'event', class: 'shooting', name: null, origin: 3, level: 0, size: 0, points: [20_000, -20_000].map(toE7) },
]
const scene = buildScene(sources)
const ears = listener(scene)
const coverage = indexCoverages([region])

test('an explanation names the road that makes the noise, its distance and its share', () => {
  const said = explain(at(0, 1000), ears, coverage)
  assert.ok(said)
  assert.ok(Math.abs(Number(said.lden) - 40) < 0.2, String(said.lden))
  assert.deepEqual([said.rating, said.words, said.method], [3.4, 'quiet', 'SR-1.0'])
  assert.deepEqual(said.band, [2.6, 4.2])
  assert.equal(said.confidence, 'high')
  const { levelDb, distanceM, ...first } = said.dominant[0] ?? assert.fail('nothing is named')
  assert.deepEqual(first, { kind: 'road', class: 'primary', name: 'Long Road', share: 1 })
  assert.ok(Math.abs(distanceM - 1000) <= 1)
  assert.ok(Math.abs(levelDb - Number(said.lden)) <= 0.1)
})

test('where nothing is heard the level is "< 20" and nothing is named', () => {
  const said = explain(at(-30_000, 40_000), ears, coverage)
  assert.deepEqual([said?.rating, said?.lden, said?.dominant], [5, '< 20', []])
})

test('outside of the coverage there is no rating', () => {
  assert.equal(explain(at(51_000, 0), ears, coverage), undefined)
})

test('near a land edge confidence is low, and within a kilometre the band opens down to 1', () => {
  const near = explain(at(47_500, 30_000), ears, coverage)
  assert.equal(near?.confidence, 'low')
  assert.notEqual(near?.band[0], 1)
  const nearest = explain(at(49_500, 30_000), ears, coverage)
  assert.deepEqual([nearest?.confidence, nearest?.band[0]], ['low', 1])
  assert.match(nearest?.caveats.join('\n') ?? '', /ends 0\.5 km from here: what noise lies beyond is not known/)
})

test('an aerodrome that dominates widens the band to 8 dB and lowers the confidence', () => {
  const said = explain(at(300, 21_000), ears, coverage)
  assert.equal(said?.dominant[0]?.kind, 'aerodrome')
  assert.equal(said?.confidence, 'low')
  assert.equal(Math.round(((said?.band[1] ?? 0) - (said?.band[0] ?? 0)) * 10) / 10, 2.6)
})

test('an event within its radius caps the rating and is named', () => {
  const said = explain(at(20_000, -20_400), ears, coverage)
  assert.equal(said?.rating, 2.5)
  assert.match(said?.caveats[0] ?? '', /^A shooting range 400 m away caps the rating at 2\.5$/)
})

test('a noise map reads back as it was written, and a cut one is refused', () => {
  const bytes = writeNoiseMap({ scene, coverage: region })
  const read = readNoiseMap(bytes)
  assert.deepEqual(read, { scene, coverage: region })
  const again = explain(at(0, 1000), listener(read.scene), indexCoverages([read.coverage]))
  assert.deepEqual(again, explain(at(0, 1000), ears, coverage))
  assert.throws(() => readNoiseMap(bytes.subarray(0, bytes.length - 1)), /cut short/)
  assert.throws(() => readNoiseMap(Buffer.from('something else')), /not a noise map/)
})

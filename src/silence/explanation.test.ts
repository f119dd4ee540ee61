import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Coverage, edgesOfRings, indexCoverages } from './coverage.ts'
import { explain } from './explanation.ts'
import { wholeReceiver } from '../../test/support/whole-receiver.ts'
import { E7, METRES_PER_DEGREE } from '../geo/local-plane.ts'
import { readNoiseMap, writeNoiseMap } from './noise-bytes.ts'
import { USUAL } from './beyond.ts'
import { levelsByClass } from './breakdown/levels-by-class.ts'
import { levelOf } from './rating.ts'
import { NOTHING_BUILT } from './sources/built-up.ts'
import { ROADS } from './parameters.ts'
import { buildSources, type NoiseSource } from './sources/sources.ts'

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
const at = (x: number, y: number) => ({ latitude: y / METRES_PER_DEGREE, longitude: x / METRES_PER_DEGREE })

const ring = [-50, -50, 50, -50, 50, 50, -50, 50, -50, -50].map(kilometres => toE7(1000 * kilometres))
const edges = edgesOfRings([ring])
const region: Coverage = { name: 'Testland', method: 'area', edges, atSea: new Uint8Array(edges.length / 4) }

const all: NoiseSource[] = [
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
const sources = buildSources(all)
const receiver = wholeReceiver(sources)
const coverage = indexCoverages([region])

test('an explanation names the road that makes the noise, its distance and its share', () => {
  const said = explain(at(0, 1000), receiver, coverage)
  assert.ok(said)
  assert.ok(Math.abs(Number(said.lden) - 40) < 0.2, String(said.lden))
  assert.deepEqual([said.rating, said.words, said.method], [3.4, 'quiet', 'SR-1.1'])
  assert.deepEqual(said.band, [2.6, 4.2])
  assert.equal(said.confidence, 'medium')
  const { levelDb, distanceM, ...first } = said.dominant[0] ?? assert.fail('nothing is named')
  assert.deepEqual(first, { kind: 'road', class: 'primary', name: 'Long Road', share: 1 })
  assert.ok(Math.abs(distanceM - 1000) <= 1)
  assert.ok(Math.abs(levelDb - Number(said.lden)) <= 0.1)
})

test('where nothing is heard the level is "< 20" and nothing is named', () => {
  const said = explain(at(-30_000, 40_000), receiver, coverage)
  assert.deepEqual([said?.rating, said?.lden, said?.dominant], [5, '< 20', []])
})

test('outside of the coverage there is no rating', () => {
  assert.equal(explain(at(51_000, 0), receiver, coverage), undefined)
})

test('near a land edge what is usual beyond it counts, the more the nearer, and widens the interval', () => {
  const road = { ...(all[0] ?? assert.fail()), points: [44_000, 0, 49_990, 0].map(toE7) }
  const local = wholeReceiver(buildSources([road]))
  const [far, near, nearest] = [45_500, 48_500, 49_900].map(x => explain(at(x, 1000), local, coverage))
  assert.ok(far && near && nearest)
  assert.equal(
    far.caveats.some(caveat => caveat.includes('map ends')),
    false,
  )
  const known = (x: number) => levelOf(local.receive(at(x, 1000)).energy)
  assert.ok(Number(near.lden) > known(48_500) + 0.2)
  assert.ok(Number(nearest.lden) - known(49_900) > Number(near.lden) - known(48_500) + 0.5)
  assert.ok(width(nearest.band) > width(near.band))
  assert.match(nearest.caveats.join('\n'), /ends 0\.1 km from here: what noise lies beyond is not known.*usual.*%/)
})

function width([low, high]: readonly [number, number]): number {
  return Math.round((high - low) * 10) / 10
}

test('confidence is the width of the interval in a word', () => {
  for (let x = -45_000; x < 45_000; x += 1300) {
    for (const y of [100, 700, 3000, 20_500]) {
      const said = explain(at(x, y), receiver, coverage) ?? assert.fail()
      const expected = width(said.band) <= 1.2 ? 'high' : width(said.band) <= 2 ? 'medium' : 'low'
      assert.equal(said.confidence, expected)
    }
  }
})

test('several sources of one loudness are surer together than one alone', () => {
  const road = (name: string, y: number): NoiseSource => {
    return { ...(all[0] ?? assert.fail()), name, origin: 10 + y, points: [-40_000, y, 40_000, y].map(toE7) }
  }
  const four = wholeReceiver(buildSources([road('A', 1000), road('B', -1000), road('C', 1100), road('D', -1100)]))
  const said = explain(at(0, 0), four, coverage)
  const alone = explain(at(0, 0), wholeReceiver(buildSources([road('A', 600)])), coverage)
  assert.ok(said && alone)
  assert.ok(width(said.band) < width(alone.band))
})

test('a kind of data that the extract lacks lowers the rating and the confidence, and is said', () => {
  const quiet = at(-30_000, 40_000)
  const whole = explain(quiet, receiver, coverage)
  const lacking = explain(quiet, receiver, coverage, [{ missing: ['places', 'aeroways'] }])
  assert.ok(whole && lacking)
  assert.ok(lacking.rating < whole.rating)
  assert.equal(lacking.confidence, 'low')
  assert.match(lacking.caveats.join('\n'), /no places and no airfields/)
})

test('an aerodrome that dominates widens the band to 8 dB and lowers the confidence', () => {
  const said = explain(at(300, 21_000), receiver, coverage)
  assert.equal(said?.dominant[0]?.kind, 'aerodrome')
  assert.equal(said?.confidence, 'low')
  assert.equal(Math.round(((said?.band[1] ?? 0) - (said?.band[0] ?? 0)) * 10) / 10, 2.6)
})

test('the caveat of a rating says the same of its truth as the interval does', () => {
  const place = at(0, 1000)
  const [whole, lacking] = [[], [{ missing: ['places' as const] }]].map(facts =>
    explain(place, receiver, coverage, facts),
  )
  assert.ok(whole && lacking)
  assert.match(whole.caveats.join('\n'), /the truth may lie 5 dB to either side/)
  const [, quieter, louder] = /may lie (\d+) dB lower or (\d+) dB higher/.exec(lacking.caveats.join('\n')) ?? []
  const [low, high] = lacking.band
  assert.ok(Math.abs((high - lacking.rating) / 0.16 - Number(quieter)) < 1)
  assert.ok(Math.abs((lacking.rating - low) / 0.16 - Number(louder)) < 1)
})

test('an event within its radius caps the rating and is named', () => {
  const said = explain(at(20_000, -20_400), receiver, coverage)
  assert.equal(said?.rating, 2.5)
  assert.match(said?.caveats[0] ?? '', /^A shooting range 400 m away caps the rating at 2\.5$/)
})

test('a map of SR-1.0, which lacks what came later, still opens and says that it is old', () => {
  const bytes = Buffer.from(writeNoiseMap({ sources, coverage: region }))
  bytes.write('SILENCE1')
  const { coverage: old } = readNoiseMap(bytes)
  assert.equal(old.isOld, true)
  const said = explain(at(0, 1000), receiver, indexCoverages([old]), [old])
  assert.match(said?.caveats.join('\n') ?? '', /earlier version: import it again/)
})

test('what a map has besides its sources reads back as it was written', () => {
  const map = {
    sources,
    coverage: { ...region, blank: edgesOfRings([ring]), missing: ['places'] as const },
    builtUp: { latitude: 47, keys: Float64Array.of(1, 2), shares: Float32Array.of(0.25, 0.5) },
    usual: USUAL,
  }
  assert.deepEqual(readNoiseMap(writeNoiseMap(map)), map)
})

test('a noise map reads back as it was written, and a cut one is refused', () => {
  const bytes = writeNoiseMap({ sources, coverage: region, builtUp: NOTHING_BUILT })
  const read = readNoiseMap(bytes)
  assert.deepEqual(read, { sources, coverage: region, builtUp: NOTHING_BUILT })
  const again = explain(at(0, 1000), wholeReceiver(read.sources), indexCoverages([read.coverage]))
  assert.deepEqual(again, explain(at(0, 1000), receiver, coverage))
  assert.throws(() => readNoiseMap(bytes.subarray(0, bytes.length - 1)), /cut short/)
  assert.throws(() => readNoiseMap(Buffer.from('something else')), /not a noise map/)
})

test('what each class of sources alone gives adds up to the whole', () => {
  assert.deepEqual(Object.keys(levelsByClass(at(0, 20_000), receiver)), ['aerodrome/airfield'])
  const levels = levelsByClass(at(0, 1000), receiver)
  assert.deepEqual(Object.keys(levels), ['road/primary'])
  const whole = levelOf(Object.values(levels).reduce((sum, level) => sum + 10 ** (level / 10), 0))
  assert.ok(Math.abs(whole - levelOf(receiver.receive(at(0, 1000)).energy)) <= 0.05)
  assert.deepEqual(explain(at(0, 1000), receiver, coverage)?.byClass, levels)
})

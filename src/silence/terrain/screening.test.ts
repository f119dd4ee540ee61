import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RidgeScene, ridgeScene } from '../../../test/support/ridge-scene.ts'
import { seededRandom } from '../../../test/support/random.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { joinNoiseMaps } from '../noise-maps.ts'
import { levelOf } from '../rating.ts'
import { receiverOf } from '../receiver.ts'
import { overRidges } from './diffraction.ts'
import { latticeOver } from '../raster/lattice.ts'
import { rasterEngine } from '../raster/raster.ts'
import { Screen } from './screen.ts'

const db = (share: number) => 10 * Math.log10(1 / share)

test('a ridge takes away what ISO 9613-2 says: nothing at grazing sight, 20 dB less the ground at most', () => {
  const over = (height: number, half: number) => {
    const leg = Math.sqrt(half * half + height * height)
    return db(overRidges({ straight: 2 * half, fromSource: leg, between: 0, toReceiver: leg }))
  }
  assert.equal(over(0, 500), 0)
  // z = 2·√(100² + 10²) − 200 = 0.9975 m, K = exp(−√(100.5² · 200 / 1.995) / 2000) = 0.6047: 10·lg(1 + 29.41·z·K / 3)
  assert.ok(Math.abs(over(10, 100) - 8.39) < 0.02, String(over(10, 100)))
  assert.ok(Math.abs(over(300, 500) - (20 - 10 * Math.log10(3))) < 1e-9)
  // A low hill from afar: sound is bent over it.
  assert.ok(over(50, 3000) < 0.1, String(over(50, 3000)))
  let before = 0
  for (let height = 1; height < 400; height++) {
    assert.ok(over(height, 500) >= before)
    before = over(height, 500)
  }
})

test('over a wide ridge the loss grows to 25 dB less the ground', () => {
  const [leg, between] = [Math.sqrt(500 ** 2 + 300 ** 2), 400]
  const loss = db(overRidges({ straight: 1400, fromSource: leg, between, toReceiver: leg }))
  assert.ok(Math.abs(loss - (25 - 10 * Math.log10(3))) < 1e-9, String(loss))
})

/** A motorway along the equator's parallel, a ridge of 300 m 1 km north of it, a valley behind. */
const scene = ridgeScene()
const place = ({ latitude }: RidgeScene, east: number, north: number) => ({
  latitude: latitude + north / METRES_PER_DEGREE,
  longitude: 10.5 + east / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
})

test('behind a ridge it is quieter, before it as loud as on flat ground, and nowhere louder', () => {
  const [flat, hilly] = [joinNoiseMaps([scene.flat]), joinNoiseMaps([scene.map])]
  const loss = (east: number, north: number) => {
    const [open, behind] = [flat, hilly].map(maps => maps.explain(place(scene, east, north)))
    return Number(open?.lden) - Number(behind?.lden)
  }
  assert.ok(loss(0, 2000) > 8, `${loss(0, 2000)} dB behind the ridge`)
  assert.ok(loss(0, 300) < 0.3, `${loss(0, 300)} dB before it`)
  assert.ok(loss(0, -1500) < 0.3, `${loss(0, -1500)} dB on the open side`)
  const random = seededRandom(3)
  const [without, within] = [scene.flat, scene.map].map(map => receiverOf(joinNoiseMaps([map]).audible()))
  for (let k = 0; k < 300; k++) {
    const point = place(scene, (random() - 0.5) * 12_000, (random() - 0.5) * 12_000)
    const [open, real] = [without?.receive(point), within?.receive(point)]
    assert.ok((real?.energy ?? 0) <= (open?.energy ?? 0) * 1.02 + 1, `${k}`)
  }
})

test('an explanation says that a ridge is modelled, and how much it takes where that matters', () => {
  const maps = joinNoiseMaps([scene.map])
  const behind = maps.explain(place(scene, 0, 2000)) ?? assert.fail()
  assert.deepEqual(behind.parameters, { screening: 'terrain' })
  assert.ok(behind.caveats.some(caveat => /^Behind a ridge: the shape of the land takes (9|10) dB away$/.test(caveat)))
  assert.ok(behind.caveats.some(caveat => caveat.includes('woods are not')))
  assert.ok((behind.dominant[0]?.screenedDb ?? 0) > 8)
  const open = maps.explain(place(scene, 0, -1500)) ?? assert.fail()
  assert.ok(open.caveats.every(caveat => !caveat.includes('Behind a ridge')))
  assert.equal(open.dominant[0]?.screenedDb, undefined)
})

test('unknown heights screen nothing: of the receiver, of the source, and in between', () => {
  const unknown = ridgeScene({ isUnknown: north => north > 1800 })
  const [flat, maps] = [joinNoiseMaps([scene.flat]), joinNoiseMaps([unknown.map])]
  const behind = place(scene, 0, 2500)
  assert.equal(maps.explain(behind)?.lden, flat.explain(behind)?.lden)
  assert.equal(maps.explain(behind)?.parameters, undefined)
  const holes = joinNoiseMaps([ridgeScene({ isUnknown: north => north > 500 && north < 1700 }).map])
  assert.ok(Math.abs(Number(holes.explain(behind)?.lden) - Number(flat.explain(behind)?.lden)) < 0.3)
})

test('without heights an explanation is as it was, byte for byte', () => {
  const { heights: _, coverage, ...rest } = scene.map
  const { screening: __, ...bare } = coverage
  const points = Array.from({ length: 40 }, (_, k) => place(scene, 200 * (k - 20), 150 * (k - 20)))
  const said = (maps: ReturnType<typeof joinNoiseMaps>) =>
    JSON.stringify(points.map(point => ({ ...maps.explain(point), known: undefined })))
  assert.equal(said(joinNoiseMaps([{ ...rest, coverage: bare }])), said(joinNoiseMaps([scene.flat])))
  assert.ok(!said(joinNoiseMaps([scene.flat])).includes('screen'))
})

test('a screen lets everything through over flat ground, and the same whatever was asked before', () => {
  const level = new Int16Array(301 * 301).fill(700)
  const point = { latitude: 46.1, longitude: 8.2 }
  const screen = new Screen({ samplesAt: () => level })
  assert.ok(screen.moveTo(point))
  const random = seededRandom(9)
  for (let k = 0; k < 200; k++) assert.equal(screen.through((random() - 0.5) * 2e4, (random() - 0.5) * 2e4), 1)
  const terrain = { samplesAt: () => Int16Array.from({ length: 301 * 301 }, (_, i) => 500 + ((i * 7919) % 400)) }
  const [one, other] = [new Screen(terrain), new Screen(terrain)]
  one.moveTo(point)
  other.moveTo(point)
  const places = Array.from({ length: 300 }, () => [(random() - 0.5) * 2e4, (random() - 0.5) * 2e4] as const)
  const forward = places.map(([east, north]) => one.through(east, north))
  const backward = places.toReversed().map(([east, north]) => other.through(east, north))
  assert.deepEqual(backward.toReversed(), forward)
  assert.ok(forward.some(share => share < 0.5))
})

test('a raster hears behind ridges what the point engine hears there', () => {
  for (const seed of [1]) {
    const { map, box } = ridgeScene({ hills: seed })
    const lattice = latticeOver(box, 50, 50)
    const raster = rasterEngine([map]).compute(lattice)
    const receiver = receiverOf(joinNoiseMaps([map]).audible())
    const off: number[] = []
    for (const [at, level] of raster.level.entries()) {
      if (Number.isNaN(level)) continue
      const [latitude, longitude] = [lattice.latitudes[Math.floor(at / 50)] ?? 0, lattice.longitudes[at % 50] ?? 0]
      const own = levelOf(receiver.receive({ latitude, longitude }).energy)
      off.push(Math.abs(Math.max(20, own) - Math.max(20, level)))
    }
    off.sort((a, b) => a - b)
    assert.ok(off.length > 1500)
    const p99 = off[Math.floor(0.99 * off.length)] ?? Infinity
    assert.ok(p99 <= 0.5, `${p99} dB at the 99th percentile, ${off.at(-1)} at most`)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../test/support/random.ts'
import { boxOfLine } from '../../geo/box.ts'
import { E7, localPlane } from '../../geo/local-plane.ts'
import { wholeReceiver } from '../../../test/support/whole-receiver.ts'
import { wholeSources } from './whole-sources.ts'
import { buildSources, type NoiseSource } from './sources.ts'

/** Roads, villages and turbines at random around 46° N, 0.6° wide. */
function randomSources(seed: number): NoiseSource[] {
  const random = seededRandom(seed)
  const at = (): [number, number] => [Math.round(0.6 * random() * E7), Math.round((46 + 0.6 * random()) * E7)]
  return Array.from({ length: 300 }, (_, origin): NoiseSource => {
    const [x, y] = at()
    if (origin % 3 === 0)
      return { kind: 'settlement', class: 'village', name: `V ${origin}`, origin, level: 35, size: 400, points: [x, y] }
    if (origin % 3 === 1)
      return { kind: 'turbine', class: 'wind', name: null, origin, level: 97, size: 0, points: [x, y] }
    const points = [x, y, x + 20_000, y + 9_000, x + 45_000, y - 5_000]
    return { kind: 'road', class: 'tertiary', name: `L ${origin}`, origin, level: 55, size: 0, points }
  })
}

test('the parts audible in a box hold every source that is heard at a place in it', () => {
  const all = randomSources(3)
  const sources = buildSources(all)
  const audible = wholeSources(sources)
  const random = seededRandom(4)
  for (let i = 0; i < 100; i++) {
    const [x, y] = [Math.round(0.5 * random() * E7), Math.round((46 + 0.5 * random()) * E7)]
    const box = { west: x, south: y, east: x + 500_000, north: y + 500_000 }
    const heard = new Set<number>()
    for (const part of audible.audibleIn(box)) {
      for (const run of part.runsHeardIn(box)) heard.add(part.runs.origin[run] ?? -1)
      for (const other of part.othersHeardIn(box)) heard.add(part.others.origin[other] ?? -1)
    }
    for (let k = 0; k < 10; k++) {
      const point = { longitude: (x + 500_000 * random()) / E7, latitude: (y + 500_000 * random()) / E7 }
      const without = buildSources(all.filter(({ origin }) => heard.has(origin)))
      const [whole, part] = [wholeReceiver(sources), wholeReceiver(without)].map(
        receiver => receiver.receive(point).energy,
      )
      assert.ok(Math.abs((whole ?? 0) - (part ?? 0)) <= 1e-9 * (whole ?? 0))
    }
    assert.ok(heard.size < all.length)
    const far = all.filter(({ origin }) => !heard.has(origin))
    const { east } = localPlane(46)
    for (const { points } of far) {
      const { west, east: e, south, north } = boxOfLine(points)
      const [dx, dy] = [Math.max(0, box.west - e, west - box.east), Math.max(0, box.south - north, south - box.north)]
      assert.ok(Math.max(dx, dy) * east > 1000, 'what lies so near is heard')
    }
  }
})

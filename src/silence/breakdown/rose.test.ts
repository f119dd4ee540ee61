import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../test/support/random.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { levelOf } from '../rating.ts'
import { wholeReceiver } from '../../../test/support/whole-receiver.ts'
import { wholeSources } from '../sources/whole-sources.ts'
import { buildSources, type NoiseSource } from '../sources/sources.ts'
import { roseAt, SECTORS, sectorOf } from './rose.ts'

const HERE = { latitude: 0, longitude: 0 }
const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * 1e7)

function road(points: number[], name: string | null = null): NoiseSource {
  return { kind: 'road', class: 'primary', name, origin: 1, level: 65.8, size: 0, points: points.map(toE7) }
}

function roseOf(...sources: NoiseSource[]) {
  return roseAt(HERE, wholeSources(buildSources(sources)))
}

test('sectors go clockwise from north', () => {
  assert.deepEqual(
    [
      [0, 1],
      [1, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
      [-0.1, 1],
      [-1, 2.2],
    ].map(([x = 0, y = 0]) => sectorOf(x, y)),
    [0, 2, 4, 8, 12, 0, 15],
  )
})

test('a road in the north is heard from the north alone', () => {
  const { levels, sources } = roseOf(road([-50, 600, 50, 600], 'B 3'))
  assert.deepEqual(levels.map((level, i) => (level === null ? [] : [i])).flat(), [0])
  assert.deepEqual([sources[0]?.name, sources[0]?.sector], ['B 3', 0])
})

test('a long straight road of one piece is heard from its whole side, most from where it is nearest, nothing from behind', () => {
  const { levels, sources } = roseOf(road([-40_000, 500, 40_000, 500]))
  const [north = 0, , , , east, , , , south] = levels
  assert.equal(south, null)
  assert.ok(east !== null || levels[3] !== null)
  assert.equal(Math.max(...levels.map(level => level ?? 0)), north)
  for (let i = 1; i <= 4; i++) {
    const [right, left] = [levels[i] ?? 0, levels[SECTORS - i] ?? 0]
    assert.ok(Math.abs(right - left) < 0.2, `${i}: ${right} and ${left}`)
  }
  assert.equal(sources[0]?.sector, 0)
})

test('within a village its noise comes from all sides, and has no direction', () => {
  const village = { kind: 'settlement', class: 'village', name: 'Still', origin: 1, level: 40, size: 600 } as const
  const { levels, sources } = roseOf({ ...village, points: [100, 100].map(toE7) })
  assert.equal(new Set(levels).size, 1)
  assert.equal(sources[0]?.sector, null)
  const far = roseOf({ ...village, points: [-3000, 0].map(toE7) })
  assert.equal(far.sources[0]?.sector, 12)
})

test('an area is heard from as wide as it is seen, all around for whoever stands in it', () => {
  const square = (x: number) => [x - 400, -400, x + 400, -400, x + 400, 400, x - 400, 400, x - 400, -400].map(toE7)
  const works = { kind: 'works', class: 'industry', name: null, origin: 1, level: 118, size: 640_000 } as const
  const east = roseOf({ ...works, points: square(1000) })
  assert.deepEqual(
    east.levels.flatMap((level, i) => (level === null ? [] : [i])),
    [3, 4, 5],
  )
  assert.equal(roseOf({ ...works, points: square(0) }).levels.filter(level => level !== null).length, SECTORS)
})

test('all directions together are what arrives', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 20; round++) {
    const at = () => (random() - 0.5) * 8000
    const sources = Array.from({ length: 12 }, (_, i) => road([at(), at(), at(), at(), at(), at()], `Road ${i}`))
    const receiver = wholeReceiver(buildSources(sources))
    const { levels } = roseAt(HERE, wholeSources(buildSources(sources)))
    const sum = levelOf(levels.reduce<number>((all, level) => all + (level === null ? 0 : 10 ** (level / 10)), 0))
    const whole = levelOf(receiver.receive(HERE).energy)
    assert.ok(Math.abs(sum - whole) < 0.3, `${sum} and ${whole}`)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settlementDb, turbineDb, worksDb, worksLevel } from './levels.ts'
import type { Receiver } from './receiver.ts'
import { E7, METRES_PER_DEGREE } from '../geo/local-plane.ts'
import { joinSources } from './sources/join-sources.ts'
import { ROADS, type RoadClass } from './parameters.ts'
import { energyPerMetre } from './propagation.ts'
import { levelOf, ratingOf } from './rating.ts'
import { buildSources, type NoiseSource, radiusOf } from './sources/sources.ts'
import { seededRandom } from '../../test/support/random.ts'
import { wholeReceiver } from '../../test/support/whole-receiver.ts'

// Sources are at the equator, where a degree is as long to the east as to the north: x and y in metres.
const HERE = { latitude: 0, longitude: 0 }
const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)

let origins = 0
function source(fields: Partial<NoiseSource>, ...metres: number[]): NoiseSource {
  const rest = { kind: 'road', class: 'primary', name: null, origin: ++origins, level: 65.8, size: 0 } as const
  return { ...rest, ...fields, points: metres.map(toE7) }
}

function pointAt(x: number, y: number) {
  return { latitude: y / METRES_PER_DEGREE, longitude: x / METRES_PER_DEGREE }
}

function levelAt(sources: NoiseSource[], point = HERE): number {
  return levelOf(wholeReceiver(buildSources(sources)).receive(point).energy)
}

/** Roads that wander about within some kilometres. */
function wanderingRoads(seed: number, count = 60): NoiseSource[] {
  const random = seededRandom(seed)
  const classes = Object.keys(ROADS) as RoadClass[]
  return Array.from({ length: count }, (_, i) => {
    const roadClass = classes[i % classes.length] ?? 'primary'
    let [x, y] = [(random() - 0.5) * 24_000, (random() - 0.5) * 24_000]
    const metres = Array.from({ length: 5 + Math.floor(random() * 90) }, () => {
      x += (random() - 0.5) * 300
      y += (random() - 0.5) * 300
      return [x, y]
    })
    return source({ class: roadClass, name: `Road ${i % 7}`, level: ROADS[roadClass].level }, ...metres.flat())
  })
}

/** Every piece of every road, metre by metre, without index, table, far field or runs. */
function naiveEnergy(sources: NoiseSource[], x0: number, y0: number): number {
  let energy = 0
  for (const road of sources) {
    const radius = radiusOf(road)
    const at = (i: number) => ((road.points[i] ?? 0) / E7) * METRES_PER_DEGREE
    for (let i = 0; i + 3 < road.points.length; i += 2) {
      const [ax, ay, bx, by] = [at(i) - x0, at(i + 1) - y0, at(i + 2) - x0, at(i + 3) - y0]
      const length = Math.hypot(bx - ax, by - ay)
      const parts = Math.ceil(length / 2)
      const h = Math.abs(ax * by - ay * bx) / length
      for (let k = 0; k < parts; k++) {
        const share = (k + 0.5) / parts
        const r = Math.hypot(ax + (bx - ax) * share, ay + (by - ay) * share)
        if (r > radius) continue
        // Nearer than 10 m to the line counts as 10 m from the line.
        const counted = h < 10 ? Math.hypot(10, Math.sqrt(Math.max(0, r * r - h * h))) : r
        energy += (length / parts) * energyPerMetre(counted) * 10 ** (road.level / 10)
      }
    }
  }
  return energy
}

test('a receiver hears what a sum over every metre within the radii gives, within 0.05 dB', () => {
  const random = seededRandom(3)
  const roads = wanderingRoads(4)
  const receiver = wholeReceiver(buildSources(roads))
  for (let i = 0; i < 40; i++) {
    const [x, y] = [(random() - 0.5) * 20_000, (random() - 0.5) * 20_000]
    const difference = levelOf(receiver.receive(pointAt(x, y)).energy) - levelOf(naiveEnergy(roads, x, y))
    assert.ok(Math.abs(difference) < 0.05, `${x}, ${y}: ${difference} dB`)
  }
})

test('cutting the ways at every point changes nothing', () => {
  const whole = wanderingRoads(5)
  const cut = whole.flatMap(road =>
    Array.from({ length: road.points.length / 2 - 1 }, (_, i) => ({
      ...road,
      origin: ++origins,
      points: Array.from(road.points).slice(2 * i, 2 * i + 4),
    })),
  )
  for (let x = -8000; x <= 8000; x += 1600) {
    const difference = levelAt(whole, pointAt(x, 500)) - levelAt(cut, pointAt(x, 500))
    assert.ok(Math.abs(difference) < 0.05, `${difference} dB`)
  }
})

test('mirroring and turning the sources changes nothing', () => {
  const roads = wanderingRoads(6)
  const turn = (sources: NoiseSource[], to: (x: number, y: number) => [number, number]) =>
    sources.map(road => {
      const points = Array.from(road.points)
      return { ...road, points: points.flatMap((x, i) => (i % 2 === 0 ? to(x, points[i + 1] ?? 0) : [])) }
    })
  const level = levelAt(roads)
  for (const angle of [0.3, 1.1, 2.9]) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const turned = turn(roads, (x, y) => [Math.round(c * x - s * y), Math.round(s * x + c * y)])
    assert.ok(Math.abs(levelAt(turned) - level) < 0.02)
  }
  assert.ok(Math.abs(levelAt(turn(roads, (x, y) => [-x, y])) - level) < 1e-9)
})

test('more, nearer or busier sources never raise the rating', () => {
  const random = seededRandom(7)
  for (let i = 0; i < 30; i++) {
    const roads = wanderingRoads(100 + i, 12)
    const rating = ratingOf(levelAt(roads))
    const more = [...roads, ...wanderingRoads(200 + i, 3)]
    const busier = roads.map((road, k) => (k === 0 ? { ...road, level: road.level + 5 * random() } : road))
    assert.ok(ratingOf(levelAt(more)) <= rating)
    assert.ok(ratingOf(levelAt(busier)) <= rating)
    const distance = 500 + random() * 3000
    const straight = (d: number) => levelAt([source({}, -4000, d, 4000, d)])
    assert.ok(straight(distance * 0.9) >= straight(distance))
  }
})

test('the shares of all that is heard add up to 1, and one name is heard as one', () => {
  const received = wholeReceiver(buildSources(wanderingRoads(8))).receive(HERE)
  const shares = received.parts.map(part => part.energy / received.energy)
  assert.ok(Math.abs(shares.reduce((a, b) => a + b) - 1) < 1e-9)
  assert.equal(new Set(received.parts.map(part => part.group)).size, received.parts.length)
})

test('the distance to a source that is heard is the distance to its nearest point', () => {
  const receiver = wholeReceiver(
    buildSources([source({ name: 'Ring' }, -9000, 2000, -300, 2000, 0, 1000, 300, 2000, 9000, 2000)]),
  )
  const [part] = receiver.receive(HERE).parts
  assert.ok(part)
  assert.ok(Math.abs(receiver.metresTo(HERE, part.group) - 1000) < 1)
})

test('settlements, works, turbines and aerodromes give the levels of their formulae', () => {
  const town = source({ kind: 'settlement', class: 'town', level: 38, size: 1500 }, 3000, 0)
  assert.ok(Math.abs(levelAt([town]) - settlementDb({ level: 38, radius: 1500 }, 3000)) < 0.01)
  const level = worksLevel('industry', 40_000)
  const square = [1000, -100, 1200, -100, 1200, 100, 1000, 100, 1000, -100]
  const works = source({ kind: 'works', class: 'industry', level, size: 40_000 }, ...square)
  assert.ok(Math.abs(levelAt([works]) - worksDb({ level, squareMetres: 40_000 }, 1000)) < 0.01)
  const inside = levelAt([works], pointAt(1100, 0))
  assert.ok(Math.abs(inside - worksDb({ level, squareMetres: 40_000 }, 0)) < 0.01)
  assert.ok(Math.abs(levelAt([source({ kind: 'turbine', class: 'turbine' }, 0, 800)]) - turbineDb(800)) < 0.01)
  const runway = source({ kind: 'aerodrome', class: 'large', level: 55 }, 7500, 0, 10_500, 0)
  assert.ok(Math.abs(levelAt([runway]) - 55) < 0.1)
})

test('an event is found within its radius and adds nothing to the sum', () => {
  const range = source({ kind: 'event', class: 'shooting', level: 0, name: 'Range' }, 0, 900)
  const receiver = wholeReceiver(buildSources([range]))
  assert.equal(receiver.receive(HERE).energy, 0)
  assert.ok(Math.abs((receiver.receive(HERE).events[0]?.metres ?? 0) - 900) < 0.1)
  assert.deepEqual(receiver.receive(pointAt(0, -200)).events, [])
})

test('what lies across the antimeridian is heard', () => {
  const points = [179.99, 10, 179.99, 10.01].map(degrees => Math.round(degrees * E7))
  const receiver = wholeReceiver(buildSources([{ ...source({}), points }]))
  assert.ok(receiver.receive({ latitude: 10.005, longitude: -179.99 }).energy > 0)
})

test('an object in two maps is heard once, from the map that has more of it', () => {
  const long = source({ origin: 1_000_001 }, -2000, 300, 0, 300, 2000, 300)
  const short = { ...long, points: Array.from(long.points).slice(0, 4) }
  const other = source({ class: 'secondary' }, -2000, -800, 2000, -800)
  const both: Receiver = wholeReceiver(joinSources([buildSources([short]), buildSources([long, other])]))
  assert.ok(Math.abs(levelOf(both.receive(HERE).energy) - levelAt([long, other])) < 1e-6)
})

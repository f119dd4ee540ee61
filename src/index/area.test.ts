import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, type Random, seededRandom } from '../../test/random.ts'
import { distanceKm } from '../spots/distance.ts'
import { type Area, boxArea, circleArea, ringArea } from './area.ts'
import type { Box } from './geo-box.ts'

test('a circle holds exactly the places within its distance, whatever it holds or touches', () => {
  const random = seededRandom(1)
  for (let i = 0; i < 500; i++) {
    const from = randomPlace(random)
    const radiusKm = pick(random, [0, 0.001, 1, 50, 2000, 9000, 10_007.5, 15_000, 20_015, 30_000]) * (random() + 0.5)
    const area = circleArea(from, radiusKm)
    for (let k = 0; k < 100; k++) {
      const place = k < 50 ? randomPlace(random) : nearEdge(random, from, radiusKm)
      const expected = distanceKm(place, from) <= radiusKm
      const at = JSON.stringify({ from, radiusKm, place })
      assert.equal(area.holds(place.longitude, place.latitude), expected, at)
    }
    assert.equal(area.holds(from.longitude, from.latitude), true)
  }
})

test('what is said of a box is true of every place in it', () => {
  const random = seededRandom(2)
  const said = { none: 0, all: 0, look: 0 }
  for (let i = 0; i < 4000; i++) {
    const area = randomArea(random)
    const box = randomBox(random)
    const verdict = area.judge(box)
    said[verdict]++
    if (verdict === 'look') continue
    for (let k = 0; k < 40; k++) {
      const { longitude, latitude } = placeIn(random, box)
      assert.equal(area.holds(longitude, latitude), verdict === 'all', JSON.stringify({ box, longitude, latitude }))
    }
  }
  assert.ok(said.none > 400 && said.all > 400 && said.look > 400, JSON.stringify(said))
})

test('a ring leaves out what is nearer, and nothing that is as far', () => {
  const random = seededRandom(3)
  for (let i = 0; i < 300; i++) {
    const [from, place] = [randomPlace(random), randomPlace(random)]
    const away = distanceKm(place, from)
    const ring = (innerKm: number, outerKm: number) => ringArea(from, { innerKm, outerKm })
    const holds = (area: Area) => area.holds(place.longitude, place.latitude)
    assert.equal(holds(ring(away, away + 1)), true)
    assert.equal(holds(ring(away + 0.001, away + 1)), false, JSON.stringify({ from, place, away }))
    if (away > 0.001) assert.equal(holds(ring(0, away - 0.001)), false)
  }
})

function randomArea(random: Random): Area {
  const from = randomPlace(random)
  const km = pick(random, [1, 100, 2000, 9000, 15_000, 19_000]) * (random() + 0.5)
  if (random() < 0.2) return ringArea(from, { innerKm: km, outerKm: km * (1 + random()) })
  if (random() < 0.6) return circleArea(from, km)
  const [south, west] = [random() * 180 - 90, random() * 360 - 180]
  const north = Math.min(90, south + random() * 120)
  return boxArea({ west, south, east: random() * 360 - 180, north })
}

function randomPlace(random: Random) {
  return {
    latitude: pick(random, [90, -90, 0, ...Array.from({ length: 6 }, () => random() * 180 - 90)]),
    longitude: pick(random, [180, -180, 0, ...Array.from({ length: 6 }, () => random() * 360 - 180)]),
  }
}

/** Goes from the middle about as far as the circle reaches. */
function nearEdge(random: Random, { latitude, longitude }: { latitude: number; longitude: number }, km: number) {
  const [bearing, angle] = [random() * 2 * Math.PI, (km / 6371.0088) * (1 + (random() - 0.5) * 10 ** -(random() * 12))]
  const [sin, cos] = [Math.sin, Math.cos]
  const lat = (latitude * Math.PI) / 180
  const to = Math.asin(Math.min(1, Math.max(-1, sin(lat) * cos(angle) + cos(lat) * sin(angle) * cos(bearing))))
  const turned = Math.atan2(sin(bearing) * sin(angle) * cos(lat), cos(angle) - sin(lat) * sin(to))
  const east = longitude + (turned * 180) / Math.PI
  return { latitude: (to * 180) / Math.PI, longitude: ((((east + 180) % 360) + 360) % 360) - 180 }
}

function randomBox(random: Random): Box {
  const size = pick(random, [0.1, 2, 30, 180])
  const [west, south] = [random() * 360 - 180, random() * 180 - 90]
  return { west, south, east: Math.min(180, west + random() * size * 2), north: Math.min(90, south + random() * size) }
}

/** Corners and edges as often as the inside. */
function placeIn(random: Random, { west, south, east, north }: Box) {
  const share = () => pick(random, [0, 1, random(), random()])
  return { latitude: south + (north - south) * share(), longitude: west + (east - west) * share() }
}

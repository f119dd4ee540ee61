import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, pick, type Random, seededRandom } from '../../../test/support/random.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import { type Area, boxArea, circleArea, type Span } from './area.ts'
import { havOfKm, DistanceOrigin, parallelAt, HAV_ERROR } from '../../geo/haversine.ts'

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

test('what is said of a strip of latitudes is true of every place in it', () => {
  const random = seededRandom(2)
  const said = { out: 0, in: 0, unsure: 0 }
  for (let i = 0; i < 4000; i++) {
    const area = randomArea(random)
    const south = random() * 180 - 90
    const north = Math.min(90, south + random() * pick(random, [0, 0.1, 2, 30]))
    const spans = area.spans(parallelAt(south), parallelAt(north))
    assert.deepEqual(
      spans.map(({ from }) => from),
      spans.map(({ from }) => from).toSorted((a, b) => a - b),
    ) // prettier-ignore
    for (let k = 0; k < 40; k++) {
      const { longitude, latitude } = placeIn(random, { south, north, spans })
      const span = spans.find(({ from, to }) => from <= longitude && longitude <= to)
      const isSure = span !== undefined && span.sureFrom < longitude && longitude < span.sureTo
      said[!span ? 'out' : isSure ? 'in' : 'unsure']++
      const about = JSON.stringify({ spans, south, north, longitude, latitude })
      if (isSure) assert.equal(area.holds(longitude, latitude), true, about)
      if (!span || latitude < area.south || latitude > area.north) {
        assert.equal(area.holds(longitude, latitude), false, about)
      }
    }
  }
  assert.ok(said.out > 4000 && said.in > 4000 && said.unsure > 4000, JSON.stringify(said))
})

test('the quick look at a distance is as rough as it says, and the hav of a distance is exact', () => {
  const random = seededRandom(3)
  for (let i = 0; i < 5000; i++) {
    const [from, place] = [randomPlace(random), randomPlace(random)]
    const hav = new DistanceOrigin(from).approximateHav(place.longitude, place.latitude)
    assert.ok(Math.abs(hav - havOfKm(distanceKm(from, place))) < HAV_ERROR, JSON.stringify({ from, place }))
  }
})

function randomArea(random: Random): Area {
  const from = randomPlace(random)
  const km = pick(random, [1, 100, 2000, 9000, 15_000, 19_000]) * (random() + 0.5)
  if (random() < 0.7) return circleArea(from, km)
  const [south, west] = [random() * 180 - 90, pick(random, [180, -180, random() * 360 - 180])]
  const [north, east] = [Math.min(90, south + random() * 120), pick(random, [180, -180, random() * 360 - 180])]
  return boxArea({ west, south, east, north })
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

/** At the edges of spans and of latitudes as often as between. */
function placeIn(
  random: Random,
  { south, north, spans }: { south: number; north: number; spans: readonly Span[] },
): Coordinates {
  const edges = spans.flatMap(({ from, to, sureFrom, sureTo }) => [from, to, sureFrom, sureTo])
  const near = pick(random, [0, 180, ...edges]) + (random() - 0.5) * 10 ** -between(random, 0, 12)
  const longitude = random() < 0.5 && Math.abs(near) <= 180 ? near : random() * 360 - 180
  return { longitude, latitude: south + (north - south) * pick(random, [0, 1, random(), random()]) }
}

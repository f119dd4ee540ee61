import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, pick, type Random, seededRandom } from '../../test/random.ts'
import { syntheticSpots } from '../../test/synthetic-spots.ts'
import { distanceKm } from '../spots/distance.ts'
import { compareIds } from '../spots/order.ts'
import { buildIndex } from './build.ts'
import { type Box, leastDistanceKm, mostDistanceKm, ROUNDING_KM } from './geo-box.ts'
import { openIndex } from './open.ts'

const LINKS = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const VERSION = { number: 1, token: 'token', publishedAt: '2026-01-02T03:04:05.000Z' }

test('no place in a box is nearer or farther than its bounds, and the bounds are not far from the truth', () => {
  const random = seededRandom(1)
  for (let i = 0; i < 400; i++) {
    const [box, from] = [randomBox(random), randomPlace(random)]
    const [least, most] = [leastDistanceKm(from, box), mostDistanceKm(from, box)]
    const inside = Array.from({ length: 60 }, (_, j) => distanceKm(from, placeIn(random, box, j)))
    assert.ok(Math.min(...inside) >= least - ROUNDING_KM, `${JSON.stringify({ from, box })} nearer than ${least}`)
    assert.ok(Math.max(...inside) <= most + ROUNDING_KM, `${JSON.stringify({ from, box })} farther than ${most}`)
    const size = distanceKm({ latitude: box.south, longitude: 0 }, { latitude: box.north, longitude: 0 })
    const width = ((box.east - box.west) * Math.PI * 6371) / 180
    assert.ok(Math.min(...inside) - least <= size + width)
  }
})

test('pages by distance hold every spot once, in order, from anywhere', async () => {
  const records = [...syntheticSpots({ count: 3000, vocabulary: 100, seed: 5 })]
  const index = openIndex(await buildIndex({ version: VERSION, sources: [], spots: records }, LINKS))
  const random = seededRandom(2)
  for (const from of [randomPlace(random), { latitude: 90, longitude: 0 }, { latitude: 10, longitude: 180 }]) {
    const expected = records
      .map(record => ({ id: record.id, distanceKm: distanceKm(record, from) }))
      .sort((a, b) => a.distanceKm - b.distanceKm || compareIds(a.id, b.id))
    const found: typeof expected = []
    for (let hasMore = true; hasMore; ) {
      const after = found.at(-1)
      const page = index.list({ filter: { near: from }, limit: 100, byDistance: after ? { after } : {} })
      assert.equal(page.total, records.length)
      found.push(...page.docs.map((doc, i) => ({ id: index.id(doc), distanceKm: page.distances?.[i] ?? -1 })))
      hasMore = page.hasMore
    }
    assert.deepEqual(found, expected)
  }
})

test('a list by distance needs a place that it is from', async () => {
  const spots = syntheticSpots({ count: 10, vocabulary: 20 })
  const index = openIndex(await buildIndex({ version: VERSION, sources: [], spots }, LINKS))
  assert.throws(() => index.list({ filter: {}, limit: 5, byDistance: {} }), /a place that it is from/)
})

function randomPlace(random: Random) {
  return {
    latitude: pick(random, [90, -90, 0, random() * 180 - 90, random() * 180 - 90, random() * 180 - 90]),
    longitude: pick(random, [180, -180, 0, random() * 360 - 180, random() * 360 - 180]),
  }
}

function randomBox(random: Random): Box {
  const size = pick(random, [0.1, 2, 30, 180])
  const [west, south] = [random() * 360 - 180, random() * 180 - 90]
  return { west, south, east: Math.min(180, west + random() * size * 2), north: Math.min(90, south + random() * size) }
}

/** Corners and edges first, then anywhere. */
function placeIn(random: Random, { west, south, east, north }: Box, i: number) {
  const along = i < 30 ? between(random, 0, 1) : random()
  const across = i < 15 ? between(random, 0, 1) : random()
  return { latitude: south + (north - south) * across, longitude: west + (east - west) * along }
}

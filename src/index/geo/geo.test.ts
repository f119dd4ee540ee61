import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { pick, type Random, seededRandom } from '../../../test/support/random.ts'
import { syntheticSpots } from '../../../test/support/synthetic-spots.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import { compareIds } from '../../spots/order.ts'
import { buildIndex } from '../build.ts'
import type { Filter, Index } from '../types.ts'
import { openIndex } from '../open.ts'

const LINKS = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const VERSION = { number: 1, token: 'token', publishedAt: '2026-01-02T03:04:05.000Z' }

/** Catalogues whose places lie oddly; of the rest many are at the poles, the antimeridian or in one place. */
const ODDLY: Record<string, (place: Coordinates, random: Random) => Coordinates> = {
  'as they are': place => place,
  'with many decimals': (_, random) => ({ latitude: random() * 180 - 90, longitude: random() * 360 - 180 }),
  'in one town': (_, random) => ({ latitude: 47 + random() / 100, longitude: 8 + random() / 100 }),
  'in two places': (_, random) => ({ latitude: pick(random, [-12.5, 60]), longitude: 100 }),
  'on one parallel': ({ longitude }) => ({ latitude: 45.5, longitude }),
  'on one meridian': ({ latitude }) => ({ latitude, longitude: -180 }),
}

for (const [how, move] of Object.entries(ODDLY)) {
  describe(`among spots that lie ${how}`, () => {
    const random = seededRandom(6)
    const records = [...syntheticSpots({ count: 3000, vocabulary: 100, seed: 5 })].map(record => ({
      ...record,
      ...move(record, random),
    }))
    let index: Index
    before(async () => {
      index = openIndex(await buildIndex({ version: VERSION, sources: [], spots: records }, LINKS))
    })

    test('pages by distance hold every spot once, in order, from anywhere', () => {
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

    test('circles that end at a spot, and boxes, hold what is in them', () => {
      for (let i = 0; i < 60; i++) {
        const [from, edge] = [pick(random, [randomPlace(random), one(random, records)]), one(random, records)]
        const radiusKm = distanceKm(from, edge)
        const near = { latitude: from.latitude, longitude: from.longitude, radiusKm }
        assert.deepEqual(
          idsOf({ near }),
          idsWhere(record => distanceKm(record, from) <= radiusKm),
          JSON.stringify(near),
        ) // prettier-ignore
        const [corner, other] = [one(random, records), pick(random, [one(random, records), randomPlace(random)])]
        const [south, north] = [corner.latitude, other.latitude].sort((a, b) => a - b)
        const [west, east] = [corner.longitude, other.longitude]
        const isAcross = (longitude: number) =>
          west <= east ? west <= longitude && longitude <= east : west <= longitude || longitude <= east
        const bbox = { west, south: south ?? 0, east, north: north ?? 0 }
        const inBox = ({ longitude, latitude }: Coordinates) =>
          isAcross(longitude) && latitude >= bbox.south && latitude <= bbox.north
        assert.deepEqual(idsOf({ bbox }), idsWhere(inBox), JSON.stringify(bbox))
      }
    })

    const idsWhere = (holds: (place: Coordinates) => boolean) => records.filter(holds).map(({ id }) => id)
    const idsOf = (filter: Filter) => {
      const { docs, total } = index.list({ filter, limit: records.length })
      assert.equal(total, docs.length)
      return docs.map(doc => index.id(doc))
    }
  })
}

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

function one<T>(random: Random, values: readonly T[]): T {
  const [first, ...others] = values
  assert.ok(first)
  return pick(random, [first, ...others])
}

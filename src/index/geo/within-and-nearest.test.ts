import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../test/support/random.ts'
import { starterContext } from '../../../test/support/starter-context.ts'
import { firstDocs } from '../../arrays/bitset.ts'
import { distanceKm } from '../../geo/distance.ts'

const { index } = await starterContext()
const all = Array.from({ length: index.count }, (_, doc) => doc)

test('the spots within a distance and the nearest ones are those that looking at every spot finds', () => {
  const random = seededRandom(2)
  const everything = index.docs({})
  for (let round = 0; round < 100; round++) {
    const from = { latitude: between(random, -9000, 9000) / 100, longitude: between(random, -18000, 18000) / 100 }
    const km = between(random, 1, 20_000)
    const distance = (doc: number) => distanceKm(index.coordinates(doc), from)
    assert.deepEqual(
      firstDocs(index.docs({ near: { ...from, radiusKm: km } }), Infinity),
      all.filter(doc => distance(doc) <= km),
    )
    const sorted = all.toSorted((a, b) => distance(a) - distance(b) || a - b).slice(0, 7)
    assert.deepEqual(
      index.nearest(everything, from, 7).map(({ doc }) => doc),
      sorted,
    )
  }
})

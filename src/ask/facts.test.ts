import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../test/support/random.ts'
import { starterSpots, worldOf } from '../../test/support/starter-context.ts'
import { distanceKm } from '../geo/distance.ts'
import { and, bitsOf, countBits, firstDocs, lastDocs, not, or } from '../arrays/bitset.ts'
import { coordinatesOf, modesOf, nearest, withinKm } from './facts.ts'

const { facts } = await worldOf(starterSpots())
const all = Array.from({ length: facts.count }, (_, doc) => doc)

test('sets of spots join, meet and turn as sets do', () => {
  const random = seededRandom(1)
  for (let round = 0; round < 50; round++) {
    const [a, b] = [0, 1].map(() => new Set(all.filter(() => random() < 0.3)))
    const [x, y] = [bitsOf(a ?? [], facts.count), bitsOf(b ?? [], facts.count)]
    assert.deepEqual(
      firstDocs(and(x, y), Infinity),
      all.filter(doc => a?.has(doc) && b?.has(doc)),
    )
    assert.deepEqual(
      firstDocs(or(x, y), Infinity),
      all.filter(doc => a?.has(doc) || b?.has(doc)),
    )
    assert.deepEqual(
      firstDocs(not(x, facts.count), Infinity),
      all.filter(doc => !a?.has(doc)),
    )
    assert.equal(countBits(x), a?.size)
    assert.deepEqual(lastDocs(x, 9), [...(a ?? [])].toSorted((one, other) => other - one).slice(0, 9))
  }
})

test('the spots within a distance and the nearest ones are those that looking at every spot finds', () => {
  const random = seededRandom(2)
  const everything = not(bitsOf([], facts.count), facts.count)
  for (let round = 0; round < 100; round++) {
    const from = { latitude: between(random, -9000, 9000) / 100, longitude: between(random, -18000, 18000) / 100 }
    const km = between(random, 1, 20_000)
    const distance = (doc: number) => distanceKm(coordinatesOf(facts, doc), from)
    assert.deepEqual(
      firstDocs(withinKm(facts, from, km), Infinity),
      all.filter(doc => distance(doc) <= km),
    )
    const sorted = all.toSorted((a, b) => distance(a) - distance(b) || a - b).slice(0, 7)
    assert.deepEqual(
      nearest(facts, everything, from, 7).map(({ doc }) => doc),
      sorted,
    )
  }
})

test('ways of getting there are read from the text', () => {
  assert.deepEqual(modesOf('Train to Otta, seasonal bus to Mysusæter'), ['bus', 'train'])
  assert.deepEqual(modesOf('Summer boat from Ísafjörður; no roads'), ['boat'])
  assert.deepEqual(modesOf('Cable car and bus from Gokurakubashi'), ['bus'])
  assert.deepEqual(modesOf('On foot from Bohinj'), ['foot'])
  assert.deepEqual(modesOf(''), [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood
const within = (query: string) => understood(query).applied.find(({ as }) => as.startsWith('distance'))?.as

test('a key that holds a distance and its unit is one, however programs write it and in each language', () => {
  for (const query of [
    'lakes near Oslo radius_km=50',
    'lakes near Oslo radiusKm: 50',
    'lakes near Oslo, distance_km <= 50',
    'lakes near Oslo max_distance_km=50',
    'lakes near Oslo maxDistance: 50km',
    '{"near": "Oslo", "radius_m": 50000, "tags": ["lake"]}',
    'Seen bei Oslo umkreis_km=50',
    "lacs près d'Oslo rayon_km=50",
    'lagos cerca de Oslo radio_km=50',
    'laghi vicino a Oslo raggio_km=50',
  ]) {
    assert.equal(within(query), 'distance: 50 km', query)
    assert.deepEqual(understood(query).notApplied, [], query)
  }
})

test('a radius without a unit is named, and no number of results', () => {
  const { limit, notApplied } = understood('lakes near Oslo radius=3')
  assert.deepEqual([limit, notApplied], [5, ['radius = 3']])
})

test('a distance in words, and one that is asked for, stay what they are', () => {
  assert.equal(within('lakes near Oslo, radius 50 km'), 'distance: 50 km')
  assert.match(ask({ query: 'distance from Oslo to Sarek' }, context).answer, /^Sarek is 886 km from Oslo/)
})

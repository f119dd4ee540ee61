import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexOf } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import { firstDocs } from '../../arrays/bitset.ts'
import { docsInRegion } from './docs-in-region.ts'
import { regionsNamed } from './regions.ts'

/** East of the true border of Liechtenstein and Vorarlberg by some coarse ones, and at Feldkirch. */
const PLACES = [
  { id: 'beyond', country: 'LI', latitude: 47.134, longitude: 9.585 },
  { id: 'unknown', country: null, latitude: 47.24, longitude: 9.62 },
  { id: 'own', country: 'AT', latitude: 47.24, longitude: 9.61 },
]

test('a part of a country holds no spot that is known to lie in another one', async () => {
  const index = await indexOf(PLACES.map(({ id, ...facts }) => spotRecord(id, facts)))
  const [vorarlberg] = regionsNamed('vorarlberg')
  assert.ok(vorarlberg)
  // The coarse border of Vorarlberg holds all three.
  for (const { latitude, longitude } of PLACES)
    assert.ok(vorarlberg.areas().some(({ contains }) => contains({ latitude, longitude })))
  const ids = firstDocs(docsInRegion(vorarlberg, index), Infinity).map(doc => index.id(doc))
  assert.deepEqual(ids.toSorted(), ['own', 'unknown'])
})

test('a territory with a code of its own is a part of the country that it belongs to', async () => {
  const at = { latitude: -21.12, longitude: 55.53 }
  const index = await indexOf([spotRecord('cirque', { country: 'RE', ...at })])
  const reunion = regionsNamed('la reunion').find(({ within }) => within.includes('FR'))
  assert.ok(reunion)
  assert.deepEqual(firstDocs(docsInRegion(reunion, index), Infinity), [0])
})

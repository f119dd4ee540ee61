import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf, regionsNamed } from '../../../index/regions/regions.ts'
import { regionPlace } from '../../gazetteer/region-place.ts'
import type { Place } from '../../gazetteer/place.ts'
import { isWithin } from './is-within.ts'

const [canada] = regionsNamed('canada')
assert.ok(canada)
const west = partOf(canada, 'west')
assert.ok(west)
const placeOf = (region: typeof canada) => regionPlace(region, { phrase: '', namesakes: [], towns: [], lands: [] })
const town = (country: string, latitude: number, longitude: number): Place => ({
  name: 'Town',
  kind: 'settlement',
  center: { latitude, longitude },
  radiusKm: 10,
  region: null,
  docs: [],
  country,
})

test('a town is in its country, and in the half of it where it lies', () => {
  const [vancouver, halifax, seattle] = [
    town('CA', 49.28, -123.12),
    town('CA', 44.65, -63.57),
    town('US', 47.6, -122.33),
  ]
  assert.deepEqual(
    [vancouver, halifax, seattle].map(place => isWithin(place, placeOf(canada))),
    [true, true, false],
  )
  assert.deepEqual(
    [vancouver, halifax, seattle].map(place => isWithin(place, placeOf(west))),
    [true, false, false],
  )
})

test('a half is in its country, and a country in no half of it', () => {
  assert.equal(isWithin(placeOf(west), placeOf(canada)), true)
  assert.equal(isWithin(placeOf(canada), placeOf(west)), false)
})

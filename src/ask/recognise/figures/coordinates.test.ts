import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('two small figures behind a distance are coordinates and no rating, in each language', () => {
  for (const query of [
    'entro 7 km da 0.001, 0.001',
    'luoghi tranquilli entro 7 km da 0, 0.001',
    'spots within 7 km of 0, 0.001',
    'spots within 7 km from 0.001, 0.001',
    'Orte im Umkreis von 7 km um 0, 0.001',
    'lieux à moins de 7 km de 0, 0.001',
    'lugares a menos de 7 km de 0, 0.001',
  ]) {
    const { place, withinKm, notApplied } = understood(query)
    assert.equal(place?.kind, 'coordinates', query)
    assert.equal(place.longitude, 0.001, query)
    assert.deepEqual([withinKm, notApplied], [7, []], query)
  }
})

test('a pair that is all of a question, or behind at, is a point', () => {
  for (const query of ['0, 0.001', 'how quiet is it at 0, 0.001?'])
    assert.equal(understood(query).place?.longitude, 0.001, query)
})

test('ratings and measures in a row are no coordinates', () => {
  for (const query of ['lakes with ratings of 3, 4.5', 'from 3 to 4.5', 'rated at 4, 4.5', 'lakes rated from 3.5'])
    assert.notEqual(understood(query).place?.kind, 'coordinates', query)
})

test('letters of the compass behind decimal commas make one pair, in each language', () => {
  for (const query of [
    'quiet place closest to 45.07 N 7.69 E',
    'lieu calme le plus proche de 45,07 N 7,69 E',
    'lieu calme le plus proche de 45,07° N, 7,69° E',
    'ruhiger Ort in der Nähe von 45,07 N 7,69 O',
    'lugar tranquilo más cercano a 45,07 N 7,69 E',
    'luogo tranquillo più vicino a 45,07 N 7,69 E',
  ]) {
    const { place, notApplied } = understood(query)
    assert.deepEqual([place?.latitude, place?.longitude, notApplied], [45.07, 7.69, []], query)
  }
  assert.equal(understood('lieu calme le plus proche de 45,07 N 7,69 O').place?.longitude, -7.69)
})

test('the name of the town behind a pair says where it is, and is no second place', () => {
  for (const query of [
    'quiet place closest to 45.07 N 7.69 E (Turin)',
    'lieu calme le plus proche de 45,07 N 7,69 E (Turin)',
  ])
    assert.deepEqual([understood(query).place?.latitude, understood(query).relaxed], [45.07, []], query)
})

test('degrees are read without the signs of minutes, and with small letters of the compass', () => {
  for (const [query, latitude, longitude] of [
    ['spots around 46°40N 10°12E', 46.66667, 10.2],
    ['spots around 46°40 N 10°12 E', 46.66667, 10.2],
    ['n 60°12.0 e 7°30.0', 60.2, 7.5],
    ['beach near 22°24 36 N 114°22 48 E', 22.41, 114.38],
    ['closest spot to s 33.96 e 18.45', -33.96, 18.45],
    ['closest spot to n 38.75 w 9.20', 38.75, -9.2],
    ['closest spot to 38.75 n 9.20 w', 38.75, -9.2],
  ] as const) {
    const { place, notApplied } = understood(query)
    const [north, east] = [place?.latitude ?? NaN, place?.longitude ?? NaN]
    assert.ok(Math.abs(north - latitude) < 1e-5 && Math.abs(east - longitude) < 1e-5, `${query}: ${north}, ${east}`)
    assert.deepEqual(notApplied, [], query)
  }
})

test('a small "w" before a distance is no west', () => {
  assert.notEqual(understood('a lake w 2.5 km of Oslo').place?.kind, 'coordinates')
})

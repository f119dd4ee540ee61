import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../test/support/starter-context.ts'
import { distanceKm } from '../geo/distance.ts'
import { ask } from './ask.ts'

const spots = starterSpots()
const context = await starterContext()
const MUNICH = { latitude: 48.13743, longitude: 11.57549 }

test('a trip or a time of travel is a radius that the answer says to be an estimate, in each language', () => {
  const cases: readonly [query: string, km: number, says: RegExp][] = [
    ['a weekend trip from Zurich', 250, /^I took "weekend trip" as about 250 km .* an estimate\./],
    ['quiet lakes within 2 hours of Munich', 140, /as about 140 km in a straight line, which is an estimate/],
    ['within 2 hours by train of Oslo', 160, /as about 160 km/],
    ['lakes 30 minutes walk from Oslo', 2, /as about 2\.0 km/],
    ['Tagesausflug von München', 100, /^„Tagesausflug“ .* 100 km Luftlinie .* Schätzung/],
    ['Seen höchstens 2 Stunden von München', 140, /140 km Luftlinie .* Schätzung/],
    ['une heure de voiture de Paris', 70, /70 km à vol d’oiseau .* estimation/],
    ['escapada de fin de semana desde Madrid', 250, /250 km en línea recta: es una estimación/],
    ['gita di un giorno da Milano', 100, /100 km in linea d’aria: è una stima/],
  ]
  for (const [query, km, says] of cases) {
    const { answer, understood } = ask({ query }, context)
    assert.equal(understood.withinKm, km, query)
    assert.match(answer, says)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a trip to or in a place is not measured from it, and nothing is said to be estimated', () => {
  for (const query of ['day trip to Oslo', 'day trip in Norway', 'a weekend getaway in Finland']) {
    const { answer, understood } = ask({ query }, context)
    assert.equal(understood.withinKm, null, query)
    assert.doesNotMatch(answer, /estimate|could not take/, query)
  }
})

test('a distance in kilometres goes before an estimated one', () => {
  const { answer, understood } = ask({ query: 'day trip within 50 km of Vienna' }, context)
  assert.equal(understood.withinKm, 50)
  assert.doesNotMatch(answer, /estimate/)
})

test('where the asker is counts in a question about distance that names no place, and in no other', () => {
  const cases: readonly [query: string, km: number | null][] = [
    ['a day trip', 100],
    ['quiet lakes within 2 hours', 140],
    ['closest lake', null],
    ['quiet spots nearby', null],
  ]
  for (const [query, km] of cases) {
    const { understood } = ask({ query, near: MUNICH }, context)
    assert.deepEqual([understood.near?.latitude, understood.near?.longitude], Object.values(MUNICH), query)
    if (km !== null) assert.equal(understood.withinKm, km, query)
    assert.ok(understood.applied.every(({ text }) => text !== ''))
  }
  for (const query of ['quiet lakes', 'closest lake to Oslo', 'a day trip from Oslo'])
    assert.notEqual(ask({ query, near: MUNICH }, context).understood.near?.latitude, MUNICH.latitude, query)
})

test('of spots within reach the best come first, those rated alike by distance', () => {
  const { docs } = ask({ query: 'weekend trip from Zurich' }, context)
  const from = { latitude: 47.36667, longitude: 8.55 }
  const expected = spots
    .filter(spot => distanceKm(spot, from) <= 250 && spot.silenceRating >= 1.8)
    .sort((a, b) => b.silenceRating - a.silenceRating || distanceKm(a, from) - distanceKm(b, from))
  assert.deepEqual(
    docs.map(doc => context.index.spot(doc).name),
    expected.slice(0, 5).map(({ name }) => name),
  )
})

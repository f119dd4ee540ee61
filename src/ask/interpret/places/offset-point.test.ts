import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distanceKm } from '../../../geo/distance.ts'
import { directionWords } from '../../../text/distance-words.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { openGazetteer } from '../../gazetteer/gazetteer.ts'

const context = await starterContext()
const gazetteer = openGazetteer(context.index)
const OSLO = { latitude: 59.91, longitude: 10.74 }

/** The point that an answer names first. */
function pointIn(answer: string): { latitude: number; longitude: number } {
  const [, latitude = NaN, longitude = NaN] = (/(-?\d+\.\d+), (-?\d+\.\d+)/.exec(answer) ?? []).map(Number)
  return { latitude, longitude }
}

test('how quiet it is some way off a place is asked of that point', () => {
  const named = gazetteer.named('oslo')
  const center = (named && gazetteer.place('Oslo', named, null)?.center) ?? OSLO
  for (const [query, km, toward] of [
    ['how quiet is it 10 km north of Oslo?', 10, 'north'],
    ['how loud is it 30 km south-west of Oslo?', 30, 'south-west'],
    ['is it quiet 5 km east of Oslo?', 5, 'east'],
    ['wie ruhig ist es 10 km nördlich von Oslo?', 10, 'north'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    const point = pointIn(answer)
    assert.ok(Math.abs(distanceKm(center, point) - km) < km / 100, answer)
    const [north, east] = [point.latitude - center.latitude, (point.longitude - center.longitude) / 2]
    assert.equal(directionWords((Math.atan2(east, north) * 180) / Math.PI + (north < 0 || east < 0 ? 360 : 0)), toward)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a point beyond the antimeridian is on the map', () => {
  assert.match(ask({ query: 'how quiet is it 100 km east of 0, 179.9' }, context).answer, /0, -179\.2/)
})

test('spots some way off a place are looked for', () => {
  for (const query of ['spots 20 km south of Berlin', 'how quiet are the lakes 30 km north of Berlin?'])
    assert.ok(ask({ query }, context).understood.place?.name === 'Berlin', query)
})

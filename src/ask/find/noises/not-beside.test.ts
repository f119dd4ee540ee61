import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Explanation } from '../../../silence/explanation.ts'
import { besideTest, withoutNoise } from '../../interpret/noises/condition.ts'
import { isAskedOfDistance, isMetByDistance, isMetNear } from './not-beside.ts'

const road = { kind: 'road', class: 'primary', name: null, levelDb: 38, share: 0.4 } as const
const explain = (distanceM: number) => () => ({ dominant: [{ ...road, distanceM }] }) as unknown as Explanation
const noRoad = withoutNoise({
  ...besideTest({ kinds: ['road'], shown: 'roads' }, 0.5),
  isNegated: false,
  said: 'near a road',
})

test('a road that is heard from farther away is not beside a spot', () => {
  assert.equal(isMetByDistance(noRoad, 0, { explain: explain(1500) }), true)
  assert.equal(isMetByDistance(noRoad, 0, { explain: explain(200) }), false)
})

test('of a spot that nothing was computed for it is not known', () => {
  assert.equal(isMetByDistance(noRoad, 0, { explain: () => undefined }), undefined)
})

test('where a noise gives nothing, none of it is near: its sources need not be looked at', () => {
  assert.equal(isAskedOfDistance(noRoad, { 'road/primary': 19, 'rail/tram': 50 }), false)
  assert.equal(isAskedOfDistance(noRoad, { 'road/primary': 21 }), true)
})

test('what is not heard may still lie some kilometres away, where that is far enough to be one', () => {
  const isAsked = (besideKm: number) => isAskedOfDistance({ ...noRoad, besideKm }, { 'road/primary': 12 })
  assert.deepEqual([isAsked(0.5), isAsked(1), isAsked(3)], [false, false, true])
  assert.equal(isAskedOfDistance({ ...noRoad, besideKm: 3 }, { 'rail/tram': 12 }), false)
})

test('sources that are heard only together lie not near', () => {
  const levels = { 'road/primary': 18, 'road/trunk': 18 }
  const at = { doc: 0, context: { explain: explain(2500) } }
  assert.equal(isMetNear(noRoad, levels, at), true)
  assert.equal(isMetNear({ ...noRoad, isNegated: false }, levels, at), false)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RatingCap } from '../../../silence/events.ts'
import { cappedBy, eventNamed } from './capped-by.ts'

const lift: RatingCap = {
  class: 'ski-lift',
  name: null,
  distanceM: 400,
  cap: 3.9,
  isSeasonal: true,
  season: 'winter',
}
const marina: RatingCap = { class: 'marina', name: null, distanceM: 300, cap: 3.4, isSeasonal: false, season: null }

test('a rating is capped by the event that keeps it below what its level would give', () => {
  assert.equal(cappedBy({ rating: 3.9, lden: 28, caps: [lift] }), lift)
  assert.equal(cappedBy({ rating: 3.9, lden: '< 20', caps: [lift] }), lift)
  assert.equal(cappedBy({ rating: 3.4, lden: 28, caps: [lift, marina] }), marina)
})

test('an event near a place that is noisier anyway caps nothing', () => {
  assert.equal(cappedBy({ rating: 2.6, lden: 45, caps: [lift] }), undefined)
  assert.equal(cappedBy({ rating: 3.9, lden: 36.9, caps: [lift] }), undefined)
  assert.equal(cappedBy({ rating: 5, lden: 28, caps: [] }), undefined)
})

test('a cable car is named by its words in each language, and is no ski lift', () => {
  const car: RatingCap = { ...lift, class: 'cable-car', isSeasonal: false, season: null }
  for (const word of ['cable car', 'Seilbahn', 'Gondel', 'téléphérique', 'teleférico', 'funivia'])
    assert.equal(eventNamed(word, { caps: [lift, car] }), car, word)
  assert.equal(eventNamed('ski lift', { caps: [car] }), undefined)
})

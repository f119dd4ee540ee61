import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withReals } from './reals.ts'

test('real numbers have a point, and nothing else changes', () => {
  const spot = {
    name: 'a "silenceRating":5,',
    tags: ['silenceRating', 'elevation'],
    silenceRating: 5,
    latitude: -12,
    longitude: 7.25,
    elevation: 0,
    commentsCount: 3,
  }
  const written = withReals(JSON.stringify(spot))
  assert.deepEqual(JSON.parse(written), spot)
  for (const part of ['"silenceRating":5.0,', '"latitude":-12.0,', '"longitude":7.25,', '"elevation":0.0,']) {
    assert.ok(written.includes(part), part)
  }
  assert.ok(written.includes('"commentsCount":3}'))
})

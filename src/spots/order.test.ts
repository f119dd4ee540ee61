import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareIds, compareSpots, type OrderKey } from './order.ts'

test('ids are in the order of their UTF-8 bytes, whatever the script', () => {
  const ids = ['', 'a', 'a-1', 'a-10', 'a-2', 'é', 'ﾊ', '\ufffd', '🌲', '🌲a', '🏔', '𠀀']
  for (const a of ids) {
    for (const b of ids) {
      const order = Buffer.compare(Buffer.from(a), Buffer.from(b))
      assert.equal(Math.sign(compareIds(a, b)), order, `${a} and ${b}`)
    }
  }
})

test('spots come by rating, then confidence, then level, then id', () => {
  const spots: OrderKey[] = [
    { silenceRating: 4.2, id: 'z', confidence: 'low', lden: 20 },
    { silenceRating: 4.1, id: 'b', confidence: 'editorial', lden: null },
    { silenceRating: 4.1, id: 'c', confidence: 'editorial', lden: null },
    { silenceRating: 4.1, id: 'f', confidence: 'high', lden: 31.5 },
    { silenceRating: 4.1, id: 'e', confidence: 'high', lden: 31.6 },
    { silenceRating: 4.1, id: 'd', confidence: 'high', lden: null },
    { silenceRating: 4.1, id: 'a', confidence: 'medium', lden: 31 },
  ]
  assert.deepEqual(spots.toReversed().sort(compareSpots), spots)
})

test('spots of which no confidence is said come by rating and id', () => {
  const spots = [
    { silenceRating: 4, id: 'b' },
    { silenceRating: 3.9, id: 'a' },
    { silenceRating: 3.9, id: 'c' },
  ]
  assert.deepEqual(spots.toReversed().sort(compareSpots), spots)
})

import assert from 'node:assert/strict'
import { createHmac, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { hmacSha256 } from './hmac.ts'

test('the code of any text under a key of any length is that of createHmac', () => {
  for (const keyBytes of [0, 1, 32, 63, 64, 65, 200]) {
    const key = randomBytes(keyBytes)
    for (const textBytes of [0, 1, 63, 64, 1000]) {
      const text = randomBytes(textBytes)
      for (let again = 0; again < 2; again++) {
        assert.deepEqual(hmacSha256(key, text), createHmac('sha256', key).update(text).digest())
      }
    }
  }
})

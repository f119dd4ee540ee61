import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareIds } from './order.ts'

test('ids are in the order of their UTF-8 bytes, whatever the script', () => {
  const ids = ['', 'a', 'a-1', 'a-10', 'a-2', 'é', 'ﾊ', '\ufffd', '🌲', '🌲a', '🏔', '𠀀']
  for (const a of ids) {
    for (const b of ids) {
      const order = Buffer.compare(Buffer.from(a), Buffer.from(b))
      assert.equal(Math.sign(compareIds(a, b)), order, `${a} and ${b}`)
    }
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../test/support/random.ts'
import { SpilledBytes } from './spilled-bytes.ts'
import { SpilledCursor } from './spilled-cursor.ts'

test('records are read as they were written, whatever their sizes, by several readers at once', () => {
  const random = seededRandom(8)
  const records = Array.from({ length: 200 }, (_, i) =>
    Float64Array.from({ length: i === 50 ? 70_000 : between(random, 0, 3000) }, () => random()),
  )
  const spilled = new SpilledBytes(4096)
  for (const { buffer } of records) spilled.append(new Uint8Array(buffer))
  const cursors = [new SpilledCursor(spilled), new SpilledCursor(spilled)]
  for (const record of records) {
    for (const cursor of cursors) {
      const at = cursor.take(record.byteLength)
      assert.deepEqual(cursor.floats.subarray(at / 8, at / 8 + record.length), record)
      assert.equal(cursor.numbers.buffer, cursor.floats.buffer)
    }
  }
  assert.throws(() => cursors[0]?.take(8), RangeError)
  assert.throws(() => cursors[1]?.take(4), /no multiple of 8/)
})

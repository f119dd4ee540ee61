import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { seededRandom } from '../../test/support/random.ts'
import { SpilledBytes } from './spilled-bytes.ts'

test('bytes come back in their order, in memory and from disk, as often as they are asked for', () => {
  const random = seededRandom(5)
  for (const count of [0, 1, 7, 8, 9, 64, 5000]) {
    const all = Uint8Array.from({ length: count }, () => Math.floor(random() * 256))
    const spilled = new SpilledBytes(8)
    for (let at = 0; at < count; ) {
      const end = at + Math.floor(random() * 30)
      spilled.append(all.subarray(at, end))
      at = end
    }
    assert.equal(spilled.length, count)
    for (let round = 0; round < 2; round++) {
      const read: number[] = []
      for (const block of spilled.blocks()) read.push(...block)
      assert.deepEqual(Uint8Array.from(read), all)
    }
    for (let round = 0; round < 20; round++) {
      const start = Math.floor(random() * (count + 1))
      const part = new Uint8Array(Math.floor(random() * (count - start + 1)))
      spilled.read(part, start)
      assert.deepEqual(part, all.subarray(start, start + part.length))
    }
    assert.throws(() => spilled.read(new Uint8Array(1), count), RangeError)
    spilled.close()
  }
  assert.deepEqual(
    readdirSync(tmpdir()).filter(name => name.startsWith('sanctuary-bytes-')),
    [],
  )
})

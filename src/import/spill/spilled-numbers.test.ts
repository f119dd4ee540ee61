import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SpilledNumbers } from './spilled-numbers.ts'

test('numbers of either sign come back whole and in their order, in memory and from disk, however they are appended', () => {
  const most = 2 ** 31
  for (const count of [0, 1, 7, 8, 9, 64, 5000]) {
    for (const step of [1, 3, 8, 1000]) {
      // From the middle of another array: what lies around it is not taken.
      const whole = Int32Array.from({ length: count + 2 }, (_, i) => ((i * 2_654_435_761) % most) | 0)
      const all = whole.map((number, i) => (i % 2 === 0 ? number : -number)).subarray(1, count + 1)
      const spilled = new SpilledNumbers(8)
      for (let at = 0; at < count; at += step) {
        if (step === 3 && at % 2 === 1) for (const number of all.subarray(at, at + step)) spilled.push(number)
        else spilled.append(all.subarray(at, at + step))
      }
      assert.equal(spilled.length, count)
      assert.deepEqual(
        Array.from(spilled.blocks()).map(block => block.length),
        [...Array.from({ length: Math.floor(count / 8) }, () => 8), ...(count % 8 === 0 ? [] : [count % 8])],
      )
      const read: number[] = []
      for (const block of spilled.blocks()) read.push(...block)
      assert.deepEqual(Int32Array.from(read), Int32Array.from(all))
    }
  }
})

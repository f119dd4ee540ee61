import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SpilledNumbers } from '../../../spill/spilled-numbers.ts'
import { openEndsAmong } from './open-ends.ts'

function spilled(...numbers: number[]): SpilledNumbers {
  const all = new SpilledNumbers(2)
  all.append(Int32Array.from(numbers))
  return all
}

const isMapEnd = (x: number) => x > 100

test('a road that ends at the end of the map may go on, one that ends within does not', () => {
  const ends = Int32Array.of(50, 0, 150, 0)
  assert.deepEqual([...openEndsAmong(ends, { isMapEnd, trackEnds: spilled() })], [0, 1])
})

test('a road from whose end a track goes on is a dead end, wherever it ends', () => {
  const ends = Int32Array.of(150, 0, 150, 7, 160, 0)
  const trackEnds = spilled(150, 7, 300, 300, 20, 20, 160, 0)
  assert.deepEqual([...openEndsAmong(ends, { isMapEnd, trackEnds })], [1, 0, 0])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Parts } from './parts.ts'

test('parts are held as they were pushed, and those that are dropped make room, however much they grow', () => {
  const parts = new Parts()
  const lines = Array.from({ length: 5000 }, (_, at) => Int32Array.of(at, -at, 2 * at, 7))
  const long = new Int32Array(20_000).fill(3)
  for (const line of lines) parts.push(line)
  const { count, used } = parts
  parts.push(long)
  // The same corners may be two parts.
  parts.add(parts.start(1), parts.end(1))
  assert.deepEqual(parts.copies(0), [...lines, long, lines[1]])
  parts.drop(count, used)
  parts.push(long, 2)
  assert.deepEqual(parts.copies(lines.length - 1), [lines.at(-1), Int32Array.of(3, 3)])
})

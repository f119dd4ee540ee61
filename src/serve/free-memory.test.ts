import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getHeapStatistics } from 'node:v8'
import { freeMemory } from './free-memory.ts'

void test('what a start leaves behind goes back to the system, and nobody else is offered a collection', () => {
  const before = Object.keys(globalThis)
  let left: string[] | null = Array.from({ length: 400_000 }, (_, i) => `left behind ${i}`)
  assert.equal(left.length, 400_000)
  const full = getHeapStatistics().total_physical_size
  left = null
  freeMemory()
  assert.ok(full - getHeapStatistics().total_physical_size > 10_000_000)
  assert.deepEqual(Object.keys(globalThis), before)
})

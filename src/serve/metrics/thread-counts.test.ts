import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BUCKETS, createCountMemory, openThreadCounts, readCounts } from './thread-counts.ts'

const ROUTES = ['/api/spots', '/api/spots/{id}']

test('what threads count is summed over all of them, by route and status', () => {
  const memory = createCountMemory(3)
  for (const slot of [0, 1, 2]) {
    const { answered, count } = openThreadCounts(memory, slot).counters(ROUTES)
    for (let i = 0; i <= slot; i++) answered('/api/spots', 200, 3)
    answered('/api/spots/{id}', 418, 0.1)
    answered('/of/no/route', 404, 20_000)
    count('refused of the API window')
  }
  const counts = readCounts(memory)
  assert.deepEqual(counts.requests(ROUTES), [
    { route: 'none', status: '404', count: 3 },
    { route: '/api/spots', status: '200', count: 6 },
    { route: '/api/spots/{id}', status: '4xx', count: 3 },
  ])
  const [none, spots, spot] = counts.latencies(ROUTES)
  assert.deepEqual([none?.buckets.indexOf(3), none?.seconds], [BUCKETS.length, 60], 'beyond the last bound')
  assert.deepEqual([spots?.buckets.indexOf(6), BUCKETS[spots?.buckets.indexOf(6) ?? -1]], [3, 0.005])
  assert.deepEqual(spot?.buckets[0], 3)
  assert.equal(counts.event('refused of the API window'), 3)
  assert.equal(counts.event('refused of the page window'), 0)
})

test('a value that is a bound itself counts in its bucket', () => {
  const memory = createCountMemory(1)
  const { answered } = openThreadCounts(memory, 0).counters(ROUTES)
  for (const bound of BUCKETS) answered('/api/spots', 200, bound * 1000)
  assert.deepEqual(readCounts(memory).latencies(ROUTES)[0]?.buckets, [...BUCKETS.map(() => 1), 0])
})

test('the thread that takes a place counts on where the one before it was', () => {
  const memory = createCountMemory(2)
  openThreadCounts(memory, 1).jobEnded('succeeded')
  openThreadCounts(memory, 1).jobEnded('succeeded')
  openThreadCounts(memory, 1).set('heapBytes', 7)
  const counts = readCounts(memory)
  assert.equal(counts.jobs('succeeded'), 2)
  assert.deepEqual(counts.gauge('heapBytes'), [0, 7])
})

test('more routes than there is room for are refused when the thread starts', () => {
  const many = Array.from({ length: 300 }, (_, i) => `/${i}`)
  assert.throws(() => openThreadCounts(createCountMemory(1), 0).counters(many), /301 routes are more than are counted/)
})

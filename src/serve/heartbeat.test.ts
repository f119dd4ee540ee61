import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEAT_MS, createBeats, watchSilence } from './heartbeat.ts'

/** A watch over two threads, and a clock that the test moves. */
function watched() {
  const beats = createBeats(2)
  const clock = { now: 1000 }
  const silence = watchSilence(beats, () => clock.now)
  const pass = (ms: number, ...beating: number[]) => {
    clock.now += ms
    for (const slot of beating) Atomics.add(new Int32Array(beats), slot, 1)
    silence.look()
  }
  return { silence, pass }
}

test('a thread that does not count is silent for as long as that, the other is not', () => {
  const { silence, pass } = watched()
  for (let i = 0; i < 6; i++) pass(BEAT_MS, 1)
  assert.deepEqual([silence.of(0), silence.of(1)], [6 * BEAT_MS, 0])
  pass(BEAT_MS, 0)
  assert.deepEqual([silence.of(0), silence.of(1)], [0, BEAT_MS])
})

test('who was held up itself, for an hour, blames nobody', () => {
  const { silence, pass } = watched()
  pass(3_600_000)
  assert.ok(silence.of(0) <= 2 * BEAT_MS)
})

test('a slot that is given to another thread begins anew', () => {
  const { silence, pass } = watched()
  for (let i = 0; i < 6; i++) pass(BEAT_MS)
  silence.reset(0)
  assert.deepEqual([silence.of(0), silence.of(1)], [0, 6 * BEAT_MS])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CountedWords } from './counted-words.ts'
import { createRateMemory } from './slots.ts'
import { RateWindows } from './windows.ts'

const MINUTE = 60_000
const noon = Date.UTC(2026, 0, 1, 12, 0, 0)
const SEED = Buffer.from('eight bytes')
const LIMIT = 10

function machine(limit = LIMIT, seed = SEED) {
  const clock = { at: noon }
  const memory = createRateMemory(seed)
  return {
    clock,
    windows: new RateWindows(memory, { limit, now: () => clock.at }),
    words: new CountedWords(memory, { limit }),
  }
}

test('a look gives each client that was counted since the last one, with all that was counted of it', () => {
  const { windows, words } = machine()
  for (const cost of [1, 3]) windows.take('a', cost)
  windows.take('b', 2)
  const counts = (looked: ReturnType<CountedWords['changed']>) =>
    Array.from(looked, ({ count }) => count).sort((a, b) => a - b)
  assert.deepEqual(counts(words.changed()), [2, 4])
  assert.deepEqual(counts(words.changed()), [], 'nothing was counted since')
  windows.peek('a')
  assert.deepEqual(counts(words.changed()), [], 'to look is not to count')
  windows.giveBack('a', 1)
  assert.deepEqual(counts(words.changed()), [3])
})

test('machines of one seed and limit have the same keys for a client, others have none in common', () => {
  const keysOf = ({ windows, words }: ReturnType<typeof machine>) => {
    for (let i = 0; i < 500; i++) windows.take(`192.0.2.${i}`, 1)
    return new Set(Array.from(words.changed(), ({ key }) => key))
  }
  const own = keysOf(machine())
  assert.equal(own.size, 500)
  assert.deepEqual(keysOf(machine()), own)
  assert.equal(own.intersection(keysOf(machine(LIMIT, Buffer.from('another seed')))).size, 0)
  for (const key of own) assert.match(key, /^[0-9a-z]{1,4}\.[0-9a-z]{1,5}\.[0-9a-z]{1,7}$/)
})

test('what others counted leaves less, never less than nothing, and ends with the minute', () => {
  const { windows, words, clock } = machine()
  windows.take('a', 2)
  const [word] = words.changed()
  assert.ok(word)
  assert.equal(words.add(word, 5), 5)
  assert.equal(windows.peek('a').remaining, LIMIT - 7)
  assert.equal(words.add(word, -1), -1, 'others gave back')
  assert.equal(words.add(word, 1_000_000), 4, 'up to the limit')
  const { remaining, isSpent } = windows.take('a', 1)
  assert.deepEqual([remaining, isSpent], [0, true])
  assert.equal(words.add(word, -100), -LIMIT, 'not below nothing')
  clock.at += MINUTE
  assert.equal(windows.take('a', 1).remaining, LIMIT - 1)
  assert.equal(words.add(word, 5), 0, 'its minute is over')
  assert.equal(windows.peek('a').remaining, LIMIT - 1)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import type { HammerOrder, Hammered } from '../../../test/support/rate-hammer.ts'
import { between, pick, seededRandom } from '../../../test/support/random.ts'
import { RateWindows } from './windows.ts'
import { createRateMemory, OVERFLOW } from './slots.ts'

const MINUTE = 60_000
const noon = Date.UTC(2026, 0, 1, 12, 0, 0)
/** Minutes after which the field of a word comes round again. */
const ROUND = 4095

test('windows are those of a plain map on random sequences of clients, costs and jumps of the clock', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const random = seededRandom(seed)
    const limit = pick(random, [7, 1000, 2 ** 20, 2 ** 30 - 1])
    let time = noon
    const windows = new RateWindows(createRateMemory(), { limit, now: () => time })
    const plain = new Map<string, number>()
    let latest = 0
    for (let i = 0; i < 30_000; i++) {
      const client = `client-${between(random, 0, 200)}`
      const cost = pick(random, [0, 1, 1, 3, Math.ceil(limit / 3)])
      const minute = Math.floor(time / MINUTE)
      // A clock that is set back begins anew.
      if (minute < latest - 1) plain.clear()
      if (minute !== latest - 1) latest = minute
      const used = plain.get(`${client} ${latest}`) ?? 0
      const isSpent = cost === 0 ? used >= limit : used + cost > limit
      const quota = cost === 0 ? windows.peek(client) : windows.take(client, cost)
      const left = limit - used - (isSpent ? 0 : cost)
      assert.deepEqual(
        quota,
        { limit, remaining: left, reset: (latest + 1) * 60, isSpent },
        `step ${i} of seed ${seed}`,
      )
      plain.set(`${client} ${latest}`, limit - left)
      if (random() < 0.9) time += between(random, 0, 300)
      else if (random() < 0.98) time += pick(random, [MINUTE, -MINUTE / 2, 2 * MINUTE, 17 * MINUTE])
      else if (random() < 0.8) time += pick(random, [1023, 1024, 2047, 2048, ROUND - 1, ROUND, ROUND + 1]) * MINUTE
      else time -= between(random, 2, ROUND) * MINUTE
    }
  }
})

test('100,000 clients of a minute, and of the next one, each have a window of their own', () => {
  let time = noon
  const windows = new RateWindows(createRateMemory(), { limit: 120, now: () => time })
  for (let minute = 0; minute < 3; minute++) {
    for (let round = 1; round <= 3; round++) {
      for (let client = 0; client < 100_000; client++) {
        const { remaining } = windows.take(`client-${client}`, 1 + (client % 7))
        if (remaining !== 120 - round * (1 + (client % 7)))
          assert.fail(`client ${client}: ${remaining} in round ${round}`)
      }
    }
    time += MINUTE
  }
})

test('a full table never lets anyone pass uncounted: further clients share one counter', () => {
  let time = noon
  const windows = new RateWindows(createRateMemory(), { limit: 3, now: () => time })
  let passed = 0
  // A row has room for 64: this many clients fill each of them.
  for (let client = 0; client < 1_200_000; client++) if (!windows.take(`client-${client}`, 1).isSpent) passed++
  // A client whose tag is that of another is counted with it: the key of tags is random, and few are alike.
  assert.ok(passed >= OVERFLOW + 3 && passed < OVERFLOW + 20, `${passed} passed`)
  assert.equal(windows.take('client-0', 1).remaining, 1)
  assert.ok(windows.peek('late').isSpent)
  assert.ok(Array.from({ length: 1000 }, (_, i) => windows.take(`late-${i}`, 1).isSpent).every(Boolean))
  time += MINUTE
  assert.equal(windows.take('late', 1).remaining, 2)
})

test('words that are over are taken again at once, however long ago they were', () => {
  let time = noon
  const windows = new RateWindows(createRateMemory(), { limit: 1, now: () => time })
  for (const minutes of [1, 1, 2, 1023, 1, 2047, 2048, ROUND, 60, -200, 90, 10 * ROUND]) {
    time += minutes * MINUTE
    let passed = 0
    for (let client = 0; client < 100_000; client++) if (!windows.take(`${minutes} ${client}`, 1).isSpent) passed++
    assert.ok(passed > 99_990, `${passed} after ${minutes} minutes`)
  }
})

test('a thread that looked at the clock just before a minute began counts in that minute', () => {
  const memory = createRateMemory()
  let time = noon
  let onLook = () => {}
  const other = new RateWindows(memory, { limit: 5, now: () => time })
  const late = new RateWindows(memory, {
    limit: 5,
    now() {
      const looked = time
      onLook()
      return looked
    },
  })
  for (let i = 0; i < 5; i++) late.take('known', 1)
  for (const [i, client] of ['known', 'new'].entries()) {
    onLook = () => {
      onLook = () => {}
      time += MINUTE
      other.take(client, 1)
    }
    const reset = (noon + (i + 2) * MINUTE) / 1000
    assert.deepEqual(late.take(client, 1), { limit: 5, remaining: 3, reset, isSpent: false }, client)
  }
})

test('threads let exactly as many pass as may, the same clients and new ones, while the minutes change', async () => {
  const memory = createRateMemory()
  const clock = new BigInt64Array(new SharedArrayBuffer(16))
  clock[0] = BigInt(noon)
  const limit = 12
  const order: HammerOrder = { memory, clock, limit, clients: 300, takes: 150_000 }
  const module = new URL('../../../test/support/rate-hammer.ts', import.meta.url)
  const threads = [1, 2, 3].map(seed => new Worker(module, { workerData: { ...order, seed } }))
  const results = await Promise.all(
    threads.map(
      thread => new Promise<Hammered>((resolve, reject) => thread.once('message', resolve).once('error', reject)),
    ),
  )
  const passed = new Map<string, number>()
  const asked = new Map<string, number>()
  for (const result of results) {
    for (const [window, counts] of result) {
      passed.set(window, (passed.get(window) ?? 0) + counts.passed)
      asked.set(window, (asked.get(window) ?? 0) + counts.asked)
    }
  }
  const minutes = new Set(Array.from(asked.keys(), window => window.split(' ')[1]))
  assert.ok(minutes.size > 20)
  assert.ok(Array.from(asked.values()).some(count => count > limit))
  for (const [window, count] of asked) {
    const [right, own] = [Math.min(limit, count), passed.get(window) ?? 0]
    // What another thread was about to count when the minute changed counts in both minutes, and never in none.
    assert.ok(own <= right && own > right - threads.length, `${window}: ${own} of ${right}`)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { judge, RETRIES } from './retries.ts'

const now = 1_000_000_000_000
const still = { now, random: () => 0 }
const answered = (status: number, retryAfter: string | null = null) => ({ status, retryAfter })

test('2xx alone is success; a redirect, an error and no answer are tried again; 410 ends it', () => {
  for (const status of [200, 201, 202, 204, 299]) {
    assert.deepEqual(judge(answered(status), { ...still, attempts: 1 }), { is: 'delivered' })
  }
  assert.deepEqual(judge(answered(410), { ...still, attempts: 1 }), { is: 'gone' })
  for (const status of [100, 199, 300, 301, 304, 307, 400, 401, 404, 409, 429, 500, 503]) {
    assert.deepEqual(judge(answered(status), { ...still, attempts: 1 }), { is: 'waiting', nextAt: now + 5000 })
  }
  assert.deepEqual(judge({ error: 'refused' }, { ...still, attempts: 2 }), { is: 'waiting', nextAt: now + 300_000 })
})

test('the attempts follow the table and end with it', () => {
  const seconds = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600]
  assert.deepEqual(RETRIES, seconds)
  for (const [i, wait] of seconds.entries()) {
    const verdict = judge(answered(500), { ...still, attempts: i + 1 })
    assert.deepEqual(verdict, { is: 'waiting', nextAt: now + wait * 1000 })
  }
  assert.deepEqual(judge(answered(500), { ...still, attempts: 10 }), { is: 'failed' })
})

test('Retry-After puts off the next attempt of 429, 502, 503 and 504, as seconds or date, for a day at most', () => {
  const nextAt = (status: number, retryAfter: string) => {
    const verdict = judge(answered(status, retryAfter), { ...still, attempts: 1 })
    return verdict.is === 'waiting' ? (verdict.nextAt - now) / 1000 : undefined
  }
  for (const status of [429, 502, 503, 504]) assert.equal(nextAt(status, '77'), 77)
  for (const status of [400, 500, 301]) assert.equal(nextAt(status, '77'), 5)
  assert.equal(nextAt(429, new Date(now + 90_000).toUTCString()), 90)
  assert.equal(nextAt(429, '2'), 5, 'never sooner than the table')
  assert.equal(nextAt(429, '999999999'), 86_400)
  for (const nonsense of ['soon', '-5', '', '1e9']) assert.equal(nextAt(429, nonsense), 5)
})

test('whatever comes, a waiting delivery is due later, and no sooner than the table says', () => {
  const outcome = fc.oneof(
    fc.record({ status: fc.integer({ min: 100, max: 599 }), retryAfter: fc.option(fc.string()) }),
    fc.record({ error: fc.string() }),
  )
  fc.assert(
    fc.property(
      outcome,
      fc.integer({ min: 1, max: 12 }),
      fc.float({ min: 0, max: 1, noNaN: true }),
      (outcome, attempts, at) => {
        const verdict = judge(outcome, { attempts, now, random: () => at })
        if (verdict.is !== 'waiting') return
        const least = (RETRIES[attempts - 1] ?? Infinity) * 1000
        assert.ok(verdict.nextAt >= now + least && verdict.nextAt <= now + Math.max(least * 1.2, 86_400_000))
      },
    ),
  )
})

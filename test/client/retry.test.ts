import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withRetries } from '../../client/src/index.ts'

const NOW = 1_800_000_000_000

/** Answers in turn, and notes what was waited in between. */
function scripted(answers: (Response | Error)[], options = {}) {
  const waits: number[] = []
  let asked = 0
  const fetch = withRetries(
    async () => {
      const answer = answers[asked++]
      if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often')
      return answer
    },
    { now: () => NOW, sleep: async ms => void waits.push(ms), ...options },
  )
  return { fetch, waits, asked: () => asked }
}

const status = (code: number, headers: Record<string, string> = {}) => new Response(null, { status: code, headers })

test('503 is tried again after 2 and 4 seconds, three times in all, and then returned as it is', async () => {
  const { fetch, waits } = scripted([status(503), status(503), status(503)])
  assert.equal((await fetch('/')).status, 503)
  assert.deepEqual(waits, [2000, 4000])
})

test('a spent window is waited out: Retry-After wins over the backoff, and the reset stands in for it', async () => {
  const after = scripted([status(429, { 'retry-after': '58' }), status(200)])
  assert.equal((await after.fetch('/')).status, 200)
  assert.deepEqual(after.waits, [58_000])
  const reset = scripted([status(429, { 'x-ratelimit-reset': String(NOW / 1000 + 31) }), status(200)])
  await reset.fetch('/')
  assert.deepEqual(reset.waits, [31_000])
  const short = scripted([status(429, { 'retry-after': '1' }), status(200)])
  await short.fetch('/')
  assert.deepEqual(short.waits, [2000])
})

test('a window that is spent is waited out to its end, even where Retry-After is sooner', async () => {
  const reset = { 'x-ratelimit-reset': String(NOW / 1000 + 31), 'retry-after': '5' }
  const spent = scripted([status(429, { ...reset, 'x-ratelimit-remaining': '0' }), status(200)])
  await spent.fetch('/')
  assert.deepEqual(spent.waits, [31_000])
  const other = scripted([status(429, { ...reset, 'x-ratelimit-remaining': '7' }), status(200)])
  await other.fetch('/')
  assert.deepEqual(other.waits, [5000])
})

test('each wait is announced before it begins', async () => {
  const announced: unknown[] = []
  const answers = [status(429, { 'retry-after': '58' }), new TypeError('broken'), status(200)]
  const { fetch, waits } = scripted(answers, { onWait: (wait: unknown) => announced.push(wait) })
  await fetch('/')
  assert.deepEqual(waits, [58_000, 4000])
  assert.deepEqual(announced, [
    { ms: 58_000, tried: 1, status: 429 },
    { ms: 4000, tried: 2 },
  ])
})

test('a wait longer than the caller’s patience is not begun', async () => {
  const { fetch, waits } = scripted([status(429, { 'retry-after': '58' })], { longestWaitMs: 10_000 })
  assert.equal((await fetch('/')).status, 429)
  assert.deepEqual(waits, [])
})

test('a broken connection is tried again; the last failure is thrown', async () => {
  const healed = scripted([new TypeError('broken'), status(200)])
  assert.equal((await healed.fetch('/')).status, 200)
  const broken = scripted([new TypeError('1'), new TypeError('2'), new TypeError('3')])
  await assert.rejects(broken.fetch('/'), { message: '3' })
})

test('a POST is repeated only with an Idempotency-Key; other refusals are never repeated', async () => {
  const bare = scripted([status(503)])
  assert.equal((await bare.fetch('/', { method: 'POST' })).status, 503)
  const keyed = scripted([status(503), status(200)])
  assert.equal((await keyed.fetch('/', { method: 'POST', headers: { 'Idempotency-Key': 'a' } })).status, 200)
  for (const code of [400, 404, 409, 500]) {
    const once = scripted([status(code)])
    assert.equal((await once.fetch('/')).status, code)
  }
})

test('an abort ends the wait with its reason', async () => {
  const fetch = withRetries(async () => status(503), { firstDelayMs: 60_000 })
  const signal = AbortSignal.timeout(20)
  await assert.rejects(fetch('/', { signal }), { name: 'TimeoutError' })
})

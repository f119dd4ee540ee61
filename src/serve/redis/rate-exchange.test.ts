import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { noRedis, type PrivateRedis, startRedis } from '../../../test/support/redis.ts'
import { CountedWords } from '../../http/rate-limit/counted-words.ts'
import { createRateMemory } from '../../http/rate-limit/slots.ts'
import { RateWindows } from '../../http/rate-limit/windows.ts'
import { connectRedis } from './connect.ts'
import { startRateExchange } from './rate-exchange.ts'
import { until } from '../../../test/support/until.ts'

const SEED = Buffer.from('eight bytes')
/** All machines look at one clock, which stands. */
const now = () => Date.UTC(2026, 0, 1, 12, 0, 0)
let redis: PrivateRedis
const stops: (() => Promise<void>)[] = []

before(async () => {
  if (!noRedis) redis = await startRedis()
})
after(async () => {
  for (const stop of stops) await stop()
  await redis?.stop()
})

/** A machine as the supervisor makes it, whose exchanges come quickly. */
async function machine(prefix: string, limit = 100) {
  const memory = createRateMemory(SEED)
  const warnings: string[] = []
  const log = {
    info: (_: unknown, message: string) => void warnings.push(message),
    warn: (_: unknown, message: string) => void warnings.push(message),
  }
  const client = await connectRedis(redis.url, log)
  const exchange = startRateExchange(client, [{ name: `api:${limit}`, words: new CountedWords(memory, { limit }) }], {
    prefix,
    warn: message => warnings.push(message),
    pauseMs: 5,
  })
  stops.push(async () => {
    await exchange.stop()
    client.disconnect()
  })
  return { windows: new RateWindows(memory, { limit, now }), warnings, exchange }
}

/** What Redis has of all keys that begin so. */
async function sumOf(prefix: string): Promise<number> {
  const keys = await redis.client.keys(`${prefix}:*`)
  return keys.length === 0 ? 0 : (await redis.client.mget(keys)).reduce((sum, value) => sum + Number(value), 0)
}

test('each machine comes to know what the others counted', { skip: noRedis }, async () => {
  const [a, b, c] = [await machine('sums'), await machine('sums'), await machine('sums')]
  a.windows.take('client', 10)
  b.windows.take('client', 20)
  c.windows.take('client', 30)
  await until(async () => (await sumOf('sums')) === 60, 'all have told')
  let counted = 60
  // A machine learns of the others with each request of the client, of what they had told by then.
  for (const { windows } of [a, b, c]) {
    windows.take('client', 1)
    counted++
    await until(async () => (await sumOf('sums')) === counted, 'it has told')
    await until(() => windows.peek('client').remaining === 100 - counted, `it knows that ${counted} are counted`)
  }
  b.windows.giveBack('client', 1)
  await until(async () => (await sumOf('sums')) === 62, 'what is given back is told too')
  a.windows.take('other', 1)
  await until(async () => (await redis.client.keys('sums:*')).length === 2, 'the other client is told')
  for (const key of await redis.client.keys('sums:*')) {
    const left = await redis.client.ttl(key)
    assert.ok(left > 0 && left <= 120, `${key} goes by itself`)
    assert.doesNotMatch(key, /client|other/)
  }
})

test('what is not ours in Redis is told once and passed over', { skip: noRedis }, async () => {
  const a = await machine('foreign')
  a.windows.take('client', 1)
  await until(async () => (await redis.client.keys('foreign:*')).length === 1, 'the client is told')
  const [key = ''] = await redis.client.keys('foreign:*')
  const broken = [
    () => redis.client.set(key, 'garbage'),
    () => redis.client.multi().del(key).rpush(key, 'a list').exec(),
    () => redis.client.set(key, '-5000000'),
    () => redis.client.set(key, '9007199254740993'),
  ]
  for (const [i, breakIt] of broken.entries()) {
    await breakIt()
    a.windows.take('client', 1)
    const { done } = a.exchange.rounds()
    await until(() => a.exchange.rounds().done > done + 1, 'it goes on')
    assert.equal(a.windows.peek('client').remaining, 100 - 2 - i, 'it is counted here alone')
  }
  assert.equal(a.warnings.length, 1)
  assert.match(a.warnings[0] ?? '', /keys of Redis that begin with "foreign" hold what this program does not write/)
  const b = await machine('foreign')
  await redis.client.del(key)
  a.windows.take('another', 7)
  await until(async () => (await sumOf('foreign')) === 7, 'it is told')
  b.windows.take('another', 1)
  await until(() => b.windows.peek('another').remaining === 92, 'other clients are counted together')
})

test('while Redis is away each machine counts by itself, and tells what it counted when it is back', {
  skip: noRedis,
}, async () => {
  const [a, b] = [await machine('away'), await machine('away')]
  await until(() => a.exchange.rounds().done > 0 && b.exchange.rounds().done > 0, 'both are connected')
  await redis.kill()
  await until(() => a.warnings.length > 0 && b.warnings.length > 0, 'both notice')
  a.windows.take('client', 10)
  b.windows.take('client', 20)
  assert.equal(a.windows.peek('client').remaining, 90)
  await wait(500)
  assert.deepEqual(a.warnings, [
    'Redis is away: each machine counts the requests of clients by itself until it is back',
  ])
  await redis.start()
  await until(async () => (await sumOf('away')) >= 30, 'both have told')
  for (const [i, { windows }] of [a, b].entries()) {
    windows.take('client', 1)
    await until(async () => (await sumOf('away')) >= 31 + i, 'it is told')
    // What was under way when Redis went may have been told twice: never too little.
    await until(() => windows.peek('client').remaining <= 69 - i, 'it knows of the other')
  }
  assert.deepEqual(a.warnings.slice(1), ['Redis is back'])
})

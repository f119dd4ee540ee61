import type { CatalogueIdentity } from '../../catalogue/catalogue.ts'
import type { JobDispatch } from '../../work/dispatch.ts'
import { LEASE_MS } from '../../work/lease.ts'
import type { Config } from '../config.ts'
import { type BullMq, loadBullMq } from './bullmq.ts'
import { connectRedis, type RedisLog } from './connect.ts'
import { keysOf } from './keys.ts'

const NAME = 'jobs'
/** An announcement says that there is a job, and not which: Redis learns no id. */
const NOTHING = {}
/** Kept nowhere once it is over: what became of the job is in the queue. */
const FORGOTTEN = { removeOnComplete: true, removeOnFail: true, attempts: 1 }
/** How often one whose thread was killed is told to another. */
const MOST_STALLED = 5

/** Where machines share their jobs and a Redis, they tell each other of them; else null. */
export async function dispatchOf(
  { databaseUrl, redisUrl }: Pick<Config, 'databaseUrl' | 'redisUrl'>,
  { identity, log }: { identity: Pick<CatalogueIdentity, 'id'>; log: RedisLog },
): Promise<JobDispatch | null> {
  if (databaseUrl === null || redisUrl === null) return null
  return openJobDispatch(redisUrl, { prefix: keysOf(identity), log })
}

/**
 * Connects to Redis to tell of jobs by BullMQ; null where that is not installed. Nothing of it is loaded before this is
 * called.
 */
export async function openJobDispatch(
  url: string,
  { prefix, log }: { prefix: string; log: RedisLog },
): Promise<JobDispatch | null> {
  const bullMq = await loadBullMq()
  if (!bullMq) return null
  const redis = await connectRedis(url, log, 'each thread looks for jobs by itself')
  const { Redis } = await import('ioredis')
  // What waits for announcements waits for Redis too, as BullMQ asks.
  const waiting = new Redis(url, { maxRetriesPerRequest: null, connectionName: 'sanctuary-jobs' })
  waiting.on('error', () => {})
  const options = { prefix, skipVersionCheck: true, skipMetasUpdate: true }
  const queue = new bullMq.Queue(NAME, { ...options, connection: redis, skipWaitingForReady: true })
  queue.on('error', () => {})
  let worker: InstanceType<BullMq['Worker']> | undefined
  return { isUp, announce, start, stop }

  function isUp(): boolean {
    return redis.status === 'ready' && waiting.status === 'ready'
  }

  async function announce(delayMs: number): Promise<boolean> {
    if (!isUp()) return false
    return queue.add('due', NOTHING, { ...FORGOTTEN, delay: delayMs }).then(
      () => true,
      () => false,
    )
  }

  function start(take: () => Promise<void>, atOnce: number): void {
    worker = new (bullMq as BullMq).Worker(NAME, take, {
      ...options,
      connection: waiting,
      concurrency: atOnce,
      lockDuration: LEASE_MS,
      stalledInterval: LEASE_MS,
      maxStalledCount: MOST_STALLED,
    })
    // That Redis went is told by the other connection.
    worker.on('error', () => {})
  }

  async function stop(): Promise<void> {
    // Without Redis nothing can be told of what has ended, and waiting for it would be for ever.
    await worker?.close(!isUp())
    await queue.close()
    for (const client of [redis, waiting]) client.disconnect()
  }
}

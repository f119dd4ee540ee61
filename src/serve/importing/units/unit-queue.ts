// Units of imports are told to machines by BullMQ. It holds no result: those are in the store, and what Redis loses is
// computed by the machine of the import.
import { z } from 'zod'
import type { CatalogueIdentity } from '../../../catalogue/catalogue.ts'
import { programHash } from '../../../import/origin/program-hash.ts'
import { LEASE_MS } from '../../../work/lease.ts'
import { loadBullMq } from '../../redis/bullmq.ts'
import { connectRedis, type RedisLog } from '../../redis/connect.ts'
import { keysOf } from '../../redis/keys.ts'

const ToldUnit = z.object({
  /** The import, as orders name it. */
  order: z.string(),
  // Names in the store, and never a way out of its folder.
  flow: z.string().regex(/^flows\/[0-9a-f]{64}\/$/),
  input: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.int().min(0),
})
/** A unit by where it lies in the store. */
export type ToldUnit = z.infer<typeof ToldUnit>

export type UnitTeller = {
  isUp(): boolean
  /** Tells units, each once however often it is told; false when nobody could be told. */
  tell(units: readonly ToldUnit[]): Promise<boolean>
  stop(): Promise<void>
}

export type UnitTaker = { stop(): Promise<void> }

type Place = { url: string; identity: Pick<CatalogueIdentity, 'id'>; log: RedisLog }

/** Nothing is kept in Redis once it is over; a unit whose machine was killed is told to another. */
const FORGOTTEN = { removeOnComplete: true, removeOnFail: true, attempts: 1 }
const MOST_STALLED = 5
const PROGRAM_CHARACTERS = 16

/** Another program would make other results: machines that are of one take part. */
function queueName(): string {
  return `units-${programHash().slice(0, PROGRAM_CHARACTERS)}`
}

function optionsOf(identity: Pick<CatalogueIdentity, 'id'>) {
  return { prefix: keysOf(identity), skipVersionCheck: true, skipMetasUpdate: true }
}

/** Null where BullMQ is not installed. */
export async function openUnitTeller({ url, identity, log }: Place): Promise<UnitTeller | null> {
  const bullMq = await loadBullMq()
  if (!bullMq) return null
  const redis = await connectRedis(url, log, 'the machine of an import computes all of it')
  const queue = new bullMq.Queue(queueName(), { ...optionsOf(identity), connection: redis, skipWaitingForReady: true })
  queue.on('error', () => {})
  const isUp = () => redis.status === 'ready'
  return {
    isUp,
    async tell(units) {
      if (!isUp()) return false
      const jobs = units.map(unit => ({
        name: 'unit',
        data: unit,
        opts: { ...FORGOTTEN, jobId: `${unit.order}-${unit.input}-${unit.at}` },
      }))
      return queue.addBulk(jobs).then(
        () => true,
        () => false,
      )
    },
    async stop() {
      await queue.close()
      redis.disconnect()
    },
  }
}

/** Takes units as they are told, so many at a time; null where BullMQ is not installed. `take` must not throw. */
export async function openUnitTaker(
  { url, identity, log }: Place,
  { take, atOnce }: { take: (unit: ToldUnit) => Promise<void>; atOnce: number },
): Promise<UnitTaker | null> {
  const bullMq = await loadBullMq()
  if (!bullMq) return null
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectionName: 'sanctuary-units' })
  redis.on('error', () => {})
  const worker = new bullMq.Worker(
    queueName(),
    async ({ data }) => {
      const told = ToldUnit.safeParse(data)
      if (told.success) await take(told.data)
      else log.warn({}, 'Redis told of a unit that is none')
    },
    {
      ...optionsOf(identity),
      connection: redis,
      concurrency: atOnce,
      lockDuration: LEASE_MS,
      stalledInterval: LEASE_MS,
      maxStalledCount: MOST_STALLED,
    },
  )
  worker.on('error', () => {})
  return {
    async stop() {
      await worker.close(true)
      redis.disconnect()
    },
  }
}

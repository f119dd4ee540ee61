import { createHmac } from 'node:crypto'
import type { CatalogueIdentity } from '../../catalogue/catalogue.ts'
import { CountedWords } from '../../http/rate-limit/counted-words.ts'
import { createRateMemory } from '../../http/rate-limit/slots.ts'
import type { Log } from '../../http/log.ts'
import type { Config } from '../config.ts'
import type { WorkerData } from '../worker-messages.ts'
import { connectRedis } from './connect.ts'
import { keysOf } from './keys.ts'
import { startRateExchange } from './rate-exchange.ts'

/** The tables in which the threads of this machine count. */
export type RateMemory = WorkerData['rateMemory']

/** Makes the tables; those of requests and pages have seeds that all machines make of the catalogue's own key. */
export function createRateMemories({ cursorKey }: Pick<CatalogueIdentity, 'cursorKey'>): RateMemory {
  const seed = (of: string) => createHmac('sha256', cursorKey).update(`rate table of ${of}`).digest()
  // The processor whose time a client takes is this machine's alone.
  return { api: createRateMemory(seed('api')), pages: createRateMemory(seed('pages')), work: createRateMemory() }
}

export type RateSharing = {
  /** Whether Redis answers. */
  isUp: () => boolean
  rounds: () => { done: number; failed: number }
  stop: () => Promise<void>
}

/** Adds the counts of requests up with those of other machines of the catalogue, where Redis is set; else null. */
export async function shareRates(
  { redisUrl, rateLimitPerMinute, pageLimitPerMinute }: Config,
  { memory, identity, log }: { memory: RateMemory; identity: Pick<CatalogueIdentity, 'id'>; log: Log },
): Promise<RateSharing | null> {
  if (redisUrl === null) return null
  const redis = await connectRedis(redisUrl, log)
  const table = (name: 'api' | 'pages', limit: number) => ({
    // Words are told apart by what the count leaves room for: machines of another limit are not counted along.
    name: `${name}:${limit}`,
    words: new CountedWords(memory[name], { limit }),
  })
  const exchange = startRateExchange(redis, [table('api', rateLimitPerMinute), table('pages', pageLimitPerMinute)], {
    prefix: `${keysOf(identity)}:rate`,
    warn: message => log.warn({}, message),
  })
  return {
    isUp: () => redis.status === 'ready',
    rounds: exchange.rounds,
    async stop() {
      await exchange.stop()
      redis.disconnect()
    },
  }
}

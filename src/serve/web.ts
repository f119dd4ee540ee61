import type { Log } from '../http/log.ts'
import { createConnectionMemory } from '../http/rate-limit/connection-counts.ts'
import type { BuildOrder } from '../index/build-in-thread.ts'
import { clientKeyOf } from './client-key.ts'
import type { Config } from './config.ts'
import { freeMemory } from './free-memory.ts'
import { packsFile, settlementsFile } from './settings/places.ts'
import type { BuildCounts } from './metrics/build-counts.ts'
import { createCountMemory } from './metrics/thread-counts.ts'
import { loadPacks, savePacks } from './packs/packs-file.ts'
import type { SystemRecord } from './record.ts'
import { createRateMemories, shareRates } from './redis/share-rates.ts'
import type { Rollout } from './rollout/rollout.ts'
import { startThreads } from './threads.ts'
import { openServedIndex } from './versions/served-index.ts'
import { loadSettlements } from './settlements/settlements-file.ts'

/** Sharing a port between threads needs SO_REUSEPORT with load balancing: Linux has it. */
const CAN_SHARE_PORT = process.platform === 'linux'

export type Web = Awaited<ReturnType<typeof startWeb>>

export type WebOptions = {
  record: SystemRecord
  order: BuildOrder
  port: number
  rollout: Rollout | null
  builds: BuildCounts
  log: Log
  /** Called with the oldest version that any thread serves, 0 when none does. */
  onServed: (version: number) => void
}

/** Starts the threads that answer, and has them follow the catalogue. */
export async function startWeb(config: Config, options: WebOptions) {
  const { record, order, port, rollout, builds, log, onServed } = options
  const { place, catalogue } = record
  const settlements = loadSettlements(settlementsFile(config.dataDir))
  settlements.catch(() => {}) // awaited below
  const kept = loadPacks(packsFile(config.dataDir))
  kept.catch(() => {}) // likewise
  const index = await openServedIndex({ config, record, order, rollout, builds, log })
  const wanted = CAN_SHARE_PORT ? config.threads : 1
  const connectionMemory = createConnectionMemory(wanted)
  const noiseMemory = new SharedArrayBuffer(wanted * Float64Array.BYTES_PER_ELEMENT)
  const countMemory = config.metricsPort === null ? null : createCountMemory(wanted)
  const { identity } = catalogue
  const rateMemory = createRateMemories(identity)
  const sharing = await shareRates(config, { memory: rateMemory, identity, log })
  const threads = await startThreads({
    count: wanted,
    stuckMs: config.stuckThreadSeconds * 1000,
    data: {
      identity,
      ...index.shared(),
      settlements: (await settlements).pack,
      packs: (await kept).packs,
      isDegraded: index.notServed() !== null,
      isBehind: false,
      rateMemory,
      clientKey: clientKeyOf(place, identity),
      port,
      reusePort: CAN_SHARE_PORT && config.threads > 1,
      connectionMemory,
      noiseMemory,
      countMemory,
    },
    log,
    ownerOf: record.ownerOf,
    onServed(version) {
      index.noteServed(version)
      onServed(version)
    },
    onDeath(dead) {
      record.release(dead).catch((error: unknown) => {
        log.error({ err: error }, 'the database of work under way could not be written')
      })
    },
  })
  index.follow(threads)
  const { packs, program } = await kept
  if (threads.first.packs.size > packs.size) {
    // A folder that cannot be written to stops nobody.
    await savePacks(packsFile(config.dataDir), { packs: threads.first.packs, program }).catch(() => {})
  }
  freeMemory()
  return {
    threads,
    wanted,
    index,
    sharing,
    connectionMemory,
    noiseBytes: new Float64Array(noiseMemory),
    countMemory,
    async stop() {
      index.stop()
      await Promise.all([threads.stop(), sharing?.stop()])
    },
  }
}

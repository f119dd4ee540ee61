// Takes units of imports that other machines run, and computes them in threads: no lock and no lease waits for them.
import { rm } from 'node:fs/promises'
import type { CatalogueIdentity } from '../../../catalogue/catalogue.ts'
import { makeOwnFolder } from '../../../import/spill/own-folder.ts'
import type { SnapshotStore } from '../../../index/snapshots/snapshot-store.ts'
import type { ImportOrders } from '../../../work/imports/import-orders.ts'
import type { RedisLog } from '../../redis/connect.ts'
import { readInput, type UnitInput } from './unit-bytes.ts'
import { openUnitTaker, type ToldUnit } from './unit-queue.ts'
import { UnitStore } from './unit-store.ts'
import { type Noise, UnitThread } from './unit-thread.ts'

/** Threads that have nothing to do for this long end, and what they knew is forgotten. */
const IDLE_MS = 30_000

export type UnitWorker = {
  /** Units that were computed here. */
  done: () => number
  stop(): Promise<void>
}

export type UnitWorkerOptions = {
  url: string
  identity: Pick<CatalogueIdentity, 'id'>
  orders: Pick<ImportOrders, 'find'>
  store: SnapshotStore
  threads: number
  log: RedisLog
}

type Known = { noise: Noise; units: UnitInput['units'] }

/** Null where BullMQ is not installed. */
export async function startUnitWorker(options: UnitWorkerOptions): Promise<UnitWorker | null> {
  const { orders, store, threads: atOnce, log, ...place } = options
  const folder = await makeOwnFolder('units')
  const threads = Array.from({ length: atOnce }, () => new UnitThread())
  const free = [...threads]
  let known: Promise<Known> | undefined
  let knownInput = ''
  let done = 0
  let idle: NodeJS.Timeout | undefined
  const taker = await openUnitTaker({ ...place, log }, { take: told => take(told), atOnce })
  if (!taker) return null
  return {
    done: () => done,
    async stop() {
      clearTimeout(idle)
      await Promise.all([taker.stop(), forget()])
      await rm(folder, { recursive: true, force: true })
    },
  }

  async function take(told: ToldUnit): Promise<void> {
    clearTimeout(idle)
    const thread = free.pop()
    if (!thread) return
    try {
      await compute(told, thread)
    } catch (error) {
      // The machine of the import computes what nobody brings, and says what it cannot.
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ import: told.order, unit: told.at, reason }, 'a unit of an import could not be computed here')
    } finally {
      free.push(thread)
      if (free.length === atOnce) idle = setTimeout(() => void forget(), IDLE_MS)
    }
  }

  async function compute({ order, flow, input, at }: ToldUnit, thread: UnitThread): Promise<void> {
    // One that was cancelled, or has ended, needs no units.
    if ((await orders.find(order))?.status !== 'running') return
    const units = new UnitStore(store, { flow, folder })
    if ((await units.names(input)).has(at)) return
    const { noise, units: all } = await inputOf(units, input)
    const unit = all[at]
    if (!unit) throw new RangeError(`there is no unit ${at}`)
    await units.put(input, at, await thread.compute(noise, unit))
    done++
  }

  /** One import runs at a time: one input is kept. */
  function inputOf(units: UnitStore, input: string): Promise<Known> {
    if (known && knownInput === input) return known
    knownInput = input
    known = read(units, input)
    known.catch(() => (knownInput = ''))
    return known
  }

  async function read(units: UnitStore, input: string): Promise<Known> {
    const { packed, units: all } = readInput(await units.input(input))
    log.info({ units: all.length }, 'takes part in an import of another machine')
    return { noise: { hash: input, packed }, units: all }
  }

  async function forget(): Promise<void> {
    known = undefined
    knownInput = ''
    await Promise.all(threads.map(thread => thread.end()))
  }
}

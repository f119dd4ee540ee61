import type { Catalogue } from '../catalogue/catalogue.ts'
import { type CataloguePlace, isServer, openCatalogue } from '../catalogue/open.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../http/log.ts'
import { openWebhooks } from '../webhooks/stored-webhooks.ts'
import type { WebhookStore } from '../webhooks/store.ts'
import { type ImportOrders, openImportOrders } from '../work/imports/import-orders.ts'
import { type LeaseOwner, leaseOwner, newStart } from '../work/lease.ts'
import { openOwnWork } from '../work/open-work.ts'
import type { JobQueue } from '../work/queue.ts'
import { openQueue } from '../work/stored/queue.ts'
import { openStoredResponses } from '../work/stored/stored-responses.ts'
import { shrinkWork } from '../work/work-store.ts'
import type { Config } from './config.ts'
import { cataloguePlace, noiseFile, workPlace } from './settings/places.ts'
import { openRollout, type RolloutStore } from './rollout/rollout-store.ts'

/** How often what is kept no longer is deleted. */
const SWEEP_MS = 60_000
const FIRST_LOOK_MS = 500

/** What a process has in common with others of its catalogue, opened. */
export type SystemRecord = {
  place: CataloguePlace
  catalogue: Catalogue
  queue: JobQueue
  webhooks: WebhookStore
  /** Imports that any machine may run; null: this one is alone. */
  imports: ImportOrders | null
  /** Where machines agree on a version; null: this one is alone. */
  rollout: RolloutStore | null
  /** Machine and start of this process. */
  name: string
  ownerOf: (thread: number) => LeaseOwner
  /** Ends the leases of an owner that has died: a thread, or all of a machine's earlier starts. */
  release: (dead: string) => Promise<void>
  close(): Promise<void>
}

/** Opens catalogue and work under way; an empty catalogue is filled with the starter catalogue first. */
export async function openRecord(
  config: Config,
  { machine, log }: { machine: string; log: Log },
): Promise<SystemRecord> {
  const place = cataloguePlace(config)
  const catalogue = await openCatalogue(place, { check: true, noiseFile: noiseFile(config.dataDir) })
  await fillEmpty(catalogue)
  const start = newStart()
  const ownerOf = (thread: number) => leaseOwner(machine, start, thread)
  const owner = ownerOf(0)
  const work = await openOwnWork(workPlace(config), message => log.warn({}, message))
  const queue = await openQueue(work, { owner })
  const webhooks = await openWebhooks(work, { owner })
  const imports = isServer(place) ? await openImportOrders(work, { owner }) : null
  const leased = [queue, await openStoredResponses(work, { owner }), webhooks, ...(imports ? [imports] : [])]
  const release = async (dead: string) => {
    for (const store of leased) await store.release(dead)
  }
  // Whatever an earlier start of this machine was doing, nobody does any more.
  await release(machine)
  const sweep = setInterval(() => {
    sweepWork().catch((error: unknown) => {
      log.error({ err: error }, 'the database of work under way could not be written')
    })
  }, SWEEP_MS)
  return {
    place,
    catalogue,
    queue,
    webhooks,
    imports,
    rollout: isServer(place) ? await openRollout(work) : null,
    name: `${machine}/${start}`,
    ownerOf,
    release,
    async close() {
      clearInterval(sweep)
      await work.destroy()
      await catalogue.close()
    },
  }

  async function sweepWork(): Promise<void> {
    for (const store of leased) await store.sweep()
    await shrinkWork(work)
  }
}

/** Of machines that start at once over one empty catalogue, one fills it. */
async function fillEmpty(catalogue: Catalogue): Promise<void> {
  while ((await catalogue.version()).number === 0) {
    const done = await catalogue.tryAlone(async () => {
      if ((await catalogue.version()).number > 0) return true
      const { importStarter } = await import('../import/starter.ts')
      await importStarter(catalogue)
      return true
    })
    if (!done) await wait(FIRST_LOOK_MS)
  }
}

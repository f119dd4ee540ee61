import { openSnapshotStore } from '../../index/snapshots/open-store.ts'
import type { ImportOrders } from '../../work/imports/import-orders.ts'
import type { Config } from '../config.ts'
import type { Log } from '../../http/log.ts'
import type { SystemRecord } from '../record.ts'
import { startImportWorker } from './import-worker.ts'
import { startUnitWorker } from './units/unit-worker.ts'

export type Importing = {
  /** Units of other machines' imports that were computed here. */
  unitsDone: () => number
  stop(): Promise<void>
}

type Place = Pick<Config, 's3' | 'redisUrl' | 'importThreads'> & {
  snapshotUrl: NonNullable<Config['snapshotUrl']>
  orders: ImportOrders
}

/** Starts taking ordered imports, and, where machines share a Redis, units of imports that others run. */
export async function startImporting(
  { snapshotUrl, s3, redisUrl, importThreads, orders }: Place,
  { record, log }: { record: Pick<SystemRecord, 'catalogue'>; log: Log },
): Promise<Importing> {
  const store = () => openSnapshotStore(snapshotUrl, s3)
  const importWorker = startImportWorker(orders, { store: store(), environment: process.env, log })
  const unitWorker =
    redisUrl === null
      ? null
      : await startUnitWorker({
          url: redisUrl,
          identity: record.catalogue.identity,
          orders,
          store: store(),
          threads: importThreads,
          log,
        })
  return {
    unitsDone: () => unitWorker?.done() ?? 0,
    async stop() {
      await Promise.all([importWorker.stop(), unitWorker?.stop()])
    },
  }
}

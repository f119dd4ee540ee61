// Orders imports of workers, and waits for what becomes of them.
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ImportLog } from '../../import/import-log.ts'
import type { FileRequest, ImportOptions } from '../../import/import-file.ts'
import { writeOrder } from '../../import/origin/order.ts'
import { isUrl } from '../../import/readers/download.ts'
import { openSnapshotStore } from '../../index/snapshots/open-store.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Config } from '../../serve/config.ts'
import { workPlace } from '../../serve/settings/places.ts'
import { type OrderWork, readOrderResult, writeOrderWork } from '../../serve/importing/order-work.ts'
import type { Shown } from '../../serve/importing/order-process.ts'
import { upload } from '../../serve/importing/upload.ts'
import { leaseOwner, newStart } from '../../work/lease.ts'
import { type ImportOrder, type ImportOrders, openImportOrders } from '../../work/imports/import-orders.ts'
import { openWork } from '../../work/open-work.ts'
import type { Imported } from './import-files.ts'
import { progressOn } from './progress.ts'

const LOOK_MS = 500
/** How long a database may be away while an import is waited for. */
const MOST_AWAY_MS = 120_000

/** Says of a request what a worker must know. */
export function workOf(
  { path, ...request }: Omit<FileRequest, 'log'>,
  { dryRun = false, strict = false, allowShrink = false, trustsServer = false, download, baseMaps }: ImportOptions,
): Omit<OrderWork, 'url' | 'content'> {
  return {
    order: writeOrder(path, { ...request, strict, drawsBaseMap: baseMaps !== undefined }),
    dryRun,
    allowShrink,
    allowsPrivate: download?.allowsPrivate ?? false,
    trustsServer,
  }
}

/** Opens the orders of the shared database, gives them to `work` and closes it. */
export async function withImportOrders<T>(config: Config, work: (orders: ImportOrders) => Promise<T>): Promise<T> {
  if (config.databaseUrl === null) {
    throw new OperatorError('workers share a database: set DATABASE_URL to it')
  }
  await using store = await openWork(workPlace(config))
  return await work(await openImportOrders(store, { owner: leaseOwner('operator', newStart(), 0) }))
}

/**
 * Has workers import a file, which is put into the store first, or a URL, and waits.
 * @throws OperatorError when it cannot be imported, or is cancelled.
 */
export async function importOnWorkers(
  config: Config,
  path: string,
  work: Omit<OrderWork, 'url' | 'content'>,
): Promise<Imported> {
  const { snapshotUrl } = config
  if (snapshotUrl === null) {
    throw new OperatorError('workers fetch files from what machines share: set SNAPSHOT_URL as they have it')
  }
  return withImportOrders(config, async orders => {
    const where = isUrl(path)
      ? { url: path, content: null }
      : { url: null, content: await upload(openSnapshotStore(snapshotUrl, config.s3), path) }
    const name = isUrl(path) ? path : basename(path)
    const { id } = await orders.add({ name, work: writeOrderWork({ ...work, ...where }) })
    return toImported(await ended(orders, id))
  })
}

/** Waits until an order has ended, and shows how far it has come. */
async function ended(orders: ImportOrders, id: string): Promise<ImportOrder> {
  const screen = progressOn(process.stderr, () => performance.now())
  let seenAt = performance.now()
  let shown: string | null = null
  try {
    for (;;) {
      const order = await orders.find(id).catch((error: unknown) => {
        if (performance.now() - seenAt > MOST_AWAY_MS) throw error
        return null
      })
      if (order === undefined) throw new OperatorError(`the import ${id} is there no more`)
      if (order) seenAt = performance.now()
      if (order?.completedAt) return order
      if (order?.progress && order.progress !== shown) screen.show(JSON.parse(order.progress) as Shown)
      shown = order?.progress ?? shown
      await wait(LOOK_MS)
    }
  } finally {
    screen.end()
  }
}

function toImported({ id, name, status, result }: ImportOrder): Imported {
  if (status === 'cancelled') throw new OperatorError(`the import of "${name}" (${id}) was cancelled`)
  const read = readOrderResult(result ?? '{"mistake":"nobody knows why"}')
  if ('mistake' in read) throw new OperatorError(read.mistake)
  const log = new ImportLog()
  for (const refusal of read.refusals) log.refuse(refusal)
  return { report: read.report, log }
}

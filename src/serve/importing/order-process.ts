// An ordered import in a process of its own, which the worker starts and ends: what is synchronous in it holds up no lease.
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { BaseMapFolder } from '../../basemap/folder.ts'
import { isDatabaseAway } from '../../catalogue/database-away.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { importFile } from '../../import/import-file.ts'
import { ImportLog } from '../../import/import-log.ts'
import { readOrder } from '../../import/origin/order.ts'
import type { Progress } from '../../import/readers/source-file.ts'
import { makeOwnFolder } from '../../import/spill/own-folder.ts'
import { openSnapshotStore } from '../../index/snapshots/open-store.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Config } from '../config.ts'
import { baseMapFolder, cataloguePlace } from '../settings/places.ts'
import { noteImport } from '../metrics/last-import.ts'
import { MOST_REFUSALS, type OrderResult, readOrderWork } from './order-work.ts'
import { helpWith } from './units/offer-units.ts'
import { openUnitTeller } from './units/unit-queue.ts'
import { fetchUpload } from './upload.ts'

export type Shown = Progress & { rows: number }
/** What the process tells the worker. */
export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: Shown }
  | { kind: 'may I publish' }
  | { kind: 'ended'; result: OrderResult }
/** What the worker tells it: first what to do; later that the order is still its own. */
export type ToProcess = ({ kind: 'import' } & Ordered) | { kind: 'publish' }

export type Ordered = { id: string; name: string; work: string }

const PROGRESS_MS = 500
/** The worker itself is told when Redis goes. */
const SILENT = { info() {}, warn() {} }

export type OrderOptions = {
  onProgress: (progress: Shown) => void
  /** Returns when the order is still this process's, and never when it is another's. */
  beforePublish: () => Promise<void>
}

/** Imports as ordered. A mistake in the order or its file is its result; @throws what may not come again. */
export async function importOrdered(
  config: Config,
  { id, name, work }: Ordered,
  { onProgress, beforePublish }: OrderOptions,
): Promise<OrderResult> {
  const { order, url, content, allowsPrivate, ...flags } = readOrderWork(work)
  const { strict, drawsBaseMap: _, ...request } = readOrder(order)
  const folder = await makeOwnFolder('order')
  const log = new ImportLog()
  const phases = noteImport(config.dataDir)
  const catalogue = await openCatalogue(cataloguePlace(config))
  const { redisUrl: redis, snapshotUrl } = config
  const told = { url: redis ?? '', identity: catalogue.identity, log: SILENT }
  const teller = redis === null ? null : await openUnitTeller(told)
  try {
    const store = snapshotUrl === null ? null : openSnapshotStore(snapshotUrl, config.s3)
    const path = url ?? (await fetched(config, content ?? '', { folder, name: basename(name) }))
    const report = await importFile(
      catalogue,
      { path, log, ...request },
      {
        ...flags,
        strict,
        download: { allowsPrivate },
        baseMaps: new BaseMapFolder(baseMapFolder(config.dataDir)),
        dataFolder: config.dataDir,
        threads: config.importThreads,
        ownsProcess: true,
        ...(store && { help: helpWith({ store, teller, order: { id, work }, folder }) }),
        beforePublish,
        onProgress(progress) {
          phases.enter(progress)
          onProgress(progress)
        },
      },
    )
    phases.end(report.outcome)
    return { report: { ...report, file: url ?? name }, refusals: [...log.refusals().take(MOST_REFUSALS)] }
  } catch (error) {
    phases.end('failed')
    // A database that goes is no mistake in the order: another run may find it there.
    if (!(error instanceof OperatorError) || isDatabaseAway(error)) throw error
    return { mistake: error.message }
  } finally {
    log.close()
    await teller?.stop()
    await catalogue.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetched(config: Config, content: string, place: { folder: string; name: string }): Promise<string> {
  if (config.snapshotUrl === null) throw new OperatorError('SNAPSHOT_URL is not set: the file cannot be fetched')
  return fetchUpload(openSnapshotStore(config.snapshotUrl, config.s3), content, place)
}

/** Runs in the process that a worker has started: takes its order, tells how it goes and what it came to, and ends. */
export async function runOrderProcess(config: Config): Promise<void> {
  const tell = (message: FromProcess) =>
    new Promise<void>(resolve => (process.send ? process.send(message, undefined, {}, () => resolve()) : resolve()))
  // A worker that is killed takes what it has started with it.
  process.on('disconnect', () => process.exit(1))
  // The terminal tells all of a group: the worker says what becomes of the order.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  const first = received('import')
  await tell({ kind: 'ready' })
  const order = await first
  let toldAt = 0
  const result = await importOrdered(config, order, {
    onProgress(progress) {
      if (performance.now() - toldAt < PROGRESS_MS) return
      toldAt = performance.now()
      void tell({ kind: 'progress', progress })
    },
    async beforePublish() {
      const answer = received('publish')
      await tell({ kind: 'may I publish' })
      await answer
    },
  })
  await tell({ kind: 'ended', result })
  process.exit(0)
}

function received<K extends ToProcess['kind']>(kind: K): Promise<Extract<ToProcess, { kind: K }>> {
  return new Promise(resolve => {
    const listen = (message: ToProcess) => {
      if (message.kind !== kind) return
      process.off('message', listen)
      resolve(message as Extract<ToProcess, { kind: K }>) // by the check
    }
    process.on('message', listen)
  })
}

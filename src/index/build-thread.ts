// The entry of the thread in which an index is built, while the other threads serve the last one.
import { parentPort, workerData } from 'node:worker_threads'
import { openSqliteCatalogue } from '../catalogue/sqlite/sqlite.ts'
import { buildIndex } from './build.ts'
import type { BuildOrder } from './build-in-thread.ts'
import { saveSections } from './storage/snapshot-file.ts'
import { stepBehind } from './step-behind.ts'

const order = workerData as BuildOrder // given by build-in-thread.ts alone
if (order.isServing) stepBehind()
const catalogue = await openSqliteCatalogue(order.catalogueFile)
try {
  const buffer = await catalogue.withSnapshot(snapshot => buildIndex(snapshot, order.links))
  parentPort?.postMessage(buffer)
  if (order.indexFile !== null) await saveSections(order.indexFile, buffer)
} finally {
  await catalogue.close()
}

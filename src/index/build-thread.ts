// The entry of the thread in which an index is built, while the other threads serve the last one.
import { rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { Snapshot } from '../catalogue/catalogue.ts'
import { openCatalogue } from '../catalogue/open.ts'
import { buildIndex } from './build.ts'
import type { BuildOrder } from './build-in-thread.ts'
import { areOnDisk } from './storage/bodies-place.ts'
import { openSnapshotStore } from './snapshots/open-store.ts'
import { shareIndex } from './snapshots/shared-index.ts'
import type { SnapshotStore } from './snapshots/snapshot-store.ts'
import { fingerprintOf } from './storage/links-fingerprint.ts'
import { saveSections, saveWithBodies } from './storage/save-index.ts'
import { Sections } from './storage/sections.ts'
import { loadIndex } from './storage/snapshot-file.ts'
import { stepBehind } from './step-behind.ts'

const order = workerData as BuildOrder // given by build-in-thread.ts alone
if (order.isServing) stepBehind()
const catalogue = await openCatalogue(order.catalogue)
try {
  const store = order.snapshots ? openSnapshotStore(order.snapshots, order.s3) : null
  if (store && order.indexFile !== null) {
    await shareIndexFile(store, order.indexFile).catch(async (error: unknown) => {
      if (order.wanted || order.leavesBuilding) throw error
      // What others cannot have is served here all the same; the error is reported as one of keeping it.
      await buildAlone()
      throw error
    })
  } else await buildAlone()
} finally {
  await catalogue.close()
}

/** Builds the index or has it from another machine; it is in its file when it is handed over. */
async function shareIndexFile(store: SnapshotStore, indexFile: string): Promise<void> {
  const { links, bodies = 'auto', wanted, leavesBuilding = false } = order
  const buffer = await shareIndex(catalogue, {
    wanted,
    mayBuild: !leavesBuilding,
    isServing: order.isServing,
    store,
    links,
    indexFile,
    async build() {
      const { bodiesFile, buffer } = await build()
      if (bodiesFile === null) await saveSections(indexFile, buffer)
      else await saveWithBodies(indexFile, buffer, bodiesFile)
      return { buffer, version: new Sections(buffer).head.version }
    },
    async load(version) {
      const loaded = await loadIndex(indexFile, { version, linksFingerprint: fingerprintOf(links) }, { bodies })
      return 'buffer' in loaded ? loaded.buffer : undefined
    },
  })
  parentPort?.postMessage(buffer)
}

async function buildAlone(): Promise<void> {
  const { bodiesFile, buffer } = await build()
  // Bodies that are in the file alone can be served only from there.
  if (order.indexFile !== null && bodiesFile !== null) await saveWithBodies(order.indexFile, buffer, bodiesFile)
  parentPort?.postMessage(buffer)
  if (order.indexFile !== null && bodiesFile === null) await saveSections(order.indexFile, buffer)
}

function build(): Promise<{ bodiesFile: string | null; buffer: SharedArrayBuffer }> {
  return catalogue.withSnapshot(async snapshot => {
    const bodiesFile = await bodiesFileOf(snapshot)
    try {
      return { bodiesFile, buffer: await buildIndex(snapshot, order.links, { bodiesFile }) }
    } catch (error) {
      if (bodiesFile !== null) rmSync(bodiesFile, { force: true })
      throw error
    }
  })
}

/** Where the bodies are written to; null: to memory. */
async function bodiesFileOf(snapshot: Snapshot): Promise<string | null> {
  const { indexFile, bodies = 'auto' } = order
  if (indexFile === null) return null
  const counts = await snapshot.spotCounts()
  const spots = counts.values().reduce((sum, count) => sum + count, 0)
  return areOnDisk(bodies, spots) ? `${indexFile}.bodies` : null
}

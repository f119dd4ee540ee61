// The index that a machine serves: loaded at the start, and followed by those of later versions, together with other machines.
import { rm } from 'node:fs/promises'
import type { Version } from '../../catalogue/catalogue.ts'
import type { Log } from '../../http/log.ts'
import { type BuildOrder, type BuiltIndex, buildIndexInThread } from '../../index/build-in-thread.ts'
import { previousFile } from '../../index/storage/body-file.ts'
import { fingerprintOf } from '../../index/storage/links-fingerprint.ts'
import { Sections } from '../../index/storage/sections.ts'
import { loadIndex } from '../../index/storage/snapshot-file.ts'
import { shareBytes } from '../../service/shared-bytes.ts'
import type { Config } from '../config.ts'
import { indexFile } from '../settings/places.ts'
import type { BuildCounts } from '../metrics/build-counts.ts'
import type { SystemRecord } from '../record.ts'
import type { RolloutStore, VersionPlace } from '../rollout/rollout-store.ts'
import type { Rollout } from '../rollout/rollout.ts'
import type { Threads } from '../threads.ts'
import type { SharedVersion } from '../worker-messages.ts'
import { fetchFiles } from './fetch-files.ts'
import { firstIndex, type FirstIndex } from './first-index.ts'
import { createFailedVersion } from './failed-version.ts'
import { noteNotServed } from './not-served.ts'
import { isOfHistory } from './of-history.ts'
import { createTakeOver, type Failure } from './take-over.ts'
import { versionReader } from './version-reader.ts'

/** How often the catalogue is asked for a version that another process has published. */
const POLL_MS = 500

export type ServedIndex = {
  /** What threads are given. */
  shared: () => SharedVersion
  /** Why the newest version is not served; null when it is. */
  notServed: () => string | null
  /** Told the oldest version that any thread serves. */
  noteServed(number: number): void
  /** Has threads follow the catalogue from now on. */
  follow(threads: Threads): void
  stop(): void
}

export type ServedIndexOptions = {
  config: Config
  record: Pick<SystemRecord, 'catalogue' | 'place'> & { rollout: Pick<RolloutStore, 'current'> | null }
  order: BuildOrder
  rollout: Rollout | null
  builds: BuildCounts
  log: Log
}

/** Loads what is served first. @throws OperatorError when no version can be served */
export async function openServedIndex(options: ServedIndexOptions): Promise<ServedIndex> {
  const { config, record, order, rollout, builds, log } = options
  const { catalogue, place } = record
  const readVersion = versionReader(catalogue, place)
  const { buffer, saved, failure } = await startingIndex(options)
  saved.catch(logSaveFailure)
  await fetchFiles(catalogue, config.dataDir)
  let shared: SharedVersion = await sharedOf(buffer)
  let isStopped = false
  const first = new Sections(buffer).head.version
  if (!failure) noteNotServed(config.dataDir, null)
  let threads: Threads | undefined
  const failed = createFailedVersion({
    dataDir: config.dataDir,
    log,
    setDegraded: isDegraded => threads?.setDegraded(isDegraded),
  })
  const takeOver = createTakeOver({
    served: first,
    failure,
    version: readVersion,
    take: () => builds.measure(takeNext),
    onFailure: noteFailure,
    onSuccess: failed.forget,
  })
  let poll: NodeJS.Timeout | undefined
  let stopWatching = () => {}
  return {
    shared: () => shared,
    notServed: failed.said,
    noteServed(number) {
      const { version } = new Sections(shared.index).head
      if (number === version.number) rollout?.served(version)
    },
    follow(given) {
      threads = given
      threads.setDegraded(failed.said() !== null)
      const look = () => void takeOver.look()
      poll = setInterval(look, POLL_MS)
      stopWatching = catalogue.watch(() => void takeOver.wake())
    },
    stop() {
      isStopped = true
      clearInterval(poll)
      stopWatching()
    },
  }

  /** Loads the version that other machines wait for, or else the newest, and gives it to the threads when all swap. */
  async function takeNext(): Promise<Version> {
    for (;;) {
      const { buffer, saved } = await nextIndex()
      saved.catch(logSaveFailure)
      await fetchFiles(catalogue, config.dataDir)
      const next = await sharedOf(buffer)
      const { version } = new Sections(buffer).head
      if (rollout && (await rollout.agree(version)) === 'superseded') continue
      shared = next
      threads?.handOver(shared)
      // What stays of the version before, the next replaces.
      await rm(previousFile(indexFile(config.dataDir)), { force: true }).catch(() => {})
      return version
    }
  }

  async function nextIndex(): Promise<BuiltIndex> {
    const wanted = order.snapshots ? rollout?.wanted() : null
    // What cannot be fetched any more is passed over for the newest.
    const fetched = wanted && (await fetchIndex({ ...order, isServing: true }, wanted))
    return fetched ?? buildIndexInThread({ ...order, isServing: true })
  }

  async function sharedOf(index: SharedArrayBuffer): Promise<SharedVersion> {
    const { version } = new Sections(index).head
    return { index, grids: shareBytes(await catalogue.grids(version.number)) }
  }

  function noteFailure(failure: Failure): void {
    if (isStopped) return
    failed.note(failure)
    if (failure.version) rollout?.failed(failure.version.token)
  }

  function logSaveFailure(error: unknown): void {
    log.warn({ err: error }, 'the index could not be kept in a file; the next start will build it again')
  }
}

/** A machine that starts serves what the others serve, so that nobody is shown a version and then the one before. */
async function startingIndex({ order, record }: ServedIndexOptions): Promise<FirstIndex> {
  const { catalogue, rollout } = record
  const current = (await rollout?.current()) ?? null
  const newest = await catalogue.version()
  if (current && current.token !== newest.token && (await isOfHistory(catalogue, current))) {
    const buffer = (await keptIndex(order, current)) ?? (await fetchIndex(order, current))?.buffer
    if (buffer) return { buffer, saved: Promise.resolve(), failure: null }
  }
  return firstIndex(catalogue, order)
}

async function keptIndex(
  { indexFile, links, bodies = 'auto' }: BuildOrder,
  version: VersionPlace,
): Promise<SharedArrayBuffer | undefined> {
  if (indexFile === null) return undefined
  const loaded = await loadIndex(indexFile, { version, linksFingerprint: fingerprintOf(links) }, { bodies })
  return 'buffer' in loaded ? loaded.buffer : undefined
}

/** Fetches the index of a version that others have built; undefined where that is not to be had. */
async function fetchIndex(order: BuildOrder, wanted: VersionPlace): Promise<BuiltIndex | undefined> {
  if (!order.snapshots) return undefined
  return buildIndexInThread({ ...order, wanted }).catch(() => undefined)
}

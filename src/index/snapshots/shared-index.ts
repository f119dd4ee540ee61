import { setTimeout as wait } from 'node:timers/promises'
import type { Catalogue, Version } from '../../catalogue/catalogue.ts'
import type { Links } from '../../spots/links.ts'
import { fingerprintOf } from '../storage/links-fingerprint.ts'
import { FORMAT } from '../storage/sections.ts'
import { fetchIndex, putIndex } from './packed-index.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const LOOK_MS = 500
/** A machine that may not build tries what it could not fetch again: the pause, twice as long after each further try. */
const AGAIN_MS = { shortest: 500, longest: 30_000 }
/** So often a machine that serves another version tries before it says that it cannot take this one over. */
const MOST_TRIES = 6
/** Versions of which snapshots are kept: the present one, and those that slower machines may still be fetching. */
const KEPT_VERSIONS = 3

type VersionPlace = Pick<Version, 'number' | 'token'>

export type SharedIndex = {
  /** The version that is wanted; absent: the present one, which may have to be built. */
  wanted?: VersionPlace | undefined
  /** Whether this machine builds what none has built yet. */
  mayBuild: boolean
  /** Whether another version is served meanwhile: what cannot be fetched is then told, not waited for. */
  isServing?: boolean | undefined
  pauseMs?: typeof AGAIN_MS
  store: SnapshotStore
  links: Links
  indexFile: string
  /** Builds the present version, and writes it to the index file. */
  build: () => Promise<{ version: Version; buffer: SharedArrayBuffer }>
  /** Loads the index file; undefined when it is not of this version. */
  load: (version: VersionPlace) => Promise<SharedArrayBuffer | undefined>
}

/**
 * Gives the index of the catalogue's present version, and brings the index file to it: fetched where another machine has built it, awaited where one is
 * building it, built and stored for the others else. Bytes that are not what their name says are passed over.
 * @throws NotStored for a wanted version that is not there; why a stored one could not be taken, where this machine serves
 * another and builds none
 */
export async function shareIndex(
  catalogue: Pick<Catalogue, 'identity' | 'version' | 'tryAlone'>,
  { wanted, mayBuild, isServing, pauseMs = AGAIN_MS, store, links, indexFile, build, load }: SharedIndex,
): Promise<SharedArrayBuffer> {
  const passedOver = new Set<string>()
  let againMs = pauseMs.shortest
  let tries = 0
  let trouble: unknown
  for (;;) {
    const version = wanted ?? (await catalogue.version())
    const prefix = prefixOf(catalogue.identity.id, version, links)
    const found = async () => (await store.list(prefix)).find(name => !passedOver.has(name))
    const name = await found()
    if (name !== undefined) {
      const isFetched = await fetchIndex(store, name, indexFile).then(
        () => true,
        (error: unknown) => {
          trouble = error
          return false
        },
      )
      const buffer = isFetched ? await load(version) : undefined
      if (buffer) return buffer
      passedOver.add(name)
      continue
    }
    if (wanted) throw new NotStored(`no index of version ${wanted.number} is kept for other machines`)
    if (!mayBuild) {
      if (passedOver.size > 0 && isServing === true && ++tries === MOST_TRIES)
        throw new Error(`the index of version ${version.number} could not be taken from the other machines`, {
          cause: trouble,
        })
      // What is damaged is replaced under the same name, and the store may have been away.
      await wait(passedOver.size > 0 ? againMs : LOOK_MS)
      if (passedOver.size > 0) againMs = Math.min(2 * againMs, pauseMs.longest)
      passedOver.clear()
      continue
    }
    const done = await catalogue.tryAlone(async () => {
      // Another may have stored it between the look and the right to build.
      if ((await found()) !== undefined) return { buffer: null }
      const { version, buffer } = await build()
      for (const damaged of passedOver) await store.remove(damaged)
      await putIndex(store, prefixOf(catalogue.identity.id, version, links), indexFile)
      await sweep(store, catalogue.identity.id, version.number)
      return { buffer }
    })
    if (done?.buffer) return done.buffer
    if (!done) await wait(LOOK_MS)
  }
}

/** There is no index of a version that nobody can build any more. */
export class NotStored extends Error {
  override name = 'NotStored'
}

/** What an index is made of: the same on every machine that may use it. */
function prefixOf(id: string, { number, token }: VersionPlace, links: Links): string {
  return `snapshots/${id}/${number}/${token}-${FORMAT}-${fingerprintOf(links)}/`
}

async function sweep(store: SnapshotStore, id: string, present: number): Promise<void> {
  const begin = `snapshots/${id}/`
  for (const name of await store.list(begin)) {
    const version = Number(name.slice(begin.length).split('/')[0])
    if (version <= present - KEPT_VERSIONS) await store.remove(name)
  }
}

import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Log } from '../http/log.ts'
import { type BuildOrder, buildIndexInThread } from '../index/build-in-thread.ts'
import { Sections } from '../index/storage/sections.ts'
import type { BuildCounts } from './metrics/build-counts.ts'
import { createTakeOver } from './versions/take-over.ts'

const POLL_MS = 500
/** None yet. */
const NOTHING = { number: 0, token: '', publishedAt: new Date(0).toISOString() }

export type Builder = {
  /** Why the newest version cannot be built; null when it can. */
  notBuilt: () => string | null
  /** The newest version that is in the store. */
  built: () => number
  stop(): void
}

/** Builds the index of each version for machines that serve, as long as no other does. */
export function startBuilder(
  catalogue: Pick<Catalogue, 'version' | 'watch'>,
  order: BuildOrder,
  { builds, log }: { builds: BuildCounts; log: Log },
): Builder {
  let notBuilt: string | null = null
  let built = 0
  const takeOver = createTakeOver({
    served: NOTHING,
    failure: null,
    version: () => catalogue.version(),
    take: () =>
      builds.measure(async () => {
        const { buffer, saved } = await buildIndexInThread(order)
        await saved
        const { version } = new Sections(buffer).head
        built = version.number
        log.info({ version: built }, 'the index of a version is there for all machines')
        return version
      }),
    onFailure({ version, error, inMs }) {
      notBuilt = version ? `version ${version.number} cannot be built` : 'the catalogue cannot be read'
      log.error({ err: error, inMs }, notBuilt)
    },
    onSuccess() {
      notBuilt = null
    },
  })
  const look = () => void takeOver.look()
  const poll = setInterval(look, POLL_MS)
  const stopWatching = catalogue.watch(() => void takeOver.wake())
  look()
  return {
    notBuilt: () => notBuilt,
    built: () => built,
    stop() {
      clearInterval(poll)
      stopWatching()
    },
  }
}

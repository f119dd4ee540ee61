import type { CatalogueIdentity } from '../catalogue/catalogue.ts'
import type { Index } from '../index/index.ts'
import type { Atlas } from '../silence/atlas.ts'
import type { Links } from '../spots/links.ts'
import { directoryOf, sandboxDirectory } from './directory.ts'
import type { Directory, Service } from './service.ts'
import { NO_NOISE } from './shared-noise.ts'

export type ServiceOptions = Pick<
  Service,
  | 'contactUrl'
  | 'rateWindows'
  | 'trustedProxies'
  | 'logClientAddress'
  | 'cacheMaxAge'
  | 'log'
  | 'jobs'
  | 'answers'
  | 'changeLog'
> & {
  links: Links
  identity: CatalogueIdentity
  /** The present key, which may be rotated while the service runs. */
  webhookPublicKey?: () => string
  now?: () => number
  atlas?: Atlas
  mapStyle?: Service['mapStyle']
}

/** A service whose directory can be swapped for another version's, and that can be told to stop. */
export type RunningService = Service & {
  /** Serves another version from the next request on. */
  swap(index: Index, atlas?: Atlas): Promise<void>
  /** Takes no new work from now on. */
  stop(): void
}

/** Puts together what the routes work with. */
export async function createService(index: Index, options: ServiceOptions): Promise<RunningService> {
  const {
    links,
    identity,
    now = Date.now,
    atlas = NO_NOISE,
    mapStyle = null,
    webhookPublicKey = () => identity.webhookKey.public,
    ...rest
  } = options
  let directory: Directory = await directoryOf(index, links, identity, atlas)
  let isStopping = false
  return {
    ...rest,
    mapStyle,
    links,
    now,
    get webhookPublicKey() {
      return webhookPublicKey()
    },
    sandbox: await sandboxDirectory(links),
    directory: () => directory,
    isReady: () => !isStopping,
    async swap(next, nextAtlas = directory.atlas) {
      directory = await directoryOf(next, links, identity, nextAtlas)
    },
    stop() {
      isStopping = true
    },
  }
}

import type { PreparedWorld } from '../ask/world.ts'
import type { CatalogueIdentity } from '../catalogue/catalogue.ts'
import type { Index } from '../index/types.ts'
import type { Atlas } from '../silence/noise-maps.ts'
import type { Links } from '../spots/links.ts'
import { directoryOf, sandboxDirectory } from '../service/directory.ts'
import type { Directory, Service } from './service.ts'
import { NO_NOISE } from '../service/shared-noise.ts'

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
  /** What questions need of the index, when it has been prepared already. */
  prepared?: PreparedWorld | undefined
  mapStyle?: Service['mapStyle']
}

/** A service whose directory can be swapped for another version's, and that can be told to stop. */
export type RunningService = Service & {
  /** Serves another version from the next request on. */
  swap(index: Index, options?: { atlas: Atlas; prepared?: PreparedWorld | undefined }): void
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
    prepared,
    mapStyle = null,
    webhookPublicKey = () => identity.webhookKey.public,
    ...rest
  } = options
  const { cursorKey } = identity
  let directory: Directory = directoryOf(index, { links, cursorKey, atlas, prepared })
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
    swap(next, options = { atlas: directory.atlas }) {
      directory = directoryOf(next, { links, cursorKey, ...options })
    },
    stop() {
      isStopping = true
    },
  }
}

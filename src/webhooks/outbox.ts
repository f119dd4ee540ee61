import type { Catalogue, LogPlace, PublishedVersion } from '../catalogue/catalogue.ts'
import { END_OF_VERSION, START_OF_LOG } from '../catalogue/catalogue.ts'
import type { Links } from '../spots/links.ts'
import { eventsFor, isCrowded, MOST_SPOT_EVENTS } from './events.ts'
import type { Endpoint, WebhookStore } from './store.ts'

export type OutboxSource = {
  catalogue: Pick<Catalogue, 'history' | 'changes' | 'isInLog'>
  links: Links
  /** Where the changes after a place are read. */
  changesUrl: (place: LogPlace) => string
  /** The newest version that every thread serves: no event goes out for one that cannot be read yet. */
  servedVersion: () => number
}

/**
 * Puts on their way the events of all versions since each endpoint's cursor. The cursor moves in the same transaction:
 * a process that dies between publish and delivery finds the events in the change log again.
 */
export async function planDeliveries(store: WebhookStore, source: OutboxSource): Promise<void> {
  for (const endpoint of await store.endpoints()) {
    if (endpoint.disabledReason === null) await planFor(endpoint, store, source)
  }
}

async function planFor(endpoint: Endpoint, store: WebhookStore, source: OutboxSource): Promise<void> {
  const { catalogue, links, changesUrl, servedVersion } = source
  let { cursor } = endpoint
  for (;;) {
    const version = await nextVersion(cursor)
    if (!version || version.number > servedVersion()) return
    const changes = isCrowded(version) ? [] : await changesOf(version)
    const events = eventsFor(endpoint, { version, changes, changesUrl: changesUrl(await placeBefore(version)), links })
    const next = { number: version.number, token: version.token }
    if (!(await store.putOnWay({ ...endpoint, cursor }, events, next))) return
    cursor = next
  }

  /** Returns the next version to report; after a gap in the log (trimmed, or another history) the newest. */
  async function nextVersion({ number, token }: Endpoint['cursor']): Promise<PublishedVersion | undefined> {
    if (await catalogue.isInLog({ version: number, sequence: END_OF_VERSION, token })) {
      return (await catalogue.history({ after: number, limit: 1 }))[0]
    }
    const [newest] = await catalogue.history({ newest: true, limit: 1 })
    return newest
  }

  async function changesOf({ number }: PublishedVersion) {
    const changes = await catalogue.changes({ version: number - 1, sequence: END_OF_VERSION }, MOST_SPOT_EVENTS)
    return changes.filter(change => change.version === number)
  }

  async function placeBefore({ number }: PublishedVersion): Promise<LogPlace> {
    const [previous] = await catalogue.history({ after: number - 2, limit: 1 })
    const isFirst = previous?.number !== number - 1
    return isFirst ? START_OF_LOG : { version: previous.number, sequence: END_OF_VERSION, token: previous.token }
  }
}

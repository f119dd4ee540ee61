// The events of webhooks, made of each publish: ids and addresses without content, so that anyone may read them.
import { createHash } from 'node:crypto'
import type { Change, ChangeKind, PublishedVersion } from '../catalogue/catalogue.ts'
import { type Links, spotApiUrl, spotUrl } from '../spots/links.ts'

/** Every type of event and what it says. */
export const EVENTS = {
  'spot.created': 'A spot has come into the catalogue',
  'spot.updated': 'Something of a spot has changed',
  'spot.removed': 'A spot has left the catalogue',
  'catalogue.published':
    'A new version of the catalogue is served; names the counts and where to read the changes. When more than 1,000 spots have changed it comes in place of their own events',
} as const
export type EventType = keyof typeof EVENTS
export const EVENT_TYPES = Object.keys(EVENTS) as EventType[] // the keys of a const table

/** A publish with more changes is reported by `catalogue.published` alone. */
export const MOST_SPOT_EVENTS = 1000

const TYPE_OF: Record<ChangeKind, EventType> = {
  created: 'spot.created',
  updated: 'spot.updated',
  removed: 'spot.removed',
}

/** An event on its way to one endpoint. */
export type OutgoingEvent = {
  /** The same however often the event is made of the same publish for the same endpoint. */
  id: string
  type: EventType
  /** The raw body, as it is signed and sent. */
  body: string
}

export type EventSource = {
  version: PublishedVersion
  /** All changes of the version, or none when they are too many. */
  changes: readonly Change[]
  /** Where the changes of the version are read. */
  changesUrl: string
  links: Links
}

export type Subscriber = { id: string; events: readonly EventType[] }

/**
 * Makes the events of a publish for an endpoint. One that asked for spot events alone still gets the
 * `catalogue.published` in place of too many of them.
 */
export function eventsFor({ id: endpoint, events: wanted }: Subscriber, source: EventSource): OutgoingEvent[] {
  const { version, changes, links } = source
  const spotEvents = changes
    .filter(change => wanted.includes(TYPE_OF[change.kind]))
    .map(({ sequence, kind, id, slug }) =>
      event(TYPE_OF[kind], sequence, {
        id,
        slug,
        url: spotUrl(slug, links),
        apiUrl: spotApiUrl(id, links),
        version: version.number,
      }),
    )
  const isDue = wanted.includes('catalogue.published') || (isCrowded(version) && wanted.some(isOfSpots))
  return isDue ? [...spotEvents, publishedEvent()] : spotEvents

  function publishedEvent(): OutgoingEvent {
    const { number, created, updated, removed } = version
    return event('catalogue.published', 0, {
      version: number,
      created,
      updated,
      removed,
      changesUrl: source.changesUrl,
    })
  }

  function event(type: EventType, sequence: number, data: object): OutgoingEvent {
    const id = createHash('sha256').update(JSON.stringify([endpoint, version.number, version.token, sequence]))
    return {
      id: `msg_${id.digest('base64url').slice(0, 27)}`,
      type,
      body: JSON.stringify({ type, timestamp: version.publishedAt, data }),
    }
  }
}

/** Whether a version has too many changes to tell each. */
export function isCrowded({ created, updated, removed }: PublishedVersion): boolean {
  return created + updated + removed > MOST_SPOT_EVENTS
}

function isOfSpots(type: EventType): boolean {
  return type !== 'catalogue.published'
}

// Webhook endpoints and the deliveries on their way to them. `stored-webhooks.ts` implements it.
import type { Version } from '../catalogue/catalogue.ts'
import type { EventType, OutgoingEvent } from './events.ts'
import type { SharedSecret } from './sign.ts'

export type VersionPlace = Pick<Version, 'number' | 'token'>

export type Endpoint = {
  id: string
  url: string
  events: readonly EventType[]
  /** The present secret, and for a while after a rotation the one before. */
  secrets: SharedSecret[]
  /** Whether the operator has allowed the host to lie in a private network. */
  allowsPrivate: boolean
  /** RFC 3339. */
  createdAt: string
  /** Why nothing is sent to it any more; null while it is. */
  disabledReason: string | null
  /** The version up to which events were put on their way: the outbox is what the change log has after it. */
  cursor: VersionPlace
}

export type NewEndpoint = Pick<Endpoint, 'url' | 'events' | 'allowsPrivate' | 'cursor'>

/** `waiting` for its (next) attempt → `delivered`, or `failed` when it is given up; from there back by hand. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed'

export type StoredDelivery = {
  /** The webhook-id. */
  id: string
  endpointId: string
  type: EventType
  body: string
  state: DeliveryState
  attempts: number
  /** Milliseconds; when a waiting one is due. */
  nextAt: number
  /** RFC 3339. */
  createdAt: string
  /** What the last attempt came to, in words. */
  lastOutcome: string | null
}

export type AttemptRecord = {
  state: DeliveryState
  attempts: number
  nextAt: number
  lastOutcome: string
}

export type WebhookStore = {
  add(endpoint: NewEndpoint): Promise<Endpoint>
  endpoints(): Promise<Endpoint[]>
  /** Removes an endpoint with its deliveries; false when there is none. */
  remove(id: string): Promise<boolean>
  /** Stops sending to an endpoint and gives up what waits for it. */
  disable(id: string, reason: string): Promise<void>
  /** Sends to it again, from a place on. */
  enable(id: string, cursor: VersionPlace): Promise<boolean>
  /** Gives an endpoint a new secret; the one before signs along for a week. */
  rotateSecret(id: string): Promise<SharedSecret | undefined>

  /** Puts events on their way and moves the endpoint's cursor, both or neither; false when somebody else has moved it. */
  putOnWay(endpoint: Endpoint, events: readonly OutgoingEvent[], cursor: VersionPlace): Promise<boolean>
  /** Returns the waiting deliveries of an endpoint that are due, longest due first, but for those named. */
  due(endpointId: string, options: { limit: number; except: readonly string[] }): Promise<StoredDelivery[]>
  record(id: string, attempt: AttemptRecord): Promise<void>
  /** Returns the newest deliveries first. */
  deliveries(options: { limit: number; state?: DeliveryState }): Promise<StoredDelivery[]>
  /** Makes a delivery, or all failed ones of an endpoint, wait for an attempt now. Returns how many. */
  retry(id: string): Promise<number>

  /** Takes or keeps the right to deliver, which one process of a machine has at a time. */
  holdLease(): Promise<boolean>
  /** Ends the leases of an owner that has died. */
  release(dead: string): Promise<number>
  /** Deletes deliveries that ended long ago. Returns how many. */
  sweep(): Promise<number>
  /** Counts deliveries that wait and that were given up; `oldestDueMs` is how long the longest due has waited, 0 when none is. */
  depth(): Promise<DeliveryDepth>
}

export type DeliveryDepth = { waiting: number; failed: number; oldestDueMs: number }

export const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** How long a secret or key signs along after its rotation. */
export const ROTATION_MS = 7 * 24 * 60 * 60 * 1000

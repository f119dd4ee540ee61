import { type OutboxSource, planDeliveries } from './outbox.ts'
import { post, type PostOptions } from './post.ts'
import { type AttemptOutcome, judge } from './retries.ts'
import { signedHeaders, type SigningKey } from './sign.ts'
import type { DeliveryState, Endpoint, StoredDelivery, WebhookStore } from './store.ts'
import { LEASE_MS } from '../work/lease.ts'
import { PollLoop } from '../work/poll-loop.ts'

export type Deliverer = {
  /** Looks for events and due deliveries at once. */
  wake(): void
  /** Starts no more attempts, and returns when those under way have ended. */
  stop(): Promise<void>
}

export type DelivererOptions = OutboxSource & {
  /** The present key and those that still sign along. */
  signingKeys: () => Promise<SigningKey[]>
  /** The link of the service, for the User-Agent. */
  userAgent: string
  report: (error: unknown, message: string) => void
  /** Told what became of a delivery after each attempt. */
  onAttempt?: (state: DeliveryState) => void
  pollMs?: number
  now?: () => number
  random?: () => number
  post?: PostOptions
}

/** Deliveries at a time to one endpoint. */
export const MOST_AT_ONCE = 4

/** Delivers events until it is stopped, while it holds the machine's lease. */
export function startDeliverer(store: WebhookStore, options: DelivererOptions): Deliverer {
  const { report, pollMs = 1000, now = Date.now, random = Math.random } = options
  /** The endpoint of each delivery that is under way. */
  const underWay = new Map<string, string>()
  let heldAt = Number.NEGATIVE_INFINITY
  const onError = (error: unknown) => report(error, 'webhooks could not be looked after; they are at the next poll')
  const loop = new PollLoop(look, { pollMs, onError })
  return { wake: () => loop.wake(), stop: () => loop.stop() }

  async function look(loop: PollLoop): Promise<void> {
    if ((await store.endpoints()).length === 0 || !(await holdsLease())) return
    await planDeliveries(store, options)
    for (const endpoint of await store.endpoints()) {
      if (endpoint.disabledReason === null) await startDue(endpoint, loop)
    }
  }

  async function holdsLease(): Promise<boolean> {
    if (now() - heldAt < LEASE_MS / 3) return true
    const isHeld = await store.holdLease()
    if (isHeld) heldAt = now()
    return isHeld
  }

  async function startDue({ id, ...endpoint }: Endpoint, loop: PollLoop): Promise<void> {
    const own = [...underWay].filter(([, endpointId]) => endpointId === id).map(([delivery]) => delivery)
    if (own.length >= MOST_AT_ONCE || loop.isStopped) return
    for (const delivery of await store.due(id, { limit: MOST_AT_ONCE - own.length, except: own })) {
      underWay.set(delivery.id, id)
      loop.start(attemptAndRecord({ id, ...endpoint }, delivery).finally(() => underWay.delete(delivery.id)))
    }
  }

  async function attemptAndRecord(endpoint: Endpoint, delivery: StoredDelivery): Promise<void> {
    try {
      const outcome = await attemptDelivery(endpoint, delivery, options)
      const attempts = delivery.attempts + 1
      const verdict = judge(outcome, { attempts, now: now(), random })
      const lastOutcome = outcomeText(outcome)
      const isOver = verdict.is === 'gone' || verdict.is === 'failed'
      const nextAt = verdict.is === 'waiting' ? verdict.nextAt : now()
      const state = verdict.is === 'delivered' ? 'delivered' : isOver ? 'failed' : 'waiting'
      await store.record(delivery.id, { state, attempts, nextAt, lastOutcome })
      options.onAttempt?.(state)
      if (verdict.is === 'gone') await store.disable(endpoint.id, 'it answered 410 Gone')
    } catch (error) {
      report(error, `the attempt of ${delivery.id} could not be recorded; it is made again`)
    }
  }
}

/** Makes one attempt at a delivery: signs it now, with every secret and key that counts, and posts it. */
export async function attemptDelivery(
  endpoint: Pick<Endpoint, 'url' | 'secrets' | 'allowsPrivate'>,
  { id, body }: Pick<StoredDelivery, 'id' | 'body'>,
  {
    signingKeys,
    userAgent,
    now = Date.now,
    post: postOptions,
  }: Pick<DelivererOptions, 'signingKeys' | 'userAgent' | 'now' | 'post'>,
): Promise<AttemptOutcome> {
  const timestamp = Math.floor(now() / 1000)
  const signed = signedHeaders({ id, timestamp, body }, { secrets: endpoint.secrets, keys: await signingKeys() })
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent, ...signed }
  return post({ url: endpoint.url, headers, body, allowsPrivate: endpoint.allowsPrivate }, postOptions)
}

export function outcomeText(outcome: AttemptOutcome): string {
  return 'status' in outcome ? `answered ${outcome.status}` : outcome.error
}

import { type OutboxSource, planDeliveries } from './outbox.ts'
import { post, type PostOptions } from './post.ts'
import { type AttemptOutcome, judge } from './retries.ts'
import { signedHeaders, type SigningKey } from './sign.ts'
import { type Endpoint, LEASE_MS, type StoredDelivery, type WebhookStore } from './store.ts'

export type Deliverer = {
  /** Looks for events and due deliveries at once. */
  poke(): void
  /** Starts no more attempts, and returns when those under way have ended. */
  stop(): Promise<void>
}

export type DelivererOptions = OutboxSource & {
  /** The present key and those that still sign along. */
  signingKeys: () => Promise<SigningKey[]>
  /** The link of the service, for the User-Agent. */
  userAgent: string
  report: (error: unknown, message: string) => void
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
  const underWay = new Map<string, { endpointId: string; attempt: Promise<void> }>()
  let looking: Promise<void> | undefined
  let isPoked = false
  let isStopped = false
  let heldAt = Number.NEGATIVE_INFINITY
  const poll = setInterval(poke, pollMs)
  poke()
  return { poke, stop }

  function poke(): void {
    isPoked = true
    looking ??= look().finally(() => {
      looking = undefined
      if (isPoked && !isStopped) poke()
    })
  }

  async function look(): Promise<void> {
    isPoked = false
    if (isStopped) return
    try {
      if ((await store.endpoints()).length === 0 || !(await holdsLease())) return
      await planDeliveries(store, options)
      for (const endpoint of await store.endpoints()) {
        if (endpoint.disabledReason === null) await startDue(endpoint)
      }
    } catch (error) {
      report(error, 'webhooks could not be looked after; they are at the next poll')
    }
  }

  async function holdsLease(): Promise<boolean> {
    if (now() - heldAt < LEASE_MS / 3) return true
    const isHeld = await store.holdLease()
    if (isHeld) heldAt = now()
    return isHeld
  }

  async function startDue(endpoint: Endpoint): Promise<void> {
    const own = [...underWay].filter(([, { endpointId }]) => endpointId === endpoint.id).map(([id]) => id)
    if (own.length >= MOST_AT_ONCE || isStopped) return
    for (const delivery of await store.due(endpoint.id, { limit: MOST_AT_ONCE - own.length, except: own })) {
      const attempt = attemptAndRecord(endpoint, delivery).finally(() => {
        underWay.delete(delivery.id)
        if (!isStopped) poke()
      })
      underWay.set(delivery.id, { endpointId: endpoint.id, attempt })
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
      if (verdict.is === 'gone') await store.disable(endpoint.id, 'it answered 410 Gone')
    } catch (error) {
      report(error, `the attempt of ${delivery.id} could not be recorded; it is made again`)
    }
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(poll)
    await looking
    await Promise.all(Array.from(underWay.values(), ({ attempt }) => attempt))
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

import { type Exchange, isOfApi, type Operation } from '../exchange.ts'
import type { Counters } from '../log.ts'
import type { HttpResponse } from '../response/response.ts'
import { rateLimited } from './rate-headers.ts'
import type { RateWindows } from './windows.ts'
import type { WorkMeter } from './work-meter.ts'

type Answer = HttpResponse | Promise<HttpResponse>

/** The windows of clients, and the meter of their work; nothing is counted against one that is absent. */
export type CountingParts = {
  rateWindows: RateWindows | undefined
  pageWindows: RateWindows | undefined
  meter: WorkMeter | undefined
  now: () => number
  /** Told of each request that is refused. */
  count: Counters['count']
}

const REFUSALS = { api: 'refused of the API window', pages: 'refused of the page window' } as const

/** Makes the steps that count what requests take of their clients' windows: of requests, and of the processor's time. */
export function createCounting({ rateWindows, pageWindows, meter, now, count: tell }: CountingParts) {
  const windows = { api: rateWindows, pages: pageWindows, none: undefined }
  return { count, giveBack, charge, withinShare }

  /** Counts the request against its client's window. @throws ApiError `rate_limited` once that is spent. */
  function count(exchange: Exchange): undefined {
    const { endpoint, operation, client, head, isInside } = exchange
    const window = endpoint?.window ?? (isOfApi(exchange.target.pathname) ? 'api' : 'pages')
    const counted = windows[window]
    if (!counted || isInside) return
    const isFree = head.method === 'OPTIONS' || exchange.heldTag !== undefined
    const quota = isFree ? counted.peek(client) : counted.take(client, operation?.cost ?? 1)
    // Pages do not report their window.
    if (isOfApi(endpoint?.pattern ?? exchange.target.pathname)) exchange.quota = quota
    if (!quota.isSpent) return
    tell(REFUSALS[window === 'pages' ? 'pages' : 'api'])
    throw rateLimited(quota, now())
  }

  /** Takes back what a request counted whose answer the client holds, where that was seen only once it had been made. */
  function giveBack(exchange: Exchange): void {
    const { quota, endpoint, operation, client, heldTag } = exchange
    const counted = windows[endpoint?.window ?? 'none']
    if (!quota || !counted || !operation?.route || heldTag !== undefined) return
    exchange.quota = counted.giveBack(client, operation.cost)
  }

  /** Counts what turned out to be several requests. @throws ApiError `rate_limited` once the window is spent. */
  function charge(exchange: Exchange, requests: number): void {
    if (!rateWindows) return
    exchange.quota = rateWindows.take(exchange.client, requests)
    if (!exchange.quota.isSpent) return
    tell(REFUSALS.api)
    throw rateLimited(exchange.quota, now())
  }

  /**
   * Has an operation answer and counts what that takes until it first waits, so that no client buys more of the processor
   * than its share by whatever it asks. What comes behind a wait is counted where it is done (run-route.ts, endpoints.ts).
   * The operations of a batch, and the calls of a tool, count each.
   * @throws ApiError `rate_limited` once the client's share of this minute is spent.
   */
  function withinShare(exchange: Exchange, operation: Operation): Answer {
    if (!meter || exchange.endpoint?.window === 'none') return operation.handle(exchange)
    if (exchange.isRefusable) meter.admit(exchange)
    return exchange.timed(() => operation.handle(exchange))
  }
}

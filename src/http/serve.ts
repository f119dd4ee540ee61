import type { ReadyAnswer } from './answer.ts'
import type { Asked, Target } from './asked.ts'
import { createClients } from './rate-limit/clients.ts'
import type { ApiError } from './errors.ts'
import { type Exchange, heldTag, notModified, rateLimited, toApiError } from './exchange.ts'
import { requestId } from './response/headers.ts'
import type { AnyRoute } from './route.ts'
import type { Service } from './service.ts'
import type { Keep } from './to-answer.ts'

/** What the socket tells of a request, passed beside it. */
export type Peer = {
  address: string
  /** Takes a response that may be sent again to whoever asks the same. */
  keep?: Keep
}

/** How a request is answered, in the form T: the web's Response, or an answer for the socket. */
export type Way<T> = {
  /** The path's pattern, for the log. */
  pattern: string
  route?: AnyRoute
  work(exchange: Exchange): T | Promise<T>
  notModified(answer: ReadyAnswer): T
  refuse(exchange: Exchange, error: ApiError): T | Promise<T>
}

export type Serve = <T extends { status: number }>(
  asked: { request: Asked; target: Target; peer: Peer },
  way: Way<T>,
) => Promise<T>

/** Makes the way of every request: it is counted, answered, what is thrown becomes an answer, and the log gets its line. */
export function createServe(service: Service): Serve {
  const { rateWindows, log } = service
  const clients = createClients(service)

  return async ({ request, target, peer }, way) => {
    const started = service.now()
    const client = clients.of(peer.address, request.headers.get('x-forwarded-for'))
    const id = requestId(request.headers.get('x-request-id'))
    const exchange: Exchange = { service, request, pattern: way.pattern, target, requestId: id, client: client.key }
    const answer = await answerTo(exchange, way)
    if (log.isLevelEnabled('info')) {
      const { status } = answer
      const ms = service.now() - started
      log.request({ id, client: client.logged, method: request.method, route: way.pattern, status, ms })
    }
    return answer
  }

  async function answerTo<T>(exchange: Exchange, way: Way<T>): Promise<T> {
    try {
      const { request, client, target } = exchange
      const isOptions = request.method === 'OPTIONS'
      const tag = way.route && !isOptions ? heldTag(exchange, way.route) : undefined
      if (isCounted(target.pathname)) {
        const isFree = isOptions || tag !== undefined
        exchange.quota = isFree ? rateWindows.peek(client) : rateWindows.take(client, way.route?.cost ?? 1)
        if (exchange.quota.isSpent) throw rateLimited(exchange.quota, service.now())
      }
      if (way.route && tag !== undefined) return way.notModified(notModified(exchange, way.route, tag))
      return await way.work(exchange)
    } catch (thrown) {
      return way.refuse(exchange, toApiError(exchange, thrown))
    }
  }
}

/** Counted against the rate window: the API, not the pages. */
export function isCounted(pathname: string): boolean {
  return COUNTED.test(pathname)
}
const COUNTED = /^\/(api|ask|mcp)(\/|$)/

// A request's way: one for the API, the pages, the agents' endpoint, the operations of a batch and jobs.
import { NO_WORK } from '../service/work.ts'
import type { Work as JobWork } from '../work/runner.ts'
import { finishPage, mountEndpoint, pageContext, pageEndpoint, routeEndpoints } from './endpoints.ts'
import { errorResponse, methodNotAllowed } from './errors.ts'
import { Exchange, isForInside, type Operation, versionTagFor } from './exchange.ts'
import { type Counters, NO_COUNTERS, NO_LOG } from './log.ts'
import type { Mount } from './mount.ts'
import { NO_PAGES, type Pages } from './page.ts'
import { createClients } from './rate-limit/clients.ts'
import { createCounting } from './rate-limit/counting.ts'
import { withOwnHeaders } from './rate-limit/own-headers.ts'
import { paidFiles } from './rate-limit/paid-files.ts'
import { createWorkMeter } from './rate-limit/work-meter.ts'
import { insideHead, type RequestHead } from './request/head.ts'
import { negotiateCoding } from './request/negotiation.ts'
import { isCanonical } from './request/target.ts'
import { heldTag, notModifiedFor, typeFor, typesOf } from './response/representation.ts'
import { matchesTag } from './response/etag.ts'
import type { Stored } from './response/finish.ts'
import { API_HEADERS, NOT_STORED, optionsHeaders, requestId } from './response/headers.ts'
import { isForPeople, noSuchPath, toApiError } from './response/refusal.ts'
import { createResponseCache } from './response/response-cache.ts'
import { empty, headerList, type HttpResponse } from './response/response.ts'
import type { AnyRoute } from './route.ts'
import { routes } from './routes.ts'
import { jobWork } from './routes/jobs.ts'
import { createRouter } from './request/router.ts'
import { createRouteRunner } from './run-route.ts'
import type { AppParts, Site } from './site.ts'

/** The whole of HTTP but the socket. */
export type App = {
  answer(head: RequestHead): HttpResponse | Promise<HttpResponse>
  /** Answers a public GET path for the service itself: not counted, not logged. */
  read(target: string): Promise<HttpResponse>
  /** What the queue of jobs is for. */
  jobs: JobWork
  /** Bytes of the stored responses. */
  cachedBytes: () => number
  site: Site
}

type Answer = HttpResponse | Promise<HttpResponse>
/** Answers the request, or leaves that to the steps behind it. */
type Step = (exchange: Exchange) => Answer | undefined

const MIB = 1024 * 1024

/** Makes the app over what is served, with pages for people and other protocols. */
export function createApp(parts: AppParts, pages: Pages = NO_PAGES, mounts: readonly Mount[] = []): App {
  const {
    reads,
    settings,
    rateWindows,
    pageWindows,
    workWindows,
    files,
    work = NO_WORK,
    log = NO_LOG,
    now = Date.now,
    cacheBytes = 64 * MIB,
  } = parts
  const clients = createClients(settings)
  const count: Counters['count'] = event => counters.count(event)
  const meter = workWindows && createWorkMeter(workWindows, { now, count })
  const cache = cacheBytes > 0 ? createResponseCache<Owner>(cacheBytes) : undefined
  const counting = createCounting({ rateWindows, pageWindows, meter, now, count })
  const storeFileFor = paidFiles(files)
  const run = createRouteRunner({ read: readInside, storeFor, storeFileFor })
  const endpoints = [
    ...routeEndpoints(routes, run),
    ...pages.all.map(page => pageEndpoint(page, storeFileFor)),
    ...mounts.map(mount => mountEndpoint(mount, { read: readInside, charge: counting.charge })),
  ]
  const router = createRouter(endpoints)
  const counters = parts.counters?.(endpoints.map(({ pattern }) => pattern)) ?? NO_COUNTERS
  const site: Site = { reads, settings, work, log, counters, now }

  const steps: readonly Step[] = [
    refuseFaulty,
    findStored,
    findEndpoint,
    revalidate,
    counting.count,
    sendNotModified,
    sendStored,
    perform,
  ]

  return {
    site,
    cachedBytes: () => cache?.bytes() ?? 0,
    answer(head) {
      const [startedAt, started] = [now(), performance.now()]
      const client = clients.of(head.address, head.header('x-forwarded-for'))
      const id = requestId(head.header('x-request-id'))
      const exchange = new Exchange(site, head, { requestId: id, client: client.key, payer: client.pseudonym, meter })
      const answer = answerTo(exchange)
      const complete = (response: HttpResponse): HttpResponse => {
        const { status } = response
        const route = exchange.endpoint?.pattern ?? 'none'
        if (status === 304) counting.giveBack(exchange)
        if (exchange.stored && status < 400) counters.count('sent from the cache')
        counters.answered(route, status, performance.now() - started)
        if (log.isLevelEnabled('info')) {
          log.request({ id, client: client.logged, method: head.method, route, status, ms: now() - startedAt })
        }
        return withOwnHeaders(exchange, response)
      }
      return answer instanceof Promise ? answer.then(complete) : complete(answer)
    },
    read: async target =>
      answerTo(new Exchange(site, insideHead('GET', target), { requestId: 'inside', client: null })),
    jobs: jobWork(reads.links, {
      waitMs: ({ payer }) => meter?.waitMs({ payer }) ?? 0,
      answer: async ({ path, body, requestId, payer }) => {
        const head = insideHead('POST', path, Buffer.from(body))
        return answerTo(new Exchange(site, head, { requestId, client: null, payer, meter }))
      },
    }),
  }

  async function readInside(target: string, parent: Exchange): Promise<HttpResponse> {
    const { requestId } = parent
    return answerTo(new Exchange(site, insideHead('GET', target), { requestId, client: null, parent }))
  }

  /** Takes the steps until one answers; whatever they throw is answered too. */
  function answerTo(exchange: Exchange): Answer {
    try {
      for (const step of steps) {
        const answer = step(exchange)
        if (answer instanceof Promise) return answer.catch((thrown: unknown) => refuse(exchange, thrown))
        if (answer) return answer
      }
      throw new Error('the last step always answers')
    } catch (thrown) {
      return refuse(exchange, thrown)
    }
  }

  /** @throws ApiError what is wrong with the request as HTTP. */
  function refuseFaulty({ head: { fault } }: Exchange): undefined {
    if (fault) throw fault
  }

  /** Looks for a stored response to the same question, made from the version that is served. */
  function findStored(exchange: Exchange): undefined {
    const { head } = exchange
    // A preference may ask for something else than what is stored.
    if (!cache || exchange.method !== 'GET' || exchange.isInside || head.header('prefer') !== undefined) return
    const entry = cache.find(head.url)
    if (!entry) return
    const { endpoint, operation, route } = entry.owner
    if (entry.versionTag !== versionTagFor(route.reads, exchange)) return
    if (typeFor(head.header('accept'), route) !== typesOf(route)[0]) return
    exchange.stored = entry.variants[entry.isSmall ? 'identity' : negotiateCoding(head.header('accept-encoding'))]
    exchange.endpoint = endpoint
    exchange.operation = operation
  }

  function findEndpoint(exchange: Exchange): undefined {
    if (exchange.stored) return
    const match = router(exchange.target.pathname)
    const { endpoint } = match ?? {}
    exchange.endpoint = endpoint
    exchange.params = match?.params ?? {}
    exchange.operation =
      exchange.head.method === 'OPTIONS'
        ? undefined
        : (endpoint?.operations.get(exchange.method) ?? endpoint?.otherMethods)
  }

  /** Finds out whether the client holds the present representation. */
  function revalidate(exchange: Exchange): undefined {
    const { head, stored, operation } = exchange
    const ifNoneMatch = head.header('if-none-match')
    if (!ifNoneMatch || exchange.method !== 'GET') return
    if (stored) exchange.heldTag = matchesTag(ifNoneMatch, stored.tag) ? stored.tag : undefined
    else if (operation?.route) exchange.heldTag = heldTag(exchange, operation.route, ifNoneMatch)
  }

  function sendNotModified(exchange: Exchange): HttpResponse | undefined {
    const { heldTag, stored, operation } = exchange
    if (heldTag === undefined) return undefined
    return stored?.notModified ?? (operation?.route && notModifiedFor(exchange, operation.route, heldTag))
  }

  function sendStored({ stored }: Exchange): HttpResponse | undefined {
    return stored?.response
  }

  /** Has the endpoint answer. @throws ApiError `route_not_found` or `method_not_allowed` where nothing does. */
  function perform(exchange: Exchange): Answer {
    const { endpoint, operation, head } = exchange
    if (!endpoint || (exchange.isInside && !isForInside(operation))) throw noSuchPath(exchange)
    if (operation) return counting.withinShare(exchange, operation)
    const { allow } = endpoint
    if (head.method === 'OPTIONS') return empty(204, [...UNSTORED_API, ...headerList(optionsHeaders(allow))])
    throw methodNotAllowed(head, allow)
  }

  /** The one place where what was thrown becomes a response; what is no ApiError is a bug, logged and reported as a 500. */
  function refuse(exchange: Exchange, thrown: unknown): Answer {
    const error = toApiError(exchange, thrown)
    if (pages.refuse && isForPeople(exchange, error)) {
      try {
        const page = pages.refuse(pageContext(exchange), error)
        return page instanceof Promise ? page.then(made => finishPage(exchange, made)) : finishPage(exchange, page)
      } catch (cause) {
        log.error({ id: exchange.requestId, err: cause }, 'the page of an error could not be made')
      }
    }
    const { head, requestId } = exchange
    return errorResponse(error, { links: reads.links, accept: head.header('accept'), requestId })
  }

  /** Returns what takes the response of a plain read, to be sent again to every client that asks the same. */
  function storeFor(exchange: Exchange, route: AnyRoute, type: string): ((stored: Stored) => HttpResponse) | undefined {
    const { endpoint, operation, head } = exchange
    if (!cache || !endpoint || !operation || exchange.isInside || exchange.method !== 'GET') return undefined
    // Only the first media type is stored: the key says nothing of the type.
    if (route.cost !== 1 || type !== typesOf(route)[0] || !isCanonical(head.url)) return undefined
    const versionTag = versionTagFor(route.reads, exchange)
    if (versionTag === undefined) return undefined
    return stored => {
      count('stored in the cache')
      return cache.store(head.url, stored, { versionTag, owner: { endpoint, operation, route } })
    }
  }
}

/** What a stored response was made by. */
type Owner = { endpoint: NonNullable<Exchange['endpoint']>; operation: Operation; route: AnyRoute }

const UNSTORED_API = headerList({ ...API_HEADERS, ...NOT_STORED })

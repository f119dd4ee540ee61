import { Hono } from 'hono'
import type { Work } from '../jobs/runner.ts'
import { requestWork } from './async-jobs.ts'
import { clientAddress, rateKey, shortAddress } from './client-address.ts'
import { ApiError } from './errors.ts'
import {
  emptyResponse,
  type Exchange,
  heldTag,
  type Keep,
  notModified,
  rateLimited,
  toApiError,
  toErrorResponse,
  withHeaders,
} from './exchange.ts'
import { optionsHeaders, requestId } from './headers.ts'
import { shorten } from './parameters.ts'
import type { AnyRoute } from './route.ts'
import { routes } from './routes.ts'
import { createRouteRunner, refusePath, routerPattern } from './run-route.ts'
import type { Service } from './service.ts'

/** What the socket tells of a request, passed beside it. */
export type Peer = {
  address: string
  /** Takes a response that may be sent again to whoever asks the same. */
  keep?: Keep
}

/** A page for people, or a file: answers outside of the API's rules (`src/web`). */
export type Page = {
  path: string
  /** May throw an ApiError as a route may. */
  handle(context: PageContext): Response | Promise<Response>
}
export type PageContext = { service: Service; request: Request; requestId: string; params: Record<string, string> }

export type Pages = {
  all: readonly Page[]
  /** Tells people of an error; without it they get the API's form too. */
  refuse?: (context: PageContext, error: ApiError) => Response | Promise<Response>
}

export type App = {
  fetch(request: Request, peer: Peer): Promise<Response>
  /** What the queue of jobs is for. */
  work: Work
}

/** Another protocol over the same reads: one path, all methods, answered by someone else's handler (`src/mcp`). */
export type Door = {
  path: string
  /** The methods that it takes, for OPTIONS. */
  methods: string
  handle(request: Request, context: DoorContext): Promise<Response>
}
export type DoorContext = {
  /** Where the service is found from outside. */
  baseUrl: string
  /** Answers a public GET path as a direct request would be answered; not counted again. */
  read: (target: string) => Promise<Response>
}

/** Makes the application: a function from request to response that knows no port. */
export function createApp(service: Service, pages: Pages = { all: [] }, doors: readonly Door[] = []): App {
  const runner = createRouteRunner(service)
  const hono = new Hono<{ Bindings: Peer }>()

  for (const [path, byMethod] of routesByPath()) {
    const allow = allowOf(byMethod)
    const pattern = routerPattern(path)
    for (const route of byMethod) {
      hono.on(route.method, pattern, c => {
        const { keep } = c.env
        return serve(c.req.raw, c.env, {
          route,
          pattern: path,
          work: exchange => runner.run(exchange, route, { params: c.req.param(), ...(keep && { keep }) }),
        })
      })
    }
    hono.all(pattern, c => serve(c.req.raw, c.env, { pattern: path, work: exchange => otherMethod(exchange, allow) }))
  }
  for (const page of pages.all) {
    const pattern = routerPattern(page.path)
    hono.get(pattern, c =>
      serve(c.req.raw, c.env, {
        pattern: page.path,
        work: exchange => page.handle(contextOf(exchange, c.req.param())),
      }),
    )
    hono.all(pattern, c =>
      serve(c.req.raw, c.env, { pattern: page.path, work: exchange => otherMethod(exchange, PAGE_METHODS) }),
    )
  }
  for (const door of doors) {
    hono.all(door.path, c =>
      serve(c.req.raw, c.env, { pattern: door.path, work: exchange => throughDoor(exchange, door) }),
    )
  }
  hono.notFound(c => serve(c.req.raw, c.env, { pattern: 'none', work: () => refusePath(c.req.path, service) }))
  return {
    fetch: async (request, peer) => hono.fetch(request, peer),
    work: requestWork(request => runner.perform(request), service),
  }

  async function throughDoor(exchange: Exchange, door: Door): Promise<Response> {
    const { request, requestId } = exchange
    if (request.method === 'OPTIONS') return emptyResponse(exchange, 204, optionsHeaders(door.methods))
    const read = (target: string) => runner.read(target, requestId)
    return withHeaders(exchange, await door.handle(request, { baseUrl: service.links.baseUrl, read }))
  }

  type Asked = {
    route?: AnyRoute
    /** For the log. */
    pattern: string
    work: (exchange: Exchange) => Response | Promise<Response>
  }

  /** Counts, answers, turns errors into responses, logs: the way of every request of the API. */
  async function serve(request: Request, peer: Peer, { route, pattern, work }: Asked): Promise<Response> {
    const started = service.now()
    const url = new URL(request.url)
    const exchange: Exchange = {
      service,
      request,
      pattern,
      target: url.pathname + url.search,
      requestId: requestId(request.headers.get('x-request-id')),
      client: rateKey(addressOf(request, peer, service)),
    }
    let response: Response
    try {
      response = await answer()
    } catch (thrown) {
      const error = toApiError(exchange, thrown)
      response =
        pages.refuse && isForPeople(request, url.pathname, error)
          ? await pages.refuse(contextOf(exchange, {}), error)
          : toErrorResponse(exchange, error)
      if (request.method === 'HEAD') response = new Response(null, response)
    }
    logRequest(service, request, peer, { id: exchange.requestId, pattern, status: response.status, started })
    return response

    async function answer(): Promise<Response> {
      const isOptions = request.method === 'OPTIONS'
      const tag = route && !isOptions ? heldTag(exchange, route) : undefined
      if (isCounted(url.pathname)) {
        const { rateWindows } = service
        const { client } = exchange
        const isFree = isOptions || tag !== undefined
        exchange.quota = isFree ? rateWindows.peek(client) : rateWindows.take(client, route?.cost ?? 1)
        if (exchange.quota.isSpent) throw rateLimited(exchange.quota, service.now())
      }
      if (route && tag !== undefined) return notModified(exchange, route, tag)
      return work(exchange)
    }
  }
}

/** Counted against the rate window: the API, not the pages. */
export function isCounted(pathname: string): boolean {
  return COUNTED.test(pathname)
}
const COUNTED = /^\/(api|ask|mcp)(\/|$)/

/** Whether an error is to be read by a person: one who looks for a page, or is sent back from the API by a full window. */
function isForPeople({ headers }: Request, pathname: string, { code }: ApiError): boolean {
  if (!headers.get('accept')?.includes('text/html')) return false
  return !isCounted(pathname) || (code === 'rate_limited' && headers.get('sec-fetch-mode') === 'navigate')
}

function contextOf({ service, request, requestId }: Exchange, params: Record<string, string>): PageContext {
  return { service, request, requestId, params }
}

const PAGE_METHODS = 'GET, HEAD, OPTIONS'

/** Answers OPTIONS on any known path, and refuses every other method that has no route. */
function otherMethod(exchange: Exchange, allow: string): Response {
  const { method } = exchange.request
  if (method === 'OPTIONS') return emptyResponse(exchange, 204, optionsHeaders(allow))
  throw new ApiError('method_not_allowed', `${shorten(method)} is not allowed here: ${allow} are`, {
    headers: { Allow: allow },
  })
}

function routesByPath(): Map<string, AnyRoute[]> {
  const byPath = new Map<string, AnyRoute[]>()
  for (const route of routes) {
    for (const path of Object.keys(route.paths)) byPath.set(path, [...(byPath.get(path) ?? []), route])
  }
  return byPath
}

function allowOf(byMethod: readonly AnyRoute[]): string {
  const methods = byMethod.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...methods, 'OPTIONS'].join(', ')
}

function addressOf(request: Request, peer: Peer, service: Service): string {
  return clientAddress(peer.address, request.headers.get('x-forwarded-for'), service.trustedProxies)
}

type Outcome = { id: string; pattern: string; status: number; started: number }

function logRequest(service: Service, request: Request, peer: Peer, { id, pattern, status, started }: Outcome): void {
  if (!service.log.isLevelEnabled('info')) return
  const address = addressOf(request, peer, service)
  service.log.request({
    id,
    client: service.logClientAddress === 'full' ? address : shortAddress(address),
    method: request.method,
    route: pattern,
    status,
    ms: service.now() - started,
  })
}

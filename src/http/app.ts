import { type Context, Hono } from 'hono'
import type { Work } from '../work/runner.ts'
import { type Answer, isReady, type ReadyAnswer, responseOf } from './answer.ts'
import type { Asked } from './asked.ts'
import { requestWork } from './async-jobs.ts'
import { ApiError } from './errors.ts'
import { emptyAnswer, type Exchange, refusal, withHeaders } from './exchange.ts'
import { optionsHeaders } from './response/headers.ts'
import { shorten } from './request/parameters.ts'
import { findPlainRead } from './plain-reads.ts'
import type { AnyRoute } from './route.ts'
import { routes } from './routes.ts'
import { createRouteRunner, refusePath, routerPattern } from './run-route.ts'
import { createServe, isCounted, type Peer } from './serve.ts'
import type { Service } from './service.ts'

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
  /**
   * Answers as `fetch` would, without the web's Request and Response, which cost more than most answers; undefined when
   * that cannot be done for this request.
   */
  read(request: Asked, url: string, peer: Peer): Promise<ReadyAnswer> | undefined
  /**
   * Answers a GET as `fetch` would, without the web's Request and Response, which cost more than most answers; undefined
   * when the request is not one of a plain read of the API.
   */
  read(request: Asked, url: string, peer: Peer): Promise<ReadyAnswer> | undefined
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
  const serve = createServe(service)
  const hono = new Hono<Env>()

  for (const [path, byMethod] of routesByPath()) {
    const allow = allowOf(byMethod)
    const pattern = routerPattern(path)
    for (const route of byMethod) {
      hono.on(route.method, pattern, c => {
        const { keep } = c.env
        const work = (exchange: Exchange) =>
          runner.run(exchange, route, { params: c.req.param(), ...(keep && { keep }) })
        return respond(c, path, async exchange => responseOf(await work(exchange)), route)
      })
    }
    hono.all(pattern, c => respond(c, path, exchange => otherMethod(exchange, allow)))
  }
  for (const page of pages.all) {
    const { path } = page
    const pattern = routerPattern(path)
    hono.get(pattern, c =>
      respond(c, path, ({ requestId }) =>
        page.handle({ service, request: c.req.raw, requestId, params: c.req.param() }),
      ),
    )
    hono.all(pattern, c => respond(c, path, exchange => otherMethod(exchange, PAGE_METHODS)))
  }
  for (const door of doors) hono.all(door.path, c => respond(c, door.path, exchange => throughDoor(c, exchange, door)))
  hono.notFound(c => respond(c, 'none', () => refusePath(c.req.path, service)))
  return {
    fetch: async (request, peer) => hono.fetch(request, peer),
    read(request, url, peer) {
      const found = findPlainRead(request, url)
      if (!found) return undefined
      const { route, path, params, target } = found
      const asked = { params, ...(peer.keep && { keep: peer.keep }) }
      return serve<ReadyAnswer>(
        { request, target, peer },
        {
          pattern: path,
          route,
          work(exchange) {
            const answer = runner.run(exchange, route, asked)
            return answer instanceof Promise ? answer.then(ready) : ready(answer)
          },
          notModified: answer => answer,
          refuse: refusal,
        },
      )
    },
    work: requestWork(request => runner.perform(request), service),
  }

  /** Answers with the web's Response. */
  function respond(
    { req, env }: Context<Env>,
    pattern: string,
    work: (exchange: Exchange) => Response | Promise<Response>,
    route?: AnyRoute,
  ): Promise<Response> {
    const request = req.raw
    const { pathname, search } = new URL(request.url)
    return serve<Response>(
      { request, target: { pathname, search }, peer: env },
      {
        pattern,
        ...(route && { route }),
        work,
        notModified: responseOf,
        refuse: (exchange, error) => refuse(request, exchange, error),
      },
    )
  }

  async function refuse(request: Request, exchange: Exchange, error: ApiError): Promise<Response> {
    const { requestId, target } = exchange
    const response =
      pages.refuse && isForPeople(request, target.pathname, error)
        ? await pages.refuse({ service, request, requestId, params: {} }, error)
        : responseOf(refusal(exchange, error))
    return request.method === 'HEAD' ? new Response(null, response) : response
  }

  async function throughDoor({ req: { raw } }: Context<Env>, exchange: Exchange, door: Door): Promise<Response> {
    const { requestId } = exchange
    if (raw.method === 'OPTIONS') return responseOf(emptyAnswer(exchange, 204, optionsHeaders(door.methods)))
    const read = (target: string) => runner.read(target, requestId)
    return withHeaders(exchange, await door.handle(raw, { baseUrl: service.links.baseUrl, read }))
  }
}

type Env = { Bindings: Peer }

function ready(answer: Answer): ReadyAnswer {
  if (!isReady(answer)) throw new Error('a plain read does not stream')
  return answer
}

/** Whether an error is to be read by a person: one who looks for a page, or is sent back from the API by a full window. */
function isForPeople({ headers }: Request, pathname: string, { code }: ApiError): boolean {
  if (!headers.get('accept')?.includes('text/html')) return false
  return !isCounted(pathname) || (code === 'rate_limited' && headers.get('sec-fetch-mode') === 'navigate')
}

const PAGE_METHODS = 'GET, HEAD, OPTIONS'

/** Answers OPTIONS on any known path, and refuses every other method that has no route. */
function otherMethod(exchange: Exchange, allow: string): Response {
  const { method } = exchange.request
  if (method === 'OPTIONS') return responseOf(emptyAnswer(exchange, 204, optionsHeaders(allow)))
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

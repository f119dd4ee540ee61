import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { acceptJob, isAskedLater, type KeptRequest } from './async-jobs.ts'
import { clientPseudonym } from './client-address.ts'
import { ApiError } from './errors.ts'
import { chooseType, type Exchange, type Keep, toErrorResponse, toResponse } from './exchange.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { readParameters, shorten } from './parameters.ts'
import type { Reply } from './reply.ts'
import { parseBody, readBytes } from './request-body.ts'
import type { AnyRoute, RequestFacts } from './route.ts'
import { routes } from './routes.ts'
import type { Service } from './service.ts'

export type RouteRunner = {
  /** Answers a request by its route: parses, handles, writes. */
  run(exchange: Exchange, route: AnyRoute, asked: { params: Record<string, string>; keep?: Keep }): Promise<Response>
  /** Answers, inside, a POST that was accepted before: the same way, but not counted and not logged again. */
  perform(request: KeptRequest): Promise<Response>
}

export function createRouteRunner(service: Service): RouteRunner {
  const inside = insideRouter()
  return { run, perform: request => send('POST', request.path, { requestId: request.requestId, body: request.body }) }

  async function run(
    exchange: Exchange,
    route: AnyRoute,
    { params, keep }: { params: Record<string, string>; keep?: Keep },
  ): Promise<Response> {
    const type = chooseType(exchange, route)
    const { request } = exchange
    const url = new URL(request.url)
    const query = readParameters(route.query, url.searchParams)
    if (route.headers && 'Idempotency-Key' in route.headers) idempotencyKey(request.headers.get('idempotency-key'))
    const bytes = route.body && (await readBytes(request))
    const reply = await answer()
    return toResponse(exchange, route, reply, route.cost === 1 ? keep : undefined)

    async function answer(): Promise<Reply> {
      const body = route.body && bytes && parseBody(bytes, route.body)
      if (bytes && isAskedLater(route, request.headers.get('prefer'))) return later(exchange, url.pathname, bytes)
      const facts: RequestFacts = {
        method: request.method,
        pathname: url.pathname,
        search: url.searchParams,
        headers: request.headers,
        id: exchange.requestId,
        signal: request.signal,
        read: target => send('GET', target, { requestId: exchange.requestId }),
      }
      const directory = route.reads === 'sandbox' ? service.sandbox : service.directory()
      return route.handle({ service, directory, path: params, query, body, type, request: facts })
    }
  }

  function later(exchange: Exchange, path: string, bytes: Uint8Array): Promise<Reply> {
    const request: KeptRequest = { path, body: Buffer.from(bytes).toString(), requestId: exchange.requestId }
    return acceptJob(service.jobs, {
      id: `job_${randomBytes(ID_BYTES).toString('base64url')}`,
      client: clientPseudonym(exchange.client, service.directory().cursorKey),
      work: JSON.stringify(request),
    })
  }

  type Inner = { requestId: string; body?: string }

  async function send(method: 'GET' | 'POST', target: string, { requestId, body }: Inner): Promise<Response> {
    const init = body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } }
    return inside.fetch(new Request(new URL(target, 'http://inside'), { method, ...init }), { requestId })
  }

  /** Routes what is asked inside: the reads that a batch may hold, and the posts that a job may. */
  function insideRouter(): Hono<{ Bindings: { requestId: string } }> {
    const router = new Hono<{ Bindings: { requestId: string } }>()
    const answer = async (request: Request, id: string, work: (exchange: Exchange) => Response | Promise<Response>) => {
      const url = new URL(request.url)
      const target = url.pathname + url.search
      const exchange: Exchange = { service, request, pattern: 'inside', target, requestId: id, client: '' }
      try {
        return await work(exchange)
      } catch (error) {
        return toErrorResponse(exchange, error)
      }
    }
    for (const route of routes.filter(route => route.isBatchable || 202 in route.responses)) {
      for (const path of Object.keys(route.paths)) {
        router.on(route.method, routerPattern(path), c =>
          answer(c.req.raw, c.env.requestId, exchange => run(exchange, route, { params: c.req.param() })),
        )
      }
    }
    router.notFound(c => answer(c.req.raw, c.env.requestId, () => refusePath(c.req.path, service)))
    return router
  }
}

/** 144 random bits: a job's id is all that one needs to read it. */
const ID_BYTES = 18

/** Writes a path pattern as the router does. */
export function routerPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** @throws ApiError `route_not_found` */
export function refusePath(path: string, { links }: Pick<Service, 'links'>): never {
  throw new ApiError('route_not_found', `there is no path "${shorten(path)}"; ${links.baseUrl}/docs lists them all`)
}

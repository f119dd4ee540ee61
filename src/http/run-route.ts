import { hash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { type Answer, responseOf, whole } from './answer.ts'
import { acceptJob, isAskedLater, type KeptRequest } from './async-jobs.ts'
import { clientPseudonym } from './rate-limit/client-address.ts'
import { ApiError } from './errors.ts'
import { chooseType, errorAnswer, type Exchange, type PlainAnswer, refusal } from './exchange.ts'
import { idempotencyKey } from './request/idempotency-key.ts'
import { readParameters, shorten } from './request/parameters.ts'
import type { Reply } from './reply.ts'
import type { KeptAnswer } from '../work/stored-responses.ts'
import { createRunOnce } from './request/run-once.ts'
import { parseBody, readBytes } from './request/body.ts'
import type { AnyRoute, RequestFacts } from './route.ts'
import { routes } from './routes.ts'
import type { Service } from './service.ts'
import { type Keep, plainAnswer, toAnswer } from './to-answer.ts'

export type RouteRunner = {
  /** Answers a request by its route: parses, handles, writes. */
  run(
    exchange: Exchange,
    route: AnyRoute,
    asked: { params: Record<string, string>; keep?: Keep },
  ): Answer | Promise<Answer>
  /** Answers, inside, a public GET path: not counted and not logged again. */
  read(target: string, requestId: string): Promise<Response>
  /** Answers, inside, a POST that was accepted before: the same way, but not counted and not logged again. */
  perform(request: KeptRequest): Promise<Response>
}

export function createRouteRunner(service: Service): RouteRunner {
  const inside = insideRouter()
  const runOnce = createRunOnce(service.answers)
  const read = (target: string, requestId: string) => send('GET', target, { requestId })
  return {
    run,
    read,
    perform: request => send('POST', request.path, { requestId: request.requestId, body: request.body }),
  }

  function run(
    exchange: Exchange,
    route: AnyRoute,
    { params, keep }: { params: Record<string, string>; keep?: Keep },
  ): Answer | Promise<Answer> {
    const type = chooseType(exchange, route)
    const search = new URLSearchParams(exchange.target.search)
    const query = readParameters(route.query, search)
    const finish = (reply: Reply) => toAnswer(exchange, route, reply, route.cost === 1 ? keep : undefined)
    const handle = (body: unknown) => {
      const directory = route.reads === 'sandbox' ? service.sandbox : service.directory()
      return route.handle({ service, directory, path: params, query, body, type, request: factsOf(exchange, search) })
    }
    const reply = route.body ? withBody(exchange, route, handle) : handle(undefined)
    return reply instanceof Promise ? reply.then(finish) : finish(reply)
  }

  function factsOf(
    { request: { method, headers }, target, requestId }: Exchange,
    search: URLSearchParams,
  ): RequestFacts {
    const read = (target: string) => send('GET', target, { requestId })
    return { method, pathname: target.pathname, search, headers, id: requestId, read }
  }

  /** Answers a request that has a body: now or later, and once where it has a key. */
  async function withBody(
    exchange: Exchange,
    route: AnyRoute,
    handle: (body: unknown) => Reply | Promise<Reply>,
  ): Promise<Reply> {
    const { request, target } = exchange
    const path = target.pathname
    const takesKey = route.headers !== undefined && 'Idempotency-Key' in route.headers
    const key = takesKey ? idempotencyKey(request.headers.get('idempotency-key')) : null
    const bytes = await readBytes(request)
    return key === null ? answer(null) : once(exchange, { key, bytes, path, answer })

    /** Without a seed, a job that is asked for gets one of its own. */
    async function answer(seed: string | null): Promise<Reply> {
      const body = route.body && parseBody(bytes, route.body)
      if (isAskedLater(route, request.headers.get('prefer'))) {
        return later(exchange, { path, bytes, seed: seed ?? newSeed() })
      }
      return handle(body)
    }
  }

  type Keyed = { key: string; path: string; bytes: Uint8Array; answer: (seed: string) => Promise<Reply> }

  /** Answers a request with a key: the first time by `answer`, then the same again. */
  async function once(exchange: Exchange, { key, path, bytes, answer }: Keyed): Promise<Reply> {
    const { request } = exchange
    const client = pseudonymOf(exchange)
    const scope = digest(JSON.stringify([client, request.method, path, key]))
    const once = await runOnce(
      { scope, client, fingerprint: `${bytes.length}-${digest(bytes)}` },
      { make: seed => settle(exchange, () => answer(seed)), signal: request.signal },
    )
    const headers = { ...once.answer.headers, ...(once.isReplayed && { 'Idempotent-Replayed': 'true' }) }
    return { ...once.answer, headers }
  }

  function pseudonymOf({ client }: Exchange): string {
    return clientPseudonym(client, service.directory().cursorKey)
  }

  type Deferred = { path: string; bytes: Uint8Array; seed: string }

  function later(exchange: Exchange, { path, bytes, seed }: Deferred): Promise<Reply> {
    const request: KeptRequest = { path, body: Buffer.from(bytes).toString(), requestId: exchange.requestId }
    return acceptJob(service.jobs, {
      id: `job_${seed}`,
      client: pseudonymOf(exchange),
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
    const answer = async (request: Request, id: string, work: (exchange: Exchange) => Answer | Promise<Answer>) => {
      const { pathname, search } = new URL(request.url)
      const target = { pathname, search }
      const exchange: Exchange = { service, request, pattern: 'inside', target, requestId: id, client: '' }
      try {
        return responseOf(await work(exchange))
      } catch (error) {
        return responseOf(refusal(exchange, error))
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

/** Writes an answer out, a refusal too: both are kept. Faults are thrown on. */
async function settle(exchange: Exchange, answer: () => Promise<Reply>): Promise<KeptAnswer> {
  try {
    const reply = await answer()
    if ('stream' in reply || 'empty' in reply) throw new Error('a stream cannot be kept')
    return kept(plainAnswer(reply))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return kept(errorAnswer(exchange, error))
  }
}

function kept({ parts, ...rest }: PlainAnswer): KeptAnswer {
  return { ...rest, bytes: whole(parts) }
}

/** 144 random bits: a job's id is all that one needs to read it. */
const SEED_BYTES = 18

function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('base64url')
}

function digest(data: string | Uint8Array): string {
  return hash('sha256', data, 'base64url')
}

/** Writes a path pattern as the router does. */
export function routerPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** @throws ApiError `route_not_found` */
export function refusePath(path: string, { links }: Pick<Service, 'links'>): never {
  throw new ApiError('route_not_found', `there is no path "${shorten(path)}"; ${links.baseUrl}/docs lists them all`)
}

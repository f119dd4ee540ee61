import { answerOnce } from './answer-once.ts'
import { type Exchange, versionTagFor } from './exchange.ts'
import { decodedParams, type StoreFileFor } from './endpoints.ts'
import { asRepresentation, chooseType } from './response/representation.ts'
import { parseBody, readBytes } from './request/body.ts'
import { idempotencyKey } from './request/idempotency-key.ts'
import { readParameters } from './request/parameters.ts'
import { encodeBody, encodingMs } from './response/compression.ts'
import { finish, type FinishOptions } from './response/finish.ts'
import type { HttpResponse } from './response/response.ts'
import type { AnyRoute } from './route.ts'
import { acceptJob, isForLater, newSeed } from './routes/jobs.ts'

export type RouteRunnerOptions = {
  /** Answers a public GET path as a part of the exchange. */
  read: (target: string, parent: Exchange) => Promise<HttpResponse>
  /** Returns what takes a response of this media type, undefined where it may not be stored. */
  storeFor: (exchange: Exchange, route: AnyRoute, type: string) => FinishOptions['store']
  storeFileFor: StoreFileFor
}

type Answer = HttpResponse | Promise<HttpResponse>

/** Makes the function that answers a request by its route: parses, handles, finishes. */
export function createRouteRunner({ read, storeFor, storeFileFor }: RouteRunnerOptions) {
  return function run(exchange: Exchange, route: AnyRoute): Answer {
    const { head, site, target, requestId, params } = exchange
    const type = chooseType(exchange, route)
    const search = new URLSearchParams(target.search)
    const query = readParameters(route.query, search)
    const request = {
      pathname: target.pathname,
      search,
      header: (name: string) => head.header(name),
      id: requestId,
      timed: <T>(work: () => T) => exchange.timed(work),
      reserve: (ms: number) => exchange.reserve(ms),
      read: (path: string) => read(path, exchange),
    }
    const handle = (body: unknown): Answer => {
      const directory = route.reads === 'sandbox' ? site.reads.sandbox : exchange.directory
      return route.handle({ ...site, directory, path: decodedParams(params), query, body, type, request })
    }
    const made = route.body ? answerPost(exchange, route, handle) : handle(undefined)
    const finishMade = (response: HttpResponse) =>
      finish(head, asRepresentation(exchange, route, response), {
        encode: (bytes, coding) => {
          exchange.spend(encodingMs(bytes.length, coding))
          return encodeBody(bytes, coding)
        },
        store: storeFor(exchange, route, type),
        storeFile: storeFileFor(exchange, response, versionTagFor(route.reads, exchange)),
      })
    return made instanceof Promise
      ? made.then(response => exchange.timed(() => finishMade(response)))
      : finishMade(made)
  }
}

/** Answers a request that has a body: at once or by a job, and only once where it has a key. */
async function answerPost(
  exchange: Exchange,
  route: AnyRoute,
  handle: (body: unknown) => Answer,
): Promise<HttpResponse> {
  const { head } = exchange
  const takesKey = route.headers !== undefined && 'Idempotency-Key' in route.headers
  const key = takesKey ? idempotencyKey(head.header('idempotency-key')) : null
  const bytes = await readBytes(head)
  return key === null ? answer(newSeed()) : answerOnce(exchange, { key, bytes, answer })

  /** The seed names the job that is asked for. */
  async function answer(seed: string): Promise<HttpResponse> {
    return exchange.timed(() => {
      const body = route.body && parseBody(bytes, route.body)
      route.checkBody?.(body as never) // what the same route's schema has parsed
      return isForLater(route, head.header('prefer')) ? acceptJob(exchange, { bytes, seed }) : handle(body)
    })
  }
}

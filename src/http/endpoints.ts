import { LRUCache } from 'lru-cache'
import { methodNotAllowed } from './errors.ts'
import { type Endpoint, type Exchange, isOfApi, type Operation } from './exchange.ts'
import type { Mount } from './mount.ts'
import type { Page, PageContext } from './page.ts'
import { decoded } from './request/target.ts'
import { encodeBody, encodingMs } from './response/compression.ts'
import { finish, type FinishOptions } from './response/finish.ts'
import { API_HEADERS, NOT_STORED } from './response/headers.ts'
import { headerList, type HttpResponse, withoutHeaders } from './response/response.ts'
import type { AnyRoute } from './route.ts'

type Run = (exchange: Exchange, route: AnyRoute) => HttpResponse | Promise<HttpResponse>

/** Makes the endpoints of the API: one a path, with all its methods. */
export function routeEndpoints(routes: readonly AnyRoute[], run: Run): Endpoint[] {
  const byPath = new Map<string, AnyRoute[]>()
  for (const route of routes) {
    for (const path of [...Object.keys(route.paths), ...(route.alsoAt ?? [])])
      byPath.set(path, [...(byPath.get(path) ?? []), route])
  }
  return Array.from(byPath, ([pattern, here]) => ({
    pattern,
    window: windowOf(pattern, here),
    allow: [...here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', '),
    operations: new Map(
      here.map(route => [route.method, { cost: route.cost, route, handle: exchange => run(exchange, route) }]),
    ),
  }))
}

/** Says which window a path counts against: what its routes declare, else the API's for what is of the API. */
function windowOf(pattern: string, routes: readonly AnyRoute[]): Endpoint['window'] {
  const [declared] = routes.flatMap(({ window }) => window ?? [])
  return declared ?? (isOfApi(pattern) ? 'api' : 'none')
}

/** Returns what stores a large response of a version, undefined where it is not stored. @throws ApiError `rate_limited` */
export type StoreFileFor = (
  exchange: Exchange,
  made: HttpResponse,
  versionTag: string | undefined,
) => FinishOptions['storeFile']

/** Makes the endpoint of a page: its ETag is made of its content, so that it may depend on more than the catalogue. */
export function pageEndpoint(page: Page, storeFileFor: StoreFileFor): Endpoint {
  const operation: Operation = {
    cost: 1,
    handle(exchange) {
      const finishMade = (page: HttpResponse) =>
        finishPage(exchange, page, storeFileFor(exchange, page, exchange.directory.versionTag))
      const made = page.handle(pageContext(exchange))
      return made instanceof Promise ? made.then(finishMade) : finishMade(made)
    },
  }
  return {
    pattern: page.path,
    window: 'pages',
    allow: 'GET, HEAD, OPTIONS',
    operations: new Map([['GET', operation]]),
  }
}

export function pageContext(exchange: Exchange): PageContext {
  const { site, directory, params, target, head, requestId } = exchange
  const { settings, reads } = site
  return {
    directory,
    sandbox: reads.sandbox,
    links: reads.links,
    settings,
    params: decodedParams(params),
    search: new URLSearchParams(target.search),
    header: name => head.header(name),
    requestId,
    timed: work => exchange.timed(work),
    site,
  }
}

/** Decodes the values of a path's parameters. */
export function decodedParams(params: Record<string, string>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name in params) values[name] = decoded(params[name] ?? '')
  return values
}

export function finishPage(
  exchange: Exchange,
  page: HttpResponse,
  storeFile?: FinishOptions['storeFile'],
): HttpResponse | Promise<HttpResponse> {
  const encode = encodeOnce(ms => exchange.spend(ms))
  return exchange.timed(() => finish(exchange.head, page, { encode, storeFile }))
}

const MOST_ENCODED_BYTES = 16 * 1024 * 1024

/** Encoded pages and files by their ETag, which is made of their content. */
const encodedBodies = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MOST_ENCODED_BYTES,
  sizeCalculation: body => body.length + 200,
})

/** Encodes what is not encoded yet; `spend` counts the milliseconds that this takes. */
function encodeOnce(spend: (ms: number) => void): NonNullable<FinishOptions['encode']> {
  return async (bytes, coding, tag) => {
    const known = tag === undefined ? undefined : encodedBodies.get(tag)
    if (known) return known
    spend(encodingMs(bytes.length, coding))
    const body = await encodeBody(bytes, coding)
    if (tag !== undefined) encodedBodies.set(tag, body)
    return body
  }
}

type Inside = {
  /** Answers a public GET path as a part of the exchange. */
  read: (target: string, parent: Exchange) => Promise<HttpResponse>
  /** Counts requests against the exchange's client. */
  charge: (exchange: Exchange, requests: number) => void
}

/** Makes the endpoint of another protocol, which answers all methods but OPTIONS. */
export function mountEndpoint(mount: Mount, { read, charge }: Inside): Endpoint {
  const otherMethods: Operation = {
    cost: 1,
    async handle(exchange) {
      // The web's Request, which the other protocol is handed, cannot hold it.
      if (exchange.method === 'TRACE') throw methodNotAllowed(exchange, mount.allow)
      const { baseUrl } = exchange.site.reads.links
      exchange.spend(mount.workMs)
      const made = await mount.handle(exchange.head, {
        baseUrl,
        read: target => read(target, exchange),
        charge: requests => {
          charge(exchange, requests)
          exchange.spend(mount.workMs * requests)
        },
      })
      return { ...made, headers: [...withoutHeaders(made.headers, isOurs), ...OURS] }
    },
  }
  return {
    pattern: mount.path,
    window: 'api',
    allow: mount.allow,
    operations: new Map(),
    otherMethods,
  }
}

const OURS = headerList({ ...API_HEADERS, ...NOT_STORED })
const OUR_NAMES = new Set(Object.keys({ ...API_HEADERS, ...NOT_STORED }).map(name => name.toLowerCase()))

function isOurs(name: string): boolean {
  return OUR_NAMES.has(name.toLowerCase())
}

import { errorFrom, errorOf, parseSent, rethrow, SanctuaryError } from './errors.ts'
import { eventsOf } from './events.ts'
import { linesOf } from './lines.ts'
import { type MirrorStore, updateMirror } from './mirror.ts'
import { operationOf, type Read, reads, targetOf } from './reads.ts'
import { type Fetch, pause, type RetryOptions, withRetries } from './retry.ts'
import type {
  AskEvent,
  AskResponse,
  BatchResult,
  Alive,
  Change,
  ChangesQuery,
  ExportHead,
  ExportQuery,
  FacetsQuery,
  GridQuery,
  Job,
  ListQuery,
  PointQuery,
  QuietestQuery,
  Ready,
  SearchQuery,
  Spot,
  SuggestQuery,
  TileJson,
} from './types.ts'

export type ClientOptions = {
  /** Where the service is, with the path that it may have: `https://example.org/quiet`. */
  baseUrl: string
  /** What requests are made with; the platform's `fetch` unless said. */
  fetch?: Fetch
  /** How transient refusals are tried again; `false` for not at all. */
  retries?: RetryOptions | false
}

export type Call = { signal?: AbortSignal }
type TilePlace = { z: number; x: number; y: number }
type Question = Call & { prev?: readonly string[] }
type Sent = Call & { headers?: Record<string, string>; body?: unknown }

export const MOST_OPERATIONS = 10
/** Of a page. */
const MOST_CHANGES = 1000

export type Client = ReturnType<typeof createClient>

/** Makes a client of one service. Methods reject with a `SanctuaryError` for whatever fails, but for an abort of the caller's. */
export function createClient({
  baseUrl,
  fetch = (url, init) => globalThis.fetch(url, init),
  retries = {},
}: ClientOptions) {
  const root = baseUrl.replace(/\/+$/, '')
  const request = retries === false ? fetch : withRetries(fetch, retries)

  /** Sends a read, one of `reads` or of one's own, and returns its body. */
  const read = async <T>(what: Read<T>, call?: Call): Promise<T> => (await sent(targetOf(what), call)) as T

  const bytes = async (what: Read<unknown>, call?: Call): Promise<Uint8Array> => {
    const response = await send(targetOf(what), { ...call, headers: { Accept: '*/*' } })
    return new Uint8Array(await response.arrayBuffer().catch((error: unknown) => rethrow(error, call?.signal)))
  }

  return {
    read,
    /** A request of one's own to a path of the service, tried again like the others: its response as it comes, whatever its status. */
    fetch: (path: string, init?: RequestInit): Promise<Response> => request(root + path, init),
    /** The same as GeoJSON, for lists, single spots and the export. */
    geojson: <F>({ path, query }: Read<unknown, F>, call?: Call) => read<F>(inForm('geojson', path, query), call),
    /** The same as CSV, for lists and the export. */
    csv: async ({ path, query }: Read<unknown>, call?: Call): Promise<string> =>
      textOf(await send(targetOf(inForm('csv', path, query)), { ...call, headers: { Accept: 'text/csv' } }), call),
    /** One page of the list; `meta.nextCursor` leads on. */
    listSpots: (query?: ListQuery, call?: Call) => read(reads.spots(query), call),
    /** All spots that match, page after page. */
    spots: (query: ListQuery = {}, call?: Call) => walk(reads.spots, query, call),
    /** The fictional spots of the sandbox, which never change. */
    sandboxSpots: (query: ListQuery = {}, call?: Call) => walk(reads.sandboxSpots, query, call),
    /** One spot by id or slug. */
    getSpot: async (id: string, call?: Call): Promise<Spot> => (await read(reads.spot(id), call)).data,
    search: (query: SearchQuery, call?: Call) => read(reads.search(query), call),
    suggest: (query: SuggestQuery, call?: Call) => read(reads.suggest(query), call),
    facets: (query?: FacetsQuery, call?: Call) => read(reads.facets(query), call),
    sources: (call?: Call) => read(reads.sources(), call),
    /** How quiet a covered point is, and why. */
    silence: (point: PointQuery, call?: Call) => read(reads.silence(point), call),
    quietest: (query: QuietestQuery, call?: Call) => read(reads.quietest(query), call),
    /** The cells of the silence layer in a box as a GeoTIFF for GIS programs. */
    silenceGeoTiff: (query: GridQuery, call?: Call) => bytes({ path: '/api/silence/grid.tif', query }, call),
    spotSilence: (id: string, call?: Call) => read(reads.spotSilence(id), call),
    webhooks: (call?: Call) => read(reads.webhooks(), call),
    health: (call?: Call) => read(reads.health(), call),
    livez: (call?: Call) => read<Alive>({ path: '/livez' }, call),
    readyz: (call?: Call) => read<Ready>({ path: '/readyz' }, call),
    /** A vector tile of what passes a filter (Mapbox Vector Tile 2.1). */
    tile: ({ z, x, y }: TilePlace, query: FacetsQuery = {}, call?: Call) =>
      bytes({ path: `/tiles/${z}/${x}/${y}.mvt`, query }, call),
    /** A vector tile of what the imported regions look like. */
    baseTile: ({ z, x, y }: TilePlace, call?: Call) => bytes({ path: `/tiles/base/${z}/${x}/${y}.mvt` }, call),
    /** A picture of the relief (PNG). */
    hillshadeTile: ({ z, x, y }: TilePlace, call?: Call) =>
      bytes({ path: `/tiles/hillshade/${z}/${x}/${y}.png` }, call),
    /** A picture of the silence layer (PNG). */
    silenceTile: ({ z, x, y }: TilePlace, query: { scheme?: 'light' | 'dark' } = {}, call?: Call) =>
      bytes({ path: `/tiles/silence/${z}/${x}/${y}.png`, query }, call),
    /** The description of a layer of tiles (TileJSON 3.0). */
    tileJson: (layer: 'spots' | 'silence', call?: Call) =>
      read<TileJson>({ path: layer === 'spots' ? '/tiles.json' : '/tiles/silence.json' }, call),
    /** The description of the API (OpenAPI 3.1). */
    openapi: (call?: Call) => read<Record<string, unknown>>({ path: '/openapi.json' }, call),
    ask,
    askStream,
    batch,
    askLater: (query: string, { prev, ...call }: Question = {}) =>
      later('/api/ask', { query, ...(prev && { prev }) }, call),
    batchLater: (operations: readonly Read<unknown>[], call?: Call) => later('/api/batch', batchBody(operations), call),
    getJob: (id: string, call?: Call) => read(reads.job(id), call),
    awaitJob,
    /** One page of the change log; `meta.nextCursor` leads on. */
    listChanges: (query?: ChangesQuery, call?: Call) => read(reads.changes(query), call),
    changes,
    changePages,
    exportSpots,
    /** Brings a copy up to date, by the changes since or by the whole export; call it again whenever you like. */
    mirror: (store: MirrorStore, call?: Call) =>
      updateMirror(store, {
        exportSpots: () => exportSpots({}, call),
        changePages: cursor => changePages({ cursor, include: 'spot', limit: MOST_CHANGES }, call),
      }),
  }

  async function send(target: string, { body, headers, signal }: Sent = {}): Promise<Response> {
    const init = {
      ...(signal && { signal }),
      ...(body === undefined
        ? { headers: { Accept: 'application/json', ...headers } }
        : { method: 'POST', body: JSON.stringify(body), headers: { ...POST_HEADERS, ...headers } }),
    }
    const response = await request(root + target, init).catch((error: unknown) => rethrow(error, signal))
    if (!response.ok) throw await errorOf(response)
    return response
  }

  async function sent(target: string, what: Sent = {}): Promise<unknown> {
    const response = await send(target, what)
    return parseSent(await textOf(response, what), response.status)
  }

  /** A POST that may be repeated has a key: the service answers the same again. */
  async function post<T>(path: string, body: unknown, { headers, ...call }: Sent = {}): Promise<T> {
    const key = retries === false ? {} : { 'Idempotency-Key': newKey() }
    return (await sent(path, { ...call, body, headers: { ...key, ...headers } })) as T
  }

  /** Answers a question; `prev` holds the questions asked before, oldest first. */
  function ask(query: string, { prev, ...call }: Question = {}): Promise<AskResponse> {
    return post('/api/ask', { query, ...(prev && { prev }) }, call)
  }

  /** Answers a question piece by piece. @throws SanctuaryError also for a failure after the start */
  async function* askStream(query: string, { prev, ...call }: Question = {}): AsyncGenerator<AskEvent> {
    const target = targetOf({ path: '/ask', query: { q: query, stream: true, prev: prev && JSON.stringify(prev) } })
    const { body, status } = await send(target, { ...call, headers: { Accept: 'text/event-stream' } })
    for await (const event of eventsOf(body, call.signal)) {
      if (event.type === 'done' && event.data.error) throw errorFrom(status, event.data)
      yield event
      if (event.type === 'done') return
    }
    throw new SanctuaryError('the stream broke off before its end', { code: 'unexpected_response', status })
  }

  /** Sends up to 10 reads in one request; each is answered in its place with its own body or error. */
  async function batch<const T extends readonly Read<unknown>[]>(operations: T, call?: Call): Promise<BatchResults<T>> {
    const { results } = await post<{ results: { status: number; body: unknown }[] }>(
      '/api/batch',
      batchBody(operations),
      call,
    )
    return results.map(({ status, body }) =>
      status < 400 ? { ok: true, status, body } : { ok: false, status, error: errorFrom(status, body) },
    ) as BatchResults<T>
  }

  function later(path: string, body: unknown, call?: Call): Promise<Job> {
    return post(path, body, { ...call, headers: { Prefer: 'respond-async' } })
  }

  /** Waits until a job has ended, and returns what its request was answered with. @throws SanctuaryError what it was refused with */
  async function awaitJob(id: string, { everyMs = 1000, ...call }: Call & { everyMs?: number } = {}): Promise<unknown> {
    for (;;) {
      const { status, result } = await read(reads.job(id), call)
      if (status === 'succeeded') return result?.body
      if (status === 'failed') throw errorFrom(result?.status ?? 500, result?.body)
      await pause(everyMs, call.signal)
    }
  }

  async function* walk(page: typeof reads.spots, query: ListQuery, call?: Call): AsyncGenerator<Spot> {
    for (let cursor = query.cursor; ; ) {
      const { data, meta } = await read(page({ ...query, ...(cursor !== undefined && { cursor }) }), call)
      yield* data
      if (!meta.nextCursor) return
      cursor = meta.nextCursor
    }
  }

  /** All changes since a cursor, up to now; from the oldest kept without one. */
  async function* changes(query: ChangesQuery = {}, call?: Call): AsyncGenerator<Change> {
    for await (const page of changePages(query, call)) yield* page.changes
  }

  /** The same by pages, each with the cursor to go on from: keep the last one and come back with it. */
  async function* changePages(
    query: ChangesQuery = {},
    call?: Call,
  ): AsyncGenerator<{ changes: Change[]; cursor: string }> {
    for (let cursor = query.cursor; ; ) {
      const { data, meta } = await read(reads.changes({ ...query, ...(cursor !== undefined && { cursor }) }), call)
      cursor = meta.nextCursor
      yield { changes: data, cursor }
      if (!meta.hasMore) return
    }
  }

  /** The catalogue of one version, or what a filter leaves of it, read as it comes. @throws SanctuaryError when it breaks off before its end */
  async function exportSpots(
    query: ExportQuery = {},
    call?: Call,
  ): Promise<{ head: ExportHead; spots: AsyncGenerator<Spot> }> {
    const target = targetOf(inForm('ndjson', '/api/export', query))
    const { body, status } = await send(target, { ...call, headers: { Accept: 'application/x-ndjson' } })
    const lines = linesOf(body, call?.signal)
    const head = parseSent((await lines.next()).value ?? '', status) as ExportHead
    return { head, spots: spotsOf(lines, head.total, status) }
  }

  async function* spotsOf(lines: AsyncGenerator<string>, total: number, status: number): AsyncGenerator<Spot> {
    let count = 0
    for await (const line of lines) {
      yield parseSent(line, status) as Spot
      count++
    }
    if (count === total) return
    throw new SanctuaryError(`the export broke off after ${count} of ${total} spots`, {
      code: 'unexpected_response',
      status,
    })
  }
}

type BatchResults<T extends readonly Read<unknown>[]> = {
  -readonly [K in keyof T]: T[K] extends Read<infer B> ? BatchResult<B> : never
}

const POST_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' }

function batchBody(operations: readonly Read<unknown>[]): unknown {
  return { operations: operations.map(operationOf) }
}

function inForm(form: 'geojson' | 'csv' | 'ndjson', path: string, query: object = {}): Read<never> {
  return { path: `${path}.${form}`, query: { ...query } }
}

function textOf(response: Response, { signal }: Call = {}): Promise<string> {
  return response.text().catch((error: unknown) => rethrow(error, signal))
}

/** 128 random bits; randomUUID is not there on pages without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

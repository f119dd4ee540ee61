// Examples of every success body: what the routes themselves answer over the sandbox, the same on every machine.
import { SANDBOX_NOISE, SANDBOX_PATHS, sandboxGrid } from '../../service/sandbox-noise.ts'
import { readParameters } from '../request/parameters.ts'
import { readTarget } from '../request/target.ts'
import { parseBody } from '../request/body.ts'
import { bytesOf, type HttpResponse, isParts, JSON_TYPE } from '../response/response.ts'
import { typesOf } from '../response/representation.ts'
import type { AnyRoute } from '../route.ts'
import { jobBytes } from '../../service/job-bytes.ts'
import type { Site } from '../site.ts'

/** Bodies by operation and status. */
export type Examples = Readonly<Record<string, Readonly<Record<number, unknown>>>>

/** A spot that shows nearly every field. */
const SPOT_ID = 'sandbox-mirror-lake'
/** The key of a real service is its own. */
const PUBLIC_KEY = 'whpk_ZXhhbXBsZSBrZXkgb2YgMzIgYnl0ZXMsIG5vdCByZWFs'

/** Has every route answer its example over the sandbox. */
export async function examplesOf(routes: readonly AnyRoute[], site: Site): Promise<Examples> {
  const examples: Record<string, Record<number, unknown>> = {}
  const sandboxSite = sandboxOf(site)
  for (const route of routes.filter(route => Object.keys(route.responses[200]?.content ?? {}).length > 0)) {
    for (const [path, operationId] of Object.entries(route.paths)) {
      const body = NOT_ASKED.has(operationId) ? undefined : await answerOf(routes, { route, path, site: sandboxSite })
      examples[operationId] = {
        ...(body !== undefined && { 200: body }),
        ...(202 in route.responses && { 202: job() }),
      }
    }
  }
  return { ...examples, getJob: { 200: job(examples['askPost']?.[200]) } }
}

/** A job exists once somebody has asked for it; a description that holds itself has no end; a picture is no text. */
const NOT_ASKED: ReadonlySet<string> = new Set(['getJob', 'getDescription', 'getOgcApi', 'getSilenceGridGeotiff'])

function sandboxOf(site: Site): Site {
  const { sandbox } = site.reads
  const directory = { ...sandbox, noiseMaps: SANDBOX_NOISE, grid: sandboxGrid(), baseMap: SANDBOX_PATHS }
  const { version, count } = sandbox.index
  /** The sandbox came into being in one version. */
  const changes = Array.from({ length: Math.min(count, 3) }, (_, doc) => ({
    version: version.number,
    token: version.token,
    sequence: doc + 1,
    kind: 'created' as const,
    id: sandbox.index.id(doc),
    slug: sandbox.index.slug(doc),
    at: version.publishedAt,
  }))
  return {
    ...site,
    settings: { ...site.settings, webhookPublicKey: () => PUBLIC_KEY, isReady: () => true, isDegraded: () => false },
    reads: {
      ...site.reads,
      directory: () => directory,
      changeLog: { changes: async () => changes, isInLog: async () => true },
    },
  }
}

type Asked = { route: AnyRoute; path: string; site: Site }

async function answerOf(routes: readonly AnyRoute[], { route, path, site }: Asked): Promise<unknown> {
  const [type = JSON_TYPE] = typesOf(route)
  const response = await ask(routes, { route, path, site, search: new URLSearchParams(route.example?.query) })
  const text = await textOf(response)
  return /[/+]json$/.test(type) ? JSON.parse(text) : text
}

async function ask(
  routes: readonly AnyRoute[],
  { route, path, site, search }: Asked & { search: URLSearchParams },
): Promise<HttpResponse> {
  const [type = JSON_TYPE] = typesOf(route)
  const body = route.body && parseBody(Buffer.from(JSON.stringify(route.example?.body)), route.body)
  return route.handle({
    ...site,
    directory: site.reads.directory(),
    path: { id: SPOT_ID, collectionId: 'spots', featureId: SPOT_ID },
    query: readParameters(route.query, search),
    body,
    type,
    request: {
      pathname: path,
      search,
      header: () => undefined,
      id: 'example',
      timed: work => work(),
      reserve() {},
      read,
    },
  })

  /** Answers an operation of the batch. */
  async function read(target: string): Promise<HttpResponse> {
    const { pathname, search } = readTarget(target)
    const found = routes.find(({ method, paths }) => method === 'GET' && pathname in paths)
    if (!found) throw new Error(`the example of a batch reads ${pathname}, which is no route`)
    return ask(routes, { route: found, path: pathname, site, search: new URLSearchParams(search) })
  }
}

async function textOf(response: HttpResponse): Promise<string> {
  const { body } = response
  if (body === null || typeof body === 'string' || isParts(body)) return Buffer.from(bytesOf(response)).toString()
  let text = ''
  for await (const piece of body) text += Buffer.from(piece).toString()
  return text
}

const [CREATED, COMPLETED] = ['2026-01-01T12:00:00.000Z', '2026-01-01T12:00:00.020Z']

/** A job that has ended with a body, or one that has just been accepted. */
function job(body?: unknown): unknown {
  const result = body === undefined ? null : JSON.stringify({ status: 200, body })
  const status = result === null ? 'queued' : 'succeeded'
  const completedAt = result === null ? null : COMPLETED
  const bytes = jobBytes({ id: 'job_ZXhhbXBsZSBvZiBhIGpvYg', status, createdAt: CREATED, completedAt, result })
  return JSON.parse(bytes.toString())
}

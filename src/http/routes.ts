// THE route table: every path of the API, each a value from which router, validation, OpenAPI, docs, batch, agents'
// tools and tests follow. Long on purpose: one row per route, all in one place, so that what is served is read at one go.
import { z } from 'zod'
import { jobReply } from './async-jobs.ts'
import { AskBody, askedByBody, askedByQuery, AskQuery, questionOf, AskStreamQuery } from './request/ask-parameters.ts'
import { askedReply, askReply, askStreamReply } from './asking.ts'
import { ChangesQuery, changesReply } from './changes.ts'
import { BatchBody, batchReply } from './batch.ts'
import { ApiError, type ErrorCode } from './errors.ts'
import { openApiDocument } from './openapi/openapi.ts'
import { GEOJSON } from './response/list-bytes.ts'
import { FacetsQuery, filterOf, ListQuery, SearchQuery, SuggestQuery } from './request/list-parameters.ts'

import { exportReply } from './export.ts'
import { type AnyRoute, type HeaderFact, type ResponseFact, type Route, route } from './route.ts'
import * as schemas from './schemas/schemas.ts'
import { silenceRoutes } from './silence-routes.ts'
import { simulatedError } from './simulated-error.ts'
import { listReply, searchReply, spotReply } from './spot-lists.ts'
import { suggestReply } from './suggestions.ts'
import { webhookCapability } from './routes/webhooks.ts'

const NOTHING = z.object({})

const COMMON: ErrorCode[] = [
  'invalid_parameter',
  'route_not_found',
  'method_not_allowed',
  'not_acceptable',
  'rate_limited',
  'internal_error',
  'unavailable',
]
const WITH_BODY: ErrorCode[] = [
  ...COMMON,
  'missing_parameter',
  'invalid_json',
  'invalid_body',
  'body_too_large',
  'unsupported_media_type',
]

const KEYED: ErrorCode[] = ['invalid_idempotency_key', 'idempotency_key_reused']

const json = (schema: z.ZodType) => ({ 'application/json': schema })

/** Lists come as the API's own, or as GeoJSON for maps. */
const LISTS = { ...json(schemas.SpotList), [GEOJSON]: schemas.SpotFeatures }

const LINK: Record<string, HeaderFact> = {
  Link: { description: 'the next page, rel="next", while there is one', schema: z.string() },
}

const RETRY_AFTER: HeaderFact = { description: 'seconds to wait before asking for the job again', schema: z.string() }

/** Beside the headers of an answer that may be an earlier one. */
const REPLAYED: Record<string, HeaderFact> = {
  'Idempotent-Replayed': { description: 'true: this is the answer that the key was first given', schema: z.string() },
}

/** The answer to `Prefer: respond-async`; a route that declares it can be answered later. */
const LATER: Record<202, ResponseFact> = {
  202: {
    description: 'Accepted with `Prefer: respond-async`: the job, to be read at Location',
    content: json(schemas.Job),
    headers: {
      Location: { description: 'path of the job', schema: z.string(), required: true },
      'Preference-Applied': { description: 'respond-async', schema: z.string(), required: true },
      'Retry-After': { ...RETRY_AFTER, required: true },
      ...REPLAYED,
    },
  },
}

const POST_HEADERS: Record<string, HeaderFact> = {
  Prefer: { description: 'respond-async: answer 202 with a job at once and do the work after', schema: z.string() },
  'Idempotency-Key': {
    description:
      'A key of your own, at most 128 characters: the same request with the same key is run once, and its first answer is given again for 24 hours',
    schema: z.string().max(130),
  },
}

const list = {
  method: 'GET',
  group: 'spots',
  path: NOTHING,
  query: ListQuery,
  body: undefined,
  responses: { 200: { description: 'A page of spots', content: LISTS, headers: LINK } },
  errors: [...COMMON, 'invalid_cursor'],
  reads: 'directory',
  cost: 1,
  isBatchable: true,
  handle: ({ directory, service, query, type, request: { pathname, search } }) =>
    listReply(query, { directory, links: service.links, type, pathname, search }),
} as const satisfies Omit<Route<typeof NOTHING, typeof ListQuery, undefined>, 'paths' | 'summary' | 'description'>

const SpotPath = z.object({ id: z.string().min(1).describe('a spot id or a slug') })
const JobPath = z.object({ id: z.string().min(1).describe('a job id') })

const askPost = {
  method: 'POST',
  group: 'ask',
  path: NOTHING,
  query: NOTHING,
  body: AskBody,
  documentedBody: schemas.AskRequest,
  headers: POST_HEADERS,
  responses: {
    200: { description: 'The answer with its sources', content: json(schemas.AskAnswer), headers: REPLAYED },
    ...LATER,
  },
  errors: [...WITH_BODY, ...KEYED, 'too_many_jobs'],
  reads: 'none',
  cost: 1,
  isBatchable: false,
  example: { body: { query: 'quiet lakes' } },
  handle: ({ body, service }) => askedReply(askedByBody(body), service.directory()),
} as const satisfies Omit<Route<typeof NOTHING, typeof NOTHING, typeof AskBody>, 'paths' | 'summary' | 'description'>

export const routes: readonly AnyRoute[] = [
  route({
    ...list,
    paths: { '/api/spots': 'listSpots', '/api/v1/spots': 'listSpotsV1' },
    summary: 'List spots',
    description:
      'Lists spots by silence rating (highest first), then id. Filters narrow the list; meta.nextCursor leads to the next page and goes on working after the catalogue has changed.',
    example: { query: { minRating: '4', limit: '3' } },
  }),
  route({
    method: 'GET',
    paths: { '/api/spots/{id}': 'getSpot' },
    group: 'spots',
    summary: 'Get one spot',
    description: 'Finds a spot by its id or its slug. An old slug still finds the spot.',
    path: SpotPath,
    query: NOTHING,
    body: undefined,
    responses: { 200: { description: 'The spot', content: json(schemas.SpotResponse) } },
    errors: [...COMMON, 'spot_not_found'],
    reads: 'directory',
    cost: 1,
    isBatchable: true,
    handle: ({ directory: { index }, path }) => {
      const doc = index.find(path.id)
      if (doc === undefined) throw new ApiError('spot_not_found', 'no public spot has this id or slug')
      return spotReply(index, doc)
    },
  }),
  route({
    method: 'GET',
    paths: { '/api/search': 'searchSpots', '/api/v1/search': 'searchSpotsV1' },
    group: 'search',
    summary: 'Search spots',
    description:
      'Finds spots by words in their names, descriptions, tags, activities, scenery and place; every word must match. The last word may be unfinished, and a mistyped word is put right. Best hits first.',
    path: NOTHING,
    query: SearchQuery,
    body: undefined,
    responses: { 200: { description: 'The best hits', content: LISTS } },
    errors: [...COMMON, 'missing_parameter'],
    reads: 'directory',
    cost: 1,
    isBatchable: true,
    example: { query: { q: 'lake', limit: '3' } },
    handle: ({ directory, service, query, type, request: { pathname, search } }) =>
      searchReply(query, { directory, links: service.links, type, pathname, search }),
  }),
  ...silenceRoutes(COMMON),
  route({
    method: 'GET',
    paths: { '/api/suggest': 'suggest' },
    group: 'search',
    summary: 'Suggest while typing',
    description: 'Completes what has been typed so far to names, tags and places of the catalogue. Blank q: none.',
    path: NOTHING,
    query: SuggestQuery,
    body: undefined,
    responses: { 200: { description: 'The suggestions, best first', content: json(schemas.Suggestions) } },
    errors: COMMON,
    reads: 'directory',
    cost: 1,
    isBatchable: true,
    example: { query: { q: 'la', limit: '3' } },
    handle: ({ directory, service, query }) => suggestReply(directory, service.links, query),
  }),
  route({
    method: 'GET',
    paths: { '/api/facets': 'facets' },
    group: 'search',
    summary: 'Count values',
    description:
      'Counts, over the spots that pass the filters of the list, how many have each tag, activity, access, fire status, scenery and rating; null stands for not known.',
    path: NOTHING,
    query: FacetsQuery,
    body: undefined,
    responses: { 200: { description: 'The counts, most frequent first', content: json(schemas.Facets) } },
    errors: COMMON,
    reads: 'directory',
    cost: 1,
    isBatchable: true,
    example: { query: { minRating: '4' } },
    handle: ({ directory: { index }, query }) => {
      const { total, ...data } = index.facets({ ...filterOf(query), ...(query.q && { words: query.q }) })
      return { json: { object: 'facets', total, data } }
    },
  }),
  route({
    method: 'GET',
    paths: { '/api/ask': 'ask' },
    group: 'ask',
    summary: 'Ask a question',
    description:
      'Answers a question in plain English with true sentences about spots of the catalogue, and names its sources. Without q it says what can be asked.',
    path: NOTHING,
    query: AskQuery,
    body: undefined,
    responses: { 200: { description: 'The answer with its sources', content: json(schemas.AskResponse) } },
    errors: COMMON,
    reads: 'directory',
    cost: 1,
    isBatchable: true,
    example: { query: { q: 'quiet lakes' } },
    handle: ({ directory, query }) => askReply(questionOf(query), directory),
  }),
  route({
    ...askPost,
    paths: { '/api/ask': 'askPost' },
    summary: 'Ask a question (POST)',
    description: 'As GET /api/ask, with the question in the body. `prev` may hold earlier questions, oldest first.',
  }),
  route({
    method: 'GET',
    paths: { '/ask': 'askStream' },
    group: 'ask',
    summary: 'Ask a question, with streaming',
    description:
      'As GET /api/ask; with stream=true the answer comes as server-sent events: metadata, answer (one or more; the texts joined are the answer), sources, done.',
    path: NOTHING,
    query: AskStreamQuery,
    body: undefined,
    responses: {
      200: {
        description: 'The answer with its sources, or its event stream',
        content: { ...json(schemas.AskAnswer), 'text/event-stream': undefined },
      },
      204: {
        description: 'To a reader of the stream who comes back with the Last-Event-ID of the last event',
        content: {},
      },
    },
    errors: COMMON,
    reads: 'directory',
    cost: 1,
    isBatchable: true,
    example: { query: { q: 'quiet lakes', stream: 'true' } },
    handle: ({ directory, query, request }) => {
      const asked = askedByQuery(query)
      return query.stream ? askStreamReply(asked.question, directory, request) : askedReply(asked, directory)
    },
  }),
  route({
    ...askPost,
    paths: { '/ask': 'askRootPost' },
    summary: 'Ask a question (POST, root path)',
    description: 'As POST /api/ask.',
  }),
  route({
    method: 'POST',
    paths: { '/api/batch': 'batch' },
    group: 'batch',
    summary: 'Run up to 10 reads',
    description:
      'Runs up to 10 public GET operations in one request, which counts once. Each result has the status and body of the direct GET; results keep the order.',
    path: NOTHING,
    query: NOTHING,
    body: BatchBody,
    documentedBody: schemas.BatchRequest,
    headers: POST_HEADERS,
    responses: {
      200: { description: 'A result per operation', content: json(schemas.BatchResponse), headers: REPLAYED },
      ...LATER,
    },
    errors: [...WITH_BODY, ...KEYED, 'batch_too_large', 'too_many_jobs'],
    reads: 'none',
    cost: 1,
    isBatchable: false,
    example: {
      body: { operations: [{ path: '/api/spots', query: { limit: 1 } }, { path: '/api/search?q=lake' }] },
    },
    handle: batchReply,
  }),
  route({
    method: 'GET',
    paths: { '/api/jobs/{id}': 'getJob' },
    group: 'jobs',
    summary: 'Get a job',
    description:
      'Reads the status and, once it has ended, the result of a request that was sent with `Prefer: respond-async`. While the job is open, Retry-After says when to look again. Kept for 24 hours after its end.',
    path: JobPath,
    query: NOTHING,
    body: undefined,
    responses: {
      200: { description: 'The job', content: json(schemas.Job), headers: { 'Retry-After': RETRY_AFTER } },
    },
    errors: [...COMMON, 'job_not_found'],
    reads: 'none',
    cost: 1,
    isBatchable: true,
    handle: ({ service, path }) => jobReply(service.jobs, path.id),
  }),
  route({
    method: 'GET',
    paths: { '/api/changes': 'listChanges' },
    group: 'mirrors',
    summary: 'List changes',
    description:
      'Lists what was created, updated or removed, version by version, oldest first. There is always a meta.nextCursor: while meta.hasMore is true it leads to the next page, then it is the one to come back with. Changes are kept for 90 days; a cursor from before is answered 410.',
    path: NOTHING,
    query: ChangesQuery,
    body: undefined,
    responses: { 200: { description: 'A page of changes', content: json(schemas.ChangeList) } },
    errors: [...COMMON, 'invalid_cursor', 'version_expired'],
    reads: 'directory',
    cost: 1,
    isBatchable: true,
    example: { query: { limit: '3' } },
    handle: ({ query, service, directory }) => changesReply(query, service, directory),
  }),
  route({
    method: 'GET',
    paths: { '/api/export': 'export' },
    group: 'mirrors',
    summary: 'Export the catalogue',
    description:
      'Streams the whole catalogue of one version, with its attribution: as NDJSON (a head, then a spot a line), as GeoJSON (Accept: application/geo+json, or application/json) or as CSV (Accept: text/csv). changesUrl in the head, and Link with rel="monitor", say where the changes since are read. Counts as 10 requests.',
    path: NOTHING,
    query: NOTHING,
    body: undefined,
    responses: {
      200: {
        description: 'The catalogue',
        content: {
          'application/x-ndjson': undefined,
          'application/geo+json': schemas.ExportFeatures,
          'application/json': schemas.ExportFeatures,
          'text/csv': undefined,
        },
        headers: {
          Link: { description: 'where the changes since are read, rel="monitor"', schema: z.string(), required: true },
          'Content-Disposition': { description: 'a name for the file', schema: z.string(), required: true },
        },
      },
    },
    errors: COMMON,
    reads: 'directory',
    cost: 10,
    isBatchable: false,
    handle: ({ type, directory, service }) => exportReply(type, directory, service.links),
  }),
  route({
    ...list,
    paths: { '/api/sandbox/spots': 'listSandboxSpots' },
    group: 'sandbox',
    summary: 'List sandbox spots',
    description:
      'The list over a small, fixed, fictional catalogue that never changes between releases. `Prefer: code=429` (or 400, 404, 500, 503) answers that error with its real headers, to try error handling with.',
    headers: {
      Prefer: { description: 'code=429, 400, 404, 500 or 503 answers that error', schema: z.string() },
    },
    reads: 'sandbox',
    example: { query: { limit: '3' } },
    handle: call => {
      simulatedError(call.request.headers.get('prefer'), call.service)
      return list.handle(call)
    },
  }),
  route({
    method: 'GET',
    paths: { '/api/webhooks': 'getWebhooks' },
    group: 'webhooks',
    summary: 'Webhook capability',
    description:
      'Tells which events are sent, how deliveries are signed and retried. The operator registers endpoints.',
    path: NOTHING,
    query: NOTHING,
    body: undefined,
    responses: { 200: { description: 'The capability', content: json(schemas.WebhookCapability) } },
    errors: COMMON,
    reads: 'none',
    cost: 1,
    isBatchable: true,
    handle: ({ service }) => ({ json: webhookCapability(service.webhookPublicKey, service.links.baseUrl) }),
  }),
  route({
    method: 'GET',
    paths: { '/api/health': 'health' },
    group: 'service',
    summary: 'Health',
    description: 'Answers while the service is up. It listens only once a catalogue is loaded.',
    path: NOTHING,
    query: NOTHING,
    body: undefined,
    responses: { 200: { description: 'The service is up', content: json(schemas.Health) } },
    errors: COMMON,
    reads: 'none',
    cost: 1,
    isBatchable: true,
    handle: ({ service: { links } }) => ({
      json: {
        status: 'ok',
        service: 'sanctuary-directory',
        docs: `${links.baseUrl}/docs`,
        openapi: `${links.baseUrl}/openapi.json`,
      },
    }),
  }),
  route({
    method: 'GET',
    paths: { '/livez': 'livez' },
    group: 'service',
    summary: 'Liveness',
    description: 'Answers while the process runs; for supervisors. Not counted.',
    path: NOTHING,
    query: NOTHING,
    body: undefined,
    responses: { 200: { description: 'The process runs', content: json(schemas.Alive) } },
    errors: ['invalid_parameter', 'method_not_allowed', 'not_acceptable', 'internal_error'],
    reads: 'none',
    cost: 0,
    isBatchable: false,
    handle: () => ({ json: { status: 'ok' } }),
  }),
  route({
    method: 'GET',
    paths: { '/readyz': 'readyz' },
    group: 'service',
    summary: 'Readiness',
    description: 'Answers 200 while new requests are welcome, 503 once the process has been told to stop. Not counted.',
    path: NOTHING,
    query: NOTHING,
    body: undefined,
    responses: { 200: { description: 'New requests are welcome', content: json(schemas.Alive) } },
    errors: ['invalid_parameter', 'method_not_allowed', 'not_acceptable', 'internal_error', 'unavailable'],
    reads: 'none',
    cost: 0,
    isBatchable: false,
    handle: ({ service }) => {
      if (!service.isReady()) throw new ApiError('unavailable', 'the service is stopping: ask another one')
      return { json: { status: 'ok' } }
    },
  }),
  route({
    method: 'GET',
    paths: { '/openapi.json': 'openapi' },
    group: 'service',
    summary: 'API description',
    description: 'This API as OpenAPI 3.1. Not counted.',
    path: NOTHING,
    query: NOTHING,
    body: undefined,
    responses: {
      200: { description: 'The description', content: { 'application/json': z.record(z.string(), z.unknown()) } },
    },
    errors: ['invalid_parameter', 'method_not_allowed', 'not_acceptable', 'internal_error'],
    reads: 'sandbox',
    cost: 0,
    isBatchable: false,
    handle: async ({ service, request }) => {
      const example = await request.read('/api/sandbox/spots?limit=2')
      return { json: openApiDocument(routes, service.links, await example.json()) }
    },
  }),
]

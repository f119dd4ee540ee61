import assert from 'node:assert/strict'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'
import type { AppParts } from '../../src/http/site.ts'
import type { ErrorBody } from '../../src/http/errors.ts'
import { openApiDocument } from '../../src/http/openapi/openapi.ts'
import { routes } from '../../src/http/routes.ts'
import { PROBLEM } from '../../src/http/request/negotiation.ts'
import { GEOJSON } from '../../src/http/response/list-bytes.ts'
import { wholeSchema } from '../../src/http/openapi/json-schema.ts'
import { type AskResponse, NlwebAnswer, NlwebRows } from '../../src/http/schemas/ask.ts'
import { type BatchResponse, ProblemDetails, type SpotList } from '../../src/http/schemas/schemas.ts'
import { isOfApi } from '../../src/http/exchange.ts'
import type { Links } from '../../src/spots/links.ts'
import type { Spot } from '../../src/spots/spot.ts'
import { type TestApp, testApp } from './service.ts'

/** Every body of the API at once: the test knows which members its answer has, the check that they are as declared. */
export type AnyBody = {
  object: string
  data: Spot[] & Spot
  meta: z.infer<typeof SpotList>['meta'] & BatchResponse['meta']
  error: ErrorBody['error']
  results: { index: number; status: number; body: AnyBody }[]
  result: { status: number; body: AnyBody }
} & AskResponse &
  Record<
    | 'id'
    | 'createdAt'
    | 'completedAt'
    | 'type'
    | 'title'
    | 'detail'
    | 'instance'
    | 'status'
    | 'service'
    | 'docs'
    | 'openapi',
    string
  >

/** A response with its body read, held against the API description. */
export type Checked = { status: number; headers: Headers; text: string; json: AnyBody }

export type Client = {
  get: (target: string, headers?: Record<string, string>) => Promise<Checked>
  post: (target: string, body: unknown, headers?: Record<string, string>) => Promise<Checked>
  send: (target: string, init: RequestInit, address?: string) => Promise<Checked>
}

/** Makes a client that calls the application without a port and checks every response against the OpenAPI document. */
export function checkedClient(service: AppParts, app: TestApp = testApp(service)): Client {
  const check = responseCheck(service.reads.links)
  const send: Client['send'] = async (target, init, address = '203.0.113.7') => {
    const request = new Request(`http://inside${target}`, init)
    const response = await app.fetch(request, { address })
    const text = await textOf(response)
    check(request, response, text)
    const isJson = IS_JSON.test(response.headers.get('content-type') ?? '') && text !== ''
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }
  return {
    send,
    get: (target, headers = {}) => send(target, { headers }),
    post: (target, body, headers = {}) =>
      send(target, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  }
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const decode = DECODERS[response.headers.get('content-encoding') ?? '']
  return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString()
}

/** One JSON text, unlike NDJSON. */
const IS_JSON = /[/+]json$/

type Declared = { $ref?: string; headers?: Record<string, unknown>; content?: Record<string, unknown> }
type Operation = { responses: Record<string, Declared> }

const RATE_HEADERS = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'ratelimit',
  'ratelimit-policy',
]

/** Addresses that are answered and not described, and the ones that are. */
const spellings = new Map(
  routes.flatMap(({ paths, alsoAt = [] }) => alsoAt.map(other => [other, Object.keys(paths)[0] ?? ''] as const)),
)

type Check = (request: Request, response: Response, text: string) => void

/** By the links that the description shows: it is written once, and each of its schemas compiled once. */
const checks = new Map<string, Check>()

function responseCheck(links: Links): Check {
  const key = JSON.stringify(links)
  const check = checks.get(key) ?? newResponseCheck(links)
  checks.set(key, check)
  return check
}

type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { headers: Record<string, { required?: boolean }>; responses: Operation['responses'] }
}

/** Puts the responses that operations share in their places. */
function withoutReferences(document: Document): Document {
  const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))
  for (const { responses } of operations) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      const shared = document.components.responses[$ref?.split('/').at(-1) ?? '']
      if (shared) responses[status] = shared
    }
  }
  return document
}

function newResponseCheck(links: Links): Check {
  const document = withoutReferences(JSON.parse(JSON.stringify(openApiDocument(routes, links, {}))))
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // The published schemas are open, so that fields can be added; here a field that is not declared is an error.
  ajv.addSchema({ ...(close(document) as object), $id: 'openapi' })
  const validators = new Map<string, ValidateFunction>()
  const isProblem = ajv.compile(close(z.toJSONSchema(ProblemDetails)) as object)
  const patterns = Object.keys(document.paths).map(path => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // An address with an ending before that which takes any.
  patterns.sort((a, b) => Number(b.path.includes('}.')) - Number(a.path.includes('}.')))

  return (request, response, text) => {
    const { pathname } = new URL(request.url)
    const where = `${request.method} ${pathname} → ${response.status}`
    const { status, headers } = response
    assert.ok(headers.get('x-request-id'), `${where} has X-Request-Id`)
    assert.equal(headers.get('access-control-allow-origin'), '*', where)
    for (const name of isOfApi(pathname) ? RATE_HEADERS : [])
      assert.match(headers.get(name) ?? '', /\d/, `${where}: ${name}`)
    if (request.method === 'HEAD' || status === 304) assert.equal(text, '', `${where} has no body`)
    const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase()
    const named = spellings.get(pathname) ?? pathname
    const path = patterns.find(({ pattern }) => pattern.test(named))?.path
    const operation: Operation | undefined = document.paths[path ?? '']?.[method]
    if (!operation) {
      if (request.method !== 'OPTIONS' || status !== 204) mustBeError(where, response, text)
      return
    }
    const declared = operation.responses[status]
    assert.ok(declared, `${where} is declared`)
    for (const name of Object.keys(declared.headers ?? {})) {
      if (document.components.headers[name]?.required) assert.ok(headers.has(name), `${where} has ${name}`)
    }
    if (text === '') return
    const sent = headers.get('content-type') ?? ''
    const type = declared.content?.[sent] ? sent : (sent.split(';')[0] ?? '')
    const form = declared.content?.[type] ? path : formAt(path ?? '', type)
    if (!IS_JSON.test(type)) {
      assert.ok(form, `${where}: ${type} is declared`)
      return
    }
    const other = alternativeFor(JSON.parse(text))
    if (other) {
      const isOther = ajv.compile(close(wholeSchema(other)) as object)
      assert.ok(isOther(JSON.parse(text)), `${where}: ${JSON.stringify(isOther.errors)}`)
      return
    }
    const declaredType = type === 'application/json' && form !== path ? GEOJSON : type
    const validate =
      type === PROBLEM
        ? isProblem
        : validatorFor(['paths', form ?? '', method, 'responses', String(status), 'content', declaredType, 'schema'])
    assert.ok(validate(JSON.parse(text)), `${where}: ${JSON.stringify(validate.errors)} in ${text.slice(0, 400)}`)
  }

  /** The address of a form that Accept has chosen at the address of another. */
  function formAt(path: string, type: string): string | undefined {
    const endings = { [GEOJSON]: '.geojson', 'application/json': '.geojson', 'text/csv': '.csv' }
    const form = path + (Object.entries(endings).find(([known]) => known === type)?.[1] ?? '')
    return form in document.paths ? form : undefined
  }

  function validatorFor(pointer: string[]): ValidateFunction {
    const parts = pointer.map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    const $ref = `openapi#/${parts.join('/')}`
    const validate = validators.get($ref) ?? ajv.compile({ $ref })
    validators.set($ref, validate)
    return validate
  }
}

/** The schema of an answer in NLWeb's form, which is documented beside the service's own. */
function alternativeFor(body: object): z.ZodType | undefined {
  if ('query_id' in body) return NlwebRows
  return '_meta' in body ? NlwebAnswer : undefined
}

/** What has no operation can only be answered in the Error form. */
function mustBeError(where: string, response: Response, text: string): void {
  assert.ok(response.status >= 400, `${where} is an error`)
  if (text === '') return
  const { error } = JSON.parse(text)
  assert.deepEqual(Object.keys(error), ['code', 'message', 'docs'], where)
  assert.match(error.docs, /\/docs\/errors#[a-z_]+$/)
}

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, close(member)]),
  )
  // An object of which no member is described may have any.
  const isObject = copy['type'] === 'object' && Object.keys(Object(copy['properties'])).length > 0
  return isObject && copy['additionalProperties'] === undefined ? { ...copy, additionalProperties: false } : copy
}

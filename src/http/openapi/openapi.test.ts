// What generators of other languages need of the description.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { testApp, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { ERRORS } from '../error-codes.ts'
import { routes } from '../routes.ts'

type Json = Record<string, unknown>
type Media = { schema: Json; example?: unknown }
type Operation = {
  operationId: string
  parameters?: { name: string; in: string; example?: unknown; schema: Json }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}
type Answer = { $ref?: string; content?: Record<string, Media>; 'x-alternatives'?: { schema: Json }[] }
type Document = {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: { schemas: Record<string, Json>; responses: Record<string, Answer> }
}

let document: Document
let operations: { path: string; method: string; operation: Operation }[]

before(async () => {
  const app = testApp(await testService(randomSpots(5)))
  const response = await app.fetch(new Request('http://inside/openapi.json'), { address: '203.0.113.1' })
  document = JSON.parse(await response.text())
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
})

/** Every schema of the document and every part of one. */
function* parts(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const member of Object.values(value)) yield* parts(member)
}

/** The schemas alone: examples hold anything. */
function* schemas(): Generator<Json> {
  yield* parts(document.components.schemas)
  for (const { content = {} } of Object.values(document.components.responses)) {
    for (const { schema } of Object.values(content)) yield* parts(schema)
  }
  for (const { operation } of operations) {
    for (const { schema } of operation.parameters ?? []) yield* parts(schema)
    for (const { content = {} } of Object.values(operation.responses)) {
      for (const { schema } of Object.values(content)) yield* parts(schema)
    }
  }
}

describe('the description, for generators', () => {
  test('an operation sends one media type a status', () => {
    for (const { path, operation } of operations) {
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        assert.ok(Object.keys(content).length <= 1, `${path} ${status}: ${Object.keys(content).join()}`)
      }
    }
    for (const { content = {} } of Object.values(document.components.responses)) {
      assert.ok(Object.keys(content).length <= 1)
    }
  })

  test('a refusal that operations share is described once, with the codes that it may have', () => {
    const shared = document.components.responses
    const used = operations.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap(({ $ref }) => $ref ?? []),
    )
    assert.deepEqual(new Set(used), new Set(Object.keys(shared).map(name => `#/components/responses/${name}`)))
    const { $ref } = document.paths['/api/spots/{id}']?.['get']?.responses['404'] ?? {}
    assert.equal($ref, '#/components/responses/RouteNotFoundOrSpotNotFound')
    assert.match(JSON.stringify(shared['RouteNotFoundOrSpotNotFound']), /`route_not_found`: .*`spot_not_found`: /)
    const inline = operations.flatMap(({ path, operation }) =>
      /^.(api|ask|ogc)/.test(path)
        ? Object.entries(operation.responses).map(([status, { $ref }]) => [Number(status) >= 300, $ref])
        : [],
    )
    for (const [isRefusal, ref] of inline) assert.equal(ref !== undefined, isRefusal)
  })

  test('a question is answered by AskResponse; the forms of NLWeb stand beside it', () => {
    for (const [path, method] of [
      ['/ask', 'get'],
      ['/ask', 'post'],
      ['/api/ask', 'get'],
      ['/api/ask', 'post'],
    ] as const) {
      const answer = document.paths[path]?.[method]?.responses['200']
      assert.deepEqual(answer?.content?.['application/json']?.schema, { $ref: '#/components/schemas/AskResponse' })
      const isNlweb = path === '/ask' || method === 'post'
      assert.equal(answer?.['x-alternatives']?.length, isNlweb ? 1 : undefined, `${method} ${path}`)
    }
  })

  test('every row of a list is a named schema', () => {
    for (const { items } of schemas()) {
      assert.ok(!(typeof items === 'object' && items !== null && 'properties' in items), JSON.stringify(items))
    }
  })

  test('every property, parameter and schema says what it is', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) assert.ok(schema['description'], name)
    for (const { properties } of schemas()) {
      if (typeof properties !== 'object' || properties === null || '$ref' in properties) continue
      for (const [name, property] of Object.entries(properties)) {
        if (typeof property === 'object')
          assert.ok(property.description, `${name} of ${Object.keys(properties).join()}`)
      }
    }
    for (const { path, operation } of operations) {
      for (const parameter of operation.parameters ?? [])
        assert.ok('description' in parameter, `${path} ${parameter.name}`)
    }
  })

  test('the codes of errors are enumerated', () => {
    const [error] = parts(document.components.schemas['Error'])
    const codes = [...parts(error)].flatMap(part => (Array.isArray(part['enum']) ? [part['enum']] : []))
    assert.deepEqual(codes, [Object.keys(ERRORS)])
  })

  test('no bound is that of all integers, no format has a pattern, and a pattern is one for every language', () => {
    for (const part of schemas()) {
      for (const bound of [part['minimum'], part['maximum']]) {
        assert.ok(typeof bound !== 'number' || Math.abs(bound) < 2 ** 52, JSON.stringify(part))
      }
      if (typeof part['pattern'] !== 'string') continue
      assert.equal(part['format'], undefined)
      assert.doesNotMatch(part['pattern'], /\\[pPkuxdDwWsSbB]|\(\?|\\\//)
    }
  })

  test('every kind of event is a webhook with a named body', () => {
    assert.deepEqual(Object.keys(document.webhooks), [
      'spot.created',
      'spot.updated',
      'spot.removed',
      'catalogue.published',
    ])
    for (const { post } of Object.values(document.webhooks)) {
      assert.match(
        String(post.requestBody?.content['application/json']?.schema['$ref']),
        /(Spot|CataloguePublished)Event$/,
      )
    }
  })

  test('operation ids are unique verbs in camel case, none a reserved word', () => {
    const ids = [
      ...operations.map(({ operation }) => operation.operationId),
      ...Object.values(document.webhooks).map(({ post }) => post.operationId),
    ]
    assert.equal(new Set(ids).size, ids.length)
    for (const id of ids) {
      assert.match(id, /^(list|get|search|ask|suggest|run|export|call|on)([A-Z]\w*)?$/)
      assert.ok(!RESERVED.has(id), id)
    }
  })

  test('an Idempotency-Key has at most 128 characters, a level is a number', () => {
    const key = document.paths['/api/batch']?.['post']?.parameters?.find(({ name }) => name === 'Idempotency-Key')
    assert.equal(key?.schema['maxLength'], 128)
    const explanation = JSON.stringify(document.components.schemas['SilenceExplanation'])
    assert.match(explanation, /"lden":\{[^{}]*"type":\["number","null"\]/)
    assert.match(explanation, /"below":\{[^{}]*"const":true/)
  })
})

/** Words that Java, Python, Go, C#, Kotlin, Swift, Ruby or JavaScript keep for themselves. */
const RESERVED = new Set(
  'export import default delete new class function return public private static void for while do if else switch case try catch finally throw await async yield lambda pass global nonlocal def del in is not or and with as from raise range map chan func go select type var let const package interface struct defer operator object record init self super this where next end begin module'.split(
    ' ',
  ),
)

describe('the examples of the description', () => {
  test('every success body has one, but those of other protocols', () => {
    const without = operations.flatMap(({ path, operation }) =>
      Object.entries(operation.responses)
        .filter(([status, { content }]) => status.startsWith('2') && content)
        .filter(([, { content = {} }]) => Object.values(content).some(({ example }) => example === undefined))
        .map(() => path),
    )
    const pictures = [
      '/api/silence/grid.tif',
      '/tiles/{z}/{x}/{y}.mvt',
      '/tiles/base/{z}/{x}/{y}.mvt',
      '/tiles/hillshade/{z}/{x}/{y}.png',
      '/tiles/silence/{z}/{x}/{y}.png',
    ]
    assert.deepEqual(new Set(without), new Set(['/ogc/api', '/openapi.json', ...pictures, '/mcp']))
  })

  test('each is what the service answers over the sandbox, byte for byte as JSON', async () => {
    const service = await testService(randomSpots(5))
    const { sandbox } = service.reads
    const app = testApp({ ...service, reads: { ...service.reads, directory: () => sandbox } })
    let compared = 0
    for (const { path, method, operation } of operations) {
      const route = routes.find(({ paths }) => paths[path] === operation.operationId)
      if (!route || NOT_COMPARED.has(path)) continue
      const search = new URLSearchParams(route.example?.query).toString()
      const target = `${path.replace('{collectionId}', 'spots').replace(/\{\w+\}/, 'sandbox-mirror-lake')}${search && `?${search}`}`
      const [media] = Object.values(operation.responses['200']?.content ?? {})
      const [type = ''] = Object.keys(operation.responses['200']?.content ?? {})
      const init =
        method === 'post'
          ? {
              method: 'POST',
              body: JSON.stringify(route.example?.body),
              headers: { 'content-type': 'application/json' },
            }
          : {}
      const response = await app.fetch(new Request(`http://inside${target}`, init), { address: '203.0.113.1' })
      const text = await response.text()
      assert.deepEqual(/[/+]json$/.test(type) ? JSON.parse(text) : text, media?.example, target)
      compared++
    }
    assert.ok(compared > 25, String(compared))
  })
})

/** What the sandbox has none of (a log, a noise map, a job), or what says of itself which service it is. */
const NOT_COMPARED = new Set([
  '/api/changes',
  '/api/silence',
  '/api/silence/quietest',
  '/api/silence/grid',
  '/api/silence/grid.geojson',
  '/api/silence/grid.tif',
  '/api/jobs/{id}',
  '/api/webhooks',
  '/openapi.json',
  '/ogc/api',
])

import { z } from 'zod'
import type { Links } from '../../spots/links.ts'
import { Understood } from '../../ask/question.ts'
import { Spot } from '../../spots/spot.ts'
import { type ErrorCode, ERRORS } from '../error-codes.ts'
import { isOfApi } from '../exchange.ts'
import { errorBody } from '../errors.ts'
import type { AnyRoute, HeaderFact, ResponseFact, RouteGroup } from '../route.ts'
import { CACHING_HEADERS, HEADERS, RATE_HEADERS } from './headers.ts'
import * as askSchemas from '../schemas/ask.ts'
import * as schemas from '../schemas/schemas.ts'
import * as silenceSchemas from '../schemas/silence.ts'

export const API_VERSION = '1.0.0'

/** What the routes of a group are about. */
export const GROUPS: Record<RouteGroup, string> = {
  spots: 'The directory itself',
  search: 'Finding spots by words',
  ask: 'Questions in plain English',
  silence: 'How quiet a place is, and why',
  batch: 'Several reads in one request',
  jobs: 'Work that goes on after the response',
  webhooks: 'Being told of changes',
  mirrors: 'The whole catalogue and its changes',
  sandbox: 'Fictional data to try clients on',
  service: 'The service itself',
}

const RETRY_POLICY =
  'Clients retry on 429 and on transient 5xx with exponential backoff starting at 2 seconds, at most 3 attempts.'

const COMPONENTS = { Spot, Understood, ...schemas, ...askSchemas, ...silenceSchemas }

/** Derives the OpenAPI 3.1 document from the route table. */
export function openApiDocument(routes: readonly AnyRoute[], links: Links, sandboxList: unknown) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sanctuary Directory API',
      version: API_VERSION,
      description: `A public, keyless, read-only API of quiet places in nature. ${RETRY_POLICY}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    'x-retry-policy': {
      statuses: [429, 500, 502, 503, 504],
      backoff: 'exponential',
      initialSeconds: 2,
      maxAttempts: 3,
    },
    servers: [{ url: links.baseUrl }],
    security: [],
    externalDocs: { url: `${links.baseUrl}/docs` },
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(routes, links, sandboxList),
    components: {
      schemas: componentSchemas(),
      headers: Object.fromEntries(Object.entries(HEADERS).map(([name, fact]) => [name, headerObject(fact)])),
    },
  }
}

/** The component name of a schema, where it has one. */
function nameOf(schema: z.ZodType): string | undefined {
  return Object.entries(COMPONENTS)
    .find(([, component]) => component === schema)?.[1]
    .meta()?.id
}

/** Every named schema of the API, as JSON Schema. */
export function componentSchemas(): Record<string, Record<string, unknown>> {
  const registry = z.registry<{ id: string }>()
  for (const component of Object.values(COMPONENTS)) registry.add(component, { id: nameOf(component) ?? '' })
  const { schemas } = z.toJSONSchema(registry, { uri: id => `#/components/schemas/${id}`, io: 'input' })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]))
}

/** A schema as JSON Schema: a reference where it has a name. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Record<string, unknown> {
  const name = nameOf(schema)
  return name === undefined ? plain(z.toJSONSchema(schema, { io })) : { $ref: `#/components/schemas/${name}` }
}

const ALONE = new Set(['$schema', '$id', 'id'])

/** Leaves out what only a whole document has. */
function plain(schema: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !ALONE.has(key)))
}

function pathsOf(
  routes: readonly AnyRoute[],
  links: Links,
  sandboxList: unknown,
): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    for (const [path, operationId] of Object.entries(route.paths)) {
      const operations = (paths[path] ??= {})
      operations[route.method.toLowerCase()] = operationOf(route, { path, operationId, links, sandboxList })
    }
  }
  return paths
}

type Place = { path: string; operationId: string; links: Links; sandboxList: unknown }

function operationOf(route: AnyRoute, { path, operationId, links, sandboxList }: Place) {
  const parameters = [
    ...parametersIn('path', route.path, route.example?.path),
    ...parametersIn('query', route.query, route.example?.query),
    ...Object.entries(route.headers ?? {}).map(([name, { description, schema }]) => ({
      name,
      in: 'header',
      description,
      schema: schemaOf(schema),
    })),
  ]
  const body = route.documentedBody ?? route.body
  const isCounted = isOfApi(path)
  const isSandboxList = path === '/api/sandbox/spots'
  return {
    operationId,
    tags: [route.group],
    summary: route.summary,
    description: route.description,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input'), ...exampleOf(route.example?.body) } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, fact]) => [
          status,
          responseOf(fact, {
            isCounted,
            isCached: route.reads !== 'none',
            example: isSandboxList ? sandboxList : undefined,
          }),
        ]),
      ),
      ...(route.reads !== 'none' && {
        304: { description: 'The client has it already', headers: headerRefs(isCounted, CACHING_HEADERS) },
      }),
      ...errorResponses(route.errors, { isCounted, links }),
    },
  }
}

/** Describes a parameter by what it is read as, or, where that is a structure, by its text. */
export function parameterSchema(field: z.ZodType): Record<string, unknown> {
  const output = plain(z.toJSONSchema(field, { io: 'output', unrepresentable: 'any' }))
  return output['type'] === undefined && output['enum'] === undefined
    ? plain(z.toJSONSchema(field, { io: 'input' }))
    : output
}

function parametersIn(place: 'path' | 'query', shape: z.ZodObject, example: Record<string, string> | undefined) {
  const input = z.toJSONSchema(shape, { io: 'input' })
  return Object.entries(shape.shape).map(([name, field]) => {
    const { description, ...schema } = parameterSchema(field as z.ZodType)
    return {
      name,
      in: place,
      required: place === 'path' || (input.required ?? []).includes(name),
      ...(description !== undefined && { description }),
      schema,
      ...exampleOf(typed(example?.[name], schema['type'])),
    }
  })
}

/** Examples are written as in a URL; in the description they have the parameter's type. */
function typed(text: string | undefined, type: unknown): unknown {
  if (text === undefined || type === 'string') return text
  return type === 'boolean' ? text === 'true' : Number(text)
}

function exampleOf(example: unknown) {
  return example === undefined ? {} : { example }
}

type ResponseContext = { isCounted: boolean; isCached: boolean; example: unknown }

function responseOf(
  { description, content, headers = {} }: ResponseFact,
  { isCounted, isCached, example }: ResponseContext,
) {
  const types = Object.entries(content)
  return {
    description,
    headers: {
      ...headerRefs(isCounted, isCached ? CACHING_HEADERS : ['Cache-Control']),
      ...Object.fromEntries(Object.entries(headers).map(([name, fact]) => [name, headerObject(fact)])),
    },
    ...(types.length > 0 && {
      content: Object.fromEntries(
        types.map(([type, schema]) => [
          type,
          {
            schema: schema ? schemaOf(schema) : { type: 'string' },
            ...(type === 'application/json' && exampleOf(example)),
          },
        ]),
      ),
    }),
  }
}

/** The error responses by status: each with the codes that it may have. */
function errorResponses(codes: readonly ErrorCode[], { isCounted, links }: { isCounted: boolean; links: Links }) {
  const byStatus = Map.groupBy(codes, code => ERRORS[code].status)
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => {
      const [first = 'internal_error'] = codes
      const extra = { 405: ['Allow'], 429: ['Retry-After'] }[status as number] ?? []
      return [
        status,
        {
          description: codes.map(code => `\`${code}\`: ${ERRORS[code].title}`).join('; '),
          headers: headerRefs(isCounted, ['Cache-Control', ...extra]),
          content: {
            'application/json': {
              schema: schemaOf(schemas.ErrorResponse),
              example: errorBody({ code: first, message: ERRORS[first].title }, links),
            },
            'application/problem+json': { schema: schemaOf(schemas.ProblemDetails) },
          },
        },
      ]
    }),
  )
}

function headerRefs(isCounted: boolean, names: readonly string[]) {
  const all = [...(isCounted ? Object.keys(RATE_HEADERS) : []), 'X-Request-Id', ...names]
  return Object.fromEntries(all.map(name => [name, { $ref: `#/components/headers/${name}` }]))
}

function headerObject({ description, schema, required }: HeaderFact) {
  return { description, ...(required && { required }), schema: schemaOf(schema) }
}

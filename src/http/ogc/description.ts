// The service's description in OpenAPI 3.0, which is what the conformance class oas30 asks for.
import { z } from 'zod'
import type { Links } from '../../spots/links.ts'
import { usedSchemas } from '../openapi/json-schema.ts'
import { sharedResponses } from '../openapi/error-responses.ts'
import { headerObject, HEADERS } from '../openapi/headers.ts'
import { API_VERSION } from '../openapi/openapi.ts'
import { operationOf } from '../openapi/operations.ts'
import { bytes } from '../response/response.ts'
import { type AnyRoute, route } from '../route.ts'
import { plainRead } from '../routes/shared.ts'
import { collectionsOf, MOST_FEATURES } from './collections.ts'
import { collectionPath, OPENAPI_30 } from './links.ts'
import { FormQuery, STANDARD } from './parameters.ts'

/** Makes the route that describes the routes of OGC API - Features, itself too. */
export function ogcDescriptionOf(routes: () => readonly AnyRoute[]): AnyRoute {
  return route({
    ...plainRead,
    paths: { '/ogc/api': 'getOgcApi' },
    group: 'ogc',
    summary: 'OGC API - Features: description',
    description: 'The part of this API under /ogc as OpenAPI 3.0.',
    query: FormQuery,
    responses: {
      200: { description: 'The description', content: { [OPENAPI_30]: z.looseObject({}) } },
    },
    isFormByAddress: true,
    isBatchable: false,
    handle: ({ directory: { index }, reads: { links } }) => {
      const ids = collectionsOf(index).map(({ id }) => id)
      return bytes([Buffer.from(JSON.stringify(describe(routes(), { ids, links })))], { type: OPENAPI_30 })
    },
  })
}

const LANDING = '/ogc'
const ITEMS = '/collections/{collectionId}/items'
const LIMIT = { $ref: '#/components/parameters/limit' }

/** Writes paths as they lie below the landing page: GDAL and QGIS look for the limit of a collection's items there. */
function describe(routes: readonly AnyRoute[], { ids, links }: { ids: readonly string[]; links: Links }) {
  const operations = Object.fromEntries(
    routes.flatMap(route =>
      Object.entries(route.paths).map(([path, operationId]) => [
        path.slice(LANDING.length),
        operationOf(route, { path, operationId, links, examples: {} }),
      ]),
    ),
  )
  const { '': landing, [ITEMS]: items, ...others } = operations
  const { parameters = [], operationId: _, ...itemsOfOne } = items ?? {}
  const limit = parameters.find(({ name }) => name === 'limit')
  const narrowing = parameters.filter(one => one.in === 'query' && one !== limit)
  const query = [...narrowing.map(one => ({ ...one, ...STANDARD.get(one.name) })), LIMIT]
  const paths = {
    [LANDING]: { servers: [{ url: links.baseUrl }], get: landing },
    ...Object.fromEntries(ids.map(id => [itemsPath(id), { get: { ...itemsOfOne, parameters: query } }])),
    [ITEMS]: { get: { ...items, parameters: [...parameters.filter(one => one.in === 'path'), ...query] } },
    ...Object.fromEntries(Object.entries(others).map(([path, get]) => [path, { get }])),
  }
  const responses = sharedResponses(routes, links)
  return inOpenApi30({
    openapi: '3.0.3',
    info: {
      title: 'Sanctuary Directory: OGC API - Features',
      version: API_VERSION,
      description: 'Quiet places in nature as features, with a silence rating each.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: `${links.baseUrl}${LANDING}` }],
    tags: [{ name: 'ogc', description: 'OGC API - Features' }],
    paths,
    components: {
      parameters: {
        limit: { ...limit, ...STANDARD.get('limit'), schema: { ...limit?.schema, maximum: MOST_FEATURES } },
      },
      schemas: usedSchemas({ paths, responses }),
      responses,
      headers: Object.fromEntries(Object.entries(HEADERS).map(([name, fact]) => [name, headerObject(fact)])),
    },
  })
}

function itemsPath(id: string): string {
  return `${collectionPath(id)}/items`.slice(LANDING.length)
}

/** Writes what OpenAPI 3.1 has from JSON Schema as OpenAPI 3.0 has it: null as `nullable`, one value as `enum`. */
export function inOpenApi30(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOpenApi30)
  if (typeof value !== 'object' || value === null) return value
  const {
    type,
    const: constant,
    anyOf,
    $ref,
    propertyNames: _,
    ...rest
  }: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, inOpenApi30(member)]),
  )
  // A reference has no neighbours in 3.0.
  if (typeof $ref === 'string') return { $ref }
  const types = Array.isArray(type) ? type.filter(one => one !== 'null') : undefined
  return {
    ...rest,
    ...(types ? { type: types[0], nullable: true } : type !== undefined && { type }),
    ...(constant !== undefined && { enum: [constant] }),
    ...(anyOf !== undefined && withoutNull(anyOf)),
  }
}

function withoutNull(anyOf: unknown): Record<string, unknown> {
  const all: unknown[] = Array.isArray(anyOf) ? anyOf : []
  const others = all.filter(one => JSON.stringify(one) !== '{"type":"null"}')
  return others.length === all.length ? { anyOf } : { nullable: true, allOf: others }
}

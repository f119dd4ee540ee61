import type { Links } from '../../spots/links.ts'
import type { AnyRoute, RouteGroup } from '../route.ts'
import type { Examples } from './examples.ts'
import { sharedResponses } from './error-responses.ts'
import { headerObject, HEADERS } from './headers.ts'
import { usedSchemas } from './json-schema.ts'
import { operationOf } from './operations.ts'
import { otherPaths } from './other-paths.ts'
import { webhooks } from './webhooks.ts'

export const API_VERSION = '1.0.0'

/** What the routes of a group are about. */
export const GROUPS: Record<RouteGroup, string> = {
  spots: 'The directory itself',
  search: 'Finding spots by words',
  ask: 'Questions in plain words, in five languages',
  silence: 'How quiet a place is, and why',
  batch: 'Several reads in one request',
  jobs: 'Work that goes on after the response',
  webhooks: 'Being told of changes',
  mirrors: 'The whole catalogue and its changes',
  ogc: 'OGC API - Features, for QGIS, GDAL and the like',
  sandbox: 'Fictional data to try clients on',
  service: 'The service itself',
}
/** Tags of what no row of the route table answers. */
const OTHER_GROUPS = { maps: 'Vector tiles', agents: 'The same reads as tools of the Model Context Protocol' }

const RETRY_POLICY =
  'Clients retry on 429 and on transient 5xx with exponential backoff starting at 2 seconds, at most 3 attempts.'
const FORMS =
  'Lists, hits, exports and single spots have addresses for GeoJSON and CSV; Accept chooses the same forms at the first address. Accept: application/problem+json gets errors as problem details (RFC 9457), with `error` as an extension.'

/** Derives the OpenAPI 3.1 document from the route table. */
export function openApiDocument(routes: readonly AnyRoute[], links: Links, examples: Examples) {
  const paths: Operations = { ...pathsOf(routes, links, examples), ...otherPaths(links) }
  const responses = sharedResponses(routes, links)
  const events = webhooks()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sanctuary Directory API',
      version: API_VERSION,
      description: `A public, keyless, read-only API of quiet places in nature. The same reads are tools of the Model Context Protocol at ${links.baseUrl}/mcp. ${RETRY_POLICY} ${FORMS}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    'x-retry-policy': {
      statuses: [429, 502, 503, 504],
      backoff: 'exponential',
      initialSeconds: 2,
      maxAttempts: 3,
    },
    servers: [{ url: links.baseUrl }],
    security: [],
    externalDocs: { url: `${links.baseUrl}/docs` },
    tags: Object.entries({ ...GROUPS, ...OTHER_GROUPS }).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: events,
    components: {
      schemas: usedSchemas({ paths, events, responses }),
      responses,
      headers: Object.fromEntries(Object.entries(HEADERS).map(([name, fact]) => [name, headerObject(fact)])),
    },
  }
}

type Operations = Record<string, Record<string, unknown>>

function pathsOf(routes: readonly AnyRoute[], links: Links, examples: Examples): Operations {
  const paths: Operations = {}
  for (const route of routes) {
    for (const [path, operationId] of Object.entries(route.paths)) {
      const operations = (paths[path] ??= {})
      operations[route.method.toLowerCase()] = operationOf(route, { path, operationId, links, examples })
    }
  }
  return paths
}

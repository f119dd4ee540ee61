import { z } from 'zod'
import type { Reads } from '../../service/reads.ts'
import { examplesOf } from '../openapi/examples.ts'
import { openApiDocument } from '../openapi/openapi.ts'
import { bytes, type HttpResponse } from '../response/response.ts'
import type { Site } from '../site.ts'
import { type AnyRoute, route } from '../route.ts'
import { plainRead } from './shared.ts'

/** Makes the route that describes all routes, itself too. */
export function descriptionOf(routes: () => readonly AnyRoute[]): AnyRoute {
  /** It is the same for as long as the service is found at the same address. */
  const documents = new WeakMap<Reads['links'], HttpResponse>()
  return route({
    ...plainRead,
    paths: { '/openapi.json': 'getDescription' },
    group: 'service',
    summary: 'API description',
    description: 'This API as OpenAPI 3.1. Counts with the pages.',
    responses: {
      200: { description: 'The description', content: { 'application/json': z.looseObject({}) } },
    },
    errors: [
      'invalid_parameter',
      'method_not_allowed',
      'not_acceptable',
      'target_too_long',
      'rate_limited',
      'internal_error',
    ],
    reads: 'sandbox',
    window: 'pages',
    isBatchable: false,
    handle: async site => {
      const { links } = site.reads
      const known = documents.get(links)
      if (known) return known
      const made = await describe(routes(), site)
      documents.set(links, made)
      return made
    },
  })
}

async function describe(routes: readonly AnyRoute[], site: Site): Promise<HttpResponse> {
  const document = openApiDocument(routes, site.reads.links, await examplesOf(routes, site))
  return bytes([Buffer.from(JSON.stringify(document))])
}

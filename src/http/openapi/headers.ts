import { z } from 'zod'
import type { HeaderFact } from '../route.ts'
import { schemaOf } from './json-schema.ts'

/** Headers of every response of a counted path. */
export const RATE_HEADERS: Record<string, HeaderFact> = {
  'X-RateLimit-Limit': {
    description: 'requests per minute of the window that the path counts against',
    schema: z.string(),
    required: true,
  },
  'X-RateLimit-Remaining': { description: 'requests left in the window', schema: z.string(), required: true },
  'X-RateLimit-Reset': { description: 'Unix second at which the window resets', schema: z.string(), required: true },
  'RateLimit-Policy': {
    description: 'the policy, as the IETF draft writes it: "default", or "pages" for what counts with the pages',
    schema: z.string(),
    required: true,
  },
  RateLimit: {
    description: 'requests and seconds left, as the IETF draft writes them',
    schema: z.string(),
    required: true,
  },
}
export const HEADERS: Record<string, HeaderFact> = {
  ...RATE_HEADERS,
  'X-Request-Id': { description: 'identifies the request for debugging', schema: z.string(), required: true },
  ETag: { description: 'tag of this representation, for If-None-Match', schema: z.string() },
  'Cache-Control': { description: 'whether and how long it may be kept', schema: z.string() },
  'Retry-After': { description: 'seconds to wait', schema: z.string() },
  Allow: { description: 'the methods that work', schema: z.string() },
}
export const CACHING_HEADERS = ['ETag', 'Cache-Control']

export function headerRefs(isCounted: boolean, names: readonly string[]) {
  const all = [...(isCounted ? Object.keys(RATE_HEADERS) : []), 'X-Request-Id', ...names]
  return Object.fromEntries(all.map(name => [name, { $ref: `#/components/headers/${name}` }]))
}

export function headerObject({ description, schema, required }: HeaderFact) {
  return { description, ...(required && { required }), schema: schemaOf(schema) }
}

import { z } from 'zod'
import { tableOf } from '../../text/table.ts'
import type { ErrorCode } from '../error-codes.ts'
import { ApiError } from '../errors.ts'
import { preferences } from '../request/prefer.ts'
import { route } from '../route.ts'
import { list, listFeatures, listTable } from './spots.ts'

/** What the sandbox's list has at the addresses of all its forms. */
const sandbox = {
  group: 'sandbox',
  headers: {
    Prefer: { description: 'code=429, 400, 404, 500 or 503 answers that error', schema: z.string() },
  },
  reads: 'sandbox',
  example: { query: { limit: '3' } },
  handle: (call: Parameters<typeof list.handle>[0] & { now(): number }) => {
    simulatedError(call.request.header('prefer'), call.now())
    return list.handle(call)
  },
} as const

export const listSandboxSpots = route({
  ...list,
  ...sandbox,
  paths: { '/api/sandbox/spots': 'listSandboxSpots' },
  summary: 'List sandbox spots',
  description:
    'The list over a small, fixed, fictional catalogue that never changes between releases. `Prefer: code=429` (or 400, 404, 500, 503) answers that error with its real headers, to try error handling with.',
})

export const listSandboxSpotsGeojson = route({
  ...listFeatures,
  ...sandbox,
  paths: { '/api/sandbox/spots.geojson': 'listSandboxSpotsGeojson' },
  summary: 'List sandbox spots as GeoJSON',
  description: 'The list of GET /api/sandbox/spots as a GeoJSON FeatureCollection.',
})

export const listSandboxSpotsCsv = route({
  ...listTable,
  ...sandbox,
  paths: { '/api/sandbox/spots.csv': 'listSandboxSpotsCsv' },
  summary: 'List sandbox spots as CSV',
  description: 'The list of GET /api/sandbox/spots as a table.',
})

const SIMULATED = tableOf<ErrorCode>({
  400: 'invalid_parameter',
  404: 'spot_not_found',
  429: 'rate_limited',
  500: 'internal_error',
  503: 'unavailable',
})

/**
 * Throws the error that a client of the sandbox asks to see (`Prefer: code=429`), with its real headers; `now` is in
 * milliseconds.
 * @throws ApiError of that status.
 */
function simulatedError(prefer: string | undefined, now: number): void {
  const status = preferences(prefer).get('code') ?? ''
  const code = SIMULATED.get(status)
  if (code === undefined) return
  const secondsLeft = 60 - (Math.floor(now / 1000) % 60)
  const headers: Record<string, string> = { 'Preference-Applied': `code=${status}` }
  if (code === 'rate_limited') {
    headers['Retry-After'] = String(secondsLeft)
    headers['X-RateLimit-Remaining'] = '0'
    headers['RateLimit'] = `"default";r=0;t=${secondsLeft}`
  }
  if (code === 'unavailable') headers['Retry-After'] = '2'
  throw new ApiError(code, `simulated because of Prefer: code=${status}`, { headers })
}

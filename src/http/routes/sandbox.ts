import { z } from 'zod'
import { tableOf } from '../../text/table.ts'
import type { ErrorCode } from '../error-codes.ts'
import { ApiError } from '../errors.ts'
import { preferences } from '../request/prefer.ts'
import { route } from '../route.ts'
import { list } from './spots.ts'

export const listSandboxSpots = route({
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
    simulatedError(call.request.header('prefer'), call.now())
    return list.handle(call)
  },
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

import { ApiError, type ErrorCode } from './errors.ts'
import { preferences } from './request/prefer.ts'
import type { Service } from './service.ts'

const SIMULATED: Record<string, ErrorCode> = {
  400: 'invalid_parameter',
  404: 'spot_not_found',
  429: 'rate_limited',
  500: 'internal_error',
  503: 'unavailable',
}

/**
 * Throws the error that a client of the sandbox wishes to see (`Prefer: code=429`), with its real headers.
 * @throws ApiError of the wished status.
 */
export function simulatedError(prefer: string | null, service: Pick<Service, 'now'>): void {
  const status = preferences(prefer).get('code') ?? ''
  const code = SIMULATED[status]
  if (code === undefined) return
  const secondsLeft = 60 - (Math.floor(service.now() / 1000) % 60)
  const headers: Record<string, string> = { 'Preference-Applied': `code=${status}` }
  if (code === 'rate_limited') {
    headers['Retry-After'] = String(secondsLeft)
    headers['X-RateLimit-Remaining'] = '0'
    headers['RateLimit'] = `"default";r=0;t=${secondsLeft}`
  }
  if (code === 'unavailable') headers['Retry-After'] = '2'
  throw new ApiError(code, `simulated because of Prefer: code=${status}`, { headers })
}

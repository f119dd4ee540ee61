import { ApiError } from '../errors.ts'
import type { Quota } from './windows.ts'

/** What RateLimit-Policy calls a window: that of the API, or the one that pages, files and suggestions count against. */
export type Policy = 'default' | 'pages'

/** Reports a client's rate window, in the service's own headers and in their standard twins; `now` is in milliseconds. */
export function rateHeaders(
  { limit, remaining, reset }: Quota,
  { now, policy = 'default' }: { now: number; policy?: Policy },
): string[] {
  return [
    'X-RateLimit-Limit',
    String(limit),
    'X-RateLimit-Remaining',
    String(remaining),
    'X-RateLimit-Reset',
    String(reset),
    'RateLimit-Policy',
    `"${policy}";q=${limit};w=60`,
    'RateLimit',
    `"${policy}";r=${remaining};t=${secondsUntil(reset, now)}`,
  ]
}

/** Refuses a request whose window is spent, with the limit and the seconds left. */
export function rateLimited({ limit, reset }: Quota, now: number): ApiError {
  return limited(`${limit} requests`, 'ask again', secondsUntil(reset, now))
}

/** Refuses a request whose client has had its share of the processor in this minute. */
export function workLimited({ limitMs, reset }: { limitMs: number; reset: number }, now: number): ApiError {
  return limited(`${limitMs / 1000} s of computing`, 'ask again, or ask for less at once', secondsUntil(reset, now))
}

function limited(limit: string, then: string, seconds: number): ApiError {
  const message = `the limit of ${limit} per minute is reached: ${seconds} s left, then ${then}`
  return new ApiError('rate_limited', message, { headers: { 'Retry-After': String(seconds) } })
}

/** Whole seconds from now (milliseconds) to a Unix second, rounded up, at least 1. */
function secondsUntil(unixSecond: number, now: number): number {
  return Math.max(1, Math.ceil(unixSecond - now / 1000))
}

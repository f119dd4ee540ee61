/** Seconds from one attempt to the next, before jitter (Standard Webhooks). */
export const RETRIES = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
/** Jitter only ever adds, so that no attempt comes earlier than the table says. */
const JITTER = 0.2
/** Statuses with which a receiver may ask for more time. */
const ASKS_FOR_TIME = new Set([429, 502, 503, 504])
const LONGEST_WAIT_SECONDS = 86_400

/** The outcome of an attempt: an answer, or the reason why there was none. */
export type AttemptOutcome = { status: number; retryAfter: string | null } | { error: string }

/** What follows: the end, one way or the other, or another attempt at a time (milliseconds). */
export type Verdict = { is: 'delivered' } | { is: 'gone' } | { is: 'failed' } | { is: 'waiting'; nextAt: number }

/** Decides what follows from an attempt; `attempts` counts those made, this one among them. */
export function judge(
  outcome: AttemptOutcome,
  { attempts, now, random }: { attempts: number; now: number; random: () => number },
): Verdict {
  const status = 'status' in outcome ? outcome.status : 0
  if (status >= 200 && status < 300) return { is: 'delivered' }
  if (status === 410) return { is: 'gone' }
  const seconds = RETRIES[attempts - 1]
  if (seconds === undefined) return { is: 'failed' }
  const asked = 'status' in outcome && ASKS_FOR_TIME.has(status) ? secondsAsked(outcome.retryAfter, now) : 0
  return { is: 'waiting', nextAt: now + 1000 * Math.max(seconds * (1 + JITTER * random()), asked) }
}

/** Reads Retry-After, seconds or a date (RFC 9110); ignores anything else. */
function secondsAsked(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0
  const text = retryAfter.trim()
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  return Math.min(Math.max(0, seconds || 0), LONGEST_WAIT_SECONDS)
}

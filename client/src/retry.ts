export type RetryOptions = {
  /** How often a request is made at most; 3 unless said. */
  tries?: number
  /** Milliseconds before the second try, doubled before each further one; 2,000 unless said. */
  firstDelayMs?: number
  /**
   * The longest that one wait may be, in milliseconds; 65,000 unless said. A spent rate window is over after at most
   * 60 s: with less patience than that, a client that has used it up gives up before the window ends.
   */
  longestWaitMs?: number
  /** Called before each wait, so that a program can say what it waits for. */
  onWait?: (wait: { ms: number; tried: number; status?: number }) => void
  /** Waits; a test passes its own. */
  sleep?: (ms: number, signal: AbortSignal | null | undefined) => Promise<void>
  now?: () => number
}

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

/**
 * Wraps a `fetch` so that 429, 502, 503, 504 and failed connections are tried again: never before the response's
 * Retry-After or the end of its rate window, exponentially from 2 s, at most 3 tries. The last response is returned as it is; a
 * wait longer than `longestWaitMs` is not begun. Only requests that may be repeated: a POST needs an Idempotency-Key.
 */
export function withRetries(fetch: Fetch, options: RetryOptions = {}): Fetch {
  const { tries = 3, firstDelayMs = 2000, longestWaitMs = 65_000, onWait, sleep = pause, now = Date.now } = options

  return async (input, init = {}) => {
    for (let tried = 1; ; tried++) {
      const isLast = tried >= tries || !isRepeatable(init)
      const response = await fetch(input, init).catch((error: unknown) => {
        if (isLast || init.signal?.aborted) throw error
        return undefined
      })
      if (response && (isLast || !TRANSIENT.has(response.status))) return response
      const wait = Math.max(firstDelayMs * 2 ** (tried - 1), response ? leastWait(response, now()) : 0)
      if (wait > longestWaitMs && response) return response
      await response?.body?.cancel()
      const ms = Math.min(wait, longestWaitMs)
      onWait?.({ ms, tried, ...(response && { status: response.status }) })
      await sleep(ms, init.signal)
    }
  }
}

const TRANSIENT = new Set([429, 502, 503, 504])

function isRepeatable({ method = 'GET', headers }: RequestInit): boolean {
  return method === 'GET' || method === 'HEAD' || new Headers(headers).has('idempotency-key')
}

/** Milliseconds until the service may answer otherwise: Retry-After in seconds or as a date, or the window's end. */
function leastWait({ status, headers }: Response, now: number): number {
  const retryAfter = headers.get('retry-after')
  const asked =
    retryAfter === null ? 0 : /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  // A window that is spent refuses all until its end, whatever else was asked for.
  const isSpent = status === 429 && (retryAfter === null || headers.get('x-ratelimit-remaining') === '0')
  const reset = isSpent ? Number(headers.get('x-ratelimit-reset') ?? 0) * 1000 - now : 0
  return Math.max(0, asked || 0, reset)
}

/** Waits, and rejects with the signal's reason as soon as it is aborted. */
export function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

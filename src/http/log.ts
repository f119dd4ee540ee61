import type { Logger } from 'pino'

/** One line per request. */
export type RequestLine = {
  id: string
  client: string
  method: string
  /** The route's path pattern, not the URL: a URL may hold what somebody asked. */
  route: string
  status: number
  /** Milliseconds. */
  ms: number
}

/** What the HTTP layer needs of a logger. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'isLevelEnabled'> & {
  /** Writes the line of a request; to be asked only where `info` is enabled. */
  request(line: RequestLine): void
}

/** What happens often and is counted for the operator, beside the requests that are answered. */
export const COUNTED_EVENTS = [
  'refused of the API window',
  'refused of the page window',
  'refused of the processor share',
  'refused connection',
  'refused as not HTTP',
  'refused for slow readers',
  'sent from the cache',
  'stored in the cache',
] as const
export type CountedEvent = (typeof COUNTED_EVENTS)[number]

/** Counts what a thread does, for the operator. */
export type Counters = {
  /** Counts a request by its route's path pattern, with the milliseconds that its response took to make. */
  answered: (route: string, status: number, ms: number) => void
  count: (event: CountedEvent) => void
}

export const NO_COUNTERS: Counters = { answered() {}, count() {} }

export const NO_LOG: Log = { info() {}, warn() {}, error() {}, isLevelEnabled: () => false, request() {} }

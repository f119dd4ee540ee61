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

export const NO_LOG: Log = { info() {}, warn() {}, error() {}, isLevelEnabled: () => false, request() {} }

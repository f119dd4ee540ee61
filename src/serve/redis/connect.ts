import type { Redis } from 'ioredis'

/** Where it is told that Redis went, and that it is back. */
export type RedisLog = Record<'info' | 'warn', (fields: object, message: string) => void>

const COUNTS_ALONE = 'each machine counts the requests of clients by itself'
/** Milliseconds. */
const TIMES = { connect: 2000, command: 5000, shortestPause: 200, longestPause: 2000 }

/**
 * Connects to Redis in the background, again and again, with TLS where the URL is rediss://. While it is away commands fail
 * at once: nobody waits for it. That it went, with what is done `meanwhile`, and that it came back is one line of the log
 * each; no line has the URL. The client is loaded here: a process without Redis does without it.
 */
export async function connectRedis(url: string, log: RedisLog, meanwhile = COUNTS_ALONE): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: TIMES.connect,
    commandTimeout: TIMES.command,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectionName: 'sanctuary',
    retryStrategy: tries => Math.min(tries * TIMES.shortestPause, TIMES.longestPause),
  })
  let isAway = false
  const away = (reason: string) => {
    if (isAway) return
    isAway = true
    log.warn({ reason }, `Redis is away: ${meanwhile} until it is back`)
  }
  redis.on('error', (error: Error) => away(reasonOf(error)))
  redis.on('close', () => away('the connection was closed'))
  redis.on('ready', () => {
    if (isAway) log.info({}, 'Redis is back')
    isAway = false
  })
  redis.on('end', () => {})
  return redis
}

/** The code and no more: a message may hold an address, or what a server says. */
function reasonOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  return /^(NOAUTH|WRONGPASS|NOPERM|LOADING|READONLY|MASTERDOWN)\b/.exec(error.message)?.[1] ?? error.name
}

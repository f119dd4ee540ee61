import type { RunEnd } from '../../work/runner.ts'
import { COUNTED_EVENTS, type CountedEvent, type Counters } from '../../http/log.ts'

// What each thread counts, in memory that the supervisor reads: a request costs three additions, no message and no lock. A
// thread has a row of its own, which the one that takes its place counts on in, so that no sum ever falls.
//
//   routes x statuses     requests
//   routes x buckets      requests by how long their responses took to make; the last bucket has no bound
//   routes                seconds in all
//   events, jobs          how often
//   gauges                as of the last look
//
// A row is written by one thread alone, and a number of 64 bits that lies on its own boundary is written as one.

/** Upper bounds, seconds. */
export const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** Of the services's responses; a status that is not here is counted as its hundred. */
const STATUSES = [
  200, 202, 204, 206, 301, 302, 303, 304, 307, 308, 400, 403, 404, 405, 406, 408, 409, 411, 412, 413, 414, 415, 417,
  422, 429, 431, 500, 501, 503, 504,
] as const
const HUNDREDS = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
const STATUS_NAMES: readonly string[] = [...HUNDREDS, ...STATUSES.map(String)]

export const JOB_ENDS = ['succeeded', 'failed', 'again', 'lost'] as const satisfies readonly RunEnd[]

/** What a thread measures of itself. */
export const GAUGES = [
  'cachedBytes',
  'heapBytes',
  'loopDelayMedian',
  'loopDelay99',
  'loopDelayMost',
  'loopActiveSeconds',
  'loopIdleSeconds',
] as const
export type GaugeName = (typeof GAUGES)[number]

/** More than there are endpoints; those beyond are counted as the last one. */
const MOST_ROUTES = 256

const COLUMN_OF_STATUS = new Uint8Array(600)
for (let status = 100; status < 600; status++) COLUMN_OF_STATUS[status] = Math.floor(status / 100) - 1
STATUSES.forEach((status, i) => (COLUMN_OF_STATUS[status] = HUNDREDS.length + i))
const COLUMN_OF_EVENT = new Map(COUNTED_EVENTS.map((event, i) => [event, i]))

const ALL_BUCKETS = BUCKETS.length + 1
const LATENCIES_AT = MOST_ROUTES * STATUS_NAMES.length
const SECONDS_AT = LATENCIES_AT + MOST_ROUTES * ALL_BUCKETS
const EVENTS_AT = SECONDS_AT + MOST_ROUTES
const JOBS_AT = EVENTS_AT + COUNTED_EVENTS.length
const GAUGES_AT = JOBS_AT + JOB_ENDS.length
const ROW = GAUGES_AT + GAUGES.length

export function createCountMemory(threads: number): SharedArrayBuffer {
  return new SharedArrayBuffer(threads * ROW * Float64Array.BYTES_PER_ELEMENT)
}

/** The row of one thread, as it writes it. */
export type ThreadCounts = {
  /** Makes what counts requests, by the patterns of all routes in the order that the supervisor is told. */
  counters: (routes: readonly string[]) => Counters
  jobEnded: (how: RunEnd) => void
  set: (gauge: GaugeName, value: number) => void
}

/** Opens the row of the thread in a slot; what was counted there before stays. */
export function openThreadCounts(memory: SharedArrayBuffer, slot: number): ThreadCounts {
  const row = new Float64Array(memory, slot * ROW * Float64Array.BYTES_PER_ELEMENT, ROW)
  const add = (at: number, value: number) => {
    row[at] = (row[at] ?? 0) + value
  }
  return {
    counters(routes) {
      const rowOf = new Map(namesOf(routes).map((name, i) => [name, i]))
      return {
        answered(route, status, ms) {
          const at = rowOf.get(route) ?? 0
          add(at * STATUS_NAMES.length + (COLUMN_OF_STATUS[status] ?? 0), 1)
          add(LATENCIES_AT + at * ALL_BUCKETS + bucketOf(ms / 1000), 1)
          add(SECONDS_AT + at, ms / 1000)
        },
        count: event => add(EVENTS_AT + (COLUMN_OF_EVENT.get(event) ?? 0), 1),
      }
    },
    jobEnded: how => add(JOBS_AT + JOB_ENDS.indexOf(how), 1),
    set(gauge, value) {
      row[GAUGES_AT + GAUGES.indexOf(gauge)] = value
    },
  }
}

function bucketOf(seconds: number): number {
  let bucket = 0
  while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket++
  return bucket
}

/** The names of a row's routes: first what leads nowhere. */
function namesOf(routes: readonly string[]): string[] {
  const names = ['none', ...new Set(routes)]
  if (names.length > MOST_ROUTES) throw new RangeError(`${names.length} routes are more than are counted`)
  return names
}

/** How long the responses of a route took, in all threads together. */
export type Latencies = {
  route: string
  /** Requests by bucket, each without those of the buckets before it. */
  buckets: number[]
  seconds: number
}

/** What all threads have counted so far. */
export type ReadCounts = {
  /** Those that were made at all. */
  requests(routes: readonly string[]): { route: string; status: string; count: number }[]
  latencies(routes: readonly string[]): Latencies[]
  event(event: CountedEvent): number
  jobs(how: RunEnd): number
  /** One value a thread. */
  gauge(gauge: GaugeName): number[]
}

export function readCounts(memory: SharedArrayBuffer): ReadCounts {
  const all = new Float64Array(memory)
  const threads = all.length / ROW
  const each = (column: number) => Array.from({ length: threads }, (_, thread) => all[thread * ROW + column] ?? 0)
  const sum = (column: number) => each(column).reduce((a, b) => a + b, 0)
  return {
    requests: routes =>
      namesOf(routes).flatMap((route, i) =>
        STATUS_NAMES.map((status, column) => ({ route, status, count: sum(i * STATUS_NAMES.length + column) })).filter(
          ({ count }) => count > 0,
        ),
      ),
    latencies: routes =>
      namesOf(routes)
        .map((route, i) => ({
          route,
          buckets: Array.from({ length: ALL_BUCKETS }, (_, bucket) => sum(LATENCIES_AT + i * ALL_BUCKETS + bucket)),
          seconds: sum(SECONDS_AT + i),
        }))
        .filter(({ buckets }) => buckets.some(count => count > 0)),
    event: event => sum(EVENTS_AT + COUNTED_EVENTS.indexOf(event)),
    jobs: how => sum(JOBS_AT + JOB_ENDS.indexOf(how)),
    gauge: gauge => each(GAUGES_AT + GAUGES.indexOf(gauge)),
  }
}

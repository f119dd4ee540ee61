import type { CountedEvent } from '../../http/log.ts'
import { openConnections } from '../../http/rate-limit/connection-counts.ts'
import type { Threads } from '../threads.ts'
import { byLabel, type HistogramRow, type MetricRow, type Sample } from './registry.ts'
import { BUCKETS, type GaugeName, JOB_ENDS, readCounts } from './thread-counts.ts'

/** What the supervisor knows of its threads. */
export type SeenThreads = {
  threads: Pick<Threads, 'first' | 'answering' | 'deaths'>
  wanted: number
  /** In which they count. */
  countMemory: SharedArrayBuffer
  connectionMemory: SharedArrayBuffer
}

type EventMetric = Pick<MetricRow, 'name' | 'help'> & { label?: string; events: Record<string, CountedEvent> }

/** Metrics of what threads count, a row each; a label's values are the keys. */
const EVENT_METRICS: readonly EventMetric[] = [
  {
    name: 'sanctuary_rate_refusals_total',
    help: 'Requests that were refused with 429, by what was spent: requests to the API, pages, or a share of the processor.',
    label: 'window',
    events: {
      api: 'refused of the API window',
      pages: 'refused of the page window',
      work: 'refused of the processor share',
    },
  },
  {
    name: 'sanctuary_refusals_total',
    help: 'What was refused before it was a request that a route answers: connections beyond a limit, what is not HTTP, large answers for which no room was left.',
    label: 'reason',
    events: {
      connections: 'refused connection',
      not_http: 'refused as not HTTP',
      slow_readers: 'refused for slow readers',
    },
  },
  {
    name: 'sanctuary_response_cache_hits_total',
    help: 'Requests that were answered with a stored response, or with 304 by its ETag.',
    events: { '': 'sent from the cache' },
  },
  {
    name: 'sanctuary_response_cache_stores_total',
    help: 'Responses that were made and stored: the misses of the cache.',
    events: { '': 'stored in the cache' },
  },
]

type GaugeMetric = Pick<MetricRow, 'kind' | 'name' | 'help'> & { label?: string; gauges: Record<string, GaugeName> }

const GAUGE_METRICS: readonly GaugeMetric[] = [
  {
    kind: 'gauge',
    name: 'sanctuary_response_cache_bytes',
    help: 'Bytes of stored responses, by thread.',
    gauges: { '': 'cachedBytes' },
  },
  {
    kind: 'gauge',
    name: 'sanctuary_thread_heap_bytes',
    help: "JavaScript's heap in use, by thread.",
    gauges: { '': 'heapBytes' },
  },
  {
    kind: 'gauge',
    name: 'sanctuary_event_loop_delay_seconds',
    help: 'How late the event loop of a thread turned within the last 20 s: the median, the 99th percentile and the most.',
    label: 'quantile',
    gauges: { '0.5': 'loopDelayMedian', '0.99': 'loopDelay99', '1': 'loopDelayMost' },
  },
  {
    kind: 'counter',
    name: 'sanctuary_event_loop_seconds_total',
    help: 'Seconds that the event loop of a thread has been active, or idle.',
    label: 'state',
    gauges: { active: 'loopActiveSeconds', idle: 'loopIdleSeconds' },
  },
]

/** Lists the metrics of the threads that answer. */
export function threadMetrics(seen: SeenThreads): MetricRow[] {
  const { threads, wanted, connectionMemory } = seen
  const counts = readCounts(seen.countMemory)
  const { routes } = threads.first
  return [
    {
      kind: 'counter',
      name: 'sanctuary_http_requests_total',
      help: 'Requests that were answered, by route and status.',
      labels: ['route', 'status'],
      read: () => counts.requests(routes).map(({ count: value, ...labels }) => ({ labels, value })),
    },
    {
      kind: 'gauge',
      name: 'sanctuary_open_connections',
      help: 'Connections of clients that are open.',
      read: () => [{ value: openConnections(connectionMemory) }],
    },
    {
      kind: 'gauge',
      name: 'sanctuary_threads',
      help: 'Threads that answer, and how many are wanted.',
      labels: ['state'],
      read: () => byLabel('state', { answering: threads.answering(), wanted }),
    },
    {
      kind: 'counter',
      name: 'sanctuary_thread_deaths_total',
      help: 'Threads that died or hung, and were started again.',
      read: () => [{ value: threads.deaths() }],
    },
    {
      kind: 'counter',
      name: 'sanctuary_job_runs_total',
      help: 'Runs of jobs by how they ended: succeeded, failed, put back to be run again, lost to another owner.',
      labels: ['end'],
      read: () => JOB_ENDS.map(end => ({ labels: { end }, value: counts.jobs(end) })),
    },
    ...EVENT_METRICS.map(({ name, help, label, events }) => ({
      kind: 'counter' as const,
      name,
      help,
      ...(label && { labels: [label] }),
      read: () =>
        Object.entries(events).map(([value, event]) => ({
          ...(label && { labels: { [label]: value } }),
          value: counts.event(event),
        })),
    })),
    ...GAUGE_METRICS.map(({ kind, name, help, label, gauges }) => ({
      kind,
      name,
      help,
      labels: ['thread', ...(label ? [label] : [])],
      read: () =>
        Object.entries(gauges).flatMap(([of, gauge]) =>
          counts.gauge(gauge).map((value, thread): Sample => {
            return { labels: { thread: String(thread), ...(label && { [label]: of }) }, value }
          }),
        ),
    })),
  ]
}

/** How long responses take to make, by route. */
export function latencyHistogram({ threads, countMemory }: SeenThreads): HistogramRow {
  const counts = readCounts(countMemory)
  return {
    name: 'sanctuary_http_request_duration_seconds',
    help: 'How long the response of a request took to make, from its head to its last byte in memory, by route.',
    label: 'route',
    bounds: BUCKETS,
    read: () =>
      counts
        .latencies(threads.first.routes)
        .map(({ route, buckets, seconds }) => ({ label: route, buckets, sum: seconds })),
  }
}

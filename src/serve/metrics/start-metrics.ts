import { version } from '../../version.ts'
import { type OwnServer, startOwnServer } from '../ports/own-server.ts'
import { startAt } from '../ports/ports.ts'
import {
  buildHistogram,
  catalogueMetrics,
  indexMetrics,
  type SeenCatalogue,
  type SeenIndex,
} from './catalogue-metrics.ts'
import type { RateSharing } from '../redis/share-rates.ts'
import { redisMetrics } from './redis-metrics.ts'
import { createRegistry, type MetricRow } from './registry.ts'
import { latencyHistogram, type SeenThreads, threadMetrics } from './thread-metrics.ts'
import { type SeenWork, workMetrics } from './work-metrics.ts'

/** All that the metrics are read from. */
export type Seen = {
  /** What answers clients; null in a process that does not. */
  web:
    | (Omit<SeenThreads, 'countMemory'> & {
        countMemory: SharedArrayBuffer | null
        sharing: RateSharing | null
      } & SeenIndex)
    | null
  catalogue: SeenCatalogue
  work: SeenWork
}

/**
 * Answers /metrics on a port of its own, from what is seen at that moment; null where no port is set.
 * @throws OperatorError for a port that cannot be had.
 */
export async function startMetrics(
  { metricsPort, metricsHost }: { metricsPort: number | null; metricsHost: string },
  { web, catalogue, work }: Seen,
): Promise<OwnServer | null> {
  const countMemory = web?.countMemory ?? null
  const threads = web && countMemory && { ...web, countMemory }
  return startAt({ name: 'METRICS_PORT', port: metricsPort, host: metricsHost }, at => {
    const registry = createRegistry(
      [
        BUILD_INFO,
        ...(threads ? threadMetrics(threads) : []),
        ...catalogueMetrics(catalogue),
        ...(web ? indexMetrics(web) : []),
        ...workMetrics(work),
        ...(web ? redisMetrics(web.sharing) : []),
      ],
      [...(threads ? [latencyHistogram(threads)] : []), buildHistogram(catalogue)],
    )
    return startOwnServer(at, async path =>
      path === '/metrics'
        ? { status: 200, type: registry.contentType, text: await registry.metrics() }
        : { status: 404, type: 'text/plain; charset=utf-8', text: 'only /metrics is here\n' },
    )
  })
}

const BUILD_INFO: MetricRow = {
  kind: 'gauge',
  name: 'sanctuary_build_info',
  help: 'Always 1; its labels say which program this is.',
  labels: ['version', 'node'],
  read: () => [{ labels: { version, node: process.versions.node }, value: 1 }],
}

import type { RateSharing } from '../redis/share-rates.ts'
import { byLabel, type MetricRow } from './registry.ts'

/** Lists the metrics of Redis; without samples where none is set. */
export function redisMetrics(sharing: Pick<RateSharing, 'isUp' | 'rounds'> | null): MetricRow[] {
  return [
    {
      kind: 'gauge',
      name: 'sanctuary_redis_up',
      help: '1 while Redis answers; 0 while each machine counts the requests of clients by itself.',
      read: () => (sharing ? [{ value: sharing.isUp() ? 1 : 0 }] : []),
    },
    {
      kind: 'counter',
      name: 'sanctuary_rate_exchanges_total',
      help: 'Exchanges of counts with other machines, by whether they came through.',
      labels: ['outcome'],
      read: () => byLabel('outcome', sharing?.rounds() ?? {}),
    },
  ]
}

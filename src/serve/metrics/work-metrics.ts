import type { DeliveryState, WebhookStore } from '../../webhooks/store.ts'
import type { ImportOrders } from '../../work/imports/import-orders.ts'
import type { JobQueue } from '../../work/queue.ts'
import { orderMetrics } from './order-metrics.ts'
import { readLastImport } from './last-import.ts'
import { byLabel, type MetricRow } from './registry.ts'

/** What the supervisor knows of work that goes on. */
export type SeenWork = {
  queue: Pick<JobQueue, 'depth'>
  webhooks: Pick<WebhookStore, 'depth'>
  /** Attempts of this process by what became of the delivery. */
  attempts: Readonly<Record<DeliveryState, number>>
  dataDir: string
  /** Imports that workers run; null where machines share none. */
  imports: Pick<ImportOrders, 'depth'> | null
  /** Units of imports that were computed here. */
  unitsDone: () => number
}

/** Lists the metrics of jobs, deliveries and imports. */
export function workMetrics({ queue, webhooks, attempts, dataDir, imports, unitsDone }: SeenWork): MetricRow[] {
  return [
    {
      kind: 'gauge',
      name: 'sanctuary_jobs',
      help: 'Open jobs: those that wait, and those that are run.',
      labels: ['status'],
      read: async () => {
        const { queued, running } = await queue.depth()
        return byLabel('status', { queued, running })
      },
    },
    {
      kind: 'gauge',
      name: 'sanctuary_job_wait_seconds',
      help: 'How long the oldest job that is due has waited to be run; 0 when none does.',
      read: async () => [{ value: (await queue.depth()).oldestDueMs / 1000 }],
    },
    {
      kind: 'gauge',
      name: 'sanctuary_deliveries',
      help: 'Deliveries of webhooks that wait for an attempt, and those that were given up and are still kept.',
      labels: ['state'],
      read: async () => {
        const { waiting, failed } = await webhooks.depth()
        return byLabel('state', { waiting, failed })
      },
    },
    {
      kind: 'gauge',
      name: 'sanctuary_delivery_wait_seconds',
      help: 'How long the delivery that is longest due has waited for its attempt; 0 when none is due.',
      read: async () => [{ value: (await webhooks.depth()).oldestDueMs / 1000 }],
    },
    {
      kind: 'counter',
      name: 'sanctuary_delivery_attempts_total',
      help: 'Attempts of this process to deliver, by what became of the delivery: delivered, waiting for another, given up.',
      labels: ['state'],
      read: () => byLabel('state', attempts),
    },
    {
      kind: 'gauge',
      name: 'sanctuary_import_running',
      help: '1 while an import into this data folder is under way.',
      read: () => [{ value: readLastImport(dataDir)?.endedAt === null ? 1 : 0 }],
    },
    {
      kind: 'gauge',
      name: 'sanctuary_import_phase_seconds',
      help: 'How long each phase of the last import into this data folder took, or has taken so far.',
      labels: ['phase'],
      read: () =>
        (readLastImport(dataDir)?.phases ?? []).map(({ phase, seconds }) => ({ labels: { phase }, value: seconds })),
    },
    {
      kind: 'gauge',
      name: 'sanctuary_import_last_end_timestamp_seconds',
      help: 'When the last import into this data folder ended, in seconds since 1970, by its outcome.',
      labels: ['outcome'],
      read: () => {
        const last = readLastImport(dataDir)
        return last?.endedAt ? byLabel('outcome', { [last.outcome]: Date.parse(last.endedAt) / 1000 }) : []
      },
    },
    ...orderMetrics(imports, unitsDone),
  ]
}

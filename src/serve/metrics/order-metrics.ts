import type { ImportOrders, OrderDepth } from '../../work/imports/import-orders.ts'
import type { Progress } from '../../import/readers/source-file.ts'
import { byLabel, type MetricRow } from './registry.ts'

const NONE: OrderDepth = {
  counts: { queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 },
  waitMs: 0,
  progress: null,
}

/** Lists the metrics of imports that operators order and workers run; `imports`: null where machines share none. */
export function orderMetrics(imports: Pick<ImportOrders, 'depth'> | null, unitsDone: () => number): MetricRow[] {
  const depth = async () => (await imports?.depth()) ?? NONE
  return [
    {
      kind: 'gauge',
      name: 'sanctuary_import_orders',
      help: 'Imports ordered for workers, by status: the open ones, and those that ended within seven days.',
      labels: ['status'],
      read: async () => byLabel('status', (await depth()).counts),
    },
    {
      kind: 'gauge',
      name: 'sanctuary_import_order_wait_seconds',
      help: 'How long the oldest ordered import has waited to be begun while none is run; 0 when none does.',
      read: async () => [{ value: (await depth()).waitMs / 1000 }],
    },
    {
      kind: 'gauge',
      name: 'sanctuary_import_order_progress_ratio',
      help: 'How far the ordered import that is run has come in its phase, 0 to 1.',
      labels: ['phase'],
      read: async () => {
        const { progress } = await depth()
        if (progress === null) return []
        const { pass, bytes, size }: Progress = JSON.parse(progress) // written by a worker alone
        return [{ labels: { phase: pass }, value: size === 0 ? 1 : bytes / size }]
      },
    },
    {
      kind: 'counter',
      name: 'sanctuary_import_units_total',
      help: 'Units of imports, of this machine or others, that this process has computed as a worker.',
      read: () => [{ value: unitsDone() }],
    },
  ]
}

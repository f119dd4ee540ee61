import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Sample = { labels?: Record<string, string>; value: number }

/** A sample for each value of a label. */
export function byLabel(label: string, values: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(values).map(([of, value]) => ({ labels: { [label]: of }, value }))
}

/** One metric, read when it is asked for. */
export type MetricRow = {
  kind: 'counter' | 'gauge'
  name: string
  help: string
  labels?: readonly string[]
  read: () => readonly Sample[] | Promise<readonly Sample[]>
}

/** One histogram, whose buckets are counted elsewhere. */
export type HistogramRow = {
  name: string
  help: string
  label: string
  /** Upper bounds. */
  bounds: readonly number[]
  /** `buckets` without those before each, the one without a bound last. */
  read: () => readonly { label: string; buckets: readonly number[]; sum: number }[]
}

/** Makes the registry of this process: its own metrics, and those of Node in the supervisor's thread. */
export function createRegistry(rows: readonly MetricRow[], histograms: readonly HistogramRow[]): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  let failures = 0
  const failed = () => void failures++
  for (const row of rows) register(row, registry, failed)
  for (const row of histograms) registry.registerMetric(new ReadHistogram(row))
  const name = 'sanctuary_metrics_failures_total'
  const help = 'Metrics that could not be read when they were asked for, and were left out.'
  register({ kind: 'counter', name, help, read: () => [{ value: failures }] }, registry, failed)
  return registry
}

function register({ kind, name, help, labels = [], read }: MetricRow, registry: Registry, failed: () => void): void {
  /** What cannot be read leaves out its own metric and no other. */
  const samples = async () => {
    try {
      return await read()
    } catch {
      failed()
      return []
    }
  }
  const Metric = kind === 'gauge' ? Gauge : Counter
  const metric: Gauge | Counter = new Metric({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const present = await samples()
      metric.reset()
      if (present.length === 0 && labels.length === 0) metric.remove()
      for (const { labels = {}, value } of present) metric.inc(labels, value)
    },
  })
}

/** A histogram whose values are counted elsewhere and read when it is asked for. */
class ReadHistogram extends Histogram {
  readonly #row: HistogramRow

  constructor(row: HistogramRow) {
    super({
      name: row.name,
      help: row.help,
      labelNames: [row.label],
      buckets: [...row.bounds],
      registers: [],
    })
    this.#row = row
  }

  /** What the registry makes the text of. */
  async getForPromString() {
    const { name, help, label, bounds, read } = this.#row
    const values = read().flatMap(({ label: of, buckets, sum }) => {
      let count = 0
      const upTo = buckets.map((own, i) => {
        count += own
        return { metricName: `${name}_bucket`, labels: { [label]: of, le: bounds[i] ?? '+Inf' }, value: count }
      })
      const labels = { [label]: of }
      return [
        ...upTo,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ]
    })
    return { name, help, type: 'histogram', values }
  }
}

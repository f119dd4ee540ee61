import assert from 'node:assert/strict'
import parse, { type ParsedFamily } from 'parse-prometheus-text-format'
import type { ServerProcess } from './running-server.ts'

/** The metrics of a service, as a parser of the text format that knows nothing of us reads them. */
export type Scraped = {
  /** By name; of a histogram also its `_bucket`, `_sum` and `_count`. */
  families: ReadonlyMap<string, ParsedFamily>
  /** The value of a metric with these labels at least, of several the sum; undefined where there is none. */
  value: (name: string, labels?: Record<string, string>) => number | undefined
}

/** Where a service that was started with METRICS_PORT answers /metrics. */
export function metricsUrl({ output }: Pick<ServerProcess, 'output'>): string {
  const [, port] = /metrics port (\d+)/.exec(output()) ?? []
  assert.ok(port, 'the service says on which port its metrics are')
  return `http://127.0.0.1:${port}/metrics`
}

export async function scrape(server: Pick<ServerProcess, 'output'>): Promise<Scraped> {
  const response = await fetch(metricsUrl(server))
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8')
  return readMetrics(await response.text())
}

export function readMetrics(text: string): Scraped {
  // The parser joins the samples of a histogram whatever their labels: without its type it reads them one by one.
  const samples = parse(text.replaceAll(/^# TYPE \S+ histogram\n/gm, ''))
  const families = new Map(parse(text).map(family => [family.name, family]))
  for (const [name, parts] of Map.groupBy(samples, ({ name }) => name)) {
    const [first] = parts
    if (!families.has(name) && first) families.set(name, { ...first, metrics: parts.flatMap(({ metrics }) => metrics) })
  }
  return {
    families,
    value(name, labels = {}) {
      const found = (families.get(name)?.metrics ?? []).filter(metric =>
        Object.entries(labels).every(([label, value]) => metric.labels?.[label] === value),
      )
      return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + Number(value), 0)
    },
  }
}

// What Prometheus and Grafana are given in deploy/ is held against the metrics of a service that runs.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { parser } from '@prometheus-io/lezer-promql'
import { parse as parseYaml } from 'yaml'
import { type ServerProcess, startProcess } from '../support/running-server.ts'
import { type Scraped, scrape } from '../support/scrape.ts'

type Rule = {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; description: string }
}
type Panel = { title: string; type: string; targets?: { expr: string }[] }

const alerts: { groups: { rules: Rule[] }[] } = parseYaml(readFileSync('deploy/prometheus/alerts.yml', 'utf8'))
const rules = alerts.groups.flatMap(({ rules }) => rules)
const dashboard: { panels: Panel[]; templating: unknown } = JSON.parse(
  readFileSync('deploy/grafana/sanctuary.json', 'utf8'),
)
const panels = dashboard.panels.filter(({ type }) => type !== 'row')

/** Prometheus makes these itself. */
const MADE_BY_PROMETHEUS = new Set(['up'])

let server: ServerProcess
let live: Scraped

before(async () => {
  server = await startProcess({ METRICS_PORT: '0' })
  await fetch(`${server.url}/api/spots`)
  live = await scrape(server)
})
after(() => server.stop())

/** The metrics that an expression names, and the labels that it chooses by, as Prometheus's own grammar reads it. */
function read(expression: string): { metrics: string[]; labels: string[] } {
  // Grafana puts these in.
  const text = expression.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*')
  const found = { metrics: [] as string[], labels: [] as string[] }
  parser.parse(text).iterate({
    enter({ name, from, to, type }) {
      assert.ok(!type.isError, `not PromQL at "${text.slice(Math.max(0, from - 20), to + 20)}"`)
      const own = text.slice(from, to)
      if (name === 'Identifier') found.metrics.push(own)
      if (name === 'LabelName') found.labels.push(own)
    },
  })
  return found
}

function assertLive(expression: string, where: string): void {
  const { metrics, labels } = read(expression)
  assert.ok(metrics.length > 0, `${where} names no metric`)
  for (const metric of metrics) {
    const isThere = live.families.has(metric) || MADE_BY_PROMETHEUS.has(metric)
    assert.ok(isThere, `${where} names ${metric}, which the service does not have`)
  }
  const known = new Set(['instance', 'job', 'le', ...labelsOf(metrics)])
  for (const label of labels) assert.ok(known.has(label), `${where} chooses by ${label}, which no sample has`)
}

/** Labels as in the text, with those of metrics that have no sample yet. */
function labelsOf(metrics: readonly string[]): string[] {
  const samples = metrics.flatMap(metric => live.families.get(metric)?.metrics ?? [])
  return [...samples.flatMap(({ labels = {} }) => Object.keys(labels)), 'phase', 'outcome']
}

test('an expression that is not PromQL, and a metric or label that is not there, are seen', () => {
  assert.throws(() => read('sum(rate(sanctuary_jobs[5m])'), /not PromQL/)
  assert.throws(() => assertLive('rate(sanctuary_requests_total[5m])', 'it'), /which the service does not have/)
  assert.throws(() => assertLive('sanctuary_jobs_sum', 'it'), /sanctuary_jobs_sum/)
  assert.throws(() => assertLive('sum by (colour) (sanctuary_jobs)', 'it'), /chooses by colour/)
})

test('every alert has a severity, says what to do, and asks metrics that the service has', () => {
  assert.ok(rules.length > 10)
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length)
  for (const { alert, expr, labels, annotations } of rules) {
    assert.ok(['page', 'ticket'].includes(labels.severity), alert)
    assert.ok(annotations.summary.length > 10 && annotations.description.length > 30, alert)
    assertLive(expr, alert)
  }
})

test('every panel of the dashboard asks metrics that the service has', () => {
  assert.ok(panels.length > 15)
  for (const { title, targets = [] } of panels) {
    assert.ok(targets.length > 0, title)
    for (const { expr } of targets) assertLive(expr, title)
  }
})

test('every metric of ours stands in the dashboard or an alert', () => {
  const asked = new Set(
    [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))]
      .flatMap(expression => read(expression).metrics)
      .map(metric => metric.replace(/_(bucket|sum|count)$/, '')),
  )
  const own = [...live.families.keys()].filter(
    name => name.startsWith('sanctuary_') && !/_duration_seconds_\w+$/.test(name),
  )
  // Told by another in the same panel, or by the dashboard's variable.
  const untold = new Set(['sanctuary_build_info', 'sanctuary_last_publish_timestamp_seconds', 'sanctuary_spots'])
  assert.deepEqual(
    own.filter(name => !asked.has(name) && !untold.has(name)),
    [],
  )
})

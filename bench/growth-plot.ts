import type { Growth } from './index.ts'
import { logarithmicPlot } from './logarithmic-plot.ts'

/** What grows, each with its unit; all share one logarithmic axis. */
const LINES: { label: string; of: (growth: Growth) => number }[] = [
  { label: 'search mix, µs a question', of: ({ mixUs }) => mixUs },
  { label: 'build, ms', of: ({ buildMs }) => buildMs },
  { label: 'load, ms', of: ({ loadMs }) => loadMs },
  { label: 'memory, MB', of: ({ bytes }) => bytes / 1e6 },
]

/** Draws how latency, build, load and memory grow with the number of spots, both axes logarithmic, as SVG. */
export function growthPlot(growth: readonly Growth[]): string {
  const lines = LINES.map(({ label, of }) => ({ label, points: growth.map(row => [row.count, of(row)] as const) }))
  return logarithmicPlot('spots', lines)
}

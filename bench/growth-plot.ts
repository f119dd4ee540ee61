import type { Growth } from './index.ts'

const SIZE = { width: 720, height: 420, left: 70, right: 190, top: 30, bottom: 50 }

/** What grows, each line with its colour and unit; all share one logarithmic axis. */
const LINES: { label: string; colour: string; of: (growth: Growth) => number }[] = [
  { label: 'search mix, µs a question', colour: '#1b6e4b', of: ({ mixUs }) => mixUs },
  { label: 'build, ms', colour: '#b3541e', of: ({ buildMs }) => buildMs },
  { label: 'load, ms', colour: '#2d5d9f', of: ({ loadMs }) => loadMs },
  { label: 'memory, MB', colour: '#7a3f8f', of: ({ bytes }) => bytes / 1e6 },
]

/** Draws how latency, build, load and memory grow with the number of spots, both axes logarithmic, as SVG. */
export function growthPlot(growth: readonly Growth[]): string {
  const counts = growth.map(({ count }) => count)
  const values = growth.flatMap(row => LINES.map(({ of }) => of(row)))
  const x = scale(counts, [SIZE.left, SIZE.width - SIZE.right])
  const y = scale(values, [SIZE.height - SIZE.bottom, SIZE.top])
  const lines = LINES.map(({ label, colour, of }) => {
    const points = growth.map(row => `${x.at(row.count).toFixed(1)},${y.at(of(row)).toFixed(1)}`)
    const [lastX = '', lastY = ''] = points.at(-1)?.split(',') ?? []
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>
<text x="${Number(lastX) + 8}" y="${Number(lastY) + 4}" fill="${colour}">${label}</text>`
  })
  const columns = x.tens.map(
    ten => `<line x1="${x.at(ten)}" x2="${x.at(ten)}" y1="${SIZE.top}" y2="${SIZE.height - SIZE.bottom}" stroke="#ddd"/>
<text x="${x.at(ten)}" y="${SIZE.height - SIZE.bottom + 20}" text-anchor="middle">${ten.toLocaleString('en')}</text>`,
  )
  const rows = y.tens.map(
    ten => `<line x1="${SIZE.left}" x2="${SIZE.width - SIZE.right}" y1="${y.at(ten)}" y2="${y.at(ten)}" stroke="#ddd"/>
<text x="${SIZE.left - 8}" y="${y.at(ten) + 4}" text-anchor="end">${ten.toLocaleString('en')}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${[...columns, ...rows, ...lines].join('\n')}
<text x="${(SIZE.left + SIZE.width - SIZE.right) / 2}" y="${SIZE.height - 10}" text-anchor="middle">spots</text>
</svg>
`
}

/** A logarithmic scale from whole tens to whole tens. */
function scale(values: readonly number[], [from, to]: [number, number]) {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  const at = (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from)
  return { at, tens: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)) }
}

const SIZE = { width: 720, height: 420, left: 70, right: 190, top: 30, bottom: 50 }
const COLOURS = ['#1b6e4b', '#b3541e', '#2d5d9f', '#7a3f8f']

export type PlotLine = { label: string; points: readonly (readonly [x: number, y: number])[] }

/** Draws lines over axes that are both logarithmic, as SVG. */
export function logarithmicPlot(axis: string, lines: readonly PlotLine[]): string {
  const points = lines.flatMap(({ points }) => points)
  const x = scale(
    points.map(([x]) => x),
    [SIZE.left, SIZE.width - SIZE.right],
  )
  const y = scale(
    points.map(([, y]) => y),
    [SIZE.height - SIZE.bottom, SIZE.top],
  )
  const drawn = lines.map(({ label, points }, i) => {
    const places = points.map(([px, py]) => [x.at(px), y.at(py)] as const)
    const [lastX, lastY] = places.at(-1) ?? [0, 0]
    const colour = COLOURS[i % COLOURS.length]
    return `<polyline points="${places.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>
<text x="${lastX + 8}" y="${lastY + 4}" fill="${colour}">${label}</text>`
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
${[...columns, ...rows, ...drawn].join('\n')}
<text x="${(SIZE.left + SIZE.width - SIZE.right) / 2}" y="${SIZE.height - 10}" text-anchor="middle">${axis}</text>
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

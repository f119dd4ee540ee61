import { ROADS } from '../../src/silence/parameters.ts'
import { pieceEnergy } from '../../src/silence/propagation.ts'

const [WIDTH, HEIGHT] = [640, 400]
const [LEFT, TOP] = [48, 16]
const [NEAREST, FARTHEST] = [25, 15_000]
const [LEAST_DB, MOST_DB] = [10, 80]
const COLOURS = ['#7f0000', '#c1272d', '#e0682f', '#d9a016', '#5a8f29', '#1d7874', '#3b5b92', '#6b4e8f']
const ENDLESS = 900_000
const STEPS = 60

/** Draws the level of an endless straight road of each class over the distance, as far as it is looked for, as SVG. */
export function levelPlot(): string {
  const x = (metres: number) => LEFT + (Math.log(metres / NEAREST) / Math.log(FARTHEST / NEAREST)) * WIDTH
  const y = (db: number) => TOP + ((MOST_DB - db) / (MOST_DB - LEAST_DB)) * HEIGHT
  const vertical = [25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000].map(
    metres =>
      `<path d="M${x(metres).toFixed(1)} ${TOP}v${HEIGHT}" stroke="#ddd"/><text x="${x(metres).toFixed(1)}" y="${TOP + HEIGHT + 16}" text-anchor="middle">${metres < 1000 ? `${metres} m` : `${metres / 1000} km`}</text>`,
  )
  const horizontal = [10, 20, 30, 40, 50, 60, 70, 80].map(
    db =>
      `<path d="M${LEFT} ${y(db).toFixed(1)}h${WIDTH}" stroke="#ddd"/><text x="${LEFT - 6}" y="${(y(db) + 4).toFixed(1)}" text-anchor="end">${db}</text>`,
  )
  const curves = Object.entries(ROADS).map(([name, { level, radius }], i) => {
    const points = Array.from({ length: STEPS + 1 }, (_, k) => {
      const metres = NEAREST * (radius / NEAREST) ** (k / STEPS)
      const db = level + 10 * Math.log10(pieceEnergy(metres, -ENDLESS, ENDLESS))
      return db < LEAST_DB ? '' : `${x(metres).toFixed(1)},${y(db).toFixed(1)}`
    }).filter(Boolean)
    const colour = COLOURS[i] ?? '#000'
    const line = `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`
    return `${line}<text x="${LEFT + WIDTH - 100}" y="${TOP + 20 + 17 * i}" fill="${colour}">${name}</text>`
  })
  const [width, height] = [LEFT + WIDTH + 16, TOP + HEIGHT + 44]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Level of a straight road over the distance, dB(A) Lden</title>
<rect width="100%" height="100%" fill="#fff"/>
${[...vertical, ...horizontal, ...curves].join('\n')}
<text x="${LEFT + WIDTH / 2}" y="${height - 8}" text-anchor="middle">distance (curves end where the road is no longer looked for); level in dB(A) Lden</text>
</svg>
`
}

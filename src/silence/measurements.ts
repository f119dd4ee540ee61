// Compares measured levels with computed ones.
import { SCALE } from './parameters.ts'

export type Pair = { measured: number; modelled: number }

export type Comparison = {
  count: number
  /** Mean of modelled less measured, dB: above 0 the model is too loud. */
  bias: number
  /** Mean of the differences regardless of sign, dB. */
  meanAbsoluteError: number
  /** Spearman's rank correlation; null for fewer than three pairs or when all values of one side are equal. */
  rankCorrelation: number | null
}

export function compare(pairs: readonly Pair[]): Comparison {
  const differences = pairs.map(({ measured, modelled }) => modelled - measured)
  return {
    count: pairs.length,
    bias: mean(differences),
    meanAbsoluteError: mean(differences.map(Math.abs)),
    rankCorrelation: spearman(pairs),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}

function spearman(pairs: readonly Pair[]): number | null {
  if (pairs.length < 3) return null
  const a = ranks(pairs.map(({ measured }) => measured))
  const b = ranks(pairs.map(({ modelled }) => modelled))
  const meanA = mean(a)
  const meanB = mean(b)
  let both = 0
  let ownA = 0
  let ownB = 0
  for (const [i, rank] of a.entries()) {
    const da = rank - meanA
    const db = (b[i] ?? 0) - meanB
    both += da * db
    ownA += da * da
    ownB += db * db
  }
  return ownA > 0 && ownB > 0 ? both / Math.sqrt(ownA * ownB) : null
}

/** Equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks: number[] = Array.from(values, () => 0)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++
    for (const i of order.slice(from, to)) ranks[i] = (from + to - 1) / 2
    from = to
  }
  return ranks
}

const SIZE = 480
const MARGIN = 56
const [LEAST_DB, MOST_DB] = [SCALE.faintestShownDb - 10, 90]

/** Draws modelled over measured levels as SVG, with the line where both are equal. */
export function scatterPlot(pairs: readonly Pair[]): string {
  const at = (db: number) => ((Math.min(MOST_DB, Math.max(LEAST_DB, db)) - LEAST_DB) / (MOST_DB - LEAST_DB)) * SIZE
  const x = (db: number) => (MARGIN + at(db)).toFixed(1)
  const y = (db: number) => (MARGIN / 2 + SIZE - at(db)).toFixed(1)
  const ticks = Array.from({ length: (MOST_DB - LEAST_DB) / 10 + 1 }, (_, i) => LEAST_DB + 10 * i)
  const grid = ticks.map(
    db =>
      `<path d="M${x(db)} ${y(LEAST_DB)}V${y(MOST_DB)}M${x(LEAST_DB)} ${y(db)}H${x(MOST_DB)}" stroke="#ddd"/>` +
      `<text x="${x(db)}" y="${SIZE + MARGIN / 2 + 18}" text-anchor="middle">${db}</text>` +
      `<text x="${MARGIN - 8}" y="${Number(y(db)) + 4}" text-anchor="end">${db}</text>`,
  )
  const dots = pairs.map(pair => `<circle cx="${x(pair.measured)}" cy="${y(pair.modelled)}" r="3.5"/>`)
  const width = SIZE + MARGIN * 1.5
  const height = SIZE + MARGIN * 1.5
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${grid.join('\n')}
<path d="M${x(LEAST_DB)} ${y(LEAST_DB)}L${x(MOST_DB)} ${y(MOST_DB)}" stroke="#888" stroke-dasharray="6 4"/>
<g fill="#0b6e4f" fill-opacity="0.6">${dots.join('')}</g>
<text x="${MARGIN + SIZE / 2}" y="${height - 8}" text-anchor="middle">measured, dB(A)</text>
<text transform="translate(16 ${MARGIN / 2 + SIZE / 2}) rotate(-90)" text-anchor="middle">modelled, dB(A) Lden</text>
</svg>
`
}

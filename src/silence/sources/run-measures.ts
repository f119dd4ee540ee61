import { E7, hypotenuse, localPlane } from '../../geo/local-plane.ts'
import { type Group, type NoiseSources, radiusOf, type Shapes } from './sources.ts'

/** What a receiver needs of each run beside its points; made when runs are loaded, never stored. */
export type RunMeasures = {
  /** Longitude and latitude of its middle, 10⁻⁷ degrees. */
  middle: Float64Array
  /** Metres from there to its farthest point. */
  extent: Float32Array
  /** 10^(level/10). */
  power: Float32Array
  /** Metres of way. */
  length: Float32Array
  /** How far it is looked for, metres. */
  radius: Float32Array
}

/** Measures the runs of sources; once, as often as the same ones are asked for. */
export function measuresOf(sources: NoiseSources): RunMeasures {
  const known = measured.get(sources)
  if (known) return known
  const measures = measureRuns(sources.groups, sources.runs)
  measured.set(sources, measures)
  return measures
}

const measured = new WeakMap<NoiseSources, RunMeasures>()

export function measureRuns(groups: readonly Group[], runs: Shapes): RunMeasures {
  const count = runs.level.length
  const radii = Float32Array.from(groups, radiusOf)
  const measures = {
    middle: new Float64Array(2 * count),
    extent: new Float32Array(count),
    power: runs.level.map(level => 10 ** (level / 10)),
    length: new Float32Array(count),
    radius: Float32Array.from(runs.group, group => radii[group] ?? 0),
  }
  for (let run = 0; run < count; run++) measure(runs, run, measures)
  return measures
}

function measure({ points, start }: Shapes, run: number, { middle, extent, length: lengths }: RunMeasures): void {
  const from = 2 * (start[run] ?? 0)
  const to = 2 * (start[run + 1] ?? 0)
  const x0 = points[from] ?? 0
  const y0 = points[from + 1] ?? 0
  const { east, north } = localPlane(y0 / E7)
  let length = 0
  let sumX = 0
  let sumY = 0
  for (let i = from; i + 3 < to; i += 2) {
    const ax = (points[i] ?? 0) - x0
    const ay = (points[i + 1] ?? 0) - y0
    const bx = (points[i + 2] ?? 0) - x0
    const by = (points[i + 3] ?? 0) - y0
    const piece = hypotenuse((bx - ax) * east, (by - ay) * north)
    length += piece
    sumX += (piece * (ax + bx)) / 2
    sumY += (piece * (ay + by)) / 2
  }
  const middleX = length > 0 ? sumX / length : 0
  const middleY = length > 0 ? sumY / length : 0
  let farthest = 0
  for (let i = from; i < to; i += 2) {
    const x = (points[i] ?? 0) - x0 - middleX
    const y = (points[i + 1] ?? 0) - y0 - middleY
    farthest = Math.max(farthest, hypotenuse(x * east, y * north))
  }
  middle[2 * run] = x0 + middleX
  middle[2 * run + 1] = y0 + middleY
  extent[run] = farthest
  lengths[run] = length
}

import Flatbush from 'flatbush'
import { reachOf, settlementDb, aerodromeDb } from '../levels.ts'
import { boxOfLine } from '../../geo/box.ts'
import { E7, hypotenuse, localPlane, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { AERODROME_RULES } from '../parameters.ts'
import { type Group, radiusOf, type NoiseSources, type Shapes } from './sources.ts'

/** What a receiver needs beside the sources; made when they are loaded, never stored. */
export type SourceIndex = {
  /** One per search radius, the widest first. */
  layers: readonly Layer[]
  /** Indices of `others` by the boxes in which they are received; undefined when there are none. */
  others: Flatbush | undefined
  /** Per run: its middle (10⁻⁷ degrees), metres from there to its farthest point, and m of way times 10^(level/10). */
  middle: Float64Array
  extent: Float32Array
  power: Float32Array
  length: Float32Array
}
export type Layer = { radius: number; tree: Flatbush; runs: Uint32Array }

/** Indexes sources; once, as often as the same ones are asked for: an import needs them twice. */
export function indexSources(sources: NoiseSources): SourceIndex {
  const known = indices.get(sources)
  if (known) return known
  const index = makeIndex(sources)
  indices.set(sources, index)
  return index
}

const indices = new WeakMap<NoiseSources, SourceIndex>()

function makeIndex({ groups, runs, others }: NoiseSources): SourceIndex {
  const count = runs.level.length
  const index = {
    middle: new Float64Array(2 * count),
    extent: new Float32Array(count),
    power: runs.level.map(level => 10 ** (level / 10)),
    length: new Float32Array(count),
  }
  const byRadius = new Map<number, number[]>()
  for (let run = 0; run < count; run++) {
    measure(runs, run, index)
    const radius = radiusOf(groupOf(groups, runs, run))
    const layer = byRadius.get(radius)
    if (layer) layer.push(run)
    else byRadius.set(radius, [run])
  }
  const layers = [...byRadius]
    .sort(([a], [b]) => b - a)
    .map(([radius, list]) => ({ radius, runs: Uint32Array.from(list), tree: treeOf(runs, list) }))
  return { ...index, layers, others: reachTree(groups, others) }
}

function groupOf(groups: readonly Group[], shapes: Shapes, shape: number): Group {
  const group = groups[shapes.group[shape] ?? -1]
  if (!group) throw new RangeError(`shape ${shape} has no group`)
  return group
}

function measure(runs: Shapes, run: number, index: Pick<SourceIndex, 'middle' | 'extent' | 'length'>): void {
  const { points, start } = runs
  const [from, to] = [2 * (start[run] ?? 0), 2 * (start[run + 1] ?? 0)]
  const [x0, y0] = [points[from] ?? 0, points[from + 1] ?? 0]
  const { east, north } = localPlane(y0 / E7)
  let [length, sumX, sumY] = [0, 0, 0]
  for (let i = from; i + 3 < to; i += 2) {
    const [ax, ay] = [(points[i] ?? 0) - x0, (points[i + 1] ?? 0) - y0]
    const [bx, by] = [(points[i + 2] ?? 0) - x0, (points[i + 3] ?? 0) - y0]
    const piece = hypotenuse((bx - ax) * east, (by - ay) * north)
    length += piece
    sumX += (piece * (ax + bx)) / 2
    sumY += (piece * (ay + by)) / 2
  }
  const [middleX, middleY] = length > 0 ? [sumX / length, sumY / length] : [0, 0]
  let farthest = 0
  for (let i = from; i < to; i += 2) {
    const [x, y] = [(points[i] ?? 0) - x0 - middleX, (points[i + 1] ?? 0) - y0 - middleY]
    farthest = Math.max(farthest, hypotenuse(x * east, y * north))
  }
  index.middle[2 * run] = x0 + middleX
  index.middle[2 * run + 1] = y0 + middleY
  index.extent[run] = farthest
  index.length[run] = length
}

function treeOf({ points, start }: Shapes, list: number[]): Flatbush {
  const tree = new Flatbush(list.length, 16, Int32Array)
  for (const run of list) {
    const box = boxOfLine(points, 2 * (start[run] ?? 0), 2 * (start[run + 1] ?? 0))
    tree.add(box.west, box.south, box.east, box.north)
  }
  tree.finish()
  return tree
}

function reachTree(groups: readonly Group[], others: Shapes): Flatbush | undefined {
  if (others.level.length === 0) return undefined
  const tree = new Flatbush(others.level.length)
  for (let i = 0; i < others.level.length; i++) {
    const box = boxOfLine(others.points, 2 * (others.start[i] ?? 0), 2 * (others.start[i + 1] ?? 0))
    const reach = reachOfOther(groupOf(groups, others, i), others.level[i] ?? 0, others.size[i] ?? 0)
    const north = (reach / METRES_PER_DEGREE) * E7
    const poleward = Math.min(89.9, Math.max(Math.abs(box.south), Math.abs(box.north)) / E7 + reach / METRES_PER_DEGREE)
    const east = reach / localPlane(poleward).east
    tree.add(box.west - east, box.south - north, box.east + east, box.north + north)
  }
  tree.finish()
  return tree
}

function reachOfOther(group: Group, level: number, size: number): number {
  if (group.kind === 'settlement') return reachOf(d => settlementDb({ level, radius: size }, d))
  if (group.kind !== 'aerodrome') return radiusOf(group)
  const across = reachOf(d => aerodromeDb(level, 0, d))
  if (group.class === 'heliport') return across
  return Math.min(AERODROME_RULES.alongFactor * across, AERODROME_RULES.alongMetres + across)
}

import Flatbush from 'flatbush'
import { boxOfLine } from '../../geo/box.ts'
import { boxOfShape, heardBox, reachOfOther } from './reach.ts'
import { measureRuns, type RunMeasures } from './run-measures.ts'
import type { Group, NoiseSources, Shapes } from './sources.ts'

/** What a receiver needs beside sources that are in memory as a whole. */
export type SourceIndex = RunMeasures & {
  /** One per search radius, the widest first. */
  layers: readonly Layer[]
  /** Indices of `others` by the boxes in which they are received; undefined when there are none. */
  others: Flatbush | undefined
}
export type Layer = { radius: number; tree: Flatbush; runs: Uint32Array }

/** Indexes sources; once, as often as the same ones are asked for. */
export function indexSources(sources: NoiseSources): SourceIndex {
  const known = indices.get(sources)
  if (known) return known
  const index = makeIndex(sources)
  indices.set(sources, index)
  return index
}

const indices = new WeakMap<NoiseSources, SourceIndex>()

function makeIndex({ groups, runs, others }: NoiseSources): SourceIndex {
  const measures = measureRuns(groups, runs)
  const layers = [...Map.groupBy(measures.radius.keys(), run => measures.radius[run] ?? 0)]
    .sort(([a], [b]) => b - a)
    .map(([radius, list]) => ({ radius, runs: Uint32Array.from(list), tree: treeOf(runs, list) }))
  return { ...measures, layers, others: reachTree(groups, others) }
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
    const group = groups[others.group[i] ?? -1]
    if (!group) throw new RangeError(`shape ${i} has no group`)
    const reach = reachOfOther(group, others.level[i] ?? 0, others.size[i] ?? 0)
    const { west, south, east, north } = heardBox(boxOfShape(others, i), reach)
    tree.add(west, south, east, north)
  }
  tree.finish()
  return tree
}

import { type NoiseSource, type NoiseSources, sourcesBuilder, type Shapes } from './sources.ts'

/**
 * Joins the sources of several maps: an object of more than one extract counts once, from the one that has more
 * of its points (extracts cut ways at their border).
 */
export function joinSources(all: readonly NoiseSources[]): NoiseSources {
  const [only] = all
  if (only && all.length === 1) return only
  const owner = owners(all)
  const builder = sourcesBuilder()
  for (const [which, sources] of all.entries()) {
    for (const shapes of [sources.runs, sources.others]) {
      for (let i = 0; i < shapes.level.length; i++) {
        if (owner.get(shapes.origin[i] ?? 0)?.which === which) builder.add(sourceAt(sources, shapes, i))
      }
    }
  }
  return builder.freeze()
}

function owners(all: readonly NoiseSources[]): Map<number, { which: number; points: number }> {
  const best = new Map<number, { which: number; points: number }>()
  for (const [which, sources] of all.entries()) {
    const points = new Map<number, number>()
    for (const { origin, start } of [sources.runs, sources.others]) {
      for (const [i, id] of origin.entries()) {
        points.set(id, (points.get(id) ?? 0) + (start[i + 1] ?? 0) - (start[i] ?? 0))
      }
    }
    for (const [id, count] of points) if (count > (best.get(id)?.points ?? 0)) best.set(id, { which, points: count })
  }
  return best
}

function sourceAt(sources: NoiseSources, shapes: Shapes, i: number): NoiseSource {
  const group = sources.groups[shapes.group[i] ?? -1]
  if (!group) throw new RangeError(`shape ${i} has no group`)
  return {
    ...group,
    origin: shapes.origin[i] ?? 0,
    level: shapes.level[i] ?? 0,
    size: shapes.size[i] ?? 0,
    points: shapes.points.subarray(2 * (shapes.start[i] ?? 0), 2 * (shapes.start[i + 1] ?? 0)),
  }
}

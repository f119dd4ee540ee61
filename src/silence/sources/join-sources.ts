import { type NoiseSource, type Scene, sceneBuilder, type Shapes } from './sources.ts'

/**
 * Makes one scene of several: an object that stands in more than one extract is heard once, from the scene that has more
 * of its points (extracts cut ways at their border).
 */
export function joinScenes(scenes: readonly Scene[]): Scene {
  const [only] = scenes
  if (only && scenes.length === 1) return only
  const owner = owners(scenes)
  const builder = sceneBuilder()
  for (const [which, scene] of scenes.entries()) {
    for (const shapes of [scene.runs, scene.others]) {
      for (let i = 0; i < shapes.level.length; i++) {
        if (owner.get(shapes.origin[i] ?? 0)?.which === which) builder.add(sourceAt(scene, shapes, i))
      }
    }
  }
  return builder.freeze()
}

function owners(scenes: readonly Scene[]): Map<number, { which: number; points: number }> {
  const best = new Map<number, { which: number; points: number }>()
  for (const [which, scene] of scenes.entries()) {
    const points = new Map<number, number>()
    for (const { origin, start } of [scene.runs, scene.others]) {
      for (const [i, id] of origin.entries()) {
        points.set(id, (points.get(id) ?? 0) + (start[i + 1] ?? 0) - (start[i] ?? 0))
      }
    }
    for (const [id, count] of points) if (count > (best.get(id)?.points ?? 0)) best.set(id, { which, points: count })
  }
  return best
}

function sourceAt(scene: Scene, shapes: Shapes, i: number): NoiseSource {
  const group = scene.groups[shapes.group[i] ?? -1]
  if (!group) throw new RangeError(`shape ${i} has no group`)
  return {
    ...group,
    origin: shapes.origin[i] ?? 0,
    level: shapes.level[i] ?? 0,
    size: shapes.size[i] ?? 0,
    points: shapes.points.subarray(2 * (shapes.start[i] ?? 0), 2 * (shapes.start[i + 1] ?? 0)),
  }
}

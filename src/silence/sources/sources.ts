// A scene is all that makes noise in a region: frozen typed arrays, built once, asked by listener.ts.
import { growing } from '../growing.ts'
import { E7, localPlane } from '../../geo/local-plane.ts'
import { EVENTS, RAIL_RULES, ROADS, TURBINE, WORKS_RULES } from '../parameters.ts'

export const KINDS = ['road', 'rail', 'aerodrome', 'settlement', 'works', 'turbine', 'event'] as const
export type Kind = (typeof KINDS)[number]

/** What answers name: all sources of one kind, class and name are heard as one. */
export type Group = { kind: Kind; class: string; name: string | null }

/** One source on its way into a scene. */
export type NoiseSource = Group & {
  /** The same in every extract that holds the object, so that it is heard once. */
  origin: number
  /** dB; what it means depends on the kind (levels.ts). Events have none. */
  level: number
  /** Settlements: radius in metres. Works: m². Else 0. */
  size: number
  /** Longitude and latitude in turn, in 10⁻⁷ degrees: a line, the ring of an area (closed) or one point. */
  points: ArrayLike<number>
}

/** Shapes, structure of arrays: shape i has the points `start[i]` to `start[i + 1]` (exclusive). */
export type Shapes = {
  points: Int32Array
  start: Uint32Array
  level: Float32Array
  size: Float32Array
  /** Index into the scene's groups. */
  group: Uint32Array
  origin: Float64Array
}

export type Scene = {
  groups: readonly Group[]
  /** Roads and rails, cut into runs of at most RUN_PIECES pieces. */
  runs: Shapes
  /** Everything else. */
  others: Shapes
}

/** Far away a run is heard as one point, so runs are short. */
const RUN_PIECES = 16

/** Returns how far a line is looked for, in metres. */
export function radiusOf(group: Group): number {
  if (group.kind === 'rail') return RAIL_RULES.radius
  if (group.kind === 'road') return ROADS[group.class as keyof typeof ROADS].radius // roads carry their table's key
  if (group.kind === 'works') return WORKS_RULES.radius
  if (group.kind === 'turbine') return TURBINE.radius
  if (group.kind === 'event') return EVENTS[group.class as keyof typeof EVENTS].radius // likewise
  return Infinity
}

/** Builds a scene from a stream of sources. */
export function buildScene(sources: Iterable<NoiseSource>): Scene {
  const builder = sceneBuilder()
  for (const source of sources) builder.add(source)
  return builder.freeze()
}

export type SceneBuilder = { add: (source: NoiseSource) => void; freeze: () => Scene }

export function sceneBuilder(): SceneBuilder {
  const groups: Group[] = []
  const groupIndex = new Map<string, number>()
  const runs = shapesBuilder()
  const others = shapesBuilder()

  function groupOf({ kind, class: className, name }: Group): number {
    const key = `${kind}\n${className}\n${name ?? ''}`
    const known = groupIndex.get(key)
    if (known !== undefined) return known
    groupIndex.set(key, groups.length)
    return groups.push(Object.freeze({ kind, class: className, name })) - 1
  }

  return {
    add(source) {
      const group = groupOf(source)
      if (source.kind !== 'road' && source.kind !== 'rail') {
        others.add(source, group, 0, source.points.length / 2)
        return
      }
      const last = source.points.length / 2 - 1
      for (let from = 0; from < last; from += RUN_PIECES) {
        runs.add(source, group, from, Math.min(from + RUN_PIECES, last) + 1)
      }
    },
    freeze: () => Object.freeze({ groups, runs: runs.freeze(), others: others.freeze() }),
  }
}

function shapesBuilder() {
  const points = growing(Int32Array)
  const start = growing(Uint32Array)
  const level = growing(Float32Array)
  const size = growing(Float32Array)
  const group = growing(Uint32Array)
  const origin = growing(Float64Array)
  return {
    add(source: NoiseSource, groupIndex: number, from: number, to: number) {
      start.push(points.length() / 2)
      level.push(source.level)
      size.push(source.size)
      group.push(groupIndex)
      origin.push(source.origin)
      points.append(piece(source.points, 2 * from, 2 * to))
    },
    freeze(): Shapes {
      start.push(points.length() / 2)
      return Object.freeze({
        points: points.freeze(),
        start: start.freeze(),
        level: level.freeze(),
        size: size.freeze(),
        group: group.freeze(),
        origin: origin.freeze(),
      })
    },
  }
}

function piece(points: ArrayLike<number>, from: number, to: number): ArrayLike<number> {
  return points instanceof Int32Array ? points.subarray(from, to) : Array.from(points).slice(from, to)
}

/** Returns the area of a closed ring in m² (10⁻⁷ degrees, longitude first). */
export function ringArea(points: ArrayLike<number>): number {
  const { east, north } = localPlane((points[1] ?? 0) / E7)
  const [x0, y0] = [points[0] ?? 0, points[1] ?? 0]
  let twice = 0
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [ax, ay] = [(points[i] ?? 0) - x0, (points[i + 1] ?? 0) - y0]
    const [bx, by] = [(points[i + 2] ?? 0) - x0, (points[i + 3] ?? 0) - y0]
    twice += ax * by - bx * ay
  }
  return (Math.abs(twice) / 2) * east * north
}

// All that makes noise in a region: frozen typed arrays, built once, read by receiver.ts.
import { GrowableArray } from '../../arrays/growable-array.ts'
import { EVENTS, RAIL_RULES, ROADS, TURBINE, WORKS_RULES } from '../parameters.ts'

export const KINDS = ['road', 'rail', 'aerodrome', 'settlement', 'works', 'turbine', 'event'] as const
export type Kind = (typeof KINDS)[number]

/** What answers name: all sources of one kind, class and name are added up and named as one. */
export type Group = { kind: Kind; class: string; name: string | null }

/** One source before it is frozen. */
export type NoiseSource = Group & {
  /** The same in every extract that holds the object, so that it counts once. */
  origin: number
  /** dB; what it means depends on the kind (levels.ts). Events have none. */
  level: number
  /** Settlements: radius in metres. Works: m². Turbines: dB below a large one. Else 0. */
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
  /** Index into `groups`. */
  group: Uint32Array
  origin: Float64Array
}

export type NoiseSources = {
  groups: readonly Group[]
  /** Roads and rails, cut into runs of at most RUN_PIECES pieces. */
  runs: Shapes
  /** Everything else. */
  others: Shapes
}

/** From afar a run counts as one point, so runs are short. */
const RUN_PIECES = 16

/** Tells of what is cut into runs. */
export function isLine({ kind }: Pick<Group, 'kind'>): boolean {
  return kind === 'road' || kind === 'rail'
}

/** Shows the runs of a road or a rail, by the numbers of their points, from the first to behind the last: they share their ends. */
export function eachRun({ points }: Pick<NoiseSource, 'points'>, show: (from: number, to: number) => void): void {
  const last = points.length / 2 - 1
  for (let from = 0; from < last; from += RUN_PIECES) show(from, Math.min(from + RUN_PIECES, last) + 1)
}

/** Returns how many points all runs have together. */
export function pointsOfRuns({ points }: Pick<NoiseSource, 'points'>): number {
  const pieces = points.length / 2 - 1
  return pieces > 0 ? pieces + Math.ceil(pieces / RUN_PIECES) : 0
}

/** Returns how far a line is looked for, in metres. */
export function radiusOf(group: Group): number {
  if (group.kind === 'rail') return RAIL_RULES.radius
  if (group.kind === 'road') return ROADS[group.class as keyof typeof ROADS].radius // roads carry their table's key
  if (group.kind === 'works') return WORKS_RULES.radius
  if (group.kind === 'turbine') return TURBINE.radius
  if (group.kind === 'event') return EVENTS[group.class as keyof typeof EVENTS].radius // likewise
  return Infinity
}

/** Freezes a stream of sources. */
export function buildSources(sources: Iterable<NoiseSource>): NoiseSources {
  const builder = sourcesBuilder()
  for (const source of sources) builder.add(source)
  return builder.freeze()
}

export type SourcesBuilder = { add: (source: NoiseSource) => void; freeze: () => NoiseSources }

export function sourcesBuilder(): SourcesBuilder {
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
      if (!isLine(source)) others.add(source, group, 0, source.points.length / 2)
      else eachRun(source, (from, to) => runs.add(source, group, from, to))
    },
    freeze: () => Object.freeze({ groups, runs: runs.freeze(), others: others.freeze() }),
  }
}

/** A source whose group has a number. */
type Shape = Omit<NoiseSource, keyof Group>

/** Builds shapes of the points `from` to `to` (exclusive) of sources. */
export function shapesBuilder() {
  const points = new GrowableArray(Int32Array)
  const start = new GrowableArray(Uint32Array)
  const level = new GrowableArray(Float32Array)
  const size = new GrowableArray(Float32Array)
  const group = new GrowableArray(Uint32Array)
  const origin = new GrowableArray(Float64Array)
  return {
    add(source: Shape, groupIndex: number, from: number, to: number) {
      start.push(points.length / 2)
      level.push(source.level)
      size.push(source.size)
      group.push(groupIndex)
      origin.push(source.origin)
      points.append(piece(source.points, 2 * from, 2 * to))
    },
    freeze(): Shapes {
      start.push(points.length / 2)
      return Object.freeze({
        points: points.take(),
        start: start.take(),
        level: level.take(),
        size: size.take(),
        group: group.take(),
        origin: origin.take(),
      })
    },
  }
}

function piece(points: ArrayLike<number>, from: number, to: number): ArrayLike<number> {
  return points instanceof Int32Array ? points.subarray(from, to) : Array.from(points).slice(from, to)
}

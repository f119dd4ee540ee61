// The sources of a region as pages hold them: roads and rails in runs.
import { lowerBound } from '../../../arrays/binary-search.ts'
import { eachRun, type Group, type NoiseSource, type NoiseSources, pointsOfRuns } from '../../sources/sources.ts'
import type { SpilledSources } from '../../sources/spilled-sources.ts'

/** A run, or another source whole. */
export type SourcePiece = {
  source: NoiseSource
  /** It has the points `from` to `to` (exclusive) of the source. */
  from: number
  to: number
  /** How many points its object has in the extract: of several extracts, the one with most of them counts. */
  total: number
}

/** Shows the pieces of sources in memory, roads and rails first. */
export function eachPiece(sources: NoiseSources, show: (piece: SourcePiece) => void): void {
  const totals = pointsByOrigin(sources)
  for (const { points, start, level, size, group, origin } of [sources.runs, sources.others]) {
    for (let i = 0; i < level.length; i++) {
      const id = origin[i] ?? 0
      const { kind, class: className, name } = sources.groups[group[i] ?? 0] ?? NONE
      const source = { kind, class: className, name, origin: id, level: level[i] ?? 0, size: size[i] ?? 0, points }
      show({ source, from: start[i] ?? 0, to: start[i + 1] ?? 0, total: totals.get(id) ?? 0 })
    }
  }
}

const NONE: Group = { kind: 'event', class: 'marina', name: null }

function pointsByOrigin({ runs, others }: NoiseSources): Map<number, number> {
  const totals = new Map<number, number>()
  for (const { origin, start } of [runs, others]) {
    // The pieces of an object mostly follow each other.
    for (let from = 0, to = 1; from < origin.length; from = to++) {
      const id = origin[from] ?? 0
      while (to < origin.length && origin[to] === id) to++
      totals.set(id, (totals.get(id) ?? 0) + (start[to] ?? 0) - (start[from] ?? 0))
    }
  }
  return totals
}

/**
 * Shows the pieces of sources on disk, roads and rails first; the points of each are good during the call. Of the objects only
 * those that are no way, or something else beside it, are in memory: a way is a road or a rail once.
 */
export function eachPieceOfSpilled(sources: SpilledSources, show: (piece: SourcePiece) => void): void {
  const others = new OriginTotals(sources.otherOrigins())
  for (const source of sources.others()) others.add(source.origin, source.points.length / 2)
  for (const source of sources.lines()) {
    const own = pointsOfRuns(source)
    const total = others.add(source.origin, own) ?? own
    eachRun(source, (from, to) => show({ source, from, to, total }))
  }
  for (const source of sources.others()) {
    const to = source.points.length / 2
    show({ source, from: 0, to, total: others.at(source.origin) ?? to })
  }
}

/** Sums for some objects. */
class OriginTotals {
  /** Rising. */
  readonly #origins: Float64Array
  readonly #totals: Uint32Array

  constructor(origins: Float64Array) {
    this.#origins = origins.sort()
    this.#totals = new Uint32Array(origins.length)
  }

  /** Returns the sum of an object from now on; undefined when it is none of them. */
  add(origin: number, points: number): number | undefined {
    const place = lowerBound(this.#origins, origin)
    if (this.#origins[place] !== origin) return undefined
    const total = (this.#totals[place] ?? 0) + points
    this.#totals[place] = total
    return total
  }

  at(origin: number): number | undefined {
    return this.add(origin, 0)
  }
}

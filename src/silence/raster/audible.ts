// What the raster engine asks of a store of sources: joined noise maps in memory, or pages.
import type { Box } from '../../geo/box.ts'
import { E7, localPlane, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import type { AudibleSources, SourcePart } from '../sources/audible.ts'
import { indexSources } from '../sources/source-index.ts'
import type { Group, NoiseSources, Shapes } from '../sources/sources.ts'

/** Sources, and which of them a receiver within a box may hear; perhaps some more. */
export type Audible = {
  sources: NoiseSources
  /** Indices of `sources.runs`, by search radius in metres. */
  runs: ReadonlyMap<number, readonly number[]>
  /** Indices of `sources.others`. */
  others: readonly number[]
}

/** Returns what is heard within a box, degrees; one that reaches over the antimeridian has edges beyond ±180. */
export type AudibleIn = (box: Box) => Audible

/** Answers from sources that are all in memory. */
export function audibleIn(sources: NoiseSources): AudibleIn {
  const index = indexSources(sources)
  return box => {
    const runs = new Map<number, number[]>()
    for (const { radius, tree, runs: own } of index.layers) {
      const { west, south, east, north } = inE7(grown(box, radius))
      const found = new Set<number>()
      for (const turn of turnsOf(box)) for (const i of tree.search(west + turn, south, east + turn, north)) found.add(i)
      runs.set(
        radius,
        Array.from(found, i => own[i] ?? 0),
      )
    }
    const { west, south, east, north } = inE7(box)
    const others = new Set<number>()
    for (const turn of turnsOf(box)) {
      for (const i of index.others?.search(west + turn, south, east + turn, north) ?? []) others.add(i)
    }
    return { sources, runs, others: [...others] }
  }
}

/** Answers from parts that are opened as they are asked for; what is heard of them is put together for each box. */
export function audibleInParts(audible: AudibleSources): AudibleIn {
  return box => {
    const boxes = turnsOf(box).map(turn => {
      const { west, south, east, north } = inE7(box)
      return { west: west + turn, south, east: east + turn, north }
    })
    const numbers = new Map<number, number>()
    const groups: Group[] = []
    const numberOf = (slot: number) => {
      const known = numbers.get(slot)
      if (known !== undefined) return known
      numbers.set(slot, groups.length)
      return groups.push(audible.groupAt(slot)) - 1
    }
    const [runs, others]: [Heard[], Heard[]] = [[], []]
    for (const part of audible.audibleIn(...boxes)) {
      runs.push({ part, which: [...new Set(boxes.flatMap(box => part.runsHeardIn(box)))] })
      others.push({ part, which: [...new Set(boxes.flatMap(box => part.othersHeardIn(box)))] })
    }
    const radii = runs.flatMap(({ part, which }) => which.map(run => part.radius[run] ?? 0))
    const sources = {
      groups,
      runs: joined(runs, ({ runs }) => runs, numberOf),
      others: joined(others, ({ others }) => others, numberOf),
    }
    return {
      sources,
      runs: Map.groupBy(radii.keys(), run => radii[run] ?? 0),
      others: Array.from(sources.others.level.keys()),
    }
  }
}

type Heard = { part: SourcePart; which: readonly number[] }

function joined(
  heard: readonly Heard[],
  shapesOf: (part: SourcePart) => Shapes,
  numberOf: (slot: number) => number,
): Shapes {
  const all = heard.flatMap(({ part, which }) => which.map(i => ({ part, shapes: shapesOf(part), i })))
  const start = new Uint32Array(all.length + 1)
  for (const [k, { shapes, i }] of all.entries()) {
    start[k + 1] = (start[k] ?? 0) + (shapes.start[i + 1] ?? 0) - (shapes.start[i] ?? 0)
  }
  const points = new Int32Array(2 * (start.at(-1) ?? 0))
  for (const [k, { shapes, i }] of all.entries()) {
    points.set(shapes.points.subarray(2 * (shapes.start[i] ?? 0), 2 * (shapes.start[i + 1] ?? 0)), 2 * (start[k] ?? 0))
  }
  return {
    points,
    start,
    level: Float32Array.from(all, ({ shapes, i }) => shapes.level[i] ?? 0),
    size: Float32Array.from(all, ({ shapes, i }) => shapes.size[i] ?? 0),
    group: Uint32Array.from(all, ({ part, shapes, i }) => numberOf(part.slots[shapes.group[i] ?? 0] ?? 0)),
    origin: Float64Array.from(all, ({ shapes, i }) => shapes.origin[i] ?? 0),
  }
}

/** Near the antimeridian sources lie on both sides of the map, 10⁻⁷ degrees away. */
function turnsOf({ west, east }: Box): number[] {
  return [0, ...(east > 178 ? [-360 * E7] : []), ...(west < -178 ? [360 * E7] : [])]
}

function grown({ west, south, east, north }: Box, metres: number): Box {
  const degrees = metres / METRES_PER_DEGREE
  const poleward = Math.min(89.9, Math.max(Math.abs(south), Math.abs(north)) + degrees)
  const wide = metres / (localPlane(poleward).east * E7)
  return { west: west - wide, south: south - degrees, east: east + wide, north: north + degrees }
}

function inE7({ west, south, east, north }: Box): Box {
  return { west: west * E7, south: south * E7, east: east * E7, north: north * E7 }
}

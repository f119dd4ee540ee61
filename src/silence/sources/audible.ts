// The seam between where sources are kept and what is computed of them: points (receiver.ts) and rasters ask alike.
import type { Box } from '../../geo/box.ts'
import { E7, localPlane } from '../../geo/local-plane.ts'
import type { BuiltUpIndex } from './built-up.ts'
import type { Terrain } from '../terrain/heights.ts'
import type { RunMeasures } from './run-measures.ts'
import type { Group, NoiseSources } from './sources.ts'

/** Some sources with all that a receiver needs of them. No source is in two parts: what arrives from each adds up. */
export type SourcePart = NoiseSources &
  RunMeasures & {
    /** By number in `groups`: the number that the group has in all parts (`groupAt`). */
    slots: Uint32Array
    /** Per run: dB that houses around it take away per metre. */
    houses: Float32Array
    /** Gives the numbers of the runs that may be heard in a box of 10⁻⁷ degrees, each once, in no order. */
    runsHeardIn(box: Box): number[]
    /** Gives those that may lie in the box. */
    runsIn(box: Box): number[]
    /** Gives the numbers of `others` that may be heard in a box. */
    othersHeardIn(box: Box): number[]
  }

/** All sources that can be heard somewhere, however they are kept. */
export type AudibleSources = {
  /**
   * Gives the parts that hold all sources that can be heard anywhere in one of some boxes of 10⁻⁷ degrees: several near the
   * antimeridian, where a place is looked up on both sides of the map (`turns`). Parts, and the numbers of their groups, are
   * valid until parts are asked for again.
   */
  audibleIn(...boxes: Box[]): readonly SourcePart[]
  /** Returns a group by its number in all parts. */
  groupAt(slot: number): Group
  /** How densely the land around a place is built up. */
  builtUp: BuiltUpIndex
  /** The ground between sources and receivers; undefined: no region is rated with it. */
  terrain: Terrain | undefined
}

/** Moves each edge of a box of 10⁻⁷ degrees outwards by some metres. */
export function growByMetres({ west, south, east, north }: Box, metres: number): Box {
  const plane = localPlane(Math.max(Math.abs(south), Math.abs(north)) / E7)
  const dx = metres / plane.east
  const dy = metres / plane.north
  return { west: west - dx, south: south - dy, east: east + dx, north: north + dy }
}

// What lies beyond the edge of the map: nobody knows, but much the same as within it. Points inside of a region tell how
// much comes from behind a straight line at a distance: that is what an edge at this distance usually hides. Loud places
// have loud surroundings, so that the level of what is known counts as well.
import type { Coordinates } from '../geo/coordinates.ts'
import type { Box } from '../geo/box.ts'
import type { CoverageIndex } from './coverage.ts'
import { BEYOND } from './parameters.ts'
import { levelOf } from './rating.ts'
import { eachArrival } from './breakdown/arrivals.ts'
import type { AudibleSources } from './sources/audible.ts'
import { USUAL_DB } from './sources/usual-table.ts'

/** Levels in dB that are usual beyond an edge: by distance and level as USUAL_DB, flat. */
export type Usual = Float32Array

/** Energies: the 10th, 50th and 90th percentile. */
export type Hidden = { low: number; middle: number; high: number }

/** The table of several regions, for those that are too small to have one of their own. */
export const USUAL: Usual = Float32Array.from(USUAL_DB.flat(2))

const COLUMNS = BEYOND.levels.length
const QUANTILES = BEYOND.quantiles.length
const MEDIAN = 1

/**
 * Where the edge itself is not known, more than any region's own table says: an extract that has lost its border must not
 * rate a place quieter than with it.
 */
export const USUAL_AT_UNKNOWN_EDGE: Usual = USUAL.map((db, i) =>
  i % QUANTILES < MEDIAN ? db : db + BEYOND.mostAboveDb,
)

const NOTHING: Hidden = { low: 0, middle: 0, high: 0 }

/** Returns what an edge at a distance usually hides at a place where so much energy is known. */
export function hiddenBeyond(metres: number, energy: number, usual: Usual = USUAL): Hidden {
  const row = placeIn(BEYOND.metres, metres)
  if (metres >= BEYOND.nearMetres) return NOTHING
  const column = placeIn(BEYOND.levels, levelOf(Math.max(1, energy)))
  const at = (which: number) => {
    const db = (r: number, c: number) => usual[3 * (r * COLUMNS + c) + which] ?? 0
    const along = (r: number) => mix(db(r, column.from), db(r, column.to), column.share)
    return energyOf(mix(along(row.from), along(row.to), row.share))
  }
  return { low: at(0), middle: at(1), high: at(2) }
}

/** 0 dB means nothing at all. */
function energyOf(db: number): number {
  return 10 ** (db / 10) - 1
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

/** Returns between which two of the rising values one lies, and how far on the way to the second. */
function placeIn(values: readonly number[], value: number): { from: number; to: number; share: number } {
  const next = values.findIndex(each => each >= value)
  const last = values.length - 1
  if (next <= 0) return next === 0 ? { from: 0, to: 0, share: 0 } : { from: last, to: last, share: 0 }
  const [before, after] = [values[next - 1] ?? 0, values[next] ?? 0]
  return { from: next - 1, to: next, share: (value - before) / (after - before) }
}

export type Inside = { audible: AudibleSources; coverage: CoverageIndex; box: Box }

/** Returns what is usual in a region by points inside of it; undefined where too few lie far enough from its edge. */
export function usualOf({ audible, coverage, box }: Inside): Usual | undefined {
  const points = innerPoints(coverage, box)
  if (points.length < BEYOND.leastPoints) return undefined
  const samples = BEYOND.metres.map(() => BEYOND.levels.map((): number[] => []))
  const every = Math.max(1, Math.round(points.length / BEYOND.leastPoints))
  for (const [i, point] of points.entries()) if (i % every === 0) sample(audible, point, samples)
  const usual = USUAL.slice()
  for (const [r, row] of samples.entries()) {
    for (const [c, energies] of row.entries()) {
      if (energies.length < BEYOND.leastSamples) continue
      energies.sort((a, b) => a - b)
      for (const [k, share] of BEYOND.quantiles.entries()) {
        usual[3 * (r * COLUMNS + c) + k] = levelOf(1 + (energies[Math.floor(share * (energies.length - 1))] ?? 0))
      }
    }
  }
  return capped(inOrder(usual))
}

/** A few loud points are no reason to hold all that lies beyond for louder than in other regions. */
function capped(usual: Usual): Usual {
  for (let i = 0; i < usual.length; i += QUANTILES) {
    const median = Math.min(usual[i + MEDIAN] ?? 0, (USUAL[i + MEDIAN] ?? 0) + BEYOND.mostAboveDb)
    usual[i + MEDIAN] = median
    for (let k = 0; k < MEDIAN; k++) usual[i + k] = Math.min(usual[i + k] ?? 0, median)
  }
  return usual
}

/** Points of a grid over the box, covered and far from the edge. */
function innerPoints(coverage: CoverageIndex, { west, south, east, north }: Box): Coordinates[] {
  const n = BEYOND.gridPoints
  const all = Array.from({ length: n * n }, (_, i) => ({
    longitude: west + ((east - west) * ((i % n) + 0.5)) / n,
    latitude: south + ((north - south) * (Math.floor(i / n) + 0.5)) / n,
  }))
  const isInner = (point: Coordinates) => coverage.covers(point) && !coverage.isNearLandEdge(point, BEYOND.innerMetres)
  return all.filter(isInner)
}

/** Adds, for a line in each direction at each distance, the energy from behind it to the column of that from before it. */
function sample(audible: AudibleSources, point: Coordinates, samples: number[][][]): void {
  let total = 0
  /** Per direction and distance: the energy from between the line there and the next one. */
  const between = new Float64Array(2 * HALF_TURN.length * ROWS)
  eachArrival(audible, point, (x, y, energy) => {
    total += energy
    for (let k = 0; k < HALF_TURN.length; k++) {
      const distance = x * (EAST[k] ?? 0) + y * (NORTH[k] ?? 0)
      const direction = distance > 0 ? k : k + HALF_TURN.length
      const at = direction * ROWS + lastBefore(Math.abs(distance))
      between[at] = (between[at] ?? 0) + energy
    }
  })
  for (let from = 0; from < between.length; from += ROWS) {
    let hidden = 0
    for (let r = ROWS - 1; r >= 0; r--) {
      hidden += between[from + r] ?? 0
      const { from: left, to: right, share } = placeIn(BEYOND.levels, levelOf(Math.max(1, total - hidden)))
      samples[r]?.[share < 0.5 ? left : right]?.push(hidden)
    }
  }
}

/** Returns which of the table's lines is the last one before a distance in metres. */
function lastBefore(metres: number): number {
  let row = 0
  while (row + 1 < ROWS && metres > (METRES[row + 1] ?? 0)) row++
  return row
}

/** A louder place or a nearer edge never hides less: more noise must not raise a rating. */
function inOrder(usual: Usual): Usual {
  for (let r = BEYOND.metres.length - 1; r >= 0; r--) {
    for (let i = 3 * r * COLUMNS; i < 3 * (r + 1) * COLUMNS; i++) {
      const before = i - 3 >= 3 * r * COLUMNS ? (usual[i - 3] ?? 0) : 0
      usual[i] = Math.max(usual[i] ?? 0, before, usual[i + 3 * COLUMNS] ?? 0)
    }
  }
  return usual
}

// Typed arrays: members of an imported object cost a look-up each time in the innermost loop.
const METRES = Float64Array.from(BEYOND.metres)
const ROWS = METRES.length
/** Four of eight directions, radians; the others lie opposite. */
const HALF_TURN = [0, 1, 2, 3].map(k => (k * Math.PI) / 4)
const EAST = Float64Array.from(HALF_TURN, Math.cos)
const NORTH = Float64Array.from(HALF_TURN, Math.sin)

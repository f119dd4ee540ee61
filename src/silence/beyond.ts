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
  if (metres >= BEYOND.nearMetres) return NOTHING
  const level = levelOf(Math.max(1, energy))
  const row = placeIn(METRES, metres)
  const column = placeIn(LEVELS, level)
  const down = shareBefore(METRES, row, metres)
  const along = shareBefore(LEVELS, column, level)
  const above = QUANTILES * COLUMNS * Math.max(0, row - 1)
  const below = QUANTILES * COLUMNS * Math.min(ROWS - 1, row)
  const left = QUANTILES * Math.max(0, column - 1)
  const right = QUANTILES * Math.min(COLUMNS - 1, column)
  const at = (which: number) => {
    const before = mix(usual[above + left + which] ?? 0, usual[above + right + which] ?? 0, along)
    const after = mix(usual[below + left + which] ?? 0, usual[below + right + which] ?? 0, along)
    return energyOf(mix(before, after, down))
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

/** Returns the place of the first of rising values that is not below one; how many there are, when all are. */
function placeIn(values: Float64Array, value: number): number {
  let at = 0
  while (at < values.length && (values[at] ?? 0) < value) at++
  return at
}

/** Returns how far a value is on the way from the value before a place to that at it; 0 before the first and behind the last. */
function shareBefore(values: Float64Array, at: number, value: number): number {
  if (at === 0 || at === values.length) return 0
  const before = values[at - 1] ?? 0
  const after = values[at] ?? 0
  return (value - before) / (after - before)
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
      const level = levelOf(Math.max(1, total - hidden))
      const column = placeIn(LEVELS, level)
      const nearest = shareBefore(LEVELS, column, level) < 0.5 ? Math.max(0, column - 1) : Math.min(COLUMNS - 1, column)
      samples[r]?.[nearest]?.push(hidden)
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
const LEVELS = Float64Array.from(BEYOND.levels)
const ROWS = METRES.length
/** Four of eight directions, radians; the others lie opposite. */
const HALF_TURN = [0, 1, 2, 3].map(k => (k * Math.PI) / 4)
const EAST = Float64Array.from(HALF_TURN, Math.cos)
const NORTH = Float64Array.from(HALF_TURN, Math.sin)

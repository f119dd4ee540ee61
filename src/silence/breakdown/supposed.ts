// What a level is worth of which most is only supposed: what lies beyond the map, or of kinds of data that it lacks.
import { CONFIDENCES, SCALE } from '../parameters.ts'
import { confidenceInterval, type Spread } from '../rating.ts'

/** Tells whether one source makes most of the noise, by its part of the energy. */
export function isMost({ share }: { share: number }): boolean {
  return share > 0.5
}

/** Tells whether most of what may be heard is only supposed: what the map has is not what makes the noise. */
export function isMostlySupposed(known: { beyondShare: number } | undefined): boolean {
  return known !== undefined && isMost({ share: known.beyondShare })
}

type Supposed = {
  level: number
  caps: readonly number[]
  beyondShare: number
  /** Metres to the edge of the map on land; Infinity when it is far. */
  edge: number
}

/**
 * Returns the spread of a level, dB, widened where much of its energy is supposed or the map ends: its interval is never as narrow as
 * of high confidence, and where most is supposed, never as of medium confidence. At the quiet end of the scale it would be, as
 * the scale cuts it off, and what nobody knows would stand among the surest. It is widened to the louder side: what is not
 * known makes no place quieter, and the loudest stay as sure as they are, unless most of their noise is supposed.
 */
export function spreadOfSupposed(spread: Spread, { level, caps, beyondShare, edge }: Supposed): Spread {
  const least = leastWidthOf(beyondShare, edge)
  const [low, high] = confidenceInterval(level, caps, spread)
  if (high - low >= least) return spread
  const lowest = Math.max(SCALE.least, high - least)
  const louderDb = lowest < low ? levelAt(lowest) - level : spread.louderDb
  // Without what is mostly supposed the loudest may be quieter, too.
  const highest = isMost({ share: beyondShare }) ? Math.max(high, lowest + NOT_HIGH) : high
  return { louderDb, quieterDb: highest > high ? level - levelAt(highest) : spread.quieterDb }
}

/** From this part of the energy on what is supposed counts. */
const MUCH_SHARE = 0.25

/** The least width of an interval with so much supposed: beyond that of high or of medium confidence. Ratings are told in steps of 0.1. */
function leastWidthOf(beyondShare: number, edge: number): number {
  if (isMost({ share: beyondShare })) return LOW
  return beyondShare > MUCH_SHARE || edge < AT_EDGE_METRES ? NOT_HIGH : 0
}

/** So near to the edge what lies behind it may be anything. */
const AT_EDGE_METRES = 2_000
const STEP = 0.1
const NOT_HIGH = CONFIDENCES[0].most + STEP
const LOW = CONFIDENCES[1].most + STEP

/** Returns the level of a rating, dB. */
function levelAt(rating: number): number {
  return SCALE.pristineDb + (SCALE.most - rating) / SCALE.perDb
}

// What a level is worth of which most is only supposed: what lies beyond the map, or of kinds of data that it lacks.
import { CONFIDENCES, SCALE } from '../parameters.ts'
import { confidenceInterval, confidenceOf, type Spread } from '../rating.ts'

/** Tells whether one source makes most of the noise, by its part of the energy. */
export function isMost({ share }: { share: number }): boolean {
  return share > 0.5
}

/** Tells whether most of what may be heard is only supposed: what the map has is not what makes the noise. */
export function isMostlySupposed(known: { beyondShare: number } | undefined): boolean {
  return known !== undefined && isMost({ share: known.beyondShare })
}

type Supposed = { level: number; caps: readonly number[]; beyondShare: number }

/**
 * Returns the spread of a level, dB, widened where most of its energy is supposed, so that its interval is never so narrow
 * as of high confidence: at the ends of the scale it would be, as the scale cuts it off, and what nobody knows would stand
 * among the surest.
 */
export function spreadOfSupposed(spread: Spread, { level, caps, beyondShare }: Supposed): Spread {
  if (!isMostlySupposed({ beyondShare })) return spread
  const [low, high] = confidenceInterval(level, caps, spread)
  if (confidenceOf([low, high]) !== 'high') return spread
  const lowest = Math.max(SCALE.least, high - LEAST_WIDTH)
  const highest = Math.max(high, lowest + LEAST_WIDTH)
  return {
    quieterDb: highest > high ? level - levelAt(highest) : spread.quieterDb,
    louderDb: lowest < low ? levelAt(lowest) - level : spread.louderDb,
  }
}

/** The least width of an interval that is not of high confidence: ratings are told in steps of 0.1. */
const LEAST_WIDTH = CONFIDENCES[0].most + 0.1

/** Returns the level of a rating, dB. */
function levelAt(rating: number): number {
  return SCALE.pristineDb + (SCALE.most - rating) / SCALE.perDb
}

import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Direction } from '../../../text/distance-words.ts'
import type { AspectAsk } from '../../query.ts'
import { directionOf, isFartherToward, OPPOSITE } from './toward.ts'

/** Tells whether a distance is as asked; null where nothing is. */
export function isSoFar(km: number, within: Extract<AspectAsk, { of: 'distance to' }>['within']): boolean | null {
  return within ? (within.min === null || km >= within.min) && (within.max === null || km <= within.max) : null
}

/** The direction in which a spot lies from a place, and whether that is the side that is asked about; null where none is. */
export function sideTold(
  aspect: Extract<AspectAsk, { of: 'direction' | 'side' }>,
  from: Coordinates,
  to: Coordinates,
): { is: boolean | null; toward: Direction } {
  const lies = directionOf(from, to)
  if (aspect.of === 'direction') return { is: null, toward: lies }
  const { toward, isByDegrees } = aspect
  if (!isByDegrees) return { is: toward.split('-').every(side => lies.split('-').includes(side)), toward: lies }
  const is = isFartherToward(toward, from, to)
  return { is, toward: is ? toward : isFartherToward(OPPOSITE[toward], from, to) ? OPPOSITE[toward] : lies }
}

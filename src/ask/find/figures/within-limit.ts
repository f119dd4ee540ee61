import type { Bounds } from '../../query.ts'

type Limit = Pick<Bounds, 'min' | 'max'>

/** The least level that the model tells, dB(A) Lden. */
const LEAST_DB = 20

/** Whether a height in metres is within a limit; null where it is not known. */
export function isHeightWithin(metres: number | undefined, { min, max }: Limit): boolean | null {
  return metres === undefined ? null : (min === null || metres >= min) && (max === null || metres <= max)
}

/**
 * Whether a level is within a limit; null where it is not known, as that of what is said in whole dB and is the limit, and
 * of what is below all that is told.
 */
export function isLevelWithin(level: number | '< 20' | null | undefined, { min, max }: Limit): boolean | null {
  if (level === null || level === undefined) return null
  if (level === '< 20' || level < LEAST_DB) {
    if (min !== null) return min < LEAST_DB ? null : false
    return max === null || max >= LEAST_DB ? true : null
  }
  const shown = Math.round(level)
  if (shown === min || shown === max) return null
  return (min === null || shown > min) && (max === null || shown < max)
}

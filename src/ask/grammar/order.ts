import type { Condition, Query } from '../query.ts'
import type { Mark } from '../recognise/spans.ts'

const DEFAULT_LIMIT = 5
const HIGHEST_LIMIT = 10

/** By what the spots are put in order. */
export function orderOf(superlative: readonly string[], isByDistance: boolean): Query['order'] {
  if (superlative.includes('noise')) return 'noise'
  if (superlative.includes('distance')) return 'distance'
  return isByDistance && superlative.length === 0 ? 'distance' : 'rating'
}

/** "The worst place for silence": the superlative says all there is to say of quietness. */
export function withoutSuperlatives(
  conditions: readonly Condition[],
  superlative: readonly string[],
): readonly Condition[] {
  if (!superlative.some(by => by !== 'distance')) return conditions
  return conditions.filter(condition => condition.on !== 'rating' || condition.quality !== 'quiet')
}

/** "Top 3", "five quiet lakes": how many are wanted. */
export function limitOf(marks: readonly Mark[]): number {
  for (const [at, { sense }] of marks.entries()) {
    if (sense.is !== 'number' || !Number.isInteger(sense.value) || sense.value < 1) continue
    const next = marks
      .slice(at + 1)
      .find(
        mark =>
          mark.sense.is !== 'stop' &&
          mark.sense.is !== 'quality' &&
          mark.sense.is !== 'intensifier' &&
          mark.sense.is !== 'access' &&
          mark.sense.is !== 'name',
      )
    const isCounting =
      next?.sense.is === 'generic' ||
      next?.sense.is === 'feature' ||
      next?.sense.is === 'superlative' ||
      marks[at - 1]?.sense.is === 'superlative' ||
      marks[at - 1]?.said === 'me'
    if (isCounting) return Math.min(sense.value, HIGHEST_LIMIT)
  }
  return DEFAULT_LIMIT
}

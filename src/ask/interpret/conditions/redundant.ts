import type { Condition } from '../../query.ts'
import type { Mode } from '../../../spots/transport-modes.ts'

/** Tells whether two conditions ask the same. */
export function isSame(a: Condition, b: Condition): boolean {
  if (a.on !== b.on || a.isNegated !== b.isNegated) return false
  if (a.on === 'feature' && b.on === 'feature') return a.any.join() === b.any.join()
  if (a.on === 'transport' && b.on === 'transport') return a.modes.join() === b.modes.join()
  // "Very quiet, at least 4": the number says it more exactly.
  if (a.on === 'rating' && b.on === 'rating')
    return a.min === b.min && a.max === b.max && (a.quality === null) === (b.quality === null)
  if (a.on === 'access' && b.on === 'access') return a.access === b.access
  if (a.on === 'elevation' && b.on === 'elevation') return a.shown === b.shown
  if (a.on === 'noise' && b.on === 'noise') return a.shown === b.shown
  if (a.on === 'level' && b.on === 'level') return a.shown === b.shown
  if (a.on === 'confidence' && b.on === 'confidence') return a.shown === b.shown
  if (a.on === 'nearer' && b.on === 'nearer') return a.place === b.place && a.than === b.than
  return a.on === 'fire' && b.on === 'fire' && a.fire === b.fire
}

/** Leaves out what several questions of a conversation ask alike. */
export function withoutRepeats(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.filter((condition, at) => !conditions.slice(0, at).some(before => isSame(before, condition)))
}

type Rated = Extract<Condition, { on: 'rating' }>

/** "Quiet, but not above 4.8": the bound leaves room for the word, and both hold. */
function isFarther({ min, max }: Rated, quality: Rated): boolean {
  return min === null && max !== null && quality.min !== null && max > quality.min
}

/** Asks for fewer of the same ways. */
export function isMoreExact(condition: Condition, modes: readonly Mode[]): boolean {
  const isSome = condition.on === 'transport' && !condition.isNegated && condition.modes.length < modes.length
  return isSome && condition.modes.every(mode => modes.includes(mode))
}

/** "Quiet lakes rated 4 or better": the number says it more exactly. "Free or paid": no condition at all. */
export function isOverruled(condition: Condition, all: readonly Condition[]): boolean {
  if (condition.on === 'rating' && condition.quality !== null) {
    return all.some(
      other =>
        other.on === 'rating' &&
        (other.quality === null ? !isFarther(other, condition) : (other.min ?? 0) > (condition.min ?? 0)) &&
        other !== condition &&
        !other.isNegated,
    )
  }
  // "We don't drive: by bus": one way says it more exactly.
  if (condition.on === 'transport' && !condition.isNegated)
    return all.some(other => isMoreExact(other, condition.modes))
  // "A night in a hut" is no camping.
  if (condition.on === 'feature' && condition.any.join() === 'camping' && /\b(over)?night\b/i.test(condition.said)) {
    return all.some(other => other.on === 'feature' && !other.isNegated && other.any.includes('hut'))
  }
  // "Free or unknown": the word of the field says nothing more.
  if (condition.on === 'access') return all.some(other => other.on === 'access' && other.access !== condition.access)
  return false
}

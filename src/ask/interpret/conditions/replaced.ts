import { type Condition, isWhere, type Query } from '../../query.ts'
import { isBuilt, isLandscape } from './head-of.ts'
import { ACTIVITY_KEYS, LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/** "Where can I camp?", then "sorry, I meant picnic": what was wished for is taken back, and no landscape. Where several were, one of the same class. */
export function replacedBy(fresh: readonly Condition[], before: readonly Condition[]): readonly Condition[] {
  const meant = fresh.filter(isWish)
  if (meant.length === 0) return []
  const wishes = before.filter(isWish)
  if (wishes.length === 1) return wishes
  const isActivityMeant = meant.some(isActivity)
  return wishes.filter(wish => isActivity(wish) === isActivityMeant)
}

function isWish(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && !condition.any.some(key => LANDSCAPE_KEYS.has(key))
}

function isActivity(condition: Condition): boolean {
  return condition.on === 'feature' && condition.any.some(key => ACTIVITY_KEYS.has(key) || PLACES_OF_ACTIVITY.has(key))
}

/** What people do where there is something made for it. */
const PLACES_OF_ACTIVITY: ReadonlySet<string> = new Set(['camping', 'picnic', 'stargazing', 'bird-watching'])

/** "At least 3" behind "rated 4 or higher", "under 30 dB" behind "under 25 dB": a limit of the same kind takes the place of the one before it. */
export function isReplaced(condition: Condition, fresh: readonly Condition[]): boolean {
  if (condition.on === 'rating' || condition.on === 'access') return fresh.some(({ on }) => on === condition.on)
  if ((condition.on !== 'elevation' && condition.on !== 'level') || condition.isNegated) return false
  return fresh.some(other => other.on === condition.on && !other.isNegated && limitsAlike(condition, other))
}

type Limits = { min: number | null; max: number | null }

/** "Below 2500 m" behind "above 2000 m" bounds the other side, and both hold. */
function limitsAlike(before: Limits, after: Limits): boolean {
  return (before.min === null || after.min !== null) && (before.max === null || after.max !== null)
}

/** "How many spots have toilets?", "and how many have parking?": the same count of another thing, where no kind of place was counted. */
export function countedAlike(before: Query, query: Query, follow: Follow): readonly Condition[] {
  const counted = before.conditions.filter(each => !isWhere(each))
  const [thing] = counted
  const [other] = query.conditions
  const isCounted = before.kind === 'count' && query.kind === 'count' && follow === 'and'
  const isAlone = counted.length === 1 && query.conditions.length === 1 && before.subjects.length === 0
  return isCounted && isAlone && isThing(thing) && isThing(other) ? counted : []
}

type Follow = 'and' | 'instead' | 'more' | null

function isThing(condition: Condition | undefined): boolean {
  const isFeature = condition?.on === 'feature' && !condition.isNegated
  return isFeature && !isLandscape(condition) && !isBuilt(condition)
}

/** "Ideally with camping" stays a wish, unless that is asked for, ruled out or taken back. */
export function wishesAfter(before: Query, query: Query, conditions: readonly Condition[]): readonly Condition[] {
  const said = [...query.wishes, ...query.conditions, ...conditions]
  const isSaid = (wish: Condition) =>
    said.some(other => isSameTest(wish, other) || (wish.on === 'access' && other.on === 'access'))
  return [...before.wishes.filter(wish => !isSaid(wish)), ...query.wishes]
}

/** Asks the same of a spot, or its contrary. */
export function isSameTest(a: Condition, b: Condition): boolean {
  if (a.on === 'feature' && b.on === 'feature') return a.any.join() === b.any.join()
  if (a.on === 'transport' && b.on === 'transport') return a.modes.some(mode => b.modes.includes(mode))
  return a.on === 'fire' && b.on === 'fire'
}

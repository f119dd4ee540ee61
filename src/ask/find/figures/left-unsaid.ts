import { and, countBits, isEmpty, not } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import type { Condition, Query } from '../../query.ts'
import type { Retrieved } from '../retrieved.ts'
import { docsOfAll, docsOfCondition } from '../conditions.ts'

/** What a list of spots does not say of itself, and would be read as if it did. */
export type LeftUnsaid = {
  /** Taps are on the map; whether they run, and are safe, is not. */
  isOfTaps: boolean
  /** No spot is recorded as forbidding dogs, camping or swimming. */
  isOfBans: boolean
  /** Islands are left out, and whether others lie on one is not recorded. */
  isOfIslands: boolean
  /** National parks meet the rest of what was asked of parks, and are none by that word. */
  isOfParksAlone: boolean
  /** Parks are left out, and national parks, which that word does not mean, are among the rest. */
  hasNationalParks: boolean
  /** How many spots that meet the rest are left out, where free or paid access was asked for, as it is not known whether they charge. */
  unknownPrice: number
}

/** Returns what is to be said beside spots that meet conditions. */
export function leftUnsaid(
  { kind, conditions, relaxed }: Pick<Query, 'kind'> & Pick<Retrieved, 'conditions' | 'relaxed'>,
  index: Index,
): LeftUnsaid {
  return {
    isOfTaps: conditions.some(condition => !condition.isNegated && isOf(condition, 'drinking-water')),
    isOfBans: conditions.some(isOfBan),
    isOfIslands: conditions.some(condition => condition.isNegated && isOf(condition, 'island')),
    isOfParksAlone: relaxed.length === 0 && lacksNationalParks(conditions, index),
    hasNationalParks: keepsNationalParks(conditions, index),
    // A number says so itself; of what nobody asked for it is no news.
    unknownPrice: kind === 'count' || relaxed.length > 0 ? 0 : unknownPriceOf(conditions, index),
  }
}

/** "Parks", as English has the word for what lies in a town and for what does not. */
function lacksNationalParks(conditions: readonly Condition[], index: Index): boolean {
  const parks = conditions.find(
    condition => condition.on === 'feature' && !condition.isNegated && /^parks?$/i.test(condition.said),
  )
  if (parks?.on !== 'feature' || parks.any.join() !== 'park') return false
  const others = conditions.filter(condition => condition !== parks)
  const national = docsOfAll([...others, { ...parks, any: ['national-park'] }], index)
  return !isEmpty(and(national, not(docsOfCondition(parks, index), index.count)))
}

/** "Not a park". */
function keepsNationalParks(conditions: readonly Condition[], index: Index): boolean {
  const isParkOut = conditions.some(
    condition => condition.on === 'feature' && condition.isNegated && condition.any.join() === 'park',
  )
  if (!isParkOut || conditions.some(condition => isOf(condition, 'national-park'))) return false
  return !isEmpty(docsOfAll([...conditions, NATIONAL_PARK], index))
}

const NATIONAL_PARK: Condition = { on: 'feature', any: ['national-park'], isNegated: false, said: 'national park' }

function isOf(condition: Condition, feature: string): boolean {
  return condition.on === 'feature' && condition.any.includes(feature)
}

function isOfBan(condition: Condition): boolean {
  return condition.isNegated && (isOf(condition, 'dogs') || isForbidden(condition))
}

/** "Is swimming forbidden in lakes in Canada?": where nothing is listed, neither yes nor no is known. */
export function isOfBansAlone(conditions: readonly Condition[]): boolean {
  return conditions.some(condition => condition.isNegated && isForbidden(condition))
}

function isForbidden(condition: Condition): boolean {
  return condition.on === 'feature' && BANNED.test(condition.said)
}

const BANNED = /\b(allow|permit|prohibit|forb[ia]d|bann)/i

function unknownPriceOf(conditions: readonly Condition[], index: Index): number {
  const priced = conditions.find(({ on, isNegated }) => on === 'access' && !isNegated)
  if (!priced) return 0
  const unrecorded: Condition = { on: 'unrecorded', field: 'access', shown: '', isNegated: false, said: '' }
  const others = conditions.filter(condition => condition !== priced)
  return countBits(and(docsOfAll(others, index), docsOfCondition(unrecorded, index)))
}

// "Something closer to the sea", "anything more remote?" behind what was asked of a spot of a list: others of that list.
import type { Doc } from '../../../../index/types.ts'
import type { Condition, Query } from '../../../query.ts'
import { refined } from '../../refine.ts'
import { LISTS } from '../of-shown.ts'
import type { Reading } from '../../understand.ts'

/**
 * Looks in the list for others than the one that was spoken of, where they are to be more of what nothing measures; of what is more
 * remote or wilder those that are listed as remote, or with wilderness. Null where something else is wished for.
 */
export function moreUnmeasured(
  before: Query,
  { query, reference }: Reading,
  spotsBefore: () => readonly Doc[],
): Query | null {
  const isOfSpot = before.subjects.length > 0
  const list = isOfSpot ? before.listed : before
  if (!list || !LISTS.has(list.kind) || list.unknownPlace !== null || list.silenceAt !== null) return null
  const listedAs = listedAsMore(query)
  if ((!listedAs && !(isOfSpot && query.unmeasured !== null)) || !query.conditions.every(isRemoteness)) return null
  const spots = spotsBefore()
  const dropped = isOfSpot || spots.length === 1 ? spots.slice(0, 1) : []
  const conditions = listedAs && query.conditions.length === 0 ? [listedAs] : query.conditions
  const follow = dropped.length > 0 ? 'more' : 'and'
  return refined(list, { ...query, conditions }, { ...reference, follow, pronoun: 'spot' }, dropped)
}

const REMOTE: Condition = { on: 'feature', any: ['remote'], isNegated: false, said: 'remote' }
const WILD: Condition = { on: 'feature', any: ['wilderness'], isNegated: false, said: 'wilderness' }

/** What spots are listed as that may be more of it: no measure tells. */
function listedAsMore({ unmeasured, unmeasuredSaid, conditions }: Query): Condition | undefined {
  if (unmeasured === 'wildness') return WILDER.test(unmeasuredSaid) ? WILD : undefined
  const isMore = unmeasured !== null && unmeasured === 'remoteness' && MORE.test(unmeasuredSaid)
  const isListed = unmeasured === null && conditions.length > 0 && conditions.every(isRemoteness)
  return isMore || isListed ? REMOTE : undefined
}

function isRemoteness(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.join() === 'remote'
}

/** More remote, and not farther from roads, of which nothing is listed. */
const MORE = /^(more|remoter|más|più|plus|abgel|entl)/i
/** Wilder, and not greener. */
const WILDER = /^(wilder|wildere[rsn]?|plus (sauvage|naturel)|más (salvaje|natural)|più (selvaggi|natural))/i

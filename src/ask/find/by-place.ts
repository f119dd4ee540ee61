import { countBits } from '../../arrays/bitset.ts'
import type { Index } from '../../index/types.ts'
import type { Place } from '../gazetteer/place.ts'
import type { Kind } from '../question.ts'
import { docsOfAll } from './conditions.ts'
import type { Retrieved } from './retrieved.ts'

/** More places are not told one by one. */
const MOST_PLACES = 5

/**
 * How many of what was found lie in, or near, each of several places, as those of two regions may all lie in one; none where
 * one place is named, or each of several has spots and all are shown.
 */
export function countsByPlace(
  kind: Kind,
  { conditions, total, hits, heard }: Retrieved,
  index: Index,
): { place: Place; count: number }[] {
  // What is heard is computed for some of the spots.
  if (total === 0 || heard) return []
  const several = conditions.find(each => (each.on === 'place' || each.on === 'around') && !each.isNegated)
  if (several?.on !== 'place' && several?.on !== 'around') return []
  const { places } = several
  if (places.length < 2 || places.length > MOST_PLACES) return []
  const others = conditions.filter(each => each !== several)
  const counts = places.map(place => ({
    place,
    count: countBits(docsOfAll([...others, { ...several, places: [place] }], index)),
  }))
  const isToTell = kind === 'count' || total > hits.length || counts.some(({ count }) => count === 0)
  return isToTell ? counts : []
}

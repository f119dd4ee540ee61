import type { Place } from '../../../gazetteer/place.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { aboutSpot } from '../about-spot.ts'
import { around, isOnlyOne, LISTS, ORDERED } from '../of-shown.ts'

type SpotsBefore = () => readonly number[]

/** "A place to picnic nearby?" behind one spot that was found: near that spot, whatever else it was looked for. */
export function besideFound(
  before: Query,
  { query, reference, aspects }: Reading,
  spotsBefore: SpotsBefore,
  placeOf: (doc: number) => Place,
): Query | null {
  const { isNearby, comparative, follow, hasHead, pronoun, km } = reference
  const isElse = comparative !== null || follow === 'more' || follow === 'instead' || pronoun !== null
  if (!isNearby || isElse || query.subjects.length > 0 || query.conditions.some(isWhere)) return null
  if (before.subjects.length > 0 || !LISTS.has(before.kind)) return null
  if (!hasHead && query.conditions.length === 0) return null
  const [doc, ...others] = spotsBefore()
  const isOne = others.length === 0 || ORDERED.has(before.kind) || before.isFirstAsked
  if (doc === undefined || !isOne) return null
  // "Parking nearby?", "a bus stop nearby?": what serves one who comes there.
  const isServed = !hasHead && km === null && aspects.length > 0 && query.conditions.every(isOfVisit)
  return isServed ? aboutSpot({ ...query, aspects }, before, doc) : around(query, placeOf(doc), km)
}

/** "Any hut close to it?" looks for one; "is there a bus stop near it?" asks of it what serves one who comes there. */
export function isSoughtAroundIt({ query, reference }: Reading): boolean {
  const { isAroundIt, hasHead, isThing, comparative, km } = reference
  const isThingAsked = query.conditions.some(each => each.on === 'feature' && !each.isNegated && !isOfVisit(each))
  // "Louder within 2 km of it" is more than it.
  const isMore = km !== null && comparative !== null && OF_MORE.has(comparative)
  return isAroundIt && (hasHead || isThing || isThingAsked || isMore) && query.subjects.length === 0
}

const OF_MORE: ReadonlySet<Reading['reference']['comparative']> = new Set(['quieter', 'louder', 'higher', 'lower'])

function isOfVisit(condition: Condition): boolean {
  return condition.on === 'transport' || (condition.on === 'feature' && condition.any.every(key => OF_VISIT.has(key)))
}

const OF_VISIT: ReadonlySet<string> = new Set(['toilets', 'bench', 'parking', 'drinking-water', 'public-transport'])

/** "And water?" behind "is there a hut at Sarek?": asked of it, too; behind what is no such fact, lakes are looked for. */
export function sameFactOf(
  before: Query,
  { query, reference, aspects }: Reading,
  spotsBefore: SpotsBefore,
): Query | null {
  const isOfOne = (before.kind === 'about' || before.kind === 'why') && before.subjects.length === 1
  const [only, ...others] = query.conditions
  const isWater = only?.on === 'feature' && only.any.includes('water')
  if (!isOfOne && !(isWater && isOnlyOne(before, spotsBefore))) return null
  if (reference.follow !== 'instead' || only?.on !== 'feature' || only.isNegated || others.length > 0) return null
  if (query.subjects.length > 0 || reference.pronoun !== null || reference.comparative !== null) return null
  if (!isWater && !before.aspects.some(({ of }) => of === 'feature')) return null
  const [doc] = spotsBefore()
  return doc === undefined ? null : aboutSpot({ ...query, aspects }, before, doc)
}

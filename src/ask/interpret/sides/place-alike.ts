// Another place in a conversation is to what is looked for what the one before it was: as near to it, the closest to it, on that side of it.
import type { Place } from '../../gazetteer/place.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'
import { isLandscape } from '../conditions/head-of.ts'

type On<Of extends Condition['on']> = Extract<Condition, { on: Of }>

/** "Near Oslo, and what about Munich?": near that town; conditions of a question as the one before it makes them mean. */
export function placedAlike(fresh: readonly Condition[], before: Query): readonly Condition[] {
  const near = before.conditions.find(isNear)
  const side = before.conditions.find(isSide)
  if (side && fresh.some(isSide)) return onSameSide(fresh, side)
  return fresh.flatMap((condition): readonly Condition[] => {
    if (condition.isNegated) return [condition]
    if (near && condition.on === 'near') return [asNear(condition, near)]
    const town = townOf(condition)
    if (!town || fresh.filter(isWhere).some(other => other !== condition && !other.isNegated)) return [condition]
    const moved = side ? [movedTo(side, town)] : []
    if (near && (near.km < Infinity || before.order === 'distance'))
      return [{ ...near, place: town, said: `near ${town.name}` }, ...moved]
    return side?.isByDegrees ? moved : [condition, ...moved]
  })
}

/** What of the question before stands only until another is said: the side of a town. */
export function isReplacedPlace(condition: Condition, fresh: readonly Condition[]): boolean {
  return isSide(condition) && fresh.some(isSide)
}

/** "Is there a hut near it?" was asked of one spot, and is no wish of "and lakes in Sweden?": another kind elsewhere. */
export function isAsideOfSpot(before: Query, fresh: readonly Condition[]): boolean {
  const isAroundSpot = before.conditions.some(each => isNear(each) && each.place.kind === 'spot')
  return isAroundSpot && fresh.some(each => isWhere(each) && !each.isNegated) && fresh.some(isLandscape)
}

/** "North of Oslo", then "north of Bergen": in the same country, however far. */
function onSameSide(fresh: readonly Condition[], { isByDegrees }: On<'side'>): readonly Condition[] {
  const side = fresh.find(isSide)
  if (!isByDegrees || side?.isByDegrees) return fresh
  return fresh.flatMap((condition): readonly Condition[] => {
    if (condition === side) return [{ ...side, isByDegrees }]
    return isNear(condition) && !condition.isStated && condition.place.name === side?.origin.name ? [] : [condition]
  })
}

function asNear(condition: On<'near'> & Condition, near: On<'near'>): Condition {
  return !condition.isStated && near.isStated && near.km < Infinity
    ? { ...condition, km: near.km, isStated: true }
    : condition
}

/** A town or village, that has no borders. */
function townOf(condition: Condition): (Place & { center: object }) | null {
  if (condition.on !== 'place') return null
  const [place, ...others] = condition.places
  if (!place?.center || others.length > 0) return null
  const isTown = place.kind === 'settlement' || (place.kind === 'region' && place.region === null && !place.box)
  return isTown ? { ...place, center: place.center } : null
}

function movedTo(side: On<'side'> & Condition, town: Place): Condition {
  const shown = side.shown.replace(side.origin.name, town.name)
  return { ...side, origin: town, shown, said: shown }
}

function isNear(condition: Condition): condition is On<'near'> {
  return condition.on === 'near' && !condition.isNegated
}

function isSide(condition: Condition): condition is On<'side'> {
  return condition.on === 'side'
}

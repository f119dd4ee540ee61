import { distanceKm } from '../../../geo/distance.ts'
import type { Spot } from '../../../spots/spot.ts'
import { inUnit, kilometres } from '../../../text/distance-words.ts'
import { isSoFar, sideTold } from '../../find/whereabouts/way-to.ts'
import type { AspectAsk } from '../../query.ts'

export type WayAsk = Extract<AspectAsk, { of: 'distance to' | 'direction' | 'side' }>

/** Says how far a spot is from a place and in which direction, and whether that is as far as asked, or on that side. */
export function sayWayTo(aspect: WayAsk, spot: Spot): string {
  const { place } = aspect
  if (!place?.center) return `How far ${spot.name} is from ${place?.name ?? 'there'} is not known.`
  const km = distanceKm(spot, place.center)
  if (aspect.of !== 'distance to') {
    const { is, toward } = sideTold(aspect, place.center, spot)
    const said = `${spot.name} lies ${toward} of ${place.name}, ${kilometres(km)} away in a straight line.`
    return `${answer(is)}${said}`
  }
  const also = aspect.unit ? ` (${inUnit(km / aspect.unit.km)} ${aspect.unit.name})` : ''
  return `${answer(isSoFar(km, aspect.within))}${spot.name} is ${kilometres(km)}${also} from ${place.name} in a straight line.`
}

function answer(is: boolean | null): string {
  return is === null ? '' : is ? 'Yes, ' : 'No, '
}

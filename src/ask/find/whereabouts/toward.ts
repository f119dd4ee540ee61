// In which direction one place lies from another as a map shows it, by latitudes and longitudes: the shortest way to Japan may begin north.
import type { Coordinates } from '../../../geo/coordinates.ts'
import { type Direction, directionWords } from '../../../text/distance-words.ts'

/** How far east one longitude is of another, degrees; the shorter way around. */
function eastOf(from: Coordinates, to: Coordinates): number {
  return ((to.longitude - from.longitude + 540) % 360) - 180
}

/** Returns the direction of a place from another, one of eight. */
export function directionOf(from: Coordinates, to: Coordinates): Direction {
  const middle = (((from.latitude + to.latitude) / 2) * Math.PI) / 180
  const east = eastOf(from, to) * Math.cos(middle)
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI
  return directionWords((degrees + 360) % 360)
}

/** Tells whether a place is farther north, east, south or west than another; "north-east" is both. */
export function isFartherToward(toward: Direction, from: Coordinates, to: Coordinates): boolean {
  const [north, east] = [to.latitude - from.latitude, eastOf(from, to)]
  return toward.split('-').every(side => {
    if (side === 'north') return north > 0
    if (side === 'south') return north < 0
    return side === 'east' ? east > 0 : east < 0
  })
}

/** The direction on the other side. */
export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  north: 'south',
  'north-east': 'south-west',
  east: 'west',
  'south-east': 'north-west',
  south: 'north',
  'south-west': 'north-east',
  west: 'east',
  'north-west': 'south-east',
}

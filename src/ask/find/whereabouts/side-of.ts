import { type Bitset, bitsetWhere, emptyBitset } from '../../../arrays/bitset.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Index } from '../../../index/types.ts'
import type { Test } from '../../query.ts'
import { DIRECTIONS } from '../../../text/distance-words.ts'
import { isFartherToward } from './toward.ts'

/** How far a direction may be from the one that is asked for, degrees: half of a quarter of the circle. */
const MOST_APART = 45

/** Returns the spots that lie on one side of a place, by the direction in which one sets out. */
export function docsOnSide({ origin, toward, isByDegrees }: Extract<Test, { on: 'side' }>, index: Index): Bitset {
  const { center } = origin
  if (!center) return emptyBitset(index.count)
  if (isByDegrees) return bitsetWhere(index.count, doc => isFartherToward(toward, center, index.coordinates(doc)))
  const wanted = DIRECTIONS.indexOf(toward) * 45
  return bitsetWhere(index.count, doc => {
    const apart = Math.abs(bearing(center, index.coordinates(doc)) - wanted)
    return Math.min(apart, 360 - apart) <= MOST_APART
  })
}

/** The direction of a great circle where it begins, degrees clockwise from north; formula of the initial bearing. */
function bearing(from: Coordinates, to: Coordinates): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  const y = Math.sin(east) * Math.cos(b)
  const x = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east)
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

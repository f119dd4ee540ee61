import type { Found } from '../spans.ts'
import type { Token } from '../tokens.ts'
import type { NoiseKind } from '../../vocabulary/noises/noise-sources.ts'
import { type Distance, distanceAt } from './distances.ts'
import { roadsAt } from '../noises/roads.ts'

/** How far it is to be from some sources, at least or at most (`isWithin`); no sources for houses, whose noise tells of none. */
export type AwayFromRoad = { of: NoiseKind | null; km: number; isWithin: boolean }

/**
 * Recognises how far the next road or house is to be: "more than 5 km from a road", "2 km away from any house", "further from
 * a road than 3 km", "no road within 5 km", "no closer than 5 km to a road".
 */
export function awayFromRoadAt(tokens: readonly Token[], at: number): Found<AwayFromRoad> {
  return fartherAt(tokens, at) ?? noneWithinAt(tokens, at) ?? notWithinAt(tokens, at) ?? distanceFromAt(tokens, at)
}

function distanceFromAt(tokens: readonly Token[], at: number): Found<AwayFromRoad> {
  // "Within 5 km of a road": "within" is no comparison of numbers.
  const isWithin = tokens[at]?.folded === 'within'
  const from = isWithin ? at + 1 : at
  const found = distanceAt(tokens, from)
  if (!found) return undefined
  const next = from + found.length
  if (!behindOf(tokens, at, found)?.test(tokens[next]?.folded ?? '')) return undefined
  const roads = roadsAt(tokens, next)
  if (!roads) return undefined
  const isNear = isWithin || found.side === 'below' || found.side === 'most'
  return { of: roads.of, km: found.km, isWithin: isNear, length: roads.end + 1 - at }
}

/** What stands between a distance and a road; null where it is a height above the sea. */
function behindOf(tokens: readonly Token[], at: number, { isHeight, side, km }: Distance): RegExp | null {
  if (!isHeight) return side === 'below' ? NEARNESS : AWAY
  // "Closer than 500 m to a road", "at most 500 m from a road": so few metres that stand before a road are no height.
  if (side === 'below' || side === 'most') return km <= MOST_BESIDE_KM ? NEARNESS : null
  // "At least 500 m away from every road"; "above 2000 m away from roads" is a height.
  return HEIGHT.test(tokens[at]?.folded ?? '') ? null : AWAY
}

const AWAY = /^(from|of|to|away|off)$/
const NEARNESS = /^(from|of|to|away|off|at)$/
const HEIGHT = /^(above|over|higher|up|beyond)$/
const MOST_BESIDE_KM = 1

/** "No closer than 5 km to a road", "not within 2 km of a road". */
function notWithinAt(tokens: readonly Token[], at: number): Found<AwayFromRoad> {
  if (!NOT.test(tokens[at]?.folded ?? '') || !CLOSER.test(tokens[at + 1]?.folded ?? '')) return undefined
  const found = distanceFromAt(tokens, at + 1)
  return found?.isWithin ? { ...found, isWithin: false, length: found.length + 1 } : undefined
}

const NOT = /^(not|no|never)$/
const CLOSER = /^(closer|nearer|within|less)$/

/** "Further from a road than 3 km". */
function fartherAt(tokens: readonly Token[], at: number): Found<AwayFromRoad> {
  if (!FARTHER.test(tokens[at]?.folded ?? '')) return undefined
  const roads = roadsAt(tokens, at + 1)
  if (!roads || tokens[roads.end + 1]?.folded !== 'than') return undefined
  const found = distanceAt(tokens, roads.end + 2)
  return found && { of: roads.of, km: found.km, isWithin: false, length: roads.end + 2 + found.length - at }
}

/** "No road within 5 km", "without a road for 3 km"; within that of a named place is another thing. */
function noneWithinAt(tokens: readonly Token[], at: number): Found<AwayFromRoad> {
  if (!NONE.test(tokens[at]?.folded ?? '')) return undefined
  const roads = roadsAt(tokens, at + 1)
  if (!roads) return undefined
  const thing = roads.end
  const isFor = /^(within|for|in|at|closer|nearer)$/.test(tokens[thing + 1]?.folded ?? '') ? 1 : 0
  const isThan = tokens[thing + 2]?.folded === 'than' ? 1 : 0
  const from = thing + 1 + isFor + isThan
  const found = distanceAt(tokens, from)
  if (!found || found.isHeight || (isFor === 0 && !/^(most|below)$/.test(found.side ?? ''))) return undefined
  const end = from + found.length
  const isOf = /^(of|from|to|around)$/.test(tokens[end]?.folded ?? '')
  const away = { of: roads.of, km: found.km, isWithin: false }
  if (!isOf) return { ...away, length: end - at }
  return /^(it|them|there)$/.test(tokens[end + 1]?.folded ?? '') ? { ...away, length: end + 2 - at } : undefined
}

/** "Farthest from a motorway", "furthest away from any railway", "as far as possible from villages": which no field tells. */
export function farthestFromRoadAt(tokens: readonly Token[], at: number): Found<{ length: number }> {
  const said = tokens.slice(at, at + LONGEST_FARTHEST).map(({ folded }) => folded)
  const length = FARTHEST.exec(said.join(' '))?.[0].split(' ').length
  const roads = length === undefined ? undefined : roadsAt(tokens, at + length)
  return roads && { length: roads.end + 1 - at }
}

const FARTHEST = /^(?:(?:farthest|furthest)(?: away)?|as far(?: away)? as possible) from(?= )/
const LONGEST_FARTHEST = 7

const FARTHER = /^(farther|further)$/
const NONE = /^(no|without|not)$/

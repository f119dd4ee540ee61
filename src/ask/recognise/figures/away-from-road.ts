import type { Found } from '../spans.ts'
import type { Token } from '../tokens.ts'
import { NOUNS } from '../noises/source-near.ts'
import { distanceAt } from './distances.ts'

/**
 * Recognises how far the next road or house is to be: "more than 5 km from a road", "2 km away from any house", "further from
 * a road than 3 km", "no road within 5 km".
 */
export function awayFromRoadAt(tokens: readonly Token[], at: number): Found<object> {
  return fartherAt(tokens, at) ?? noneWithinAt(tokens, at) ?? distanceFromAt(tokens, at)
}

function distanceFromAt(tokens: readonly Token[], at: number): Found<object> {
  const found = distanceAt(tokens, at)
  if (!found) return undefined
  const next = at + found.length
  // "Closer than 500 m to a road": metres that are less than some and stand before "to" are no height.
  const isNearness = found.isHeight && found.side === 'below' && found.km <= MOST_BESIDE_KM
  const isBehind = isNearness ? NEARNESS : found.isHeight ? null : AWAY
  if (!isBehind?.test(tokens[next]?.folded ?? '')) return undefined
  const thing = thingAt(tokens, next)
  return thing > at ? { length: thing + 1 - at } : undefined
}

const AWAY = /^(from|of|to|away|off)$/
const NEARNESS = /^(from|of|to|at)$/
const MOST_BESIDE_KM = 1

/** "Further from a road than 3 km". */
function fartherAt(tokens: readonly Token[], at: number): Found<object> {
  if (!FARTHER.test(tokens[at]?.folded ?? '')) return undefined
  const thing = thingAt(tokens, at + 1)
  if (thing < at || tokens[thing + 1]?.folded !== 'than') return undefined
  const found = distanceAt(tokens, thing + 2)
  return found && { length: thing + 2 + found.length - at }
}

/** "No road within 5 km", "without a road for 3 km"; within that of a named place is another thing. */
function noneWithinAt(tokens: readonly Token[], at: number): Found<object> {
  if (!NONE.test(tokens[at]?.folded ?? '')) return undefined
  const thing = thingAt(tokens, at + 1)
  const isFor = /^(within|for|in|at|closer|nearer)$/.test(tokens[thing + 1]?.folded ?? '') ? 1 : 0
  const isThan = tokens[thing + 2]?.folded === 'than' ? 1 : 0
  const from = thing + 1 + isFor + isThan
  const found = thing > at ? distanceAt(tokens, from) : undefined
  if (!found || found.isHeight || (isFor === 0 && !/^(most|below)$/.test(found.side ?? ''))) return undefined
  const end = from + found.length
  const isOf = /^(of|from|to|around)$/.test(tokens[end]?.folded ?? '')
  if (!isOf) return { length: end - at }
  return /^(it|them|there)$/.test(tokens[end + 1]?.folded ?? '') ? { length: end + 2 - at } : undefined
}

/** Where the road or house stands behind its small words; before them where there is none. */
function thingAt(tokens: readonly Token[], from: number): number {
  let next = from
  while (BETWEEN.test(tokens[next]?.folded ?? '')) next++
  const thing = tokens[next]
  const isRoad = thing && !thing.isCapital && ROAD.test(thing.folded)
  // Nouns that German writes with a capital, and that stand in no table.
  const isNoun =
    thing?.foreign !== null && thing?.foreign !== undefined && NOUNS.some(([, typed]) => typed.test(thing.text))
  if (!isRoad && !isNoun) return -1
  // "No road or rail within 3 km".
  const other = JOINT.test(tokens[next + 1]?.text ?? '') ? thingAt(tokens, next + 2) : -1
  return other > next ? other : next
}

const JOINT = /^(or|and|nor|,|\/)$/i

const FARTHER = /^(farther|further)$/
const NONE = /^(no|without|not)$/
const BETWEEN = /^(from|of|to|at|away|off|a|an|any|the|every|all|nearest|next|closest|main|busy|paved|public)$/
const ROAD =
  /^(roads?|streets?|highways?|motorways?|railways?|railroads?|rail|rails|tracks|airports?|airfields?|villages?|towns?|houses?|buildings?|traffic|civili[sz]ation|settlements?)$/

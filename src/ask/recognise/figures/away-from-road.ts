import type { Found } from '../spans.ts'
import type { Token } from '../tokens.ts'
import { distanceAt } from './distances.ts'

/** Recognises how far the next road or house is to be: "more than 5 km from a road", "2 km away from any house". */
export function awayFromRoadAt(tokens: readonly Token[], at: number): Found<object> {
  const found = distanceAt(tokens, at)
  if (!found || found.isHeight) return undefined
  let next = at + found.length
  if (!/^(from|of|to|away|off)$/.test(tokens[next]?.folded ?? '')) return undefined
  while (BETWEEN.test(tokens[next]?.folded ?? '')) next++
  const thing = tokens[next]
  return thing && !thing.isCapital && ROAD.test(thing.folded) ? { length: next + 1 - at } : undefined
}

const BETWEEN = /^(from|of|to|away|off|a|an|any|the|every|all|nearest|next|closest|main|busy|paved|public)$/
const ROAD =
  /^(roads?|streets?|highways?|motorways?|railways?|railroads?|houses?|buildings?|traffic|civili[sz]ation|settlements?)$/

import { firstDocs, isEmpty } from '../../../arrays/bitset.ts'
import type { Doc, Index } from '../../../index/types.ts'
import { docsOfAll } from '../../find/conditions.ts'
import { LOOKED_AT } from '../../find/heard.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'
import type { NoiseKind } from '../../vocabulary/noises/noise-sources.ts'
import { noiseTest, withoutNoise } from './condition.ts'

/**
 * Reads "viewpoints in Andorra far from roads" as those where no road is heard, then those where least of them is, where none
 * is recorded as remote and the noise of some was computed.
 */
export function withoutRoads(read: Query, index: Index): Query {
  const query = withRoadsMeasured(read, index)
  const left = query.conditions.find(isFarFromRoads)
  if (!left) return query
  const others = query.conditions.filter(condition => condition !== left)
  if (!isEmpty(docsOfAll(query.conditions, index)) || !isComputed(others, index)) return query
  const quiet: Condition = withoutNoise({
    ...noiseTest(ROADS, undefined),
    isFar: true,
    isNegated: false,
    said: left.said,
  })
  return { ...query, conditions: query.conditions.map(condition => (condition === left ? quiet : condition)) }
}

/** Keeps "more than 3 km from a road" where the sources of some spots tell how far they lie; else no field does. */
function withRoadsMeasured(query: Query, index: Index): Query {
  const isMeasured = (condition: Condition) => condition.on === 'noise' && condition.isStated === true
  if (!query.conditions.some(isMeasured)) return query
  const others = query.conditions.filter(condition => !isMeasured(condition))
  if (query.kind === 'about' || query.kind === 'compare' || !isComputed(others, index))
    return { ...query, conditions: others }
  return { ...query, unmeasured: null }
}

/** Tells whether the noise of one of the spots that meet conditions was computed; where none meets them, of those that are shown instead. */
function isComputed(conditions: readonly Condition[], index: Index): boolean {
  const met = docsOfAll(conditions, index)
  const shown = isEmpty(met) ? docsOfAll(conditions.filter(isWhere), index) : met
  const docs: readonly Doc[] = firstDocs(shown, LOOKED_AT)
  return docs.some(doc => index.lden(doc) !== null)
}

function isFarFromRoads({ said, isNegated, ...test }: Condition): boolean {
  return test.on === 'feature' && !isNegated && /\broads?$/i.test(said)
}

const ROADS: NoiseKind = { kinds: ['road'], shown: 'roads' }

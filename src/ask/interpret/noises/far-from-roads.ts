import { firstDocs, isEmpty } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import { docsOfAll } from '../../find/conditions.ts'
import { LOOKED_AT } from '../../find/heard.ts'
import type { Condition, Query } from '../../query.ts'
import type { NoiseKind } from '../../vocabulary/noises/noise-sources.ts'
import { noiseTest, withoutNoise } from './condition.ts'

/**
 * Reads "viewpoints in Andorra far from roads" as those where no road is heard, then those where least of them is, where none
 * is recorded as remote and the noise of some was computed.
 */
export function withoutRoads(query: Query, index: Index): Query {
  const left = query.conditions.find(isFarFromRoads)
  if (!left) return query
  const others = query.conditions.filter(condition => condition !== left)
  const docs = firstDocs(docsOfAll(others, index), LOOKED_AT)
  if (!isEmpty(docsOfAll(query.conditions, index)) || !docs.some(doc => index.lden(doc) !== null)) return query
  const quiet: Condition = withoutNoise({
    ...noiseTest(ROADS, undefined),
    isFar: true,
    isNegated: false,
    said: left.said,
  })
  return { ...query, conditions: query.conditions.map(condition => (condition === left ? quiet : condition)) }
}

function isFarFromRoads({ said, isNegated, ...test }: Condition): boolean {
  return test.on === 'feature' && !isNegated && /\broads?$/i.test(said)
}

const ROADS: NoiseKind = { kinds: ['road'], shown: 'roads' }

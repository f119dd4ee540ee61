import { and, type Bitset, bitsetOf, emptyBitset, hasBit, not, or } from '../../arrays/bitset.ts'
import type { Doc, Index } from '../../index/types.ts'
import { docsOfFeature } from '../gazetteer/feature-docs.ts'
import { FEATURES, LANDSCAPE_KEYS } from '../vocabulary/features.ts'

/** What is said by decree, and water in general, makes no two places alike. */
const NOT_TELLING: ReadonlySet<string> = new Set([
  'water',
  'national-park',
  'nature-reserve',
  'protected-area',
  'world-heritage',
  'biosphere-reserve',
  'quiet-park',
  'dark-sky',
])

/** Two landscapes in common make places alike; one where there is no more. */
const ENOUGH = 2

/** Returns the spots that are like one: they have two of its landscapes, or the only one; of a hut, what it offers. */
export function docsLike(to: Doc, index: Index): Bitset {
  const setsOf = (keys: Iterable<string>) =>
    [...keys].flatMap(key => {
      const docs = NOT_TELLING.has(key) ? undefined : docsOfFeature(FEATURES[key], index)
      return docs && hasBit(docs, to) ? [docs] : []
    })
  const landscapes = setsOf(LANDSCAPE_KEYS)
  const sets = landscapes.length > 0 ? landscapes : setsOf(Object.keys(FEATURES))
  let [once, twice] = [emptyBitset(index.count), emptyBitset(index.count)]
  for (const docs of sets) {
    twice = or(twice, and(once, docs))
    once = or(once, docs)
  }
  return and(sets.length < ENOUGH ? once : twice, not(bitsetOf([to], index.count), index.count))
}

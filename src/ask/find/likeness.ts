import { and, type Bitset, bitsetOf, emptyBitset, hasBit, not, or } from '../../arrays/bitset.ts'
import type { Doc, Index } from '../../index/types.ts'
import { lowestRatingOf, NOISY_BELOW } from '../../silence/rating.ts'
import { docsOfFeature } from '../gazetteer/feature-docs.ts'
import type { Likeness } from '../query.ts'
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
  const landscapes = sharedWith(to, LANDSCAPE_KEYS, index)
  const sets = landscapes.length > 0 ? landscapes : sharedWith(to, Object.keys(FEATURES), index)
  let [once, twice] = [emptyBitset(index.count), emptyBitset(index.count)]
  for (const docs of sets) {
    twice = or(twice, and(once, docs))
    once = or(once, docs)
  }
  return and(sets.length < ENOUGH ? once : twice, othersThan(to, index))
}

/** Returns the spots that come nearest to being like one: they have one of its landscapes, and are as remote or have a hut, too. */
export function docsSomewhatLike(to: Doc, by: Likeness, index: Index): Bitset {
  const united = (sets: readonly Bitset[]) => sets.reduce(or, emptyBitset(index.count))
  const [landscapes, character] = [LANDSCAPE_KEYS, CHARACTER].map(keys => united(sharedWith(to, keys, index)))
  if (!landscapes || !character) return emptyBitset(index.count)
  return and(by === 'landscape' ? landscapes : and(landscapes, character), othersThan(to, index))
}

/** The other spots; of a quiet one those that are not noisy. */
function othersThan(to: Doc, index: Index): Bitset {
  const others = not(bitsetOf([to], index.count), index.count)
  const isQuiet = index.silenceRating(to) >= lowestRatingOf('quiet')
  return isQuiet ? and(others, index.docs({ minRating: NOISY_BELOW })) : others
}

/** What tells of a place beside its landscapes. */
const CHARACTER: readonly string[] = ['remote', 'hut', 'urban']

/** The sets of those features that a spot has. */
function sharedWith(to: Doc, keys: Iterable<string>, index: Index): Bitset[] {
  return [...keys].flatMap(key => {
    const docs = NOT_TELLING.has(key) ? undefined : docsOfFeature(FEATURES[key], index)
    return docs && hasBit(docs, to) ? [docs] : []
  })
}

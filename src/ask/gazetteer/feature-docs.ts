import { type Bitset, emptyBitset, or } from '../../arrays/bitset.ts'
import type { Filter, Index } from '../../index/types.ts'
import type { Feature } from '../vocabulary/features.ts'

/** Returns the spots with a tag, scenery type or activity of a feature. */
export function docsOfFeature(feature: Feature | undefined, index: Index): Bitset {
  const { tags = [], scenery = [], activities = [] } = feature ?? {}
  return docsOfAny(index, [
    ...tags.map(tag => ({ tags: [tag] })),
    ...scenery.map(type => ({ scenery: type })),
    ...activities.map(activity => ({ activities: [activity] })),
  ])
}

/** Returns the spots that pass one of the filters. */
export function docsOfAny(index: Index, filters: readonly Filter[]): Bitset {
  return union(
    filters.map(filter => index.docs(filter)),
    index.count,
  )
}

export function union(sets: readonly Bitset[], count: number): Bitset {
  const [first, ...others] = sets
  return first ? others.reduce(or, first) : emptyBitset(count)
}

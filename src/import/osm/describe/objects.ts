import type { Candidate } from '../collect/candidates/candidate.ts'
import type { Merged } from '../collect/candidates/merge.ts'

/** The objects that a spot is made of, the winner first. */
export function objectsOf({ winner, others }: Merged): readonly Candidate[] {
  return [winner, ...others]
}

/** Values of the winner, else of those it took in. */
export function firstTags<K extends string>(spot: Merged, keys: readonly K[]): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {}
  for (const key of keys) {
    const value = objectsOf(spot)
      .map(({ tags }) => tags[key])
      .find(value => value !== undefined)
    if (value !== undefined) found[key] = value
  }
  return found
}

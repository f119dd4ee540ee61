import type { Facets } from '../../src/index/types.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'

/** Counts the values of all fields that have facets. */
export function naiveFacets(records: readonly SpotRecord[]): Facets & { total: number } {
  const count = (of: (record: SpotRecord) => readonly (string | null)[]) =>
    countEach(records.flatMap(record => (of(record).length === 0 ? [null] : [...new Set(of(record))])))
  return {
    total: records.length,
    tags: count(({ tags }) => tags),
    activities: count(({ activities }) => activities),
    access: count(({ accessStatus }) => [accessStatus]),
    fire: count(({ fireStatus }) => [fireStatus]),
    scenery: count(({ sceneryType }) => [sceneryType]),
    countries: count(({ country }) => [country]),
    ratings: countEach(records.map(({ silenceRating }) => silenceRating)).sort((a, b) => b.value - a.value),
  }
}

/** Counts values, most frequent first, then in their order; null behind all that are as frequent. */
export function countEach<T extends string | number | null>(values: readonly T[]): { value: T; count: number }[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const order = (a: T, b: T) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1)
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(
    (a, b) => b.count - a.count || order(a.value, b.value),
  )
}

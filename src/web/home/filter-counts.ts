import type { Index } from '../../index/types.ts'
import { type SearchState, shownFilterOf } from '../search-state.ts'

/** How many places there would be with each value of a filter, the other conditions as they are. */
export type FilterCounts = {
  /** With this lowest rating. */
  minRating: (rating: number) => number
  scenery: (value: string) => number
  access: (value: string) => number
}

/** Counts for the choices of the form; null beside words, which are found by more than the index counts. */
export function filterCounts(state: SearchState, index: Index): FilterCounts | null {
  if (state.q !== '' || state.ask !== '') return null
  const without = (change: Partial<SearchState>) => index.facets(shownFilterOf({ ...state, ...change }))
  const all = without({})
  const { ratings } = state.minRating === null ? all : without({ minRating: null, noisy: 'yes' })
  const { scenery } = state.scenery === null ? all : without({ scenery: null })
  const { access } = state.access === null ? all : without({ access: null })
  const count = (facet: readonly { value: string | null; count: number }[], value: string) =>
    facet.find(one => one.value === value)?.count ?? 0
  return {
    minRating: rating => ratings.reduce((sum, { value, count }) => sum + (value >= rating ? count : 0), 0),
    scenery: value => count(scenery, value),
    access: value => count(access, value),
  }
}

// How many spots have both of two values: what else the spots with one tag have is then read, not counted.
import { countIn, type DocIdSet } from '../sets/doc-id-sets.ts'
import { FacetSets } from './facets.ts'
import type { Layout, Sections } from '../storage/sections.ts'

/** The table has at most one number for this many spots: 0.25 bytes a spot. */
const SPOTS_PER_NUMBER = 16

/** The most frequent values are in the table, as many as it has room for. */
function pairedOf(count: number): number {
  return Math.floor(Math.sqrt(count / SPOTS_PER_NUMBER))
}

export function reserveFacetPairs(layout: Layout, count: number): void {
  layout.reserve('facetPairs', 'u32', pairedOf(count) ** 2)
}

/** Counts the pairs; the sets of the facets must be filled. */
export function fillFacetPairs(sections: Sections, count: number): void {
  const pairs = sections.view('facetPairs', 'u32')
  const sets = new FacetSets(sections, count).sets
  const paired = ranked(sets, count)
  for (const [i, number] of paired.entries()) {
    for (const [j, other] of paired.slice(0, i + 1).entries()) {
      const [one, two] = [sets[number], sets[other]]
      const common = one && two ? countIn(one, two, count) : 0
      pairs[i * pairedOf(count) + j] = common
      pairs[j * pairedOf(count) + i] = common
    }
  }
}

/** The numbers of the values that are in the table, in its order. */
function ranked(sets: readonly DocIdSet[], count: number): number[] {
  const numbers = [...sets.keys()].sort((a, b) => (sets[b]?.size ?? 0) - (sets[a]?.size ?? 0) || a - b)
  return numbers.slice(0, pairedOf(count))
}

/** Opens the table; the returned function counts the spots with both of two values, undefined when it lacks one. */
export function openFacetPairs(
  sections: Sections,
  sets: readonly DocIdSet[],
  count: number,
): (one: number, other: number) => number | undefined {
  const pairs = sections.view('facetPairs', 'u32')
  const ranks = new Map(ranked(sets, count).map((number, rank) => [number, rank]))
  return (one, other) => {
    const [i, j] = [ranks.get(one), ranks.get(other)]
    return i === undefined || j === undefined ? undefined : pairs[i * pairedOf(count) + j]
  }
}

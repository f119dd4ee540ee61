import type { Span } from '../spans.ts'

/**
 * Reads "Heathrow airport" as a place that is not known: the small town of that name lies elsewhere, and by the name alone the airport
 * is meant. "Zürich airport" is at Zürich, and "Heathrow, Florida" is the town.
 */
export function withAirports(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) =>
    isSmallTown(span) && (AIRPORT.test(spans[at + 1]?.said ?? '') || isMeantByName(spans, at))
      ? { ...span, meaning: { is: 'unknown', isName: true } }
      : span,
  )
}

const AIRPORT = /^(airport|airports)$/i
/** Airports that are better known than the town of their name. */
const BY_NAME = /^heathrow$/i

function isMeantByName(spans: readonly Span[], at: number): boolean {
  return (
    BY_NAME.test(spans[at]?.said ?? '') && !spans.slice(at + 1, at + 3).some(({ meaning }) => meaning.is === 'name')
  )
}

/** Inhabitants of a town that has an airport of its name. */
const LARGE = 50_000

function isSmallTown({ meaning }: Span): boolean {
  if (meaning.is !== 'name') return false
  const { settlements, region, spots } = meaning.named
  return region === null && spots.length === 0 && settlements.every(({ population }) => population < LARGE)
}

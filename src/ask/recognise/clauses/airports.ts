import type { Span } from '../spans.ts'

/** Reads "Heathrow airport" as a place that is not known: the small town of that name lies elsewhere. "Zürich airport" is at Zürich. */
export function withAirports(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) =>
    isSmallTown(span) && AIRPORT.test(spans[at + 1]?.said ?? '')
      ? { ...span, meaning: { is: 'unknown', isName: true } }
      : span,
  )
}

const AIRPORT = /^(airport|airports)$/i
/** Inhabitants of a town that has an airport of its name. */
const LARGE = 50_000

function isSmallTown({ meaning }: Span): boolean {
  if (meaning.is !== 'name') return false
  const { settlements, region, spots } = meaning.named
  return region === null && spots.length === 0 && settlements.every(({ population }) => population < LARGE)
}

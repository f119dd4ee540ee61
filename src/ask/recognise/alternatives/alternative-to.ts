import { FILLER, type Span } from '../spans.ts'

/**
 * Reads "a quiet alternative to Yosemite", "alternative calme à Preikestolen" as places like that spot: the spot itself is what one
 * wants another for.
 */
export function withAlternativeTo(spans: readonly Span[]): readonly Span[] {
  const alternative = spans.findIndex(isAlternative)
  if (alternative === -1) return spans
  const to = spans.findIndex(({ meaning }, at) => at > alternative && meaning.is === 'relation')
  const isNear = to !== -1 && to - alternative <= MOST_BETWEEN + 1
  if (!isNear || !isSpot(spans[to + 1])) return spans
  return spans.map((span, at): Span => {
    if (at === alternative) return { ...span, said: 'the', meaning: FILLER }
    return at === to ? { ...span, meaning: { is: 'like' } } : span
  })
}

/** Words between: "alternative MOINS BRUYANTE à". */
const MOST_BETWEEN = 2

function isAlternative({ meaning, said }: Span): boolean {
  return meaning.is === 'generic' && /^(an )?alternatives?$/i.test(said)
}

/** A spot, by its name or the first word of it. */
function isSpot(span: Span | undefined): boolean {
  const meaning = span?.meaning
  if (meaning?.is === 'spot') return true
  return (
    meaning?.is === 'name' &&
    meaning.named.region === null &&
    meaning.named.spots.length + meaning.named.cores.length > 0
  )
}

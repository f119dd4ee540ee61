import { FILLER, isFiller, type Span } from '../spans.ts'

/**
 * Reads "a quiet alternative to Yosemite", "something instead of Yosemite", "alternative calme à Preikestolen" as places like that spot: the spot itself is what one
 * wants another for.
 */
export function withAlternativeTo(spans: readonly Span[]): readonly Span[] {
  const instead = spans.findIndex(isInsteadOf)
  if (instead !== -1 && isSpot(spans[behindArticle(spans, instead)]) && isAllElseOfQuiet(spans, instead))
    return spans.map((span, at): Span => (at === instead ? { ...span, meaning: { is: 'like' } } : span))
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

function isInsteadOf({ meaning, said }: Span): boolean {
  return meaning.is === 'negation' && /^instead of$/i.test(said)
}

function behindArticle(spans: readonly Span[], at: number): number {
  return /^the$/i.test(spans[at + 1]?.said ?? '') ? at + 2 : at + 1
}

/** "Something quiet instead of Yosemite": what else is asked for says nothing of what it is, and a lake in Norway is just not that spot. */
function isAllElseOfQuiet(spans: readonly Span[], instead: number): boolean {
  const end = behindArticle(spans, instead)
  return spans.every((span, at) => (at >= instead && at <= end) || isFiller(span) || OF_QUIET.has(span.meaning.is))
}

const OF_QUIET: ReadonlySet<Span['meaning']['is']> = new Set([
  'ask',
  'generic',
  'quality',
  'intensifier',
  'comparative',
  'sign',
  'comma',
])

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

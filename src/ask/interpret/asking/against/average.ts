import { namesSpot, type Span, UNSAID } from '../../../recognise/spans.ts'

/**
 * Parts "how does Muttos compare to the average waterfall", "is Sarek quieter than average for Sweden" into the rating of the
 * spot and the average of the others; null where one spot is not held against an average.
 */
export function partedAtAverage(spans: readonly Span[]): { spot: readonly Span[]; others: readonly Span[] } | null {
  const average = spans.findIndex(({ meaning }) => meaning.is === 'average')
  const [name, ...more] = spans.flatMap((span, at) => (namesSpot(span) ? [at] : []))
  if (average === -1 || name === undefined || more.length > 0 || !spans.some(isComparing)) return null
  const others = spans.map((span, at) =>
    isHeight(span)
      ? { ...span, meaning: HEIGHT }
      : at === name || isComparing(span) || isRelationOf(spans, at, name) || isAsked(span)
        ? { ...span, ...SAID }
        : span,
  )
  return { spot: spans.map((span, at) => (at === name ? span : { ...span, ...SAID })), others }
}

const SAID = { meaning: UNSAID.meaning, said: 'the' } as const satisfies Partial<Span>

const HEIGHT: Span['meaning'] = { is: 'aspect', aspect: 'elevation' }

function isHeight({ meaning }: Span): boolean {
  return meaning.is === 'comparative' && (meaning.to === 'higher' || meaning.to === 'lower')
}

function isComparing({ meaning, said }: Span): boolean {
  return (
    meaning.is === 'comparative' ||
    (meaning.is === 'ask' && meaning.ask === 'compare') ||
    (meaning.is === 'like' && /^compar/i.test(said)) ||
    /^(than|against|versus|vs|above|below|compare[sd]?|better|worse|over|under|beats?)$/i.test(said)
  )
}

/** "Is Falknis rated": asked of the spot. */
function isAsked({ meaning }: Span): boolean {
  return meaning.is === 'aspect' || meaning.is === 'quality' || meaning.is === 'pronoun'
}

function isRelationOf(spans: readonly Span[], at: number, name: number): boolean {
  return at === name - 1 && spans[at]?.meaning.is === 'relation'
}

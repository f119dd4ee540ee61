import { FILLER, isFiller, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "is there nothing in Portugal", "so you have nothing quiet near Lisbon" as asking for what there is: what lies elsewhere is
 * no answer, and "yes" would say the opposite of what it means. So with "is nothing in Portugal quiet".
 */
export function withNothingThere(spans: readonly Span[]): readonly Span[] {
  const nothing = spans.findIndex(isNothing)
  const before = spans.slice(0, Math.max(0, nothing))
  const isThere = before.some(isExistence) && before.every(span => isExistence(span) || isSmall(span))
  const isAsked = isThere || (before.some(isVerb) && before.every(isBeforeVerb))
  if (!isAsked || spans.some(namesSpot) || !spans.slice(nothing + 1).some(isPlace)) return spans
  return spans.map((span, at) => {
    if (at > nothing) return span
    return at === nothing ? { ...span, meaning: { is: 'generic' } } : { ...span, said: 'the', meaning: FILLER }
  })
}

function isNothing({ meaning, said }: Span, at: number, spans: readonly Span[]): boolean {
  if (/^anything$/i.test(said)) return spans.slice(0, at).some(isNot)
  return meaning.is === 'negation' && (/^nothing$/i.test(said) || (isVerb(spans[at - 1]) && /^none$/i.test(said)))
}

function isVerb(span: Span | undefined): boolean {
  return /^(is|are)$/i.test(span?.said ?? '')
}

/** "Is nothing", "so is nothing", "why is nothing". */
function isBeforeVerb(span: Span): boolean {
  return isVerb(span) || /^why$/i.test(span.said) || isSmall(span)
}

function isNot({ meaning }: Span): boolean {
  return meaning.is === 'negation'
}

/** "Is there", "you have", "there's", "vous n'avez", "il n'y a". */
function isExistence({ meaning, typed }: Span): boolean {
  return (meaning.is === 'ask' && meaning.ask === 'exists') || EXISTS.test(typed)
}

const EXISTS = /^(there|have|has|got|list|offer|avez|y|a|avete)$/i

function isSmall(span: Span): boolean {
  const { is } = span.meaning
  return (
    isFiller(span) || is === 'negation' || is === 'intensifier' || is === 'pronoun' || is === 'and' || is === 'follow'
  )
}

function isPlace({ meaning }: Span): boolean {
  return meaning.is === 'name' || meaning.is === 'coordinates' || meaning.is === 'here'
}

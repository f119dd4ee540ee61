import type { Meaning, Span } from '../spans.ts'

/**
 * Reads "without the paid ones", "forests without paid access" as all that are not known to be paid: whoever leaves those out
 * keeps what is not known, and does not ask for what is known to be free.
 */
export function withPaidLeftOut(spans: readonly Span[]): readonly Span[] {
  if (spans.some(isSpotNamed)) return spans
  return spans.map((span, at) => {
    if (isAccess(span, 'free') && LEFT_OUT.test(span.typed)) return { ...span, meaning: PAID, isUnwanted: true }
    return isPaidAt(spans, at) ? { ...span, meaning: PAID } : span
  })
}

const PAID: Meaning = { is: 'access', access: 'paid', isLeftOut: true }

const LEFT_OUT =
  /^(ohne|keine?[nrms]?|sans|pas (de|les)|sin|senza|niente) .*(kostenpflichtig|gebührenpflichtig|payant|de pago|a pagamento)/i

function isAccess({ meaning }: Span, access: 'free' | 'paid'): boolean {
  return meaning.is === 'access' && meaning.access === access
}

/** Tells whether what is paid is left out there: those that are, or an access that is. */
function isPaidAt(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (!span || !isAccess(span, 'paid') || !ADJECTIVE.test(span.typed)) return false
  const from = negationBefore(spans, at)
  if (from === -1) return false
  const isOfThose = spans.slice(from + 1, at).some(isThose) || spans[at + 1]?.meaning.is === 'generic'
  return isOfThose || ACCESS.test(span.typed) || /^(except|without)$/i.test(spans[from]?.said ?? '')
}

const ADJECTIVE =
  /(^paid( access| entry| entrance| admission)?|kostenpflichtig\p{L}*|gebührenpflichtig\p{L}*|payante?s?|de pago|a pagamento)$/iu
const ACCESS = /access|entr|admission|acc[eè]s|zugang|ingresso/i

function isThose({ typed, meaning }: Span): boolean {
  return meaning.is === 'pronoun' || THOSE.test(typed)
}

const THOSE = /^(the|those|ones|die|den|jenen?|les|los|las|ceux|celles|quell[ie]|aquellos|aquellas)$/i

/** Where the negation stands of which nothing but small words part what is paid; -1 where there is none. */
function negationBefore(spans: readonly Span[], at: number): number {
  let before = at - 1
  while (isBetween(spans[before])) before--
  return spans[before]?.meaning.is === 'negation' ? before : -1
}

function isBetween(span: Span | undefined): boolean {
  const meaning: Meaning | undefined = span?.meaning
  return meaning?.is === 'pronoun' || meaning?.is === 'generic' || (meaning?.is === 'stop' && !meaning.isContent)
}

function isSpotNamed({ meaning }: Span): boolean {
  return (
    meaning.is === 'spot' || (meaning.is === 'name' && meaning.named.spots.length > 0 && meaning.named.region === null)
  )
}

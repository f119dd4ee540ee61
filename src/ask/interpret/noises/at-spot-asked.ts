import type { Span } from '../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/**
 * Reads "bei" as at before a spot of which a fact is asked: "gibt es bei Sarek Toiletten", "kann man bei Sarek oder Rondane baden";
 * "Seen bei Sarek" and "gibt es bei Sarek einen Campingplatz" look around it.
 */
export function withSpotsAt(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isAtOrNear)) return spans
  return spans.map((span, at) =>
    isAtOrNear(span) && namesSpot(spans, at) && isFactAsked(clauseAt(spans, at))
      ? { ...span, said: 'at', meaning: { is: 'relation', relation: 'in' } }
      : span,
  )
}

/** German has one word for "at" and "near". */
function isAtOrNear({ meaning, typed }: Span): boolean {
  return meaning.is === 'relation' && meaning.relation === 'near' && /^(bei|beim)$/i.test(typed)
}

function namesSpot(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at + 1]?.meaning
  return meaning?.is === 'spot' || (meaning?.is === 'name' && meaning.named.spots.length > 0)
}

/** What is asked where that word stands: up to a comma, the end of the sentence, or "und" before another verb. */
function clauseAt(spans: readonly Span[], at: number): readonly Span[] {
  const from = spans.findLastIndex((_, i) => i < at && isBorder(spans, i)) + 1
  const to = spans.findIndex((_, i) => i > at && isBorder(spans, i))
  return spans.slice(from, to === -1 ? spans.length : to)
}

function isBorder(spans: readonly Span[], at: number): boolean {
  const is = spans[at]?.meaning.is
  if (is === 'sign' || is === 'comma') return true
  const next = spans[at + 1]
  return (is === 'and' || is === 'or') && next !== undefined && VERB.test(next.typed)
}

function isFactAsked(clause: readonly Span[]): boolean {
  const [first] = clause.filter(({ typed }) => !/^(und|oder|ja|wenn|falls|aber)$/i.test(typed))
  const isThere = first?.meaning.is === 'ask' && first.meaning.ask === 'exists'
  const isSupposed = clause.some(({ typed }) => /^(wenn|falls|ob)$/i.test(typed))
  if (!first || !(isThere || isSupposed || VERB.test(first.typed)) || clause.some(isSought)) return false
  const features = clause.flatMap(({ meaning }) => (meaning.is === 'feature' ? [meaning.feature] : []))
  if (isThere && features.length === 0) return false
  return features.every(feature => !LANDSCAPE_KEYS.has(feature) && !(isThere && ELSEWHERE.has(feature)))
}

function isSought({ meaning }: Span): boolean {
  if (meaning.is === 'ask') return meaning.ask === 'count' || meaning.ask === 'where'
  return meaning.is === 'generic' || meaning.is === 'distance' || meaning.is === 'superlative'
}

const VERB = /^(gibt|hat|ist|sind|darf|dürfen|kann|können|muss|müssen|wie|kostet)\b/i
/** What lies near a spot as well, where it is said to be there. */
const ELSEWHERE: ReadonlySet<string> = new Set(['camping', 'hut', 'parking', 'shelter', 'picnic', 'playground'])

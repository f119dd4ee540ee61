import { type Span, UNSAID } from '../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { clausesApart, isQuestionClause } from './clauses/question-clause.ts'
import { isRelativeClause } from './clauses/relative-clause.ts'

/** What is looked for, and what is asked of the spot that comes first; where the other stands there is no span. */
export type PartedAtBest = { search: readonly Span[]; asked: readonly Span[] }

/**
 * Parts "the quietest forest in Sweden, and is it free?" into the search and what is asked of its first: that is no
 * condition. "The quietest free forest", "the quietest that is free" have nothing to part.
 */
export function partedAtBest(spans: readonly Span[]): PartedAtBest | null {
  const clauses = clausesApart(spans)
  const best = clauses.findIndex(clause => clause.some(at => spans[at]?.meaning.is === 'superlative'))
  const first = clauses.findIndex((clause, i) => i > best && isQuestionClause(clause.flatMap(at => spans[at] ?? [])))
  const start = clauses[first]?.[0]
  if (best === -1 || start === undefined) return null
  const rest = spans.slice(start)
  if (rest.some(isOfSearch) || asksForOthers(rest) || isRelative(spans, start)) return null
  return {
    search: spans.map((span, at) => (at < start ? span : UNSAID)),
    asked: spans.map((span, at) => (at < start ? UNSAID : span)),
  }
}

/** Another best, a number of spots, other places; "the place" is the one that was found. */
function isOfSearch({ meaning }: Span, at: number, spans: readonly Span[]): boolean {
  return (
    meaning.is === 'superlative' ||
    meaning.is === 'comparative' ||
    (meaning.is === 'ask' && meaning.ask === 'count') ||
    (meaning.is === 'generic' && !/^(the|this|that)$/i.test(spans[at - 1]?.said ?? ''))
  )
}

/** "Where is a lake", "are there lakes nearby": not of that spot. */
function asksForOthers(spans: readonly Span[]): boolean {
  const isLandscape = spans.some(({ meaning }) => meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature))
  return isLandscape && spans.some(({ said, meaning }) => WHERE.test(said) || isNear(meaning))
}

const WHERE = /^(and )?(where|which|what|nearby)\b/i

function isNear(meaning: Span['meaning']): boolean {
  return meaning.is === 'relation' && meaning.relation === 'near'
}

/** "The quietest forest, where fires are allowed"; "el más tranquilo que es grande y es gratis", whose verb goes on with the relative clause. */
function isRelative(spans: readonly Span[], start: number): boolean {
  const words = spans.slice(start).map(({ typed }) => typed)
  if (spans[start - 1]?.meaning.is === 'comma' && isRelativeClause(words.join(' '))) return true
  const verb = spans[start]
  const isVerb = verb !== undefined && verb.typed !== verb.said && /^(is|are|has|have)$/i.test(verb.said)
  return isVerb && spans.slice(1, start).some(({ typed }) => /^(que|qui|che|cui)\b/i.test(typed))
}

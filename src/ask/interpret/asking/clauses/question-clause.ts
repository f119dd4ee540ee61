import type { Span } from '../../../recognise/spans.ts'

/**
 * Tells whether a clause is a question of its own: "is it free", "can I camp there", "how do I get there"; "is near Oslo" and
 * "has a hut" go on with what is said before them.
 */
export function isQuestionClause([first, next]: readonly Span[]): boolean {
  if (!first) return false
  const { meaning, said, typed } = first
  if (meaning.is === 'ask' && meaning.ask === 'exists') return true
  // "Puis-je", "se puede", "darf man"; "allowed fires" asks nothing.
  if (meaning.is === 'allowed') return typed !== said || MODAL.test(said)
  if (ASKS_OPENLY.test(said)) return true
  if (/^(do|does|did)$/i.test(said)) return true
  if (/^(can|could|may|might|should)$/i.test(said)) return next !== undefined && isPerson(next)
  return VERB.test(said) && (typed !== said || isSubject(next))
}

const MODAL = /^(can|could|may|am|is|are|do)\b/i
const ASKS_OPENLY = /^(and )?(how|where|what|which|who|when|why)\b(?! about)/i
const VERB = /^(is|are|has|have)$/i

function isPerson({ said, meaning }: Span): boolean {
  return (
    meaning.is === 'pronoun' ||
    /^(i|we|you|one|people|they|my|our|kids|children|a|the)$/i.test(said) ||
    (meaning.is === 'feature' && meaning.feature === 'dogs')
  )
}

/** "Is it", "is access", "are dogs", "is camping": what stands behind the verb is what is asked of. */
function isSubject(span: Span | undefined): boolean {
  if (!span) return false
  return OF_SUBJECT.has(span.meaning.is) || /^(it|that|this|the|entry|any)$/i.test(span.said)
}

const OF_SUBJECT: ReadonlySet<Span['meaning']['is']> = new Set(['pronoun', 'feature', 'fire', 'aspect', 'transport'])

/** Splits a question into clauses at "and", commas and ends of sentences: the numbers of the spans of each, joints aside. */
export function clausesApart(spans: readonly Span[]): number[][] {
  const clauses: number[][] = [[]]
  for (const [at, span] of spans.entries()) {
    if (isJoint(span)) clauses.push([])
    else if (at > 0 && span.meaning.is === 'follow' && /^and\b/i.test(span.said)) clauses.push([at])
    else if (at > 0 && AND_WITHIN.test(span.typed)) clauses.push([at])
    else clauses.at(-1)?.push(at)
  }
  return clauses.filter(clause => clause.length > 0)
}

/** "Y cómo se llega", which is one phrase. */
const AND_WITHIN = /^(und|et|y|e|ed) (wie|wo|comment|où|cómo|dónde|come|dove)\b/i

function isJoint({ meaning, said }: Span): boolean {
  return meaning.is === 'and' || meaning.is === 'comma' || (meaning.is === 'sign' && /^[.?!;]$/.test(said))
}

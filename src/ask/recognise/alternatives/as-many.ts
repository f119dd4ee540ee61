import type { Span } from '../spans.ts'

/**
 * Reads "as many lakes in Norway as in Sweden", "so viele Seen wie in Schweden", "autant de lacs qu'en Suède" as a comparison of two
 * numbers. "As many as possible" compares nothing.
 */
export function withAsMany(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((span, i) => isAs(span) && isMany(spans[i + 1]))
  const [as, many] = spans.slice(at, at + 2)
  const joint = at === -1 ? -1 : spans.findIndex((span, i) => i > at + 2 && isJoint(span) && isNamed(spans, i + 1))
  const than = spans[joint]
  if (!as || !many || !than || !spans.slice(at, joint).some(isThing)) return spans
  const whole: Span = { ...as, to: many.to, said: AS_MANY, meaning: { is: 'stop', isContent: true } }
  return spans
    .with(joint, { ...than, said: 'than', meaning: { is: 'ask', ask: 'compare' } })
    .toSpliced(at, 2, as.typed === many.typed ? whole : { ...whole, typed: `${as.typed} ${many.typed}` })
}

/** How a comparison of numbers that asks whether they are equal is told from others. */
export const AS_MANY = 'as many'

function isAs({ said }: Span): boolean {
  return /^as$/i.test(said)
}

function isMany(span: Span | undefined): boolean {
  return /^many$/i.test(span?.said ?? '')
}

function isJoint({ meaning, typed }: Span): boolean {
  if (meaning.is === 'ask' && meaning.ask === 'compare') return true
  return /^(as|wie|als|que|qu|qu['’]|como|quanti|quante|come)$/i.test(typed)
}

/** Something that may be counted, or a place, comes next. */
function isNamed(spans: readonly Span[], from: number): boolean {
  const next = spans.slice(from).find(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'relation')
  return next !== undefined && (isThing(next) || next.meaning.is === 'name')
}

function isThing({ meaning }: Span): boolean {
  return meaning.is === 'feature' || meaning.is === 'generic'
}

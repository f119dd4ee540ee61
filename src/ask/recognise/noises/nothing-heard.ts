import { FILLER, type Span } from '../spans.ts'

/** Reads nothing that is heard as quiet, and not as what is ruled out: "where I can hear absolutely nothing in Norway", "n’entend-on rien". */
export function withNothingHeard(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    if (isHeardNothing(spans, at)) return { ...span, meaning: { is: 'quality', quality: 'quiet' } }
    // "No se oye nada": a second "no" says it again.
    const isAgain = /^not$/i.test(span.said) && spans.some((_, i) => i > at && i < at + 6 && isHeardNothing(spans, i))
    return isAgain ? { ...span, meaning: FILLER } : span
  })
}

function isHeardNothing(spans: readonly Span[], at: number): boolean {
  const said = spans[at]?.said ?? ''
  return (
    HEARS_NOTHING.test(said) || (NOTHING.test(said) && [1, -1].some(step => HEARING.test(saidNext(spans, at, step))))
  )
}

const NOTHING = /^(nothing|not a sound|no sounds?)$/i
const HEARS_NOTHING = /^hear\b.*\bnothing$/i
const HEARING = /^(hear|hears|hearing|heard|audible)$/i

/** What the next span says that is neither small nor stresses it, nor says where: "höre ich in Andorra nichts". */
function saidNext(spans: readonly Span[], at: number, step: number): string {
  let next = at + step
  while (isPassed(spans[next])) next += step
  return spans[next]?.said ?? ''
}

function isPassed(span: Span | undefined): boolean {
  if (!span || HEARING.test(span.said)) return false
  return WHERE.has(span.meaning.is) || STRESSES.test(span.said)
}

const WHERE: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'relation', 'name'])

const STRESSES =
  /^(absolutely|almost|practically|virtually|literally|really|nearly|pretty much|next to|at all|basically|can)$/i

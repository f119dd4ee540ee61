import { FILLER, type Span, UNSAID } from '../../recognise/spans.ts'

/**
 * Reads "book a hotel next to Sarek, and is it quiet there?" as about Sarek: what is asked of it stands behind, and the
 * errand beside it is not looked for around it.
 */
export function withErrands(spans: readonly Span[]): readonly Span[] {
  const name = spans.findIndex(isSpotNamed)
  const relation = spans[name - 1]?.meaning
  const isOnly = spans.filter(isNamed).length === 1
  if (!isOnly || relation?.is !== 'relation') return spans
  const end = spans.findIndex((_, at) => at > name && isEndOfClause(spans, at))
  if (end === -1) return spans
  const [errand, question] = [spans.slice(0, end), spans.slice(end)]
  if (errand.some(isLookedFor) || question.some(isHead) || !isAskedThere(question)) return spans
  return spans.with(name - 1, { ...(spans[name - 1] ?? UNSAID), meaning: FILLER })
}

/** Words that a question begins with. */
export const BEGINS_QUESTION = /^(is|are|which|what|what is|how|where)$/i

function isSpotNamed({ meaning }: Span): boolean {
  return meaning.is === 'name' && meaning.named.spots.length + meaning.named.cores.length > 0
}

function isNamed({ meaning }: Span): boolean {
  return meaning.is === 'name' || meaning.is === 'spot' || meaning.is === 'coordinates'
}

function isEndOfClause(spans: readonly Span[], at: number): boolean {
  const is = spans[at]?.meaning.is
  return is === 'and' || is === 'comma' || (is === 'sign' && /^[.?!;]$/.test(spans[at]?.said ?? ''))
}

/** What is looked for around a place, or asks for what is there. */
function isLookedFor(span: Span): boolean {
  return isHead(span) || span.meaning.is === 'quality' || BEGINS_QUESTION.test(span.said)
}

function isHead({ meaning }: Span): boolean {
  return meaning.is === 'generic' || meaning.is === 'superlative' || meaning.is === 'feature'
}

/** "Is it quiet there", "how do I get there". */
function isAskedThere(clause: readonly Span[]): boolean {
  const isPronoun = clause.some(({ meaning, said }) => meaning.is === 'pronoun' || /\bthere$/i.test(said))
  return isPronoun && clause.some(({ meaning }) => ASKED.has(meaning.is))
}

const ASKED: ReadonlySet<Span['meaning']['is']> = new Set(['quality', 'aspect', 'rating word', 'access', 'fire'])

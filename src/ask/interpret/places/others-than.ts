import { FILLER, namesSpot, type Span } from '../../recognise/spans.ts'

/** "What is there besides Sarek", "not Sarek", "hiking in Sweden, but not Sarek": other spots. */
export function isOthersThan(spans: readonly Span[]): boolean {
  return isBesides(spans) || isExceptIn(spans) || isExceptAlone(spans) || isExceptBehind(spans)
}

function isBesides(spans: readonly Span[]): boolean {
  return (
    (/^(what|where|which|anything|something)$/i.test(spans[0]?.said ?? '') || spans[0]?.meaning.is === 'ask') &&
    spans.some(({ said }, at) => OTHERS_THAN.test(said) && isNamed(spans[at + 1]))
  )
}

const OTHERS_THAN = /^(besides?|apart from|other than|except|except for)$/i

/** Reads "what else" beside a spot that is left out as no question after more than was shown. */
export function withElseThan(spans: readonly Span[]): readonly Span[] {
  if (!isExceptIn(spans)) return spans
  return spans.map((span): Span => {
    const { meaning } = span
    if (meaning.is === 'follow' && meaning.as === 'more') return { ...span, meaning: FILLER, said: 'what' }
    return meaning.is === 'aspect' && meaning.aspect === 'tags' ? { ...span, meaning: IN, said: 'in' } : span
  })
}

const IN = { is: 'relation', relation: 'in' } as const

/** "Was gibt es in Bayern außer dem Königssee": a spot that is left out of what lies in a place. */
function isExceptIn(spans: readonly Span[]): boolean {
  const except = spans.findIndex(
    ({ said }, at) => OTHERS_THAN.test(said) && spans.slice(at + 1, at + 3).find(isNoArticle)?.meaning.is === 'name',
  )
  return spans.some(({ meaning }, at) => at < except && meaning.is === 'name' && meaning.named.spots.length === 0)
}

function isNoArticle({ said }: Span): boolean {
  return !/^the$/i.test(said)
}

/** Names behind a "not", and nothing else. */
function isExceptAlone(spans: readonly Span[]): boolean {
  // Why it is not wanted restricts nothing.
  const [negation, ...names] = spans.filter(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'sign')
  if (negation?.meaning.is !== 'negation' || /^(in|no)$/i.test(negation.said)) return false
  return isNamed(names[0]) && names.every(span => isNamed(span) || /^(and|or|comma|negation)$/.test(span.meaning.is))
}

/** A spot behind a "not" at the end of what is looked for, which names no spot itself and asks nothing of one. */
function isExceptBehind(spans: readonly Span[]): boolean {
  const at = spans.findLastIndex(({ meaning, said }) => meaning.is === 'negation' && !/^(in|no)$/i.test(said))
  const before = spans.slice(0, Math.max(at, 0))
  const behind = spans.slice(at + 1).filter(({ meaning }) => meaning.is !== 'sign')
  const isSought = before.some(({ meaning }) => meaning.is === 'feature')
  const isElse = before.some(span => namesSpot(span) || ASKS_OF_ONE.has(span.meaning.is))
  if (!isSought || isElse || !namesSpot(behind[0])) return false
  return behind.every(span => isNamed(span) || /^(and|or|comma)$/.test(span.meaning.is))
}

const ASKS_OF_ONE: ReadonlySet<Span['meaning']['is']> = new Set(['aspect', 'allowed', 'comparative'])

function isNamed(span: Span | undefined): boolean {
  return /^(name|spot)$/.test(span?.meaning.is ?? '')
}

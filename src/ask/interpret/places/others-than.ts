import { namesSpot, type Span } from '../../recognise/spans.ts'

/** "What is there besides Sarek", "not Sarek", "hiking in Sweden, but not Sarek": other spots. */
export function isOthersThan(spans: readonly Span[]): boolean {
  return isBesides(spans) || isExceptAlone(spans) || isExceptBehind(spans)
}

function isBesides(spans: readonly Span[]): boolean {
  return (
    (/^(what|where|which|anything|something)$/i.test(spans[0]?.said ?? '') || spans[0]?.meaning.is === 'ask') &&
    spans.some(({ said }, at) => OTHERS_THAN.test(said) && isNamed(spans[at + 1]))
  )
}

const OTHERS_THAN = /^(besides?|apart from|other than|except|except for)$/i

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

import { isFiller, type Span } from '../../recognise/spans.ts'

/** "What is there besides Sarek", "not Sarek", "apart from Sarek and Abisko": other spots. */
export function isOthersThan(spans: readonly Span[]): boolean {
  return isBesides(spans) || isExceptAlone(spans)
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
  const [negation, ...names] = spans.filter(({ meaning }) => !isFiller({ meaning }) && meaning.is !== 'sign')
  if (negation?.meaning.is !== 'negation' || /^(in|no)$/i.test(negation.said)) return false
  return isNamed(names[0]) && names.every(span => isNamed(span) || /^(and|or|comma|negation)$/.test(span.meaning.is))
}

function isNamed(span: Span | undefined): boolean {
  return /^(name|spot)$/.test(span?.meaning.is ?? '')
}

import { isFiller, namesSpot, type Span } from '../spans.ts'

/** Takes "as peaceful as Instagram says" as whether it is peaceful: what others say of it is not known, and named. */
export function withHearsay(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ said }) => /^as \p{L}+ as$/iu.test(said))
  const verb = spans.findIndex((span, i) => i > at && i <= at + REACH && SAYS.test(span.typed))
  if (at === -1 || verb === -1 || spans.slice(at + 1, verb + REACH).some(isSpot)) return spans
  const to =
    Math.max(
      verb,
      spans.findLastIndex((span, i) => i <= verb + REACH - 1 && isSource(span)),
    ) + 1
  return spans.map((span, i) => {
    if (i === at) return { ...span, meaning: { is: 'quality', quality: LOUD.test(span.said) ? 'noisy' : 'quiet' } }
    const isNamed = i > at && i < to && (!isFiller(span) || SAYS.test(span.typed) || i === verb - 1)
    return isNamed ? { ...span, meaning: { is: 'stop', isContent: true } } : span
  })
}

/** "As people often say". */
const REACH = 3
const SAYS =
  /^(says?|said|claims?|claimed|suggests?|promises?|advertised?|describe[sd]?|dit|disent|prétend(ent)?|dicen?|afirman?|dice|dicono|sostiene|sagt|sagen|behauptet|behaupten)$/i
const LOUD = /loud|nois/i

function isSpot(span: Span): boolean {
  return namesSpot(span) || span.meaning.is === 'coordinates'
}

/** "Como dice INSTAGRAM": what says it stands behind. */
function isSource({ meaning }: Span): boolean {
  return meaning.is === 'off topic' || meaning.is === 'unknown'
}

import { isFiller, merged, type Span, UNSAID } from '../../recognise/spans.ts'

/**
 * Reads "not that one" at the beginning as a wish for others, as "another" behind it says: the "not" is then said of what
 * was shown, and of no condition.
 */
export function withOthersThanShown(all: readonly Span[]): readonly Span[] {
  const said = withoutNo(all)
  const nth = withoutNth(said)
  if (nth) return nth
  const spans = withNegationFirst(isJoined(said) ? said.slice(1) : said)
  const at = spans.findIndex(isSaid)
  const [negation, shown] = [spans[at], spans[at + 1]]
  if (negation?.meaning.is !== 'negation' || !shown || !isShown(shown)) return spans
  const behind = spans[at + 2] ?? UNSAID
  // "Not those with huts" are those without.
  const end = spans.findIndex(({ said: word }, i) => i > at + 1 && !WITH.test(word))
  if (end > at + 2) return spans.toSpliced(at, end - at, joined(negation, spans.slice(at, end)))
  if (at + 2 < spans.length && !isEnd(behind)) return spans
  const isOther = spans.some(({ meaning }) => meaning.is === 'follow' && meaning.as === 'more')
  if (!isOther) return spans.with(at, { ...negation, meaning: { is: 'follow', as: 'more' } })
  return spans.toSpliced(at, 2, { ...joined(shown, [negation, shown]), from: negation.from })
}

/** "Nah not that one", "non pas celui-là", "nee, nicht den": the "no" before it says the same. */
function withoutNo(spans: readonly Span[]): readonly Span[] {
  const first = spans.findIndex(isSaid)
  const at = spans[first + 1]?.meaning.is === 'comma' ? first + 2 : first + 1
  const [no, negation, shown] = [spans[first], spans[at], spans[at + 1]]
  const isOfShown = shown !== undefined && (isShown(shown) || THIS.test(shown.typed))
  if (!no || !NO.test(no.typed) || negation?.meaning.is !== 'negation' || !isOfShown) return spans
  return spans.toSpliced(first, at + 1 - first, merged(spans.slice(first, at + 1), negation.meaning))
}

const NO = /^(no|nah|naw|nope|nein|nee|nö|non|nan)$/i

/** "And without the first?", "aber ohne den ersten": goes on with what was shown. */
function isJoined([first, negation, shown, end]: readonly Span[]): boolean {
  const isJoint = first?.meaning.is === 'and' || /^(and|but)$/i.test(first?.said ?? '')
  return isJoint && negation?.meaning.is === 'negation' && shown !== undefined && isShown(shown) && (!end || isEnd(end))
}

/** "Ese no", "den nicht", "no, not that one": as "not that one", where nothing but others is asked for. */
function withNegationFirst(spans: readonly Span[]): readonly Span[] {
  const start = spans.findIndex(isSaid)
  const isNo = spans[start]?.meaning.is === 'negation' && spans[start + 1]?.meaning.is === 'comma'
  const at = isNo ? start + 2 : start
  const [first, second] = [spans[at], spans[at + 1]]
  const behind = spans[at + 2]
  if (!first || !second || (behind && !isEnd(behind))) return spans
  const isLast = second.meaning.is === 'negation'
  const [negation, shown] = isLast ? [second, first] : [first, second]
  if (negation.meaning.is !== 'negation' || !(isShown(shown) || THIS.test(shown.typed))) return spans
  const pointed: Span = isShown(shown) ? shown : { ...shown, meaning: { is: 'pronoun', of: 'spot' } }
  return [negation, pointed, ...spans.slice(at + 2)]
}

/** "Not the second", "il secondo no": the others, where nothing else is said; undefined where there is. */
function withoutNth(spans: readonly Span[]): readonly Span[] | undefined {
  const words = spans.filter(span => isSaid(span) && !(isFiller(span) && !LAST.test(span.said)))
  const [negation, ...others] = words.filter(({ meaning }) => meaning.is === 'negation')
  const isBare = words.every(({ meaning, said }) => /^(negation|ordinal)$/.test(meaning.is) || LAST.test(said))
  const isOfOne = words.some(({ meaning, said }) => meaning.is === 'ordinal' || /^last$/i.test(said))
  if (!negation || others.length > 0 || !isBare || !isOfOne) return undefined
  return spans.map(span => (span === negation ? { ...span, meaning: { is: 'follow', as: 'more' } as const } : span))
}

const LAST = /^(last|one)$/i

/** Of one that was shown, where nothing stands behind it: "nicht den", "esa no", "quella no". */
const THIS = /^(de[rnm]|die|das|diese[rsnm]?|jene[rsnm]?|dies|es[eao]|est[eao]|aquel|aquella|quell[oa]|quest[oa])$/i

const WITH = /^(with|that|which|who|have|has|having|(that|which) have)$/i

function isSaid({ meaning: { is } }: Span): boolean {
  return is !== 'sign' && is !== 'comma'
}

function joined(span: Span, all: readonly Span[]): Span {
  return { ...span, to: all.at(-1)?.to ?? span.to, typed: all.map(({ typed }) => typed).join(' ') }
}

/** Nothing is said of those that were shown but that others are wanted. */
function isEnd({ meaning, said }: Span): boolean {
  if (meaning.is === 'follow') return meaning.as === 'more'
  return meaning.is === 'sign' || meaning.is === 'comma' || /^(but|please|i|we)$/i.test(said)
}

/** "That one", "those": what was shown before. */
function isShown({ meaning, said }: Span): boolean {
  return (meaning.is === 'pronoun' && meaning.of !== 'place') || /^(those|these|them)$/i.test(said)
}

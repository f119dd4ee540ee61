import { middleOf } from '../../gazetteer/region-place.ts'
import type { PlaceFact } from '../../place-fact.ts'
import type { Condition } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Located } from '../places.ts'

export type Nearer = { condition: Extract<Condition, { on: 'nearer' }>; others: readonly Located[] }

/** Reads of two places to which spots are to lie nearer: "closer to Vienna than to Prague"; `others`: the places beside them. */
export function nearerIn(spans: readonly Span[], located: readonly Located[]): Nearer | undefined {
  const side = spans.findIndex(isOfSide)
  const than = spans.findIndex(({ typed }, at) => at > side && THAN.test(typed))
  if (side === -1 || than === -1) return undefined
  const first = located.find(({ at }) => at > side && at < than)
  const second = located.find(({ at }) => at > than)
  // Of a country it is the middle, which the answer says.
  const [one, other] = [first && middleOf(first.place), second && middleOf(second.place)]
  if (!one || !other) return undefined
  const [near, far] = isFar(spans[side]) ? [other, one] : [one, other]
  const shown = `closer to ${near.name} than to ${far.name}`
  return {
    condition: { on: 'nearer', place: near, than: far, shown, isNegated: false, said: shown },
    others: located.filter(each => each !== first && each !== second),
  }
}

/** Reads to which of two a place lies nearer: "is Vienna closer to Prague than to Budapest", "which is closer to Vienna, Prague or Budapest". */
export function nearerPlaceIn(spans: readonly Span[], located: readonly Located[]): PlaceFact | null {
  const side = spans.findIndex(isOfSide)
  const [first, second, third, ...others] = located.toSorted((a, b) => a.at - b.at)
  if (side === -1 || !first || !second || !third || others.length > 0) return null
  const isLast = second.at < side
  const [of, one, other] = isLast ? [third, first, second] : [first, second, third]
  const between = spans.slice(one.at, other.at)
  const isThan = between.some(({ typed }) => THAN.test(typed))
  if (!isThan && !between.some(({ meaning }) => meaning.is === 'or' || meaning.is === 'and')) return null
  const isSwapped = isThan && isFar(spans[side])
  const pair = isSwapped ? ([other.place, one.place] as const) : ([one.place, other.place] as const)
  return { of: 'nearer', place: of.place, others: pair, isAsked: isThan }
}

/** Without what says "closer to", which has been read. */
export function withoutCloser(spans: readonly Span[]): readonly Span[] {
  return spans.map(span => (isOfSide(span) ? { ...span, meaning: { is: 'sign' } as const } : span))
}

/** Tells whether a span says "closer to" or "farther from". */
export function isOfSide({ meaning, typed }: Span): boolean {
  if (meaning.is === 'comparative') return meaning.to === 'closer' || meaning.to === 'farther'
  if (meaning.is === 'superlative') return /^(distance|farthest)$/.test(meaning.by)
  // "Näher an Wien als an Prag"; the "to" behind "closer" is none.
  return meaning.is === 'relation' && meaning.relation !== 'to' && /^näher /i.test(typed)
}

/** Tells whether what is farther is asked for. */
export function isFar(span: Span | undefined): boolean {
  const meaning = span?.meaning
  return meaning?.is === 'comparative'
    ? meaning.to === 'farther'
    : meaning?.is === 'superlative' && meaning.by === 'farthest'
}

/** "Than" and what other languages say for it before a place. */
const THAN = /^(than|als|que|che)( (de|du|des|del|a|al|alla|all|da|dal|dalla|dall|la|le|les|l|el|los|las))*$/i

// "Huts, not lakes" behind lakes: one in the place of the other, where it was said before.
import { fold } from '../../../../text/fold.ts'
import type { Condition, Query } from '../../../query.ts'
import { isFiller, type Span, merged } from '../../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { headsOf } from '../../conditions/head-of.ts'
import type { Said } from '../../polarity/marks.ts'
import { NOT_NECESSARILY } from '../../polarity/indifference/indifference-words.ts'

/** Reads "lakes, not huts", "no Denver, sino Seattle", "lagos no, miradores" behind what is denied as what is meant instead. */
export function withContrast({ spans }: Said, before: () => Query | null): readonly Span[] {
  if (!spans.some(isDenial)) return spans
  const items = spans.flatMap((span, at) => (isItem(span) ? [{ span, at, isDenied: isDenied(spans, at) }] : []))
  const [denied, ...moreDenied] = items.filter(item => item.isDenied)
  const [meant] = items.filter(item => !item.isDenied)
  if (!denied || !meant || moreDenied.length > 0 || items.some(({ span }) => span.meaning.is !== meant.span.meaning.is))
    return spans
  const others = spans.filter(span => !isItem(span))
  const asked = before()?.conditions ?? []
  if (!others.every(isBetween) || !isOf(denied.span, asked)) return spans
  const kept = spans.filter((span, at) => (isItem(span) && at !== denied.at) || isLeading(spans, at, meant.at))
  const aside = spans.filter((span, at) => at !== denied.at && !kept.includes(span))
  // "Lakes, forget the hut" behind lakes with a hut takes the hut back.
  const isWish = isKind(meant.span) && denied.span.meaning.is === 'feature' && !isOf(denied.span, headsOf(asked))
  if (isWish) return [merged(aside, { is: 'negation' }, NOT_NECESSARILY), denied.span, ...kept]
  return [merged([...aside, denied.span], { is: 'follow', as: 'instead' }, 'instead'), ...kept]
}

function isKind({ meaning }: Span): boolean {
  return meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature)
}

/** A kind, a thing or a place. */
function isItem({ meaning }: Span): boolean {
  return meaning.is === 'feature' || meaning.is === 'name'
}

function isDenial({ meaning, typed }: Span): boolean {
  return meaning.is === 'negation' && !MEANT.test(typed)
}

/** "Not lakes", "instead of lakes"; "lagos no," and what follows. */
function isDenied(spans: readonly Span[], at: number): boolean {
  const last = spans.findLastIndex((span, i) => i < at && (isPause(span) || !isSmall(span)))
  const word = spans[last]
  if (word && isDenial(word)) return true
  const [next, end] = spans.slice(at + 1)
  return next !== undefined && isDenial(next) && end !== undefined && isPause(end)
}

function isSmall(span: Span): boolean {
  return saysNothing(span) || span.meaning.is === 'relation'
}

function saysNothing(span: Span): boolean {
  return isPause(span) || isFiller(span)
}

function isPause({ meaning }: Span): boolean {
  return meaning.is === 'comma' || meaning.is === 'sign'
}

/** What may stand beside the two: words that correct, and such as say nothing. */
function isBetween(span: Span): boolean {
  const { is } = span.meaning
  return saysNothing(span) || BESIDE.has(is) || MEANT.test(span.typed)
}

const BESIDE: ReadonlySet<Span['meaning']['is']> = new Set(['negation', 'follow', 'relation', 'and'])
const MEANT =
  /^(said|wanted|meant|mean|rather|sagte|wollte|meinte|sondern|dit|voulais|mais|dije|decía|quería|sino|sino que|detto|dicevo|volevo|bensì|ma)$/i

/** "In", "near": the word for where, right before what is meant. */
function isLeading(spans: readonly Span[], at: number, meant: number): boolean {
  return spans[at]?.meaning.is === 'relation' && spans.slice(at + 1, meant).every(saysNothing) && at < meant
}

/** Tells whether what is denied was asked for before. */
function isOf({ meaning, typed }: Span, conditions: readonly Condition[]): boolean {
  if (meaning.is === 'feature')
    return conditions.some(each => each.on === 'feature' && !each.isNegated && each.any.includes(meaning.feature))
  if (meaning.is !== 'name') return false
  const names = [typed, meaning.named.region?.name ?? '', ...meaning.named.settlements.map(({ name }) => name)].map(
    fold,
  )
  return placesOf(conditions).some(({ name }) => names.some(each => each !== '' && fold(name).startsWith(each)))
}

function placesOf(conditions: readonly Condition[]): readonly { name: string }[] {
  return conditions.flatMap(condition => {
    if (condition.isNegated) return []
    if (condition.on === 'place' || condition.on === 'around') return condition.places
    if (condition.on === 'near') return [condition.place]
    return condition.on === 'side' ? [condition.origin] : []
  })
}

import type { Query } from '../../../query.ts'
import { namesSpot, type Span } from '../../../recognise/spans.ts'
import type { Order } from '../../../vocabulary/orders.ts'
import { LISTS } from '../of-shown.ts'
import { COMPARES } from '../shown/references.ts'

/**
 * Reads "un posto più tranquillo", "¿qué sería más tranquilo?", "quelque chose de plus proche" behind an answer as more than what
 * was told, and "un lac plus calme" behind a list: in these languages the superlative differs by its article alone.
 */
export function withComparatives(said: readonly Span[], before: () => Query | null): readonly Span[] {
  const spans = withCloserThan(withBiggerThan(withQuieterThing(said, before)), before)
  const at = spans.findIndex((_, i) => isComparative(spans, i))
  const span = spans[at]
  const to = span?.meaning.is === 'superlative' ? MORE.get(span.meaning.by) : undefined
  const earlier = span && to ? before() : null
  const isOfList = to === 'quieter' && isIndefinite(spans, at)
  // "Cosa è più rumoroso?" asks what is heard there.
  if (to === 'louder' && !spans.some(namesSpot)) return spans
  if (!span || !to || !earlier || !(FITS[to](earlier) || (isOfList && LISTS.has(earlier.kind)))) return spans
  return spans.with(at, { ...span, meaning: { is: 'comparative', to }, said: to })
}

/** "Gibt es was Leiseres bei London?" behind one spot: where German says it of what is quiet, too. */
function withQuieterThing(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const at = spans.findIndex(
    ({ meaning, typed }) =>
      meaning.is === 'quality' && (QUIETER_THING.test(typed) || (QUIETER.test(typed) && isPlacesWithin(spans))),
  )
  const span = spans[at]
  const earlier = span ? before() : null
  if (!span || !earlier || !isOfOne(earlier)) return spans
  return spans.with(at, { ...span, meaning: { is: 'comparative', to: 'quieter' }, said: 'quieter' })
}

/** "Est-il plus proche d'Oslo que le premier ?", "è più vicino a Kiruna di Abisko?" behind one spot: closer than that one. */
function withCloserThan(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const at = spans.findIndex(
    ({ meaning, typed }) => meaning.is === 'superlative' && meaning.by === 'distance' && CLOSER.test(typed),
  )
  const than = at === -1 ? 0 : spans.findIndex(({ meaning }, i) => i > at && meaning.is === 'name') + 1
  const [more, joint, next] = [spans[at], spans[than], spans[than + 1]]
  // "Del primo" is one word with what it is closer than.
  const isWithin = than > 0 && isFirst(joint)
  const isThan = isWithin || (THAN.test(joint?.typed ?? '') && (isFirst(next) || namesSpot(next)))
  const earlier = more && than > 0 && isThan ? before() : null
  if (!more || !joint || !earlier || !isOfOne(earlier)) return spans
  const compared = spans.with(at, { ...more, meaning: { is: 'comparative', to: 'closer' }, said: 'closer' })
  return isWithin ? compared : compared.with(than, { ...joint, meaning: { is: 'ask', ask: 'compare' }, said: 'than' })
}

function isFirst(span: Span | undefined): boolean {
  const isPronoun = span?.meaning.is === 'pronoun' && span.meaning.of === 'spot' && FIRST.test(span.typed)
  return isPronoun || span?.meaning.is === 'ordinal'
}

const FIRST = /(^| )(premi[eè]re?|primer[oa]?|prim[oa])$/i
const CLOSER = /^(plus|más|più) /i
const THAN = /^(que|qu|di|del|dello|della|dell)$/i

/** "Ist er größer als der erste?" compares, where "größer als 3" is a bound. */
function withBiggerThan(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ typed }, i) => BIGGER.test(typed) && pointsAtOne(spans[i + 1]))
  const more = spans[at]
  if (!more) return spans
  const bigger = { ...more, meaning: { is: 'unmeasured', property: 'size' }, said: 'bigger' } as const
  return spans.toSpliced(at, 1, bigger, { ...more, meaning: { is: 'ask', ask: 'compare' }, said: 'than' })
}

function pointsAtOne(span: Span | undefined): boolean {
  return namesSpot(span) || (span?.meaning.is === 'pronoun' && span.meaning.of === 'spot')
}

const BIGGER = /^(größer|groesser|kleiner) als$/i

/** "Welche Orte sind ruhiger im Umkreis von 300 km?", and not "ein ruhiger Ort". */
const QUIETER = /^(ruhiger|leiser|stiller)$/i
const QUIETER_THING = /(^|was )(ruhiger|leiser|stiller)es$/i

type More = 'quieter' | 'louder' | 'closer' | 'higher' | 'lower'

const MORE: ReadonlyMap<Order, More> = new Map([
  ['rating', 'quieter'],
  ['noise', 'louder'],
  ['distance', 'closer'],
  ['highest', 'higher'],
  ['lowest', 'lower'],
])

/** One spot or one point was told. */
const isOfOne = ({ kind, subjects, silenceAt }: Query) =>
  silenceAt !== null || ((kind === 'about' || kind === 'why') && subjects.length === 1)

/** "El lugar más tranquilo de Europa", then "más cerca de Viena". */
const isOfQuietest = ({ kind, order, subjects }: Query) =>
  kind === 'superlative' && order === 'rating' && subjects.length === 0

/** What was told that something can be more than: one spot or one point, or what is near a place. */
const FITS: Readonly<Record<More, (before: Query) => boolean>> = {
  quieter: isOfOne,
  louder: isOfOne,
  higher: isOfOne,
  lower: isOfOne,
  closer: before =>
    isOfQuietest(before) ||
    (before.listed?.conditions ?? before.conditions).some(({ on, isNegated }) => on === 'near' && !isNegated),
}

function isComparative(spans: readonly Span[], at: number): boolean {
  const { meaning, typed } = spans[at] ?? { meaning: { is: 'sign' }, typed: '' }
  if (meaning.is !== 'superlative' || !(COMPARES.test(typed) || MAS.test(typed))) return false
  const before = spans.slice(Math.max(0, at - MOST_BEFORE), at)
  const next = spans.slice(at + 1, at + MOST_BEFORE)
  const isBeforeName = next.some(namesSpot) && !IS.test(spans[at - 1]?.typed ?? '')
  return (
    !before.some(span => DEFINITE.test(span.typed)) && !isBeforeName && (isPlacesWithin(spans) || !spans.some(isWhich))
  )
}

/** "Ce n'è uno più silenzioso?", "un lac plus calme": more than those that were listed. */
function isIndefinite(spans: readonly Span[], at: number): boolean {
  return spans.slice(Math.max(0, at - MOST_BEFORE), at).some(({ typed }) => INDEFINITE.test(typed))
}

const INDEFINITE = /(^| )(uno?|una|une|algun[oa]|algún|qualcuno|qualcuna|quelqu['’]une?)$/i
const MOST_BEFORE = 3
/** "È più tranquillo Rondane?" */
const IS = /^(è|es|est|est-ce)$/i
const MAS = /^más /i
const DEFINITE = /(^| )(el|la|los|las|lo|il|i|gli|le|l|les|del|dei|delle|degli|della|al)$/i

/** "Quali posti sono più tranquilli entro 300 km?": others than the one that was told. */
function isPlacesWithin(spans: readonly Span[]): boolean {
  const arePlaces = spans.some(({ meaning, typed }) => meaning.is === 'generic' && PLACES.test(typed))
  return arePlaces && spans.some(({ meaning }) => meaning.is === 'distance')
}

const PLACES = /^(orte|plätze|posti|luoghi|lugares|sitios|endroits|lieux)$/i

/** "¿Cuál es más tranquilo?", of several. */
function isWhich({ typed }: Span): boolean {
  return /^(cuál|cual|cuáles|quale?|quali|qual è|lequel|laquelle|lesquels|lesquelles)( |$)/i.test(typed)
}

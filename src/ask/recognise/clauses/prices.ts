import { withPaidLeftOut } from './paid-left-out.ts'
import { FILLER, isFiller, type Span, UNSAID } from '../spans.ts'

/**
 * Reads what a night, a hut or parking costs as a price, which is not known: only whether access is free is recorded.
 * Of a named spot such a thing is no question of its own; elsewhere huts may be looked for.
 */
export function withPrices(said: readonly Span[]): Span[] {
  const spans = withFreeServices(withPaidLeftOut(withoutPaid(withoutFeeOfNone(said))))
  const costs = [...spans.keys()].filter(at => isCost(spans, at) && thingsBeside(spans, at).length > 0)
  if (costs.length === 0) return [...spans]
  const things = new Set(costs.flatMap(at => thingsBeside(spans, at)))
  const isOfSpot = spans.some(isSpotNamed)
  // "Can I camp at Sarek for free": whether one can is asked as well.
  const isWhether = WHETHER.test(spans[0]?.typed ?? '')
  return spans.map((span, at) => {
    const isThing = things.has(at) && (isOfSpot || span.meaning.is === 'time') && !isWhether
    const isOfPrice = costs.includes(at) || isThing
    return isOfPrice ? { ...span, meaning: { is: 'off topic', subject: 'prices' } as const } : span
  })
}

const WHETHER = /^(can|may|could|kann|darf|können|dürfen|peut|puis|puedo|podemos|se puede|posso|possiamo|si può)\b/i

/** Reads "that doesn't charge an entry fee", "without paying an entry fee" as free access: the fee is what is not paid. */
function withoutFeeOfNone(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const object = /^(an?|any|the)$/i.test(spans[at - 1]?.said ?? '') ? at - 2 : at - 1
    const [before, meaning] = [spans[object]?.meaning, span.meaning]
    const isFee = meaning.is === 'access' && meaning.access === 'paid' && FEE.test(span.typed)
    return isFee && before?.is === 'access' && before.access === 'free' ? { ...span, meaning: FILLER } : span
  })
}

const FEE = /fees?$|admission|entry|entrance|ticket|eintritt|gebühr|entrée|entrada|ingresso|biglietto|tarif/i

/** Reads "without paid parking": what parking costs is not known, and parking itself is not ruled out. */
function withoutPaid(spans: readonly Span[]): readonly Span[] {
  const isPaid = (at: number) => {
    const meaning = spans[at]?.meaning
    return meaning?.is === 'access' && meaning.access === 'paid' && !isEntry(spans[at] ?? UNSAID)
  }
  return spans.map((span, at) => {
    const isBefore = isPaid(at) && isParked(spans[at + 1])
    const isBehind = isPaid(at) && isParked(spans[at - 1]) && span.typed !== span.said
    const isNegated = (from: number) => spans[from - 1]?.meaning.is === 'negation'
    const isOther = isParked(span) && ((isPaid(at - 1) && isNegated(at - 1)) || (isPaid(at + 1) && isNegated(at)))
    return isBefore || isBehind || isOther
      ? { ...span, meaning: { is: 'off topic', subject: 'services' } as const }
      : span
  })
}

function isParked(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && (span.meaning.feature === 'parking' || span.meaning.feature === 'toilets')
}

/**
 * Reads "lakes with free parking" as lakes with parking, of which the price is not known: "free" is said of the service, not of
 * the way in. Of "free wifi" neither is known.
 */
function withFreeServices(spans: readonly Span[]): readonly Span[] {
  return spans.flatMap((span, at): Span[] => {
    if (span.meaning.is !== 'access' || span.meaning.access !== 'free') return [span]
    const subject = isOfService(spans, at) ? 'services' : isOfElse(spans, at) ? null : undefined
    if (subject === undefined) return [span]
    const unknown: Span = { ...span, meaning: { is: 'off topic', subject } }
    // "Sleep for free in a hut": what a night costs is not known, and huts with free access are those that may be meant.
    return subject === 'services' && spans.some(isHut) && !isOfOther(spans, at) ? [unknown, span] : [unknown]
  })
}

/** "Free parking", "camp for free", "parking gratuit", "where parking is free". */
function isOfService(spans: readonly Span[], at: number): boolean {
  const [before, free, next] = [spans[at - 1], spans[at], spans[at + 1]]
  if (!free) return false
  if (isService(next)) return !isEntry(free) && !isSite(next)
  if (spans.some(isSpotNamed)) return false
  const isAfter = free.typed !== free.said || AFTER_SERVICE.test(free.said)
  const isSaidOf = /^(is|are)$/i.test(before?.said ?? '')
  const thing = isSaidOf ? spans[at - 2] : before
  return isService(thing) && !isSite(thing) && (isAfter || isSaidOf)
}

/** "With free parking": what is free is no night. */
function isOfOther(spans: readonly Span[], at: number): boolean {
  return [at - 2, at - 1, at + 1].some(i => {
    const meaning = spans[i]?.meaning
    return meaning?.is === 'feature' && meaning.feature !== 'camping' && SERVICES.has(meaning.feature)
  })
}

function isHut({ meaning }: Span): boolean {
  return meaning.is === 'feature' && meaning.feature === 'hut'
}

/** "Free campsites" are entered for free, as free huts are. */
function isSite({ meaning, said, typed }: Span = UNSAID): boolean {
  if (meaning.is !== 'feature' || meaning.feature !== 'camping') return false
  return SITE.test(said) || (typed !== said && SITE_ELSEWHERE.test(typed))
}

const SITE = /site|ground|place/i
/** As German, French, Spanish and Italian name several: one is camping as well. */
const SITE_ELSEWHERE = /pl[aä]tz|c[aá]mpings|campeggi$/i

const AFTER_SERVICE =
  /^(for free|free of charge|without paying|without charge|at no cost|for nothing|gratis|no charge|no cost)$/i

/** "Free entry" says of what. */
function isEntry({ said }: Span): boolean {
  return /\b(entry|entrance|admission|access|enter|visit|ticket|tickets)\b/i.test(said)
}

function isService(span: Span | undefined): boolean {
  if (span?.meaning.is === 'feature') return SERVICES.has(span.meaning.feature)
  return span?.meaning.is === 'time' ? NIGHT.test(span.typed) : isFiller(span ?? UNSAID) && NIGHT.test(span?.said ?? '')
}

/** "Kostenlose Übernachtung in einer Hütte": a night, where a hut is what is looked for. */
const NIGHT =
  /^(camping|camp|overnight|overnight stays?|night|nights|nuits?|nuitées?|noches?|notte|notti|pernottament[oi]|pernoctaci[oó]n(es)?|nacht|nächte)$/i

/** What may cost something where access is free. */
const SERVICES: ReadonlySet<string> = new Set(['camping', 'parking', 'toilets', 'shower', 'swimming'])

/** "With free wifi": said of a thing that no spot is recorded with. */
function isOfElse(spans: readonly Span[], at: number): boolean {
  const [before, next, after] = [spans[at - 1], spans[at + 1], spans[at + 2]]
  const isThing = next?.meaning.is === 'unknown' || (next?.meaning.is === 'off topic' && next.meaning.subject === null)
  const isLast = after === undefined || /^(sign|comma|and|or|relation)$/.test(after.meaning.is)
  return isThing && isLast && BEFORE_THING.test(before?.said ?? '')
}

const BEFORE_THING = /^(with|has|have|having|offer|offers|offering|get|gets|any|some|include|includes|including)$/i

/** What says that money is asked about; "free" and "with a fee" do beside the thing, of a named spot. */
function isCost(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? { meaning: { is: 'sign' }, said: '' }
  if (meaning.is === 'aspect') return meaning.aspect === 'access' && COST.test(said)
  if (meaning.is === 'off topic') return /^prices? of$/i.test(said)
  return meaning.is === 'access' && (meaning.access === 'paid' || isAsked(spans, at)) && spans.some(isSpotNamed)
}

const COST = /\b(costs?|prices?|pay|charge|expensive|how much|money|euro|dollars)\b/i

/** The positions of the things of a price in the clause of the word that asks for it. */
function thingsBeside(spans: readonly Span[], at: number): number[] {
  const reach = spans[at]?.meaning.is === 'access' ? BESIDE : MOST_BETWEEN
  const [from, to] = [clauseEdge(spans, at, -1), clauseEdge(spans, at, 1)]
  return [...spans.keys()].filter(i => i > from && i < to && isThing(spans[i]) && Math.abs(i - at) <= reach)
}

const MOST_BETWEEN = 7
const BESIDE = 5

function clauseEdge(spans: readonly Span[], at: number, step: 1 | -1): number {
  let edge = at + step
  while (spans[edge] && !/^(comma|and|sign|follow)$/.test(spans[edge]?.meaning.is ?? '')) edge += step
  return edge
}

function isThing(span: Span | undefined): boolean {
  const meaning = span?.meaning
  if (meaning?.is === 'time') return /\bnight$/i.test(span?.said ?? '')
  if (meaning?.is === 'off topic') return DRINKS.test(span?.said ?? '')
  return meaning?.is === 'feature' && PRICED.has(meaning.feature)
}

/** "What is a beer there": no entrance fee. */
const DRINKS = /^(beer|coffee)s?$/i

/** What may have a price of its own. */
const PRICED: ReadonlySet<string> = new Set(['hut', 'shelter', 'camping', 'parking', 'toilets'])

/** "Is parking free", "es gratis el aparcamiento", and neither "lakes with free parking" nor "free huts". */
function isAsked(spans: readonly Span[], at: number): boolean {
  const isOther = ({ meaning }: Span, i: number) =>
    meaning.is === 'generic' || (meaning.is === 'feature' && !isThing(spans[i]))
  const isBehind = spans.slice(0, at).some(isThing)
  return !spans.some(isOther) && (isBehind || /^(is|are)$/i.test(spans[at - 1]?.said ?? ''))
}

function isSpotNamed({ meaning }: Span): boolean {
  return meaning.is === 'name' && meaning.named.spots.length + meaning.named.cores.length > 0
}

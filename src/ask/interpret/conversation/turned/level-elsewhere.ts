import type { AspectAsk, Query } from '../../../query.ts'
import { isFiller, type Span } from '../../../recognise/spans.ts'
import { aroundPlace } from '../../nearby.ts'
import type { Reading } from '../../understand.ts'

/**
 * "And Laxey?" behind "how loud is Ramsey?": the same there, at the same time of day; of a spot, how loud it is. "Is it louder than
 * Snaefell?": both. Null where something else is asked.
 */
export function levelElsewhere(before: Query, { query, reference, aspects }: Reading): Query | null {
  if (before.silenceAt === null) return null
  const period = query.period ?? before.period
  const there = aroundPlace(before.silenceAt, query, reference)
  if (there)
    return there.silenceAt ? { ...there, period, aspects: aspects.length > 0 ? there.aspects : before.aspects } : there
  const { comparative, hasHead, nth, km } = reference
  const isElse = hasHead || nth !== null || km !== null || query.conditions.length > 0 || query.subjects.length !== 1
  const isAsked = aspects.every(({ of }) => of === 'level at' || of === 'level' || of === 'rating')
  if (isElse || !isAsked || (comparative !== null && comparative !== 'louder' && comparative !== 'quieter')) return null
  const level: AspectAsk = period ? { of: 'level at', period } : { of: 'rating', isLoudness: true }
  const spot: Query = { ...query, kind: 'about', aspects: [level], isYesNo: false }
  return comparative === null ? spot : { ...spot, first: { ...before, first: null } }
}

/** Reads "and Laxey?" behind the level of a town as the town of that name, where a spot bears it, too. */
export function withTownMeant(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const at = spans.findIndex(isOfBoth)
  const meaning = spans[at]?.meaning
  if (meaning?.is !== 'name' || !spans.every((span, i) => i === at || isBeside(span))) return spans
  if (before()?.silenceAt?.kind !== 'settlement') return spans
  return spans.map((span, i) =>
    i === at ? { ...span, meaning: { ...meaning, named: { ...meaning.named, spots: [], cores: [] } } } : span,
  )
}

function isOfBoth({ meaning }: Span): boolean {
  return meaning.is === 'name' && meaning.named.spots.length > 0 && meaning.named.settlements.length > 0
}

function isBeside(span: Span): boolean {
  return isFiller(span) || BESIDE.has(span.meaning.is)
}

const BESIDE: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'follow', 'relation', 'sign', 'comma', 'time'])

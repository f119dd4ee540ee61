import type { Coordinates } from '../../geo/coordinates.ts'
import { FILLER, type Meaning, namesSpot, type Span } from './spans.ts'

/** Puts a place where a question says "near me", "here" or "closest to us"; without one the spans stay. */
export function placedHere(spans: readonly Span[], near: Coordinates | undefined): readonly Span[] {
  if (!near) return spans
  return spans.map((span, at) =>
    span.meaning.is === 'here' || isMe(span, spans[at - 1])
      ? { ...span, meaning: { is: 'coordinates', at: near } as const }
      : span,
  )
}

function isMe({ said }: Span, before: Span | undefined): boolean {
  return /^(me|us)$/i.test(said) && /^(to|from|of|near|around)$/i.test(before?.said ?? '')
}

/** Adds where the asker is to a question about distance that names no place: "closest lake", "a day trip", "within 2 hours". */
export function placedAtAsker(spans: readonly Span[], near: Coordinates): readonly Span[] {
  const isAsked = spans.some((span, at) => isOfDistance(span) || isNearNothing(spans, at))
  const isCompared = spans.some(isCloser) && spans.some(namesSpot) && !spans.some(isElsewhere)
  if (!isCompared && (spans.some(isPlace) || !isAsked)) return spans
  return [...spans, unsaid({ is: 'relation', relation: 'near' }), unsaid({ is: 'coordinates', at: near })]
}

/** Reads a trip as somewhere to go where a question names nothing that it could start from: "day trip in Norway". */
export function withTripsPlaced(said: readonly Span[]): readonly Span[] {
  const spans = withoutIdleWeekend(said)
  const isStart = (span: Span, at: number) => isPlace(span) && !isWithin(spans, at)
  if (!spans.some(isTrip) || spans.some(isStart)) return spans
  return spans.map(span => (isTrip(span) ? { ...span, meaning: { is: 'generic' } as const } : span))
}

/** "A weekend within 150 km of Barcelona": how far one goes then is said. */
function withoutIdleWeekend(spans: readonly Span[]): readonly Span[] {
  const isSaid = spans.some(
    ({ meaning }) => meaning.is === 'distance' && meaning.estimate === undefined && !meaning.isHeight,
  )
  if (!isSaid) return spans
  return spans.map((span, at) =>
    /^weekend$/i.test(span.said) && span.meaning.is !== 'distance' && isIdleBefore(spans[at + 1])
      ? { ...span, meaning: FILLER }
      : span,
  )
}

/** "A weekend within 150 km", "for a weekend, …"; in "a weekend Vaduz" it is of no time that somebody has. */
function isIdleBefore(next: Span | undefined): boolean {
  return next === undefined || BEHIND_WEEKEND.has(next.meaning.is)
}

const BEHIND_WEEKEND: ReadonlySet<Span['meaning']['is']> = new Set([
  'sign',
  'comma',
  'relation',
  'distance',
  'and',
  'stop',
])

function isPlace({ meaning: { is } }: Span): boolean {
  return is === 'name' || is === 'spot' || is === 'coordinates' || is === 'here'
}

/** "Is Sarek closer than Rondane", "anything closer than Sarek": to whoever asks. */
function isCloser({ meaning }: Span): boolean {
  return meaning.is === 'comparative' && (meaning.to === 'closer' || meaning.to === 'farther')
}

function isElsewhere(span: Span): boolean {
  return isPlace(span) && !namesSpot(span)
}

function isTrip({ meaning }: Span): boolean {
  return meaning.is === 'distance' && meaning.estimate === 'trip'
}

function isOfDistance({ meaning, said }: Span): boolean {
  if (meaning.is === 'distance') return !meaning.isHeight
  if (meaning.is === 'superlative') return meaning.by === 'distance'
  return (meaning.is === 'relation' && /^(nearby|close by)$/i.test(said)) || meaning.is === 'walking distance'
}

/** "Seen in der Nähe": near what is not said. */
function isNearNothing(spans: readonly Span[], at: number): boolean {
  const meaning = spans[at]?.meaning
  const isNear = meaning?.is === 'relation' && meaning.relation === 'near'
  return isNear && spans.slice(at + 1).every(({ meaning: { is } }) => is === 'sign')
}

/** "In Norway", "to Oslo". */
function isWithin(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')
  if (before?.meaning.is !== 'relation' || before.said === 'of') return false
  return before.meaning.relation === 'in' || before.meaning.relation === 'to'
}

/** A span without words of the question. */
function unsaid(meaning: Meaning): Span {
  return { meaning, from: 0, to: 0, said: '', typed: '', isCapital: false, isPlural: false, corrected: null }
}

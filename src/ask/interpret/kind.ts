import type { Place } from '../gazetteer/place.ts'
import { type AspectAsk, type Condition, isWhere, type Subject, type Summary } from '../query.ts'
import type { Kind } from '../question.ts'
import type { Order } from '../vocabulary/orders.ts'
import { asksEachOf, comparedByIn } from './ranking/compared-by.ts'
import { isSortedList } from './asking/sorted-list.ts'
import type { Reference } from './reference.ts'
import type { Span } from '../recognise/spans.ts'
import { serviceTopicOf } from '../vocabulary/kinds/service-topics.ts'
import { isCommand } from './off-topic.ts'
import { isUnknownName } from './unknown-words.ts'

/** What decides the kind of a question. */
export type KindSigns = {
  spans: readonly Span[]
  asks: ReadonlySet<string>
  superlative: readonly Order[]
  subjects: readonly Subject[]
  uncompared: readonly string[]
  aspects: readonly AspectAsk[]
  conditions: readonly Condition[]
  isOffTopic: boolean
  reference: Reference
  /** The order asked for is by distance from a place. */
  isByDistance: boolean
  /** The place whose noise, or what else of it, is asked for. */
  silenceAt: Place | null
  /** How many places are named beside the spots. */
  places: number
  summary: Summary | null
}

/** The signs of each kind; the first row that fits decides. */
const KINDS: readonly (readonly [Kind, (signs: KindSigns) => boolean])[] = [
  ['declined', ({ spans }) => spans.some(({ meaning }) => meaning.is === 'harm')],
  ['not understood', ({ spans }) => isCommand(spans)],
  [
    'compare',
    ({ subjects, ...signs }) => subjects.length >= 2 && isComparing(signs) && !asksEachOf(signs.spans, signs.aspects),
  ],
  ['compare', ({ subjects, spans, places }) => subjects.length === 1 && places > 1 && isByDistance(spans)],
  ['compare', ({ uncompared }) => uncompared.length > 0],
  ['why', ({ subjects, aspects }) => subjects.length > 0 && aspects.some(({ of }) => of === 'why')],
  ['about', ({ subjects, silenceAt }) => subjects.length > 0 || silenceAt !== null],
  [
    'find',
    signs => asksForHelp(signs) && signs.reference.hasHead && signs.asks.has('help') && !signs.asks.has('rating help'),
  ],
  ['help', signs => asksForHelp(signs) || signs.asks.has('rating help') || isOfService(signs)],
  ['not understood', signs => isOnlyOfJourney(signs)],
  ['find', ({ spans }) => spans.some(isUnknownName)],
  ['not understood', ({ isOffTopic }) => isOffTopic],
  ['summary', ({ summary }) => summary !== null],
  ['count', ({ asks }) => asks.has('count')],
  [
    'nearest',
    ({ superlative, isByDistance }) => (superlative.includes('distance') || isByDistance) && !isRanked(superlative),
  ],
  ['find', ({ spans, superlative }) => isSortedList(spans, superlative)],
  ['superlative', ({ superlative }) => superlative.length > 0],
  ['help', signs => isEmpty(signs) && signs.asks.has('why')],
  ['find', signs => !isEmpty(signs) || signs.reference.hasHead],
  ['find', ({ spans }) => spans.some(({ meaning }) => meaning.is === 'unmeasured')],
  ['find', ({ spans }) => spans.some(isDistanceFrom)],
  [
    'not understood',
    ({ spans }) => spans.some(({ meaning }) => meaning.is === 'unknown' || meaning.is === 'source near'),
  ],
]

export function kindOf(signs: KindSigns): Kind {
  return KINDS.find(([, fits]) => fits(signs))?.[0] ?? 'help'
}

/** "How much is the train from Zurich to Vaduz": no spots are asked for. */
function isOnlyOfJourney({ spans, superlative }: KindSigns): boolean {
  const isOfFares = spans.some(({ meaning }) => meaning.is === 'off topic' && meaning.subject === 'fares')
  const isOfSpots = spans.some(({ meaning: { is } }) =>
    /^(generic|feature|quality|rating|level|fire|noise source)$/.test(is),
  )
  return isOfFares && !isOfSpots && superlative.length === 0
}

/** "Closer to", "farther from". */
function isByDistance(spans: readonly Span[]): boolean {
  return /^(distance|farthest)$/.test(comparedByIn(spans))
}

function isComparing({ asks, reference, spans, superlative, aspects }: Omit<KindSigns, 'subjects'>): boolean {
  return (
    asks.has('compare') ||
    reference.comparative !== null ||
    superlative.length > 0 ||
    spans.some(({ meaning }) => meaning.is === 'or') ||
    aspects.every(({ of }) => of === 'rating' || of === 'description')
  )
}

function asksForHelp(signs: KindSigns): boolean {
  const { asks } = signs
  return isEmpty(signs) && !asks.has('count') && (asks.has('help') || asks.has('rating help'))
}

/** "How old is the data for Norway": asked of the directory, whatever place is named. */
function isOfService({ spans, conditions, superlative }: KindSigns): boolean {
  const isAsked = spans.some(({ meaning, said }) => meaning.is === 'ask' && serviceTopicOf(said) !== undefined)
  return (
    isAsked && conditions.every(condition => isWhere(condition) && !condition.isNegated) && superlative.length === 0
  )
}

function isEmpty({ conditions, superlative }: KindSigns): boolean {
  return conditions.length === 0 && superlative.length === 0
}

/** "10 km from Hogwarts": a place that is not known was asked for. */
function isDistanceFrom({ meaning }: Span, at: number, spans: readonly Span[]): boolean {
  const next = spans[at + 1]?.meaning
  return meaning.is === 'distance' && next?.is === 'relation' && next.relation !== 'to'
}

function isRanked(superlative: readonly Order[]): boolean {
  return superlative.some(by => by !== 'distance')
}
